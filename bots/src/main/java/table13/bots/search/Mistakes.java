package table13.bots.search;

import table13.rules.Level;

/// How often bots that people play with choose as a [Beginner] would, a part of their moves each. It is what sets the
/// levels of a game about equally far apart.
public record Mistakes(double easy, double medium, double hard) {

    public double of(Level level) {
        return switch (level) {
            case EASY -> easy;
            case MEDIUM -> medium;
            case HARD -> hard;
            case RANDOM, GREEDY, NET, EXPERT -> 0;
        };
    }
}
