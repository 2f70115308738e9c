/// Policies that were learned from the search's own play. [Features] says what is true of a move, [Net] what that is
/// worth.
@NullMarked
package table13.bots.net;

import org.jspecify.annotations.NullMarked;
