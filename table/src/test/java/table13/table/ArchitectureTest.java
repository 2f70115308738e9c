package table13.table;

import org.junit.jupiter.api.Test;
import table13.testkit.ModuleRules;

/// A table depends on the rules only, not on bots.
class ArchitectureTest {
    private static final ModuleRules MODULE = ModuleRules.of("table13.table");

    @Test
    void knowsOnlyTheRules() {
        MODULE.letIn("table13.rules..")
                .haveNoCircle()
                .keepCardsHidden()
                .hideGames()
                .parsePlainly();
    }

    @Test
    void isPure() {
        // java.text serves only to clean text.
        MODULE.arePure("table13.table", "java.text");
    }

    @Test
    void onlyTheFairDealKnowsCryptography() {
        String[] needs = {"java.security", "javax.crypto", "javax.crypto.spec", "java.nio", "java.nio.charset"};
        MODULE.arePure("table13.table.fair", needs);
    }
}
