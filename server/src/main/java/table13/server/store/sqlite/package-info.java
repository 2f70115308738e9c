/// A store in one file, for one server. Begin with [SqliteStore].
@NullMarked
package table13.server.store.sqlite;

import org.jspecify.annotations.NullMarked;
