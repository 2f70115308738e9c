package table13.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.server.kit.Waiting;
import table13.server.store.CheckpointRow;
import table13.server.store.Store;
import table13.server.store.sqlite.SqliteStore;
import table13.table.Dealer;
import table13.table.Table;

@DisplayName("A table that has played many matches")
class StoredTableLogTest {
    private static final int MATCHES = 6;

    @TempDir
    private Path folder;

    private final AtomicInteger entriesRead = new AtomicInteger();
    private Store store;
    private StoredMatches matches;

    @BeforeEach
    void open() {
        store = SqliteStore.open(folder);
        matches = new StoredMatches(counting(store));
    }

    @AfterEach
    void close() {
        store.close();
    }

    /// The same store, with a count of entries read.
    private Store counting(Store real) {
        return (Store) Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (_, method, values) -> {
                    try {
                        Object answer = method.invoke(real, values);
                        if (method.getName().equals("entries")) {
                            entriesRead.addAndGet(((List<?>) answer).size());
                        }
                        return answer;
                    } catch (InvocationTargetException failed) {
                        throw failed.getCause();
                    }
                });
    }

    private int entriesReadBy(Runnable reading) {
        entriesRead.set(0);
        reading.run();
        return entriesRead.get();
    }

    private Table fromItsLastMatch() {
        return matches.reader().read(matches.presence()).orElseThrow();
    }

    private Table fromItsBeginning() {
        return Table.of(StoredMatches.ID, matches.log().entriesAfter(0), Dealer.FAIR, matches.presence());
    }

    @Test
    @DisplayName("is the same for every viewer, read from its last match on or from its beginning, and as it was")
    void same() {
        for (int match = 1; match <= 3; match++) {
            matches.chat();
            matches.starts();
            assertSame();
            matches.playsOut();
            assertSame();
            matches.chat();
            assertSame();
        }
        String host = matches.table().people().host();
        matches.ask(rules -> rules.remove(host, "bert"));
        matches.ask(rules -> rules.passHost(host, "clara"));
        matches.starts();
        assertSame();
    }

    private void assertSame() {
        List<String> seen = matches.seen(matches.table());
        assertThat(matches.seen(fromItsBeginning())).isEqualTo(seen);
        assertThat(matches.seen(fromItsLastMatch())).isEqualTo(seen);
    }

    @Test
    @DisplayName("reads only the last match on entering, and only the requested match for a replay")
    void cost() {
        matches.playsMatches(MATCHES);
        int all = matches.log().entriesAfter(0).size();
        for (int match = 1; match <= MATCHES; match++) {
            int number = match;
            assertThat(entriesReadBy(
                            () -> assertThat(matches.reader().readMatch(number).flatMap(Table::record))
                                    .contains(matches.records().get(number))))
                    .as("entries read for match %d, of %d", match, all)
                    .isLessThan(all * 2 / MATCHES);
        }
        assertThat(entriesReadBy(this::fromItsLastMatch)).isLessThan(all * 2 / MATCHES);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"missing", "of an older format", "damaged", "of another match", "of a later version"})
    @DisplayName("is read from its first entry if a checkpoint is invalid, and then has valid ones again:")
    @Tag("slow")
    void badCheckpoints(String how) {
        matches.playsMatches(3);
        CheckpointRow good = store.checkpoint(StoredMatches.ID, 3).orElseThrow();
        CheckpointRow bad = switch (how) {
            case "of an older format" -> with(good, good.text().replace("checkpoint 1", "checkpoint 0"));
            case "damaged" -> with(good, good.text().replaceFirst("anna", "bnna"));
            case "of another match" ->
                with(good, store.checkpoint(StoredMatches.ID, 2).orElseThrow().text());
            case "of a later version" ->
                new CheckpointRow(3, good.version() + 1, good.text().substring(1), good.ended());
            default -> new CheckpointRow(3, 0, "", "");
        };
        store.putCheckpoints(StoredMatches.ID, List.of(bad));
        Waiting.until(() -> assertThat(store.checkpoint(StoredMatches.ID, 3)).contains(bad));

        assertThat(matches.reader().readMatch(2).flatMap(Table::record))
                .contains(matches.records().get(2));
        assertThat(matches.reader().readMatch(3).flatMap(Table::record))
                .contains(matches.records().get(3));
        assertSame();
        Waiting.until(() -> assertThat(store.checkpoint(StoredMatches.ID, 3)).contains(good));
        matches.playsMatches(1);
        assertSame();
    }

    private static CheckpointRow with(CheckpointRow row, String text) {
        return new CheckpointRow(row.match(), row.version(), text, row.ended());
    }
}
