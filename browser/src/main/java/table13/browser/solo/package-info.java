/// Tables that live on one device, for one person and bots: what a server's lobby does, without threads, store and
/// clock. Begin with [SoloLobby]. Pure, and plain Java: time and luck are handed in, what is to be kept is handed out.
@NullMarked
package table13.browser.solo;

import org.jspecify.annotations.NullMarked;
