package table13.browser.solo;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.rules.Advice;
import table13.rules.Objection;
import table13.table.Due;
import table13.table.Table;
import table13.wire.protocol.Request;

/// How bots move at a table, and what the person may do there beyond what the rules say.
interface Conduct {

    /// Whether anybody but the person moves at this point.
    boolean goesOn(Due.Think think);

    /// What the bot moves that is to move now, in notation.
    String move(Table table, Due.Think think);

    /// What the person is advised to do.
    Optional<Advice> hint(Table table);

    /// Why not, though the rules of the table would allow it; null if nothing is in the way.
    @Nullable
    Objection objection(Table table, String guest, Request.AtTable request);
}
