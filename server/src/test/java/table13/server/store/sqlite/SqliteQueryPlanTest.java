package table13.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// With 100,000 tables no query may scan all of them.
class SqliteQueryPlanTest {
    @TempDir
    private Path folder;

    private List<String> plan(String query) throws SQLException {
        SqliteStore.open(folder).close();
        try (SqlConnection sql = SqliteFile.in(folder).reader()) {
            return sql.rows("EXPLAIN QUERY PLAN " + query, row -> row.getString("detail"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                LogQueries.LAST,
                LogQueries.BETWEEN,
                CheckpointQueries.NEWEST,
                CheckpointQueries.ENDINGS,
                GuestQueries.BY_TOKEN,
                CodeQueries.FIND,
                CodeQueries.REMOVE_EXPIRED,
                ListingQueries.SEATED,
                ListingQueries.TO_WAKE
            })
    void searches(String sql) throws SQLException {
        assertThat(plan(sql)).allMatch(step -> step.startsWith("SEARCH"));
    }

    @ParameterizedTest
    @ValueSource(strings = {ListingQueries.SHARED_OF_HOST, ListingQueries.LONE_OF_HOST})
    void looksOnlyAtTheTablesOfAHost(String sql) throws SQLException {
        assertThat(plan(sql))
                .anyMatch(step -> step.contains("INDEX listings_host"))
                .noneMatch(step -> step.startsWith("SCAN"));
    }

    @Test
    void findsUnusedDevices() throws SQLException {
        assertThat(plan(GuestQueries.REMOVE_UNUSED))
                .anyMatch(step -> step.contains("INDEX tokens_used"))
                .noneMatch(step -> step.startsWith("SCAN"));
    }

    @ParameterizedTest
    @ValueSource(strings = {GuestQueries.REMOVE_OLDEST, GuestQueries.REMOVE_OLDEST_LINKS})
    void findsWhatAGuestHasTooMuchOf(String sql) throws SQLException {
        assertThat(plan(sql))
                .anyMatch(step -> step.contains("s_guest (guest=?)"))
                .noneMatch(step -> step.startsWith("SCAN"));
    }

    @Test
    void findsTheTablesOfAGuest() throws SQLException {
        assertThat(plan(ListingQueries.OF_GUEST))
                .anyMatch(step -> step.contains("INDEX seated_guest"))
                .anyMatch(step -> step.contains("INDEX listings_host"))
                .noneMatch(step -> step.startsWith("SCAN"));
    }

    @Test
    void walksPublicTablesFromTheNewestOn() throws SQLException {
        assertThat(plan(ListingQueries.PUBLIC))
                .anyMatch(step -> step.contains("COVERING INDEX listings_public"))
                .filteredOn(step -> step.startsWith("SCAN"))
                .as("stops at the limit; the rest is found by key")
                .hasSize(1);
    }

    @Test
    void countsWithoutReadingTables() throws SQLException {
        assertThat(plan(ListingQueries.OPEN)).singleElement().asString().contains("COVERING INDEX");
    }
}
