/// Options of several commands: the table ([TableOptions]), the bots ([ContestantFactory]) and the seeds
/// ([MatchRandom]); the values of settings ([OptionConverters]) and their source in the environment ([Environment]).
@NullMarked
package table13.cli.options;

import org.jspecify.annotations.NullMarked;
