/// Verifiable randomness: a commitment before the deal, its secret revealed after the match. Begin with
/// [FairDeal][table13.table.fair.FairDeal]; `docs/fair-deal.md` describes the method for other languages too.
@NullMarked
package table13.table.fair;

import org.jspecify.annotations.NullMarked;
