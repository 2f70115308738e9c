package table13.rules.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.Game;
import table13.rules.Option;
import table13.rules.Setup;

/// The web client checks deals independently of the server, so it has a copy of every deck and its order.
/// `protocol/decks.json` compares it with the rules; `-Dprotocol=write` writes the file again. It may also hold decks
/// of older rules.
class DecksTest {
    private static final Path FILE = Path.of("../protocol/decks.json");

    @Test
    @DisplayName("Every deck of every game is in protocol/decks.json, in the order before a shuffle")
    void decks() throws IOException {
        List<String> decks =
                Games.ALL.stream().flatMap(game -> decks(game).stream()).toList();
        if ("write".equals(System.getProperty("protocol"))) {
            Files.writeString(FILE, decks.stream().collect(Collectors.joining(",\n ", "[", "]\n")));
        }
        assertThat(Files.readString(FILE)).contains(decks);
    }

    /// One deck for each choice of the options that change it.
    private static List<String> decks(Game<?> game) {
        Map<String, Map<String, String>> options = new LinkedHashMap<>();
        Option.choices(game.options()).forEach(choice -> options.merge(cards(game, choice), choice, DecksTest::common));
        return options.entrySet().stream()
                .map(deck -> "{\"game\":\"%s\",\"rules\":%d,\"options\":{%s},\n  \"cards\":\"%s\"}"
                        .formatted(game.id(), game.rulesVersion(), members(deck.getValue()), deck.getKey()))
                .toList();
    }

    private static Map<String, String> common(Map<String, String> one, Map<String, String> other) {
        Map<String, String> common = new LinkedHashMap<>(one);
        common.entrySet().retainAll(other.entrySet());
        return common;
    }

    private static String members(Map<String, String> options) {
        return options.entrySet().stream()
                .map(option -> "\"" + option.getKey() + "\":\"" + option.getValue() + "\"")
                .collect(Collectors.joining(","));
    }

    private static String cards(Game<?> game, Map<String, String> options) {
        var deck = game.deck(new Setup(game, game.usualPlayers(), options));
        byte[] sorted = new byte[deck.size()];
        deck.sort(sorted);
        StringBuilder cards = new StringBuilder();
        for (byte kind : sorted) {
            cards.append(cards.isEmpty() ? "" : " ").append(deck.card(kind).name());
        }
        return cards.toString();
    }
}
