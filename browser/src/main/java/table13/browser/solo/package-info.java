/// Tables on one device, for one person and bots: a server's lobby without threads, store and clock. Begin with
/// [SoloLobby]. Pure, plain Java: time and randomness are passed in, data to be stored are returned.
@NullMarked
package table13.browser.solo;

import org.jspecify.annotations.NullMarked;
