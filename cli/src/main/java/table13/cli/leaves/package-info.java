/// *13 Leaves* in a terminal: its table, its sentences, its moves, and how it is explained.
@NullMarked
package table13.cli.leaves;

import org.jspecify.annotations.NullMarked;
