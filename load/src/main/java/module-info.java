/// The load generator: many clients that check every response of a server and measure it. The only code shared with the
/// server is the JSON reader and writer.
@SuppressWarnings("requires-automatic") // HdrHistogram has no module descriptor
module table13.load {
    requires HdrHistogram;
    requires java.net.http;
    requires table13.wire;
    requires static transitive org.jspecify;

    exports table13.load;
}
