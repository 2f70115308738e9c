package table13.table;

import table13.rules.Chance;
import table13.table.fair.FairDeal;

/// The source of a match's randomness. Always [FairDeal#chance], except in tests and lessons with known cards.
public interface Dealer {

    Dealer FAIR = FairDeal::chance;

    Chance chance(FairDeal deal);
}
