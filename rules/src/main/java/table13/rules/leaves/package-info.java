/// *13 Leaves*. [Leaves] is the game, [LeavesState] its rules in the order of the rulebook.
@NullMarked
package table13.rules.leaves;

import org.jspecify.annotations.NullMarked;
