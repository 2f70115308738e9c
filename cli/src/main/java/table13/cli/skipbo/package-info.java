/// *Skip-Bo, the board game* in a terminal: its table, its sentences, its moves, and how it is explained.
@NullMarked
package table13.cli.skipbo;

import org.jspecify.annotations.NullMarked;
