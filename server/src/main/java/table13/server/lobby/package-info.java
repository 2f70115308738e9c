/// The tables that are in use: [Lobby] finds and opens them, [LiveTable] is one of them with the people around it.
@NullMarked
package table13.server.lobby;

import org.jspecify.annotations.NullMarked;
