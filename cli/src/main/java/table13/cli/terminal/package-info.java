/// The terminal itself: [Terminal] reads and prints, [Progress] shows how far something is, [UsageException] ends a
/// command
/// with a sentence. Knows no game and no command.
@NullMarked
package table13.cli.terminal;

import org.jspecify.annotations.NullMarked;
