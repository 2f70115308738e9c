/// The terminal: [Terminal] reads and prints, [Progress] shows the progress, [UsageException] ends a command with a
/// message. Independent of games and commands.
@NullMarked
package table13.cli.terminal;

import org.jspecify.annotations.NullMarked;
