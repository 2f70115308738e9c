package table13.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import table13.testkit.Walls;

/// The walls of the house, as far as this module has them.
class ArchitectureTest {
    private static final JavaClasses RULES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("table13.rules");

    @Test
    void needsNothingButJavaItself() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "table13.rules..",
                        "java.lang",
                        "java.lang.runtime",
                        "java.lang.invoke",
                        "java.util",
                        "java.util.function",
                        "java.util.regex",
                        "java.util.stream",
                        "java.util.zip",
                        "java.nio.charset",
                        "org.jspecify.annotations")
                .because("rules have no files, sockets, clocks, threads or reflection, and run in the browser too")
                .check(RULES);
    }

    @Test
    void hasNoClockThreadOrLuckOfItsOwn() {
        Walls.noClockThreadOrLuckIn("table13.rules..").check(RULES);
    }

    @Test
    void gamesDoNotKnowEachOther() {
        slices().matching("table13.rules.(thirteen|skipbo|leaves)..")
                .should()
                .notDependOnEachOther()
                .check(RULES);
        noClasses()
                .that()
                .resideInAPackage("table13.rules.cards")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("table13.rules")
                .check(RULES);
    }

    @Test
    void onlyTheShelfKnowsWhichGamesThereAre() {
        noClasses()
                .that()
                .resideInAPackage("table13.rules")
                .and()
                .doNotHaveSimpleName("Games")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("table13.rules.thirteen", "table13.rules.skipbo", "table13.rules.leaves")
                .check(RULES);
    }
}
