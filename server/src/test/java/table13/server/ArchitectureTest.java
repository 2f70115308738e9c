package table13.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;
import table13.wire.Json;
import table13.wire.JsonObjectReader;
import table13.wire.JsonWriter;

@DisplayName("In the server")
class ArchitectureTest {
    private static final ModuleRules MODULE = ModuleRules.of("table13.server");

    @Test
    @DisplayName("no package uses the arena, the load generator, or a single game")
    void rooms() {
        MODULE.letIn("table13.rules..", "table13.table..", "table13.wire..", "table13.runtime..", "table13.bots..")
                .keepCardsHidden()
                .hideGames();
    }

    @Test
    @DisplayName("no package uses JSON: only the wire module does")
    void json() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Json.class, JsonObjectReader.class, JsonWriter.class)
                .check(MODULE.classes());
    }

    @Test
    @DisplayName("one package each sees bots, SQL, the web server and the meters")
    void homes() {
        MODULE.only("table13.server.lobby", "table13.bots..")
                .only("table13.server.store..", "java.sql..", "javax.sql..", "org.sqlite..", "org.flywaydb..")
                .only("table13.server.store.postgres", "org.postgresql..", "com.zaxxer..")
                .only("table13.server.http", "org.eclipse.jetty..")
                .only("table13.server.metrics", "io.micrometer..", "io.prometheus..");
    }

    @Test
    @DisplayName("packages build on each other in one direction, and everything is wired at the top")
    void oneDirection() {
        MODULE.haveNoCircle();
        noClasses()
                .that()
                .resideInAPackage("table13.server.*")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("table13.server")
                .check(MODULE.classes());
    }
}
