/// What several commands ask: which game and table ([TableOptions]), who plays ([ContestantFactory]), with which luck;
/// what the
/// values of settings must be ([OptionConverters]), and how the environment gives them ([Environment]).
@NullMarked
package table13.cli.options;

import org.jspecify.annotations.NullMarked;
