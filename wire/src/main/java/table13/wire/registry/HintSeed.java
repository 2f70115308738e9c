package table13.wire.registry;

import table13.rules.Move;
import table13.rules.View;
import table13.wire.JsonWriter;

/// The random seed of a hint, which decides between equal moves. It depends only on the view, so the server and the
/// engine on the viewer's device give the same hint.
public final class HintSeed {
    private static final long BASIS = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private HintSeed() {}

    /// FNV-1a over the JSON of the view.
    public static long of(View view) {
        JsonWriter text = new JsonWriter().begin().with("round", view.round()).withNumbers("totals", view.totals());
        GameCodecs.write("table", view.seen(), text);
        text.with("legalMoves", view.seen().legalMoves(), (Move move) -> text.string(move.notation()));
        String told = text.end().toString();
        long hash = BASIS;
        for (int i = 0; i < told.length(); i++) {
            hash = (hash ^ told.charAt(i)) * PRIME;
        }
        return hash;
    }
}
