/// Brings databases up to date, whichever they are.
@NullMarked
package table13.server.store.migrations;

import org.jspecify.annotations.NullMarked;
