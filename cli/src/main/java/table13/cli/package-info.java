/// The `table13` command: play in the terminal, simulate, replay, verify, measure and serve. Begin with [Main]; each
/// family of commands has a package of its own, [table13.cli.screen] draws the tables.
///
/// Nothing here knows a rule: what may be played comes from views, what happened from events.
@NullMarked
package table13.cli;

import org.jspecify.annotations.NullMarked;
