import Facts

/// Enums of Apple's libraries that view models and services tell apart: what was authorised, how two values compare, in
/// which state an application or a connection is.
///
/// Cases stand as the documentation of the library names them; those that only one platform has, or a late system, are left
/// out.
let systemEnums: [TypeFact] = enumsByModule.flatMap { module, text in
    readFile(text, path: FactIndex.Library.path, module: module, depth: .bodies).value.types
}

/// The declarations, by the module that a test imports for them.
private let enumsByModule: KeyValuePairs = [
    "Foundation": """
    enum ComparisonResult: Int, Sendable {
        case orderedAscending = -1, orderedSame = 0, orderedDescending = 1
    }

    enum QualityOfService: Int, Sendable {
        case userInteractive, userInitiated, utility, background, `default`
    }

    extension ProcessInfo {
        enum ThermalState: Int, Sendable {
            case nominal, fair, serious, critical
        }
    }

    extension URLSessionTask {
        enum State: Int, Sendable {
            case running, suspended, canceling, completed
        }
    }

    extension Operation {
        enum QueuePriority: Int, Sendable {
            case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8
        }
    }
    """,
    "AVFoundation": """
    enum AVAuthorizationStatus: Int, Sendable {
        case notDetermined, restricted, denied, authorized
    }

    extension AVPlayer {
        enum TimeControlStatus: Int, Sendable {
            case paused, waitingToPlayAtSpecifiedRate, playing
        }

        enum Status: Int, Sendable {
            case unknown, readyToPlay, failed
        }
    }

    extension AVPlayerItem {
        enum Status: Int, Sendable {
            case unknown, readyToPlay, failed
        }
    }

    extension AVAudioSession {
        enum InterruptionType: UInt, Sendable {
            case ended, began
        }
    }

    extension AVCaptureDevice {
        enum Position: Int, Sendable {
            case unspecified, back, front
        }

        enum FlashMode: Int, Sendable {
            case off, on, auto
        }
    }
    """,
    "AppTrackingTransparency": """
    extension ATTrackingManager {
        enum AuthorizationStatus: UInt, Sendable {
            case notDetermined, restricted, denied, authorized
        }
    }
    """,
    "Contacts": """
    enum CNAuthorizationStatus: Int, Sendable {
        case notDetermined, restricted, denied, authorized
    }
    """,
    "CoreBluetooth": """
    enum CBManagerAuthorization: Int, Sendable {
        case notDetermined, restricted, denied, allowedAlways
    }

    enum CBManagerState: Int, Sendable {
        case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
    }

    enum CBPeripheralState: Int, Sendable {
        case disconnected, connecting, connected, disconnecting
    }
    """,
    "CoreLocation": """
    enum CLAuthorizationStatus: Int32, Sendable {
        case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    }
    """,
    "HealthKit": """
    enum HKAuthorizationStatus: Int, Sendable {
        case notDetermined, sharingDenied, sharingAuthorized
    }
    """,
    "LocalAuthentication": """
    enum LABiometryType: Int, Sendable {
        case none, touchID, faceID
    }
    """,
    "MessageUI": """
    enum MFMailComposeResult: Int, Sendable {
        case cancelled, saved, sent, failed
    }
    """,
    "MultipeerConnectivity": """
    enum MCSessionState: Int, Sendable {
        case notConnected, connecting, connected
    }
    """,
    "Network": """
    extension NWPath {
        enum Status: Hashable, Sendable {
            case satisfied, unsatisfied, requiresConnection
        }
    }

    extension NWInterface {
        enum InterfaceType: Hashable, Sendable {
            case other, wifi, cellular, wiredEthernet, loopback
        }
    }
    """,
    "NetworkExtension": """
    enum NEVPNStatus: Int, Sendable {
        case invalid, disconnected, connecting, connected, reasserting, disconnecting
    }
    """,
    "PassKit": """
    enum PKPaymentAuthorizationStatus: Int, Sendable {
        case success, failure
    }
    """,
    "Photos": """
    enum PHAuthorizationStatus: Int, Sendable {
        case notDetermined, restricted, denied, authorized, limited
    }
    """,
    "Speech": """
    enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
        case notDetermined, denied, restricted, authorized
    }
    """,
    "StoreKit": """
    enum SKPaymentTransactionState: Int, Sendable {
        case purchasing, purchased, failed, restored, deferred
    }
    """,
    "SwiftUI": """
    enum ScenePhase: Hashable, Sendable {
        case background, inactive, active
    }

    enum ColorScheme: Hashable, Sendable {
        case light, dark
    }

    enum LayoutDirection: Hashable, Sendable {
        case leftToRight, rightToLeft
    }

    enum UserInterfaceSizeClass: Hashable, Sendable {
        case compact, regular
    }
    """,
    "UIKit": """
    enum UIUserInterfaceStyle: Int, Sendable {
        case unspecified, light, dark
    }

    enum UIUserInterfaceSizeClass: Int, Sendable {
        case unspecified, compact, regular
    }

    enum UIUserInterfaceIdiom: Int, Sendable {
        case unspecified = -1, phone, pad, tv, carPlay
    }

    enum UIBackgroundFetchResult: UInt, Sendable {
        case newData, noData, failed
    }

    enum UIBackgroundRefreshStatus: Int, Sendable {
        case restricted, denied, available
    }

    extension UIApplication {
        enum State: Int, Sendable {
            case active, inactive, background
        }
    }

    extension UIGestureRecognizer {
        enum State: Int, Sendable {
            case possible, began, changed, ended, cancelled, failed
        }
    }

    extension UINotificationFeedbackGenerator {
        enum FeedbackType: Int, Sendable {
            case success, warning, error
        }
    }

    extension UIImpactFeedbackGenerator {
        enum FeedbackStyle: Int, Sendable {
            case light, medium, heavy, soft, rigid
        }
    }

    extension UIAlertAction {
        enum Style: Int, Sendable {
            case `default`, cancel, destructive
        }
    }

    extension UIAlertController {
        enum Style: Int, Sendable {
            case actionSheet, alert
        }
    }

    extension UIDevice {
        enum BatteryState: Int, Sendable {
            case unknown, unplugged, charging, full
        }
    }

    enum UIDeviceOrientation: Int, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    }

    enum UIInterfaceOrientation: Int, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }
    """,
    "UserNotifications": """
    enum UNAuthorizationStatus: Int, Sendable {
        case notDetermined, denied, authorized, provisional
    }
    """,
    "WatchConnectivity": """
    enum WCSessionActivationState: Int, Sendable {
        case notActivated, inactive, activated
    }
    """,
    "WebKit": """
    enum WKNavigationActionPolicy: Int, Sendable {
        case cancel, allow, download
    }

    enum WKNavigationResponsePolicy: Int, Sendable {
        case cancel, allow, download
    }
    """,
]
