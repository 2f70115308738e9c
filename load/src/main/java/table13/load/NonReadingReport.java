package table13.load;

/// Behaviour of a server under guests that send requests and never read.
///
/// @param quiet report before they connect; the heap is that after a garbage collection
/// @param besieged report while they are connected; the heap is that after they left and another collection
/// @param deaf number of concurrent non-reading guests
/// @param dropped number of disconnections by the server
public record NonReadingReport(LoadReport quiet, LoadReport besieged, int deaf, long dropped) {}
