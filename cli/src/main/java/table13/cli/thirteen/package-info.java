/// *13* and *Friday the 13th* in a terminal: its table, its sentences, its moves, and how it is explained.
@NullMarked
package table13.cli.thirteen;

import org.jspecify.annotations.NullMarked;
