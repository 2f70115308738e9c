package table13.server.store.sqlite;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import table13.server.store.CheckpointRow;
import table13.server.store.EntryRow;
import table13.server.store.Guest;
import table13.server.store.transfer.StoreRow;

/// SQL for the rows of a transfer.
final class SqliteRows {
    private SqliteRows() {}

    static void each(SqlConnection sql, StoreRow.Kind kind, Consumer<StoreRow> taker) throws SQLException {
        switch (kind) {
            case GUESTS -> sql.each("SELECT id, name, since FROM guests ORDER BY id", SqliteRows::guest, taker);
            case TOKENS ->
                sql.each("SELECT hash, guest, since, used FROM tokens ORDER BY hash", SqliteRows::token, taker);
            case LINKS -> sql.each("SELECT hash, guest, expires_at FROM links ORDER BY hash", SqliteRows::link, taker);
            case ENTRIES ->
                sql.each(
                        "SELECT table_id, version, at, text FROM logs ORDER BY table_id, version",
                        SqliteRows::entry,
                        taker);
            case TABLES -> ListingQueries.each(sql, taker);
            case CHECKPOINTS ->
                sql.each(
                        "SELECT table_id, match, version, text, ended FROM checkpoints ORDER BY table_id, match",
                        SqliteRows::checkpoint,
                        taker);
        }
    }

    static void add(SqlConnection sql, StoreRow row) throws SQLException {
        switch (row) {
            case StoreRow.OfGuest(Guest guest) -> GuestQueries.addAlone(sql, guest);
            case StoreRow.OfToken(String hash, String guest, long since, long used) ->
                GuestQueries.putToken(sql, guest, bytes(hash), since, used);
            case StoreRow.OfLink(String hash, String guest, long expiresAt) ->
                GuestQueries.putLink(sql, guest, bytes(hash), expiresAt);
            case StoreRow.OfEntry(String table, EntryRow entry) -> LogQueries.add(sql, table, entry);
            case StoreRow.OfTable there -> {
                ListingQueries.put(sql, there.listing());
                ListingQueries.hereUntil(sql, there.listing().table(), there.hereUntil());
            }
            case StoreRow.OfCheckpoint(String table, CheckpointRow checkpoint) ->
                CheckpointQueries.put(sql, table, List.of(checkpoint));
        }
    }

    private static byte[] bytes(String hash) {
        return HexFormat.of().parseHex(hash);
    }

    private static StoreRow guest(ResultSet row) throws SQLException {
        return new StoreRow.OfGuest(new Guest(row.getString(1), row.getString(2), row.getLong(3)));
    }

    private static StoreRow token(ResultSet row) throws SQLException {
        return new StoreRow.OfToken(
                HexFormat.of().formatHex(row.getBytes(1)), row.getString(2), row.getLong(3), row.getLong(4));
    }

    private static StoreRow link(ResultSet row) throws SQLException {
        return new StoreRow.OfLink(HexFormat.of().formatHex(row.getBytes(1)), row.getString(2), row.getLong(3));
    }

    private static StoreRow entry(ResultSet row) throws SQLException {
        return new StoreRow.OfEntry(row.getString(1), new EntryRow(row.getLong(2), row.getLong(3), row.getString(4)));
    }

    private static StoreRow checkpoint(ResultSet row) throws SQLException {
        return new StoreRow.OfCheckpoint(
                row.getString(1), new CheckpointRow(row.getInt(2), row.getLong(3), row.getString(4), row.getString(5)));
    }
}
