package table13.arena.calibration;

import table13.bots.search.Calibration;

/// One choice of the expert, and the result of its match.
///
/// @param share the share of the win that the search expected
/// @param win the predicted probability of winning
/// @param ahead the number of rounds ahead
/// @param won the real share of the win
record Sample(double share, double win, double ahead, double won) {

    /// The same choice under another calibration.
    Sample as(Calibration calibration) {
        return new Sample(share, calibration.win(share, ahead), ahead, won);
    }

    double odds() {
        return Math.log(share / (1 - share));
    }
}
