/// `arena` and `tune`: bots are measured, and their rules of thumb trained. [table13.cli.report] tells what came out.
@NullMarked
package table13.cli.arena;

import org.jspecify.annotations.NullMarked;
