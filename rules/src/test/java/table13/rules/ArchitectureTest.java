package table13.rules;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import table13.rules.shelf.Games;
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
    void hasNoCircleBetweenPackages() {
        slices().matching("table13.(**)").should().beFreeOfCycles().check(RULES);
    }

    @Test
    void onlyTheShelfKnowsWhichGamesThereAre() {
        for (String game : gamesPackages()) {
            noClasses()
                    .that()
                    .resideOutsideOfPackages(game, "table13.rules.shelf")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(game)
                    .check(RULES);
        }
    }

    @Test
    void aGameKnowsOnlyWhatAllGamesShare() {
        for (String game : gamesPackages()) {
            noClasses()
                    .that()
                    .resideInAPackage(game)
                    .should()
                    .dependOnClassesThat(resideInAPackage("table13..")
                            .and(not(resideInAnyPackage(game, "table13.rules", "table13.rules.cards"))))
                    .check(RULES);
        }
    }

    private static List<String> gamesPackages() {
        return Games.ALL.stream()
                .map(game -> game.getClass().getPackageName())
                .distinct()
                .toList();
    }
}
