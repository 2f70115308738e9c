/// The web server: the only package that sees Jetty. [WebServer] wires it, [Connection] is one WebSocket, [Api] answers
/// plain requests.
@NullMarked
package table13.server.http;

import org.jspecify.annotations.NullMarked;
