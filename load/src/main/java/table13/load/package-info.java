/// The load generator: plays at many tables of a running server at once, checks every response, and measures. Begin
/// with [Load], the course of a run. [LoadTable] and [LoadPlayer] are the guests. [EventLoop] and [ClientSocket] are a
/// WebSocket client with a low cost per message, because it shares the machine with the measured server.
@NullMarked
package table13.load;

import org.jspecify.annotations.NullMarked;
