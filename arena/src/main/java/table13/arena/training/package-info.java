/// Training of bot weights: [EvolutionTrainer] tunes heuristic policies, [NetTrainer] learns from a search,
/// [SelfPlayTrainer] from self-play.
@NullMarked
package table13.arena.training;

import org.jspecify.annotations.NullMarked;
