package table13.cli;

import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;

/// Commands come in families, and only those that serve know the server.
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
