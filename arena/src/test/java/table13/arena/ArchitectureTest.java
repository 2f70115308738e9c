package table13.arena;

import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;

/// The arena works with every game alike.
class ArchitectureTest {
    private static final ModuleRules MODULE = ModuleRules.of("table13.arena");

    @Test
    void knowsOnlyRulesBotsAndTheWordsOfTheWire() {
        MODULE.letIn("table13.rules..", "table13.bots..", "table13.wire", "table13.wire.registry")
                .haveNoCircle()
                .hideGames();
    }

    @Test
    void onlyProgramsAreSpokenToInJson() {
        MODULE.only("table13.arena.program", "table13.wire..", "java.io..", "java.nio..");
    }
}
