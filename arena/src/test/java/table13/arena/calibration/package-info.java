/// Tests whether the expert's probabilities of winning are calibrated: [CalibrationTest].
@NullMarked
package table13.arena.calibration;

import org.jspecify.annotations.NullMarked;
