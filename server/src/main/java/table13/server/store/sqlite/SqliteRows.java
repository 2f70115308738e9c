package table13.server.store.sqlite;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Consumer;
import table13.server.store.CheckpointRow;
import table13.server.store.EntryRow;
import table13.server.store.Guest;
import table13.server.store.moving.Row;

/// Rows to be moved in SQL.
final class SqliteRows {
    private SqliteRows() {}

    static void each(SqlConnection sql, Row.Kind kind, Consumer<Row> taker) throws SQLException {
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
            case TABLES -> Listings.each(sql, taker);
            case CHECKPOINTS ->
                sql.each(
                        "SELECT table_id, match, version, text, ended FROM checkpoints ORDER BY table_id, match",
                        SqliteRows::checkpoint,
                        taker);
        }
    }

    static void add(SqlConnection sql, Row row) throws SQLException {
        switch (row) {
            case Row.OfGuest(Guest guest) -> Guests.addAlone(sql, guest);
            case Row.OfToken(String hash, String guest, long since, long used) ->
                Guests.putToken(sql, guest, bytes(hash), since, used);
            case Row.OfLink(String hash, String guest, long expiresAt) ->
                Guests.putLink(sql, guest, bytes(hash), expiresAt);
            case Row.OfEntry(String table, EntryRow entry) -> Logs.add(sql, table, entry);
            case Row.OfTable there -> {
                Listings.put(sql, there.listing());
                Listings.hereUntil(sql, there.listing().table(), there.hereUntil());
            }
            case Row.OfCheckpoint(String table, CheckpointRow checkpoint) ->
                Checkpoints.put(sql, table, List.of(checkpoint));
        }
    }

    private static byte[] bytes(String hash) {
        return HexFormat.of().parseHex(hash);
    }

    private static Row guest(ResultSet row) throws SQLException {
        return new Row.OfGuest(new Guest(row.getString(1), row.getString(2), row.getLong(3)));
    }

    private static Row token(ResultSet row) throws SQLException {
        return new Row.OfToken(
                HexFormat.of().formatHex(row.getBytes(1)), row.getString(2), row.getLong(3), row.getLong(4));
    }

    private static Row link(ResultSet row) throws SQLException {
        return new Row.OfLink(HexFormat.of().formatHex(row.getBytes(1)), row.getString(2), row.getLong(3));
    }

    private static Row entry(ResultSet row) throws SQLException {
        return new Row.OfEntry(row.getString(1), new EntryRow(row.getLong(2), row.getLong(3), row.getString(4)));
    }

    private static Row checkpoint(ResultSet row) throws SQLException {
        return new Row.OfCheckpoint(
                row.getString(1), new CheckpointRow(row.getInt(2), row.getLong(3), row.getString(4), row.getString(5)));
    }
}
