import Facts

/// The units in which values of Foundation's dimensions are measured in tests.
package enum MeasuredUnits {
    /// The unit of a dimension, `UnitLength.meters`, as a test names it; `nil` for an unknown one.
    package static func unit(of dimension: TypeRef) -> Code.Expression? {
        guard let name = dimension.lastName, let unit = units[name] else { return nil }
        return .member(.type(.simple(name)), unit)
    }

    private static let units = [
        "UnitAcceleration": "metersPerSecondSquared", "UnitAngle": "degrees", "UnitArea": "squareMeters",
        "UnitConcentrationMass": "gramsPerLiter", "UnitDispersion": "partsPerMillion", "UnitDuration": "seconds",
        "UnitElectricCharge": "coulombs", "UnitElectricCurrent": "amperes",
        "UnitElectricPotentialDifference": "volts", "UnitElectricResistance": "ohms", "UnitEnergy": "joules",
        "UnitFrequency": "hertz", "UnitFuelEfficiency": "litersPer100Kilometers", "UnitIlluminance": "lux",
        "UnitInformationStorage": "bytes", "UnitLength": "meters", "UnitMass": "kilograms", "UnitPower": "watts",
        "UnitPressure": "hectopascals", "UnitSpeed": "metersPerSecond", "UnitTemperature": "celsius",
        "UnitVolume": "liters",
    ]
}
