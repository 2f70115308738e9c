/// Search under hidden information, for any game. Begin with [MoveSearch]. It samples determinizations
/// ([BeliefSampler], and posteriors by [McmcBelief] and [OpponentModel]), plays them out ([Playouts],
/// [InformationSetTree]) by policies ([Policy]), evaluates the end ([Objective]) and allots its budget by
/// [SequentialHalving]. [GameKnowledge] adds the knowledge of one game.
@NullMarked
package table13.bots.search;

import org.jspecify.annotations.NullMarked;
