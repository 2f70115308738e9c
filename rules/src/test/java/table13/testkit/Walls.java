package table13.testkit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;

/// What holds for the rules, the table and the thinking part of bots alike, so that they repeat exactly and run in the
/// browser too.
public final class Walls {

    private Walls() {}

    /// Chance and time are handed in.
    ///
    /// @param packages which packages it holds for
    public static ArchRule noClockThreadOrLuckIn(String... packages) {
        return noClasses()
                .that()
                .resideInAnyPackage(packages)
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.lang\\.(Thread.*|Runtime|Process.*|ClassLoader)")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Random|SplittableRandom|Date|Calendar|Timer|UUID|Scanner)")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .accessField(System.class, "out")
                .because("chance and time are handed in");
    }
}
