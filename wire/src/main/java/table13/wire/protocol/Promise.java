package table13.wire.protocol;

import table13.table.fair.DealVersion;

/// The next table that somebody opens will have this id, and the server is already bound to how its cards will be
/// dealt.
///
/// @param deal the version of the fair deal
public record Promise(String table, DealVersion deal, String commitment) {}
