/// Players made of code, the arena that measures them, and the trainer of their rules of thumb.
module table13.bots {
    requires java.management;
    requires transitive table13.rules;
    requires table13.wire;
    requires static transitive org.jspecify;

    exports table13.bots;
    exports table13.bots.arena;
    exports table13.bots.level;
    exports table13.bots.program;
    exports table13.bots.search;
    exports table13.bots.tune;
}
