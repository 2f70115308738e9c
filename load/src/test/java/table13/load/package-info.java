/// The load generator against real sockets: a Jetty that echoes, and one that pretends to be a server of games.
@NullMarked
package table13.load;

import org.jspecify.annotations.NullMarked;
