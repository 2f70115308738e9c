/// What not even a beginner does, game by game, as people at the table would put it: [Manners].
@NullMarked
package table13.bots.manners;

import org.jspecify.annotations.NullMarked;
