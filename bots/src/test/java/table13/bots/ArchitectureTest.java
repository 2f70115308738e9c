package table13.bots;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;
import table13.bots.level.LearnedWeights;
import table13.rules.EventBatch;
import table13.rules.Match;
import table13.rules.RecordWriter;
import table13.rules.record.Replay;
import table13.testkit.ModuleRules;

/// The bots are pure.
class ArchitectureTest {
    private static final ModuleRules MODULE = ModuleRules.of("table13.bots");

    @Test
    void knowsOnlyTheRules() {
        MODULE.letIn("table13.rules..").haveNoCircle().hideGames("table13.bots.registry");
    }

    @Test
    void isPureButForWhatWasLearned() {
        MODULE.arePure("table13.bots..", "java.io", "java.nio.charset").parsePlainly();
        noClasses()
                .that()
                .doNotBelongToAnyOf(LearnedWeights.class)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io", "java.nio..")
                .check(MODULE.classes());
    }

    @Test
    void neverMeetsTheMatchItself() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Match.class, RecordWriter.class, EventBatch.class)
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage(Replay.class.getPackageName() + "..")
                .because("a bot knows what its view shows and nothing else")
                .check(MODULE.classes());
    }
}
