/// The four games of Table 13: rules, matches, views, notation and records. Depends only on the JDK.
module table13.rules {
    requires static transitive org.jspecify;

    exports table13.rules;
    exports table13.rules.cards;
    exports table13.rules.leaves;
    exports table13.rules.record;
    exports table13.rules.registry;
    exports table13.rules.skipbo;
    exports table13.rules.thirteen;
}
