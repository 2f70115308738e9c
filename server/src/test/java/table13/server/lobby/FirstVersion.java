package table13.server.lobby;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import table13.server.ServerSettings;
import table13.server.TableServer;
import table13.server.kit.Solitaire;
import table13.server.kit.TestGuest;
import table13.server.store.sqlite.SqliteBackup;

/// A database written by the first version, with an unfinished match in each of the four games, and a finished one.
/// `first-version.db` is the database. `first-version.txt` has the cookie of the player and, line by line, the tables.
///
/// Both files are final once that version is released. Until then, a change of the stored format recreates them with
/// `scripts/mvn -pl rules,bots,table,server -Dtest=FirstVersionTest -Dsurefire.failIfNoSpecifiedTests=false
/// -Dtable13.makeFirstVersion=true verify`.
record FirstVersion(Path database, String cookie, List<String> tables) {
    private static final String FLAG = "table13.makeFirstVersion";
    private static final Path FOLDER = Path.of("src", "test", "resources", "table13", "server", "lobby");
    private static final int MOVES = 10;

    static FirstVersion read(Path scratch) throws IOException {
        Path database = FOLDER.resolve("first-version.db");
        Path names = FOLDER.resolve("first-version.txt");
        if (Boolean.getBoolean(FLAG)) {
            Files.createDirectories(FOLDER);
            Files.deleteIfExists(database);
            Files.write(names, make(scratch, database));
        }
        List<String> lines = Files.readAllLines(names);
        return new FirstVersion(database, lines.getFirst(), lines.subList(1, lines.size()));
    }

    private static List<String> make(Path scratch, Path database) throws IOException {
        List<String> names = new ArrayList<>();
        try (TableServer server =
                TableServer.start(ServerSettings.usual(scratch, 0).withPause(0))) {
            try (TestGuest ada = TestGuest.comesTo(server.port())) {
                names.add(ada.cookie());
                ada.ask("name", "name", "Ada");
                String played = open(ada, "leaves");
                Solitaire.at(played, ada).playToTheEnd();
                ada.ask("start", "table", played);
                Solitaire.at(played, ada).play(MOVES);
                names.add(played);
            }
            for (String game : List.of("thirteen", "friday", "skipbo")) {
                try (TestGuest ada = TestGuest.withCookie(server.port(), names.getFirst())) {
                    String table = open(ada, game);
                    ada.ask("say", "table", table, "text", "Hello, future!");
                    ada.ask("react", "table", table, "reaction", "THANKS");
                    Solitaire.at(table, ada).play(MOVES);
                    names.add(table);
                }
            }
            SqliteBackup.copy(scratch, database);
        }
        return names;
    }

    private static String open(TestGuest person, String game) {
        return (String) person.ask("open", "game", game, "players", 3, "level", "easy", "start", true, "seed", "c0ffee")
                .get("table");
    }
}
