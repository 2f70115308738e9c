/// The load generator: many clients of a server at once, which check every answer and measure. It shares nothing with
/// the server but the reader and the writer of JSON.
@SuppressWarnings("requires-automatic") // HdrHistogram is no module yet
module table13.load {
    requires HdrHistogram;
    requires java.net.http;
    requires table13.wire;
    requires static transitive org.jspecify;

    exports table13.load;
}
