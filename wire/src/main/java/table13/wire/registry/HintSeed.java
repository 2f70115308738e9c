package table13.wire.registry;

import table13.rules.Move;
import table13.rules.View;
import table13.wire.JsonWriter;

/// The luck of a hint, which decides between moves that seem equal. It follows from what the viewer sees and nothing
/// else, so whoever thinks about a view gives the same hint: the server, or the engine on the viewer's own machine.
public final class HintSeed {
    private static final long BASIS = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private HintSeed() {}

    /// FNV-1a over the view as it is told.
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
