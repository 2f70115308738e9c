package table13.browser.solo;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import table13.rules.Game;
import table13.rules.registry.Games;
import table13.wire.Json;

/// The browser storage after some play with the first version that could play without a network: a table of each game
/// with a finished match and a running one. It is never written again; a later version gets a folder of its own beside
/// it.
record FirstSoloVersion(Map<String, Object> guest, List<?> listings) {
    private static final String FOLDER = "first-version";

    static FirstSoloVersion read() {
        Map<String, Object> kept = SoloPage.read(text("kept.json"));
        return new FirstSoloVersion(SoloPage.inside(kept, "guest"), (List<?>) kept.get("listings"));
    }

    static List<String> log(String table) {
        return text(table + ".log").lines().toList();
    }

    static String record(String table) {
        return text(table + ".record");
    }

    private static String text(String file) {
        try (InputStream in = FirstSoloVersion.class.getResourceAsStream(FOLDER + "/" + file)) {
            if (in == null) {
                throw new IllegalStateException("There is no " + file + ".");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException problem) {
            throw new IllegalStateException(problem);
        }
    }

    /// Plays and writes the stored data into a folder. For a future version.
    static void main(String[] folders) throws IOException {
        Path folder = Path.of(folders[0]);
        Files.createDirectories(folder);
        SoloPage page = new SoloPage();
        page.ask("name", "name", "Zoë");
        for (Game<?> game : Games.ALL) {
            SoloSitting sitting = new SoloSitting(
                    page,
                    7,
                    "game",
                    game.id(),
                    "players",
                    game.fewestPlayers(),
                    "secondsPerMove",
                    300,
                    "seed",
                    "5eed",
                    "pace",
                    "FAST");
            page.ask("say", "table", sitting.table(), "text", "Hello, \"bots\"\u2028!");
            page.ask("react", "table", sitting.table(), "reaction", "THANKS");
            sitting.playOut();
            page.ask("freeSeat", "table", sitting.table(), "seat", 1);
            page.ask("seatBot", "table", sitting.table(), "seat", 1, "level", "easy");
            page.ask("switchChat", "table", sitting.table(), "isOn", false);
            page.ask("seed", "table", sitting.table(), "seed", "c0ffee");
            sitting.see(page.ask("start", "table", sitting.table()));
            for (int i = 0; i < 7; i++) {
                sitting.step();
            }
            page.ask("rise", "table", sitting.table());
            page.wake();
            page.ask("sit", "table", sitting.table(), "seat", 0);
            Files.writeString(folder.resolve(sitting.table() + ".log"), String.join("\n", page.log(sitting.table())));
            Files.writeString(folder.resolve(sitting.table() + ".record"), page.record(sitting.table(), 1));
        }
        Map<String, Object> kept = new LinkedHashMap<>();
        kept.put("guest", Map.of("id", page.guest(), "name", "Zoë"));
        kept.put("listings", List.copyOf(page.listings().values()));
        Files.writeString(folder.resolve("kept.json"), Json.write(kept));
    }
}
