/// A first-time player of a game: [Novice].
@NullMarked
package table13.arena.novice;

import org.jspecify.annotations.NullMarked;
