package table13.bots.search;

import table13.rules.Level;

/// Mistake rates: the probability that a level chooses like a [BeginnerPolicy]. They set the levels of a game about
/// equally far apart.
public record MistakeRates(double easy, double medium, double hard) {

    public double of(Level level) {
        return switch (level) {
            case EASY -> easy;
            case MEDIUM -> medium;
            case HARD -> hard;
            case RANDOM, GREEDY, NET, EXPERT -> 0;
        };
    }
}
