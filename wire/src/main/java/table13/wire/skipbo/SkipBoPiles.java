package table13.wire.skipbo;

import java.util.Iterator;
import java.util.List;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoView;
import table13.wire.JsonWriter;

/// The building piles. Views and events use their order, JSON the names of the notation.
final class SkipBoPiles {

    private SkipBoPiles() {}

    static String name(int pile) {
        return SkipBo.GAME.piles().get(pile);
    }

    static void write(List<SkipBoView.Pile> piles, JsonWriter text) {
        Iterator<String> names = SkipBo.GAME.piles().iterator();
        text.objects("piles", piles, pile -> {
            text.with("name", names.next());
            SkipBoCodec.members(pile, text);
        });
    }
}
