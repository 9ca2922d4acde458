import Scaffolding
import Stencil
