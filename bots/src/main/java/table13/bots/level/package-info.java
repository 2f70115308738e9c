/// The bots by name. [Bots] creates one for a [Level][table13.rules.Level]; [LearnedWeights] holds the trained weights.
@NullMarked
package table13.bots.level;

import org.jspecify.annotations.NullMarked;
