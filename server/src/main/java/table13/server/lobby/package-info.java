/// The tables in use: [Lobby] finds and opens them, [LiveTable] is one table with its connected clients.
@NullMarked
package table13.server.lobby;

import org.jspecify.annotations.NullMarked;
