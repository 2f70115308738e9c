package table13.bots;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.conditions.ArchConditions;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import org.junit.jupiter.api.Test;
import table13.bots.search.Craft;
import table13.bots.shelf.Crafts;
import table13.testkit.Walls;

/// The walls around thinking.
class ArchitectureTest {
    private static final String[] THINKING = {"table13.bots.."};

    private static final JavaClasses BOTS = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("table13.bots");

    @Test
    void thinkingNeedsOnlyRulesAndPlainJava() {
        ArchRuleDefinition.classes()
                .that()
                .resideInAnyPackage(THINKING)
                .and(DescribedPredicate.not(JavaClass.Predicates.simpleName("Weights")))
                .should(ArchConditions.onlyDependOnClassesThat(JavaClass.Predicates.resideInAnyPackage(
                                "java.lang",
                                "java.lang.runtime",
                                "java.lang.invoke",
                                "java.util",
                                "java.util.function",
                                "java.util.stream",
                                "org.jspecify.annotations",
                                "table13.rules..")
                        .or(JavaClass.Predicates.resideInAnyPackage(THINKING))))
                .because("thinking has no files, clocks, threads or reflection, and runs in the browser too;"
                        + " only the weights are read from a resource")
                .check(BOTS);
    }

    @Test
    void thinkingNeverMeetsTheMatchItself() {
        noClasses()
                .that()
                .resideInAnyPackage(THINKING)
                .should()
                .dependOnClassesThat()
                .haveNameMatching("table13\\.rules\\.(Match|record\\..*|Chronicle|Happening|Journal\\$.*)")
                .because("a bot knows what its view shows and nothing else")
                .check(BOTS);
    }

    @Test
    void thinkingHasNoClockThreadOrLuckOfItsOwn() {
        Walls.noClockThreadOrLuckIn(THINKING).check(BOTS);
    }

    @Test
    void packagesBuildOnEachOtherInOneDirection() {
        slices().matching("table13.(**)").should().beFreeOfCycles().check(BOTS);
    }

    @Test
    void onlyTheShelfKnowsWhichGamesThereAre() {
        for (Craft<?> craft : Crafts.ALL) {
            noClasses()
                    .that()
                    .resideOutsideOfPackages(craft.getClass().getPackageName(), "table13.bots.shelf")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            craft.getClass().getPackageName(),
                            craft.game().getClass().getPackageName())
                    .check(BOTS);
        }
    }
}
