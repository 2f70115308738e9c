package table13.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// The walls of the server.
@DisplayName("In the server")
class ArchitectureTest {
    private static final JavaClasses SERVER = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("table13.server");

    /// Nobody outside one package sees these others.
    private static void only(String home, String... hidden) {
        noClasses()
                .that()
                .resideOutsideOfPackage("table13.server." + home)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(hidden)
                .check(SERVER);
    }

    @Test
    @DisplayName("nobody sees JSON: that is for the wire")
    void json() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching("table13\\.wire\\.(Json.*|Fields)")
                .check(SERVER);
    }

    @Test
    @DisplayName("only the store sees SQL")
    void sql() {
        only("store", "java.sql..", "javax.sql..", "org.sqlite..", "org.flywaydb..");
    }

    @Test
    @DisplayName("only http sees the web server")
    void jetty() {
        only("http", "org.eclipse.jetty..");
    }

    @Test
    @DisplayName("only metrics sees the meters")
    void meters() {
        only("metrics", "io.micrometer..", "io.prometheus..");
    }

    @Test
    @DisplayName("packages build on each other in one direction")
    void oneDirection() {
        slices().matching("table13.server.(*)..").should().beFreeOfCycles().check(SERVER);
        noClasses()
                .that()
                .resideInAPackage("table13.server.*")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("table13.server")
                .because("everything is wired at the top")
                .check(SERVER);
    }
}
