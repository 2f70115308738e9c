/// `simulate` writes records, `replay` shows them, `verify` checks them.
@NullMarked
package table13.cli.records;

import org.jspecify.annotations.NullMarked;
