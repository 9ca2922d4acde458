import Scaffolding
import SwiftParser
import SwiftOperators
import Yams
