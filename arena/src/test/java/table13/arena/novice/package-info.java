/// Somebody who plays a game for the first time: [Novice].
@NullMarked
package table13.arena.novice;

import org.jspecify.annotations.NullMarked;
