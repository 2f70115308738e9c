/// Chance that can be checked: what the server promises before the deal and reveals after the match. Begin with
/// [FairDeal][table13.table.fair.FairDeal]; `docs/fair-deal.md` tells the whole of it, for other languages too.
@NullMarked
package table13.table.fair;

import org.jspecify.annotations.NullMarked;
