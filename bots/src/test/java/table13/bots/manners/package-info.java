/// Moves that even a beginner avoids, game by game: [Manners].
@NullMarked
package table13.bots.manners;

import org.jspecify.annotations.NullMarked;
