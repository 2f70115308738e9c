package table13.table;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.conditions.ArchConditions;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import org.junit.jupiter.api.Test;
import table13.testkit.Walls;

/// The walls around the table.
class ArchitectureTest {
    private static final String TABLE = "table13.table";
    private static final String FAIR = "table13.table.fair";
    private static final String[] PLAIN_JAVA = {
        "java.lang",
        "java.lang.runtime",
        "java.lang.invoke",
        "java.util",
        "java.util.function",
        "java.util.stream",
        "org.jspecify.annotations",
        "table13.rules.."
    };

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(TABLE);

    @Test
    void theTableNeedsOnlyRulesAndPlainJava() {
        ArchRuleDefinition.classes()
                .that()
                .resideInAPackage(TABLE)
                .should(ArchConditions.onlyDependOnClassesThat(JavaClass.Predicates.resideInAnyPackage(PLAIN_JAVA)
                        .or(JavaClass.Predicates.resideInAnyPackage(TABLE, FAIR, "java.text"))))
                .because("a table has no files, clocks, threads or cryptography, and bots choose elsewhere;"
                        + " of text it knows only how to clean it")
                .check(CLASSES);
    }

    @Test
    void onlyTheFairDealKnowsCryptography() {
        ArchRuleDefinition.classes()
                .that()
                .resideInAPackage(FAIR)
                .should(ArchConditions.onlyDependOnClassesThat(JavaClass.Predicates.resideInAnyPackage(PLAIN_JAVA)
                        .or(JavaClass.Predicates.resideInAnyPackage(
                                FAIR,
                                "java.security",
                                "javax.crypto",
                                "javax.crypto.spec",
                                "java.nio",
                                "java.nio.charset"))))
                .because("whoever checks a deal needs nothing else")
                .check(CLASSES);
    }

    @Test
    void noClockThreadOrLuck() {
        Walls.noClockThreadOrLuckIn(TABLE + "..").check(CLASSES);
        ArchRuleDefinition.noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.security\\.SecureRandom")
                .because("secrets are handed in")
                .check(CLASSES);
    }
}
