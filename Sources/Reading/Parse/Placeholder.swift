import Scaffolding
import SwiftOperators
import SwiftParser
import Yams
