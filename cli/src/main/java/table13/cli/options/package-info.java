/// What several commands ask: which game and table ([TableOptions]), who plays ([Seating]), and with which luck.
@NullMarked
package table13.cli.options;

import org.jspecify.annotations.NullMarked;
