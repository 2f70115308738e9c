/// `simulate`, `replay` and `verify`: records are made, shown and checked.
@NullMarked
package table13.cli.records;

import org.jspecify.annotations.NullMarked;
