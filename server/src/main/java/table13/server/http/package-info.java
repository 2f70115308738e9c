/// The web server: the only package that uses Jetty. [WebServer] wires it, [Connection] is one WebSocket, [Api] answers
/// plain requests, [Pages] serves the web client.
@NullMarked
package table13.server.http;

import org.jspecify.annotations.NullMarked;
