package table13.server.store.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import table13.server.store.CheckpointRow;
import table13.server.store.EntryRow;
import table13.server.store.Guest;
import table13.server.store.transfer.StoreRow;
import table13.table.Listing;

/// SQL for the rows of a transfer. The ids of appends are not copied: they matter only while an append is pending.
final class PostgresRows {
    private static final int FETCH_SIZE = 500;

    private PostgresRows() {}

    /// In pages: inside a transaction the driver fetches some rows at a time.
    static void each(Connection connection, StoreRow.Kind kind, Consumer<StoreRow> taker) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query(kind))) {
            statement.setFetchSize(FETCH_SIZE);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    taker.accept(read(kind, row));
                }
            }
        }
    }

    private static String query(StoreRow.Kind kind) {
        return switch (kind) {
            case GUESTS -> "SELECT id, name, since FROM guests ORDER BY id";
            case TOKENS -> "SELECT hash, guest, since, greatest(used, since) FROM tokens ORDER BY hash";
            case LINKS -> "SELECT hash, guest, expires_at FROM links ORDER BY hash";
            case ENTRIES -> "SELECT table_id, version, at, body FROM entries ORDER BY table_id, version";
            case TABLES -> "SELECT * FROM listings ORDER BY table_id";
            case CHECKPOINTS ->
                "SELECT table_id, match, version, body, ended FROM checkpoints ORDER BY table_id, match";
        };
    }

    private static StoreRow read(StoreRow.Kind kind, ResultSet row) throws SQLException {
        return switch (kind) {
            case GUESTS -> new StoreRow.OfGuest(new Guest(row.getString(1), row.getString(2), row.getLong(3)));
            case TOKENS -> new StoreRow.OfToken(hex(row), row.getString(2), row.getLong(3), row.getLong(4));
            case LINKS -> new StoreRow.OfLink(hex(row), row.getString(2), row.getLong(3));
            case ENTRIES ->
                new StoreRow.OfEntry(row.getString(1), new EntryRow(row.getLong(2), row.getLong(3), text(row, 4)));
            case TABLES -> new StoreRow.OfTable(ListingQueries.listing(row), row.getLong("here_until"));
            case CHECKPOINTS ->
                new StoreRow.OfCheckpoint(
                        row.getString(1), new CheckpointRow(row.getInt(2), row.getLong(3), text(row, 4), text(row, 5)));
        };
    }

    private static String hex(ResultSet row) throws SQLException {
        return HexFormat.of().formatHex(row.getBytes(1));
    }

    private static String text(ResultSet row, int column) throws SQLException {
        return new String(row.getBytes(column), UTF_8);
    }

    // ---- writing

    /// @param rows of one kind
    static void add(Connection connection, List<StoreRow> rows) throws SQLException {
        if (rows.isEmpty()) {
            return;
        }
        try (PreparedStatement statement = connection.prepareStatement(insert(rows.getFirst()))) {
            for (StoreRow row : rows) {
                bind(statement, row);
                statement.addBatch();
            }
            statement.executeBatch();
        }
    }

    private static String insert(StoreRow row) {
        return switch (row) {
            case StoreRow.OfGuest _ -> "INSERT INTO guests (id, name, since) VALUES (?, ?, ?)";
            case StoreRow.OfToken _ -> "INSERT INTO tokens (hash, guest, since, used) VALUES (?, ?, ?, ?)";
            case StoreRow.OfLink _ -> "INSERT INTO links (hash, guest, expires_at) VALUES (?, ?, ?)";
            case StoreRow.OfEntry _ ->
                "INSERT INTO entries (table_id, version, at, append_id, body) VALUES (?, ?, ?, 0, ?)";
            case StoreRow.OfTable _ -> """
                    INSERT INTO listings (table_id, version, game, phase, is_open, is_public, allows_watchers, host,
                        host_name, seats, free_seats, matches, round, opened_at, changed_at, listed_at, people,
                        has_company, occupants, to_move, wake_at, due_at, here_until)
                    VALUES (?, (SELECT coalesce(max(version), 0) FROM entries WHERE table_id = ?), ?, ?, ?, ?, ?, ?,
                        ?, ?, ?, ?, ?, ?, ?, ?, ?::text[], ?, ?::text[], ?, ?::bigint, ?::bigint, ?)
                    """;
            case StoreRow.OfCheckpoint _ ->
                "INSERT INTO checkpoints (table_id, match, version, ended, body) VALUES (?, ?, ?, ?, ?)";
        };
    }

    private static void bind(PreparedStatement statement, StoreRow row) throws SQLException {
        switch (row) {
            case StoreRow.OfGuest(Guest guest) -> set(statement, guest.id(), guest.name(), guest.since());
            case StoreRow.OfToken(String hash, String guest, long since, long used) ->
                set(statement, bytes(hash), guest, since, used);
            case StoreRow.OfLink(String hash, String guest, long expiresAt) ->
                set(statement, bytes(hash), guest, expiresAt);
            case StoreRow.OfEntry(String table, EntryRow entry) ->
                set(statement, table, entry.version(), entry.at(), entry.text().getBytes(UTF_8));
            case StoreRow.OfTable(Listing l, long hereUntil) -> {
                boolean isOpen = ListingColumns.isOpen(l);
                set(
                        statement,
                        l.table(),
                        l.table(),
                        l.game(),
                        l.phase().name(),
                        isOpen,
                        l.isPublic(),
                        l.allowsWatchers(),
                        l.host(),
                        l.hostName(),
                        l.seats(),
                        l.freeSeats(),
                        l.matches(),
                        l.round(),
                        l.openedAt(),
                        l.changedAt(),
                        l.changedAt(),
                        ListingColumns.people(l),
                        ListingColumns.hasCompany(l),
                        ListingColumns.occupants(l),
                        l.toMove(),
                        l.wakeAt(),
                        isOpen ? l.wakeAt() : null,
                        hereUntil);
            }
            case StoreRow.OfCheckpoint(String table, CheckpointRow c) ->
                set(
                        statement,
                        table,
                        c.match(),
                        c.version(),
                        c.ended().getBytes(UTF_8),
                        c.text().getBytes(UTF_8));
        }
    }

    private static byte[] bytes(String hash) {
        return HexFormat.of().parseHex(hash);
    }

    private static void set(PreparedStatement statement, @Nullable Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }
}
