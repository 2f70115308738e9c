package table13.testkit;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.conditions.ArchConditions.onlyDependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.util.Arrays;
import java.util.stream.Stream;
import table13.rules.EventBatch;
import table13.rules.registry.Games;

/// The architecture rules of one module: allowed dependencies and allowed effects. Used by every `ArchitectureTest`.
public final class ModuleRules {
    private static final String[] PLAIN_JAVA = {
        "java.lang",
        "java.lang.invoke",
        "java.lang.runtime",
        "java.util",
        "java.util.function",
        "java.util.stream",
        "org.jspecify.annotations",
        "table13.."
    };

    private final String module;
    private final JavaClasses classes;

    private ModuleRules(String module) {
        this.module = module;
        classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(module);
    }

    /// The rules for a module without its tests.
    ///
    /// @param module the package that contains all its packages
    public static ModuleRules of(String module) {
        return new ModuleRules(module);
    }

    /// For rules that apply to one module only.
    public JavaClasses classes() {
        return classes;
    }

    private static String[] with(String[] some, String... more) {
        return Stream.concat(Arrays.stream(some), Arrays.stream(more)).toArray(String[]::new);
    }

    // ---- dependencies

    /// Packages depend on each other in one direction.
    public ModuleRules haveNoCircle() {
        slices().matching("table13.(**)").should().beFreeOfCycles().check(classes);
        return this;
    }

    /// Of our own code the module depends only on itself and on these packages.
    public ModuleRules letIn(String... packages) {
        ArchRuleDefinition.classes()
                .should(onlyDependOnClassesThat(
                        resideInAnyPackage(with(packages, module + "..")).or(not(resideInAPackage("table13..")))))
                .because("a package has one purpose, and depends only on what it needs")
                .check(classes);
        return this;
    }

    /// Within the module only one package depends on these.
    public ModuleRules only(String home, String... hidden) {
        noClasses()
                .that()
                .resideOutsideOfPackage(home)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(hidden)
                .check(classes);
        return this;
    }

    /// Only a game's own packages and the registries depend on that game; all other code treats games alike.
    public ModuleRules hideGames(String... shelves) {
        Games.ALL.stream()
                .map(game -> game.getClass().getPackageName().replaceFirst(".*\\.", ""))
                .distinct()
                .forEach(game -> noClasses()
                        .that()
                        .resideOutsideOfPackages(with(shelves, module + "." + game + ".."))
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage("table13.*." + game + "..")
                        .because("a game is a plug-in")
                        .check(classes));
        return this;
    }

    /// No code reads events with all cards visible: that is for replays of finished matches.
    public ModuleRules keepCardsHidden() {
        noClasses().should().callMethod(EventBatch.class, "open").check(classes);
        return this;
    }

    // ---- size in the browser

    /// No regular expressions, and no printing or parsing of doubles: in the browser's engine they are large. See
    /// `TextParser`.
    ///
    /// @param besides classes that the browser does not need
    public ModuleRules parsePlainly(Class<?>... besides) {
        noClasses()
                .that()
                .doNotBelongToAnyOf(besides)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.util.regex", "java.math")
                .orShould()
                .accessTargetWhere(targetOwner(equivalentTo(String.class))
                        .and(target(nameMatching("split|matches|replaceAll|replaceFirst|format|formatted"))))
                .orShould()
                .accessTargetWhere(
                        targetOwner(equivalentTo(Double.class)).and(target(nameMatching("parseDouble|toString"))))
                .orShould()
                .accessTargetWhere(targetOwner(equivalentTo(Double.class))
                        .and(target(nameMatching("valueOf")))
                        .and(takes(String.class)))
                .orShould()
                .accessTargetWhere(targetOwner(assignableTo(CharSequence.class))
                        .and(target(nameMatching("valueOf|append")))
                        .and(takes(double.class)))
                .because("the browser loads what these need")
                .check(classes);
        return this;
    }

    private static DescribedPredicate<JavaAccess<?>> takes(Class<?> parameter) {
        return describe(
                "takes " + parameter.getName(),
                access -> access.getTarget() instanceof CodeUnitAccessTarget method
                        && method.getRawParameterTypes().stream().anyMatch(type -> type.isEquivalentTo(parameter)));
    }

    // ---- effects

    /// No files, sockets, clocks, threads, reflection or randomness of its own. All of it is passed in, so that
    /// everything is repeatable and runs in the browser as well.
    ///
    /// @param packages the packages of the module under this rule
    /// @param besides the JDK packages that they need beyond the basic ones
    public ModuleRules arePure(String packages, String... besides) {
        ArchRuleDefinition.classes()
                .that()
                .resideInAPackage(packages)
                .should(onlyDependOnClassesThat(resideInAnyPackage(with(PLAIN_JAVA, besides))))
                .because("it has no files, sockets, clocks, threads or reflection, and runs in the browser too")
                .check(classes);
        noClasses()
                .that()
                .resideInAPackage(packages)
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.lang\\.(Thread.*|Runtime|Process.*|ClassLoader)")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Random|SplittableRandom|Date|Calendar|Timer.*|UUID|Scanner)")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.security\\.SecureRandom")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(Class.class, "forName", String.class)
                .orShould()
                .accessTargetWhere(targetOwner(equivalentTo(System.class)).and(target(not(name("arraycopy")))))
                .because("chance and time are passed in")
                .check(classes);
        return this;
    }
}
