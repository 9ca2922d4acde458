// A stand-in for Apple's Combine, which does not exist on Linux: OpenCombine under the name apps import.

import Dispatch
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation

extension Publisher {
    /// Delivers values on a dispatch queue, spelled as with Combine, where `DispatchQueue` is itself a scheduler.
    public func receive(on queue: DispatchQueue) -> Publishers.ReceiveOn<Self, DispatchQueue.OCombine> {
        receive(on: queue.ocombine)
    }
}
