/// One table: seats, presence, clocks, chat and the current match. Begin with [Entry], the list of everything that can
/// happen to a table; [Table] is the state computed from it.
///
/// Pure: no clock, thread, file or random source in this package; callers pass in all of them.
@NullMarked
package table13.table;

import org.jspecify.annotations.NullMarked;
