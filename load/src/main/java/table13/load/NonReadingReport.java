package table13.load;

/// How a server bears guests that ask and never read.
///
/// @param quiet before they came, with the heap of the server after a collection
/// @param besieged while they were there, with the heap after they were gone and another collection
/// @param deaf how many there were at a time
/// @param dropped how often the server cut one off
public record NonReadingReport(LoadReport quiet, LoadReport besieged, int deaf, long dropped) {}
