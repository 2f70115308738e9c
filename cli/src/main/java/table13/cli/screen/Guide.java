package table13.cli.screen;

import table13.rules.Game;

/// What `?` says: each game in a few lines, and how its moves are written.
final class Guide {
    private static final String COMMANDS = """

            Instead of a move:  moves  lists what you may do   hint   asks the expert
                                log    what happened since     table  draws the table again
                                quit   leaves the match
            """;

    private static final String THIRTEEN = """
            Take few cards. Lay one card per turn on the target of its colour; a nasty
            four (n) goes on any target. Up to 13 all is well. Whoever takes a target
            above 13 gets what lay there before, face down, and the new card stays.
            You draw a card after each turn while there are any.
            At the end a card costs 1 and a nasty four 2, but strictly the most cards
            of a colour cost nothing at all. The lowest total wins.

            Moves:  b5   the blue 5 on blue; also y (yellow) and g (green)
                    n>g  a nasty four on green
            """;

    private static final String FRIDAY = """
            Take few cards. Lay one card per turn on the pile of its kind; a friday
            card (f) counts 4 and goes on any pile. Up to 13 all is well. Whoever takes
            a pile above 13 gets what lay there before, face down, and the new card
            stays. There is no drawing: the round ends when all hands are empty.
            Then a card costs 1 and a friday 2, but strictly the most cards of a kind
            cost nothing at all. The lowest total after four rounds wins.

            Moves:  c5   the cat 5 on the cats; also m (mirror) and l (ladder)
                    f>m  a friday card on the mirrors
            """;

    private static final String SKIPBO = """
            Be the first to play your whole stock. Piles are built upwards from 1 to 12,
            a wild (w) is any number. A pawn on a colour opens the pile of that colour,
            a pawn on pink both pink ones. At the end of your turn you discard a card
            and a pawn of yours walks as many spaces.
            With your other pawn on a colour, a space 1-4, 5-8, 9-12 or SKIP-BO stands
            for one number that a pile needs, once per turn, if you play the following
            card with it; standing for 12 it completes the pile by itself. On an
            exchange space you may put the top of your stock under it.

            Moves:  5>blue  stock>pink1   a card of your hand, or of your stock, on a pile
                    +7>red  +stock>blue   a space stands in, and this card follows
                    +>red                 a space stands for 12
                    exchange              the top of your stock goes under it
                    4:7>11  w:7>9         discard, and a pawn goes from space 7 to 11 or 9
                    end                   ends a turn when you have no cards at all
            Short:  b o p r k1 k2 for the piles, s for stock, x for exchange
            """;

    private static final String LEAVES = """
            Be the first without cards. Play one or more cards of one value: at the low
            end of the row that value or lower, at the high end that value or higher,
            and at least as many cards as the stack at that end holds. Or pass: take
            one card of any stack and be out until the lap ends. When all but one have
            passed, that player clears the row and starts anew. On an empty row you must
            play, whatever you like.

            Moves:  2x7    two cards of value 7 (or type 7 7)
                    pass9  pass, and take a 9 from the row
            """;

    private Guide() {}

    static String of(Game<?> game) {
        String rules = switch (game.id()) {
            case "thirteen" -> THIRTEEN;
            case "friday" -> FRIDAY;
            case "skipbo" -> SKIPBO;
            case "leaves" -> LEAVES;
            default -> "";
        };
        return rules + COMMANDS;
    }
}
