/// Search under hidden information, for any game. Begin with [MoveSearch]: it samples determinizations ([Guess], and as
/// posteriors [Belief] and [Impressions]), plays them out ([Playouts], [Tree]) by policies ([Thumb]), values the end
/// ([Objective]) and allots its budget by [Halving]. [Craft] is what a game adds to this.
@NullMarked
package table13.bots.search;

import org.jspecify.annotations.NullMarked;
