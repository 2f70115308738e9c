package table13.server.store.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import table13.server.store.AppendRequest;
import table13.server.store.CheckpointRow;
import table13.server.store.EntryRow;
import table13.table.Listing;

/// Many appends in one statement, each atomic, each for another table.
///
/// The first node to insert the row of the next version wins; no other lock is needed. Another node that inserts the
/// same row waits for that commit, and then inserts nothing. The preceding row must exist, so a log has no gaps, and
/// the rows after the first cannot exist yet. All nodes lock tables in the same order, so they cannot deadlock.
final class AppendStatement {
    private static final String ARRAYS = """
            WITH wanted AS MATERIALIZED (
                SELECT * FROM unnest(?::text[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bytea[],
                    ?::bigint[], ?::text[], ?::text[], ?::boolean[], ?::boolean[], ?::boolean[], ?::text[], ?::text[],
                    ?::integer[], ?::integer[], ?::integer[], ?::integer[], ?::bigint[], ?::bigint[],
                    ?::text[], ?::boolean[], ?::text[], ?::text[], ?::bigint[])
                AS w (table_id, expected, append_id, at, body,
                    version, game, phase, is_open, is_public, allows_watchers, host, host_name,
                    seats, free_seats, matches, round, opened_at, changed_at,
                    people, has_company, occupants, to_move, wake_at)),
            """;

    /// The predecessor is read by a scalar subquery: as EXISTS behind an OR it would be five times as slow.
    private static final String FIRST = """
            won AS (
                INSERT INTO entries (table_id, version, at, append_id, body)
                SELECT w.table_id, w.expected + 1, w.at, w.append_id, w.body FROM wanted w
                WHERE w.expected = 0 OR w.expected = (
                    SELECT e.version FROM entries e WHERE e.table_id = w.table_id AND e.version = w.expected)
                ON CONFLICT DO NOTHING
                RETURNING append_id),
            """;

    /// Some indexed columns are updated late, see the migration.
    private static final String LISTED = """
            listed AS (
                INSERT INTO listings AS l (table_id, version, game, phase, is_open, is_public, allows_watchers, host,
                    host_name, seats, free_seats, matches, round, opened_at, changed_at, listed_at,
                    people, has_company, occupants, to_move, wake_at, due_at)
                SELECT table_id, version, game, phase, is_open, is_public, allows_watchers, host,
                    host_name, seats, free_seats, matches, round, opened_at, changed_at, changed_at,
                    people::text[], has_company, occupants::text[], to_move, wake_at, wake_at
                FROM wanted WHERE append_id IN (SELECT append_id FROM won) ORDER BY table_id COLLATE "C"
                ON CONFLICT (table_id) DO UPDATE SET
                    version = excluded.version, game = excluded.game, phase = excluded.phase,
                    is_open = excluded.is_open, is_public = excluded.is_public,
                    allows_watchers = excluded.allows_watchers, host = excluded.host, host_name = excluded.host_name,
                    seats = excluded.seats, free_seats = excluded.free_seats, matches = excluded.matches,
                    round = excluded.round, opened_at = excluded.opened_at, changed_at = excluded.changed_at,
                    people = excluded.people, has_company = excluded.has_company, occupants = excluded.occupants,
                    to_move = excluded.to_move, wake_at = excluded.wake_at,
                    listed_at = CASE WHEN excluded.changed_at - l.listed_at BETWEEN 0 AND 10000
                        THEN l.listed_at ELSE excluded.changed_at END,
                    due_at = CASE WHEN NOT excluded.is_open THEN NULL
                        WHEN excluded.wake_at IS NULL OR excluded.wake_at - l.due_at BETWEEN 0 AND 60000
                        THEN l.due_at ELSE excluded.wake_at END)
            """;

    /// Left out of the short statement: most appends are one entry without a checkpoint.
    private static final String MORE = """
            , more AS (
                INSERT INTO entries (table_id, version, at, append_id, body)
                SELECT m.table_id, m.version, m.at, m.append_id, m.body
                FROM unnest(?::text[], ?::bigint[], ?::bigint[], ?::bigint[], ?::bytea[])
                    AS m (table_id, version, at, append_id, body)
                WHERE m.append_id IN (SELECT append_id FROM won)),
            kept AS (
                INSERT INTO checkpoints (table_id, match, version, ended, body)
                SELECT c.table_id, c.match, c.version, c.ended, c.body
                FROM unnest(?::bigint[], ?::text[], ?::integer[], ?::bigint[], ?::bytea[], ?::bytea[])
                    AS c (append_id, table_id, match, version, ended, body)
                WHERE c.append_id IN (SELECT append_id FROM won)
            """ + CheckpointQueries.REPLACE + ")\n";

    private static final String WON = "SELECT append_id FROM won";
    static final String SHORT = ARRAYS + FIRST + LISTED + WON;
    static final String LONG = ARRAYS + FIRST + LISTED + MORE + WON;

    private AppendStatement() {}

    /// Stores every append without a conflict.
    ///
    /// @param batch ordered by table; at most one append for each
    /// @return the ids of the stored appends
    static Set<Long> run(Connection connection, List<PendingAppend> batch) throws SQLException {
        boolean isShort = batch.stream().allMatch(AppendStatement::isShort);
        try (PreparedStatement statement = connection.prepareStatement(isShort ? SHORT : LONG)) {
            Binding binding = new Binding(connection, statement);
            bindFirst(binding, batch);
            if (!isShort) {
                bindMore(binding, batch);
            }
            Set<Long> stored = new HashSet<>();
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    stored.add(row.getLong(1));
                }
            }
            return stored;
        }
    }

    private static boolean isShort(PendingAppend each) {
        return each.append().entries().size() == 1
                && each.append().checkpoints().isEmpty();
    }

    private static void bindFirst(Binding to, List<PendingAppend> batch) throws SQLException {
        to.next("text", batch, PendingAppend::table);
        to.next("int8", batch, each -> each.append().expectedVersion());
        to.next("int8", batch, PendingAppend::id);
        to.next("int8", batch, each -> first(each).at());
        to.next("bytea", batch, each -> first(each).text().getBytes(UTF_8));
        to.next("int8", batch, PendingAppend::lastVersion);
        List<Listing> listings = batch.stream()
                .map(PendingAppend::append)
                .map(AppendRequest::listing)
                .toList();
        to.next("text", listings, Listing::game);
        to.next("text", listings, l -> l.phase().name());
        to.next("bool", listings, ListingColumns::isOpen);
        to.next("bool", listings, Listing::isPublic);
        to.next("bool", listings, Listing::allowsWatchers);
        to.next("text", listings, Listing::host);
        to.next("text", listings, Listing::hostName);
        to.next("int4", listings, Listing::seats);
        to.next("int4", listings, Listing::freeSeats);
        to.next("int4", listings, Listing::matches);
        to.next("int4", listings, Listing::round);
        to.next("int8", listings, Listing::openedAt);
        to.next("int8", listings, Listing::changedAt);
        to.next("text", listings, ListingColumns::people);
        to.next("bool", listings, ListingColumns::hasCompany);
        to.next("text", listings, ListingColumns::occupants);
        to.next("text", listings, Listing::toMove);
        to.next("int8", listings, Listing::wakeAt);
    }

    private static EntryRow first(PendingAppend each) {
        return each.append().entries().getFirst();
    }

    private record Of<T>(PendingAppend append, T part) {}

    private static void bindMore(Binding to, List<PendingAppend> batch) throws SQLException {
        List<Of<EntryRow>> further = new ArrayList<>();
        List<Of<CheckpointRow>> rows = new ArrayList<>();
        for (PendingAppend each : batch) {
            List<EntryRow> all = each.append().entries();
            all.subList(1, all.size()).forEach(entry -> further.add(new Of<>(each, entry)));
            each.append().checkpoints().forEach(row -> rows.add(new Of<>(each, row)));
        }
        to.next("text", further, each -> each.append.table());
        to.next("int8", further, each -> each.part.version());
        to.next("int8", further, each -> each.part.at());
        to.next("int8", further, each -> each.append.id());
        to.next("bytea", further, each -> each.part.text().getBytes(UTF_8));
        to.next("int8", rows, each -> each.append.id());
        to.next("text", rows, each -> each.append.table());
        to.next("int4", rows, each -> each.part.match());
        to.next("int8", rows, each -> each.part.version());
        to.next("bytea", rows, each -> each.part.ended().getBytes(UTF_8));
        to.next("bytea", rows, each -> each.part.text().getBytes(UTF_8));
    }

    /// Binds columns as arrays to a statement, in order.
    private static final class Binding {
        private final Connection connection;
        private final PreparedStatement statement;
        private int last;

        Binding(Connection connection, PreparedStatement statement) {
            this.connection = connection;
            this.statement = statement;
        }

        <T> void next(String type, List<T> rows, Function<T, @Nullable Object> column) throws SQLException {
            @Nullable Object[] values = array(type, rows.size());
            for (int i = 0; i < values.length; i++) {
                values[i] = column.apply(rows.get(i));
            }
            statement.setArray(++last, connection.createArrayOf(type, values));
        }

        /// Of the exact element type: the driver sends only those in binary form.
        private static @Nullable Object[] array(String type, int length) {
            return switch (type) {
                case "text" -> new String[length];
                case "int8" -> new Long[length];
                case "int4" -> new Integer[length];
                case "bool" -> new Boolean[length];
                default -> new byte[length][];
            };
        }
    }
}
