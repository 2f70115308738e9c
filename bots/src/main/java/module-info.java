/// The bots. Pure: a view and a seed determine the move; only the weights are read from a resource.
module table13.bots {
    requires transitive table13.rules;
    requires static transitive org.jspecify;

    exports table13.bots;
    exports table13.bots.level;
    exports table13.bots.neural;
    exports table13.bots.search;
    exports table13.bots.registry;
}
