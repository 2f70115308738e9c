package table13.wire;

import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;

/// The codec is pure and depends only on rules and tables.
class ArchitectureTest {
    private static final ModuleRules MODULE = ModuleRules.of("table13.wire");

    @Test
    void knowsOnlyRulesAndTables() {
        MODULE.letIn("table13.rules..", "table13.table..").haveNoCircle();
    }

    @Test
    void onlyTheShelfKnowsWhichGamesThereAre() {
        MODULE.hideGames("table13.wire.registry");
    }

    @Test
    void isPure() {
        MODULE.arePure("table13.wire..", "java.math", "java.nio.charset", "java.util.zip")
                .only("table13.wire", "java.math")
                .only("table13.wire.log", "java.nio.charset", "java.util.zip");
    }

    @Test
    void onlyJsonForTheJvmPrintsDoubles() {
        MODULE.parsePlainly(Json.class);
    }
}
