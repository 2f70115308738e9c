/// Tests of secrecy on the network, by comparing two worlds byte by byte.
@NullMarked
package table13.server.secrecy;

import org.jspecify.annotations.NullMarked;
