/// The `table13` command: play in the terminal, simulate, replay, verify and measure. Begin with [Main]; each command
/// is a class of its own, [table13.cli.screen] draws the tables, and [table13.cli.report] tells what the arena found.
///
/// Nothing here knows a rule: what may be played comes from views, what happened from events.
@NullMarked
package table13.cli;

import org.jspecify.annotations.NullMarked;
