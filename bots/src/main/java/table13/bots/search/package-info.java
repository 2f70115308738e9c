/// Search under hidden information, for any game. Begin with [MoveSearch]: it samples determinizations
/// ([BeliefSampler], and as
/// posteriors [McmcBelief] and [OpponentModel]), plays them out ([Playouts], [InformationSetTree]) by policies
/// ([Policy]), values the end
/// ([Objective]) and allots its budget by [SequentialHalving]. [GameKnowledge] is what a game adds to this.
@NullMarked
package table13.bots.search;

import org.jspecify.annotations.NullMarked;
