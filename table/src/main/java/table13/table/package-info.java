/// One table: who sits where, who is away, whose clock runs, what was said, and the match that is being played.
/// Begin with [Entry], the list of everything that can happen to a table; [Table] is what follows from such a list.
///
/// Nothing here reads a clock, starts a thread, touches a file or makes up a random number: all of it is handed in.
@NullMarked
package table13.table;

import org.jspecify.annotations.NullMarked;
