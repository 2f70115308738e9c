package table13.rules.skipbo;

/// The move codes. First the builds by source and pile, then builds with a space that stands in, completions by pile,
/// the exchange, the end of a turn without cards, and discards by kind, start space and target space.
///
/// The *source* is the place of the card to build with: 0 to 12 is a hand card of this kind, 13 the top of the stock. A
/// completion is a stand-in without a following card; its source is 14.
final class MoveCodes {
    static final int PILES = Track.PILES.size();
    static final int STOCK = Cards.KINDS;
    static final int NOTHING = STOCK + 1;

    static final int BUILDS = 0;
    static final int STAND_INS = NOTHING * PILES;
    static final int COMPLETIONS = STAND_INS + NOTHING * PILES;
    static final int EXCHANGE = COMPLETIONS + PILES;
    static final int END_TURN = EXCHANGE + 1;
    static final int DISCARDS = END_TURN + 1;
    static final int MOVES = DISCARDS + Cards.KINDS * Track.LENGTH * Track.LENGTH;

    /// Six sources for three piles, or for two with a space; two pawns with any target; four numbers in both
    /// directions.
    static final int MOST_LEGAL_MOVES = 6 * 3 + 6 * 2 + 2 + 1 + 2 * 23 + 4 * 2 * 2;

    private MoveCodes() {}

    /// @param first [#BUILDS] or [#STAND_INS]
    static int build(int first, int source, int pile) {
        return first + source * PILES + pile;
    }

    static int source(int move) {
        return (move < STAND_INS ? move : move - STAND_INS) / PILES;
    }

    /// The pile of a build, with or without a space, or of a completion.
    static int pile(int move) {
        return move % PILES;
    }

    static int discard(int kind, int from, int to) {
        return DISCARDS + (kind * Track.LENGTH + from) * Track.LENGTH + to;
    }

    static int kind(int discard) {
        return (discard - DISCARDS) / (Track.LENGTH * Track.LENGTH);
    }

    static int from(int discard) {
        return (discard - DISCARDS) / Track.LENGTH % Track.LENGTH;
    }

    static int to(int discard) {
        return (discard - DISCARDS) % Track.LENGTH;
    }
}
