package table13.rules.thirteen;

import java.util.List;
import table13.rules.Objection;
import table13.rules.Option;

/// *Friday the 13th*: zeros in the deck, all cards dealt, and four rounds (F2, F3, F4).
public final class Friday {

    private static final Option DECK =
            new Option("deck", List.of("53", "50"), "53 cards, or 50 without the three zeros (F2).");

    public static final PileGame GAME = new PileGame(new Edition(
            "friday",
            "Friday the 13th",
            List.of("cat", "mirror", "ladder"),
            "friday",
            List.of(DECK),
            setup -> setup.option(DECK).equals("53") ? 1 : 0,
            Edition.ALL,
            4,
            players -> 4,
            Objections.NOT_HELD,
            Objections.WRONG_PILE));

    private Friday() {}

    private enum Objections implements Objection {
        NOT_HELD("That card is not in your hand."),
        WRONG_PILE("A bad-luck card goes only on the pile of its own kind.");

        private final String reason;

        Objections(String reason) {
            this.reason = reason;
        }

        @Override
        public String rule() {
            return "F6";
        }

        @Override
        public String reason() {
            return reason;
        }
    }
}
