package table13.cli;

import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;

/// Commands are grouped in packages; only the package that serves depends on the server.
class ArchitectureTest {
    private static final ModuleRules MODULE = ModuleRules.of("table13.cli");

    @Test
    void onlyThoseWhoServeKnowTheServer() {
        MODULE.haveNoCircle().only("table13.cli.serve", "table13.server..", "table13.load..");
    }

    @Test
    void onlyTheRegistryKnowsWhichGamesThereAre() {
        MODULE.hideGames("table13.cli.registry");
    }

    @Test
    void everythingHangsFromTheTop() {
        MODULE.only("table13.cli", "table13.cli");
    }
}
