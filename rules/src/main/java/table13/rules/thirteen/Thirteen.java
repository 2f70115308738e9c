package table13.rules.thirteen;

import java.util.List;
import table13.rules.Objection;

/// *13*: fifty cards, five in hand, a draw pile, and one round per dealer (T2, T4, T5).
public final class Thirteen {

    public static final PileGame GAME = new PileGame(new Edition(
            "thirteen",
            "13",
            List.of("blue", "yellow", "green"),
            "nasty four",
            List.of(),
            setup -> 0,
            5,
            0,
            players -> players == 3 ? 6 : players,
            Objections.NOT_HELD,
            Objections.WRONG_TARGET));

    private Thirteen() {}

    private enum Objections implements Objection {
        NOT_HELD("T6", "That card is not in your hand."),
        WRONG_TARGET("T7", "A coloured card goes only on the target of its own colour.");

        private final String rule;
        private final String reason;

        Objections(String rule, String reason) {
            this.rule = rule;
            this.reason = reason;
        }

        @Override
        public String rule() {
            return rule;
        }

        @Override
        public String reason() {
            return reason;
        }
    }
}
