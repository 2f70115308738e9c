package table13.arena.calibration;

import table13.bots.search.Calibration;

/// One choice of the expert, and what became of its match.
///
/// @param share the part of the win that the search counted on
/// @param win how likely the expert said it was to win
/// @param ahead how many rounds were ahead
/// @param won the part of the win that it had in the end
record Sample(double share, double win, double ahead, double won) {

    /// The same choice, as another calibration would have put it.
    Sample as(Calibration calibration) {
        return new Sample(share, calibration.win(share, ahead), ahead, won);
    }

    double odds() {
        return Math.log(share / (1 - share));
    }
}
