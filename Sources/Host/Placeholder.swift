import Scaffolding
import Subprocess
