/// The `table13` command: play in the terminal, simulate, replay, verify, measure and serve. Begin with [Main]. Each
/// family of commands has its own package; [table13.cli.screen] draws the tables.
///
/// This package contains no rules: legal moves come from views, events from the match.
@NullMarked
package table13.cli;

import org.jspecify.annotations.NullMarked;
