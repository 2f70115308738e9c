/// What decides and tells at one table, without threads and without a store. Begin with [Book], which rules on a
/// request, plays it and has it stored in a [TableLog], and [Audience], which tells everybody what they may know.
@NullMarked
package table13.runtime;

import org.jspecify.annotations.NullMarked;
