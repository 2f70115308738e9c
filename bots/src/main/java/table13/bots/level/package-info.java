/// The bots by name. [Bots] makes one for a [Level][table13.rules.Level], [LearnedWeights] holds what tuning found.
@NullMarked
package table13.bots.level;

import org.jspecify.annotations.NullMarked;
