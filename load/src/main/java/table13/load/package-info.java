/// The load generator: plays at many tables at once against a running server, checks every answer, and measures.
/// Begin with [Load], which tells the course of a run; [LoadTable] and [LoadPlayer] are the guests, [EventLoop] and
/// [ClientSocket] a WebSocket client that costs very little for each message, because it shares the machine with the
/// server it measures.
@NullMarked
package table13.load;

import org.jspecify.annotations.NullMarked;
