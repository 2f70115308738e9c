/// `arena` measures bots, `tune` trains their policies, `bot` runs one as a program. [table13.cli.report] prints the
/// results.
@NullMarked
package table13.cli.arena;

import org.jspecify.annotations.NullMarked;
