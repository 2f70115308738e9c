/// What several commands ask: which game and table ([TableOptions]), who plays ([Seating]), with which luck; what the
/// values of settings must be ([Values]), and how the environment gives them ([Environment]).
@NullMarked
package table13.cli.options;

import org.jspecify.annotations.NullMarked;
