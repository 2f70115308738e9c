/// The load generator: many clients of a server at once, which check every answer and measure. It shares nothing with
/// the server.
module table13.load {
    requires java.net.http;
    requires static transitive org.jspecify;

    exports table13.load;
}
