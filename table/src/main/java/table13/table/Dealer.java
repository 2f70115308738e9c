package table13.table;

import table13.rules.Chance;
import table13.table.fair.FairDeal;

/// Where the luck of a match comes from. It is always [FairDeal#chance] but in tests that need to know the cards.
public interface Dealer {

    Dealer FAIR = FairDeal::chance;

    Chance chance(FairDeal deal);
}
