/// Schema migrations for every kind of database.
@NullMarked
package table13.server.store.migrations;

import org.jspecify.annotations.NullMarked;
