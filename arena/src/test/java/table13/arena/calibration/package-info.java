/// Whether what the expert calls a chance to win is one: [CalibrationTest].
@NullMarked
package table13.arena.calibration;

import org.jspecify.annotations.NullMarked;
