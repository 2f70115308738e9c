/// Tables over the network. Begin with [TableServer], which puts everything together, then `lobby`, the tables in use,
/// and `store`, where their logs are kept.
@NullMarked
package table13.server;

import org.jspecify.annotations.NullMarked;
