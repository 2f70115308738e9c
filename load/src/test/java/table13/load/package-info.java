/// Tests of the load generator over real sockets: with a Jetty that echoes, and with a pretended game server.
@NullMarked
package table13.load;

import org.jspecify.annotations.NullMarked;
