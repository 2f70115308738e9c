/// What nobody may learn over the network, shown by comparing two worlds byte by byte.
@NullMarked
package table13.server.secrecy;

import org.jspecify.annotations.NullMarked;
