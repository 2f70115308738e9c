/// The bots by name. [Level] says which there are, [Bots] makes one, [Weights] holds what tuning found.
@NullMarked
package table13.bots.level;

import org.jspecify.annotations.NullMarked;
