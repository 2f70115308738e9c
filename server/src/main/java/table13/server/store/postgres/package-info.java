/// A store in PostgreSQL, for any number of servers. Begin with `PostgresStore`.
@NullMarked
package table13.server.store.postgres;

import org.jspecify.annotations.NullMarked;
