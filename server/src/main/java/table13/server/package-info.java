/// Tables over the network. Begin with [TableServer], which wires everything, then `lobby`, the tables in use, and
/// `store`, the storage of their logs.
@NullMarked
package table13.server;

import org.jspecify.annotations.NullMarked;
