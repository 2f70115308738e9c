/// How the weights of the rules of thumb are found: [EvolutionTrainer] lets rules of thumb play each other.
@NullMarked
package table13.arena.training;

import org.jspecify.annotations.NullMarked;
