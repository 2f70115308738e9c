/// The arena for bots and programs, and the trainers of bot weights.
module table13.arena {
    requires java.management;
    requires transitive table13.wire;
    requires transitive table13.bots;
    requires static transitive org.jspecify;

    exports table13.arena;
    exports table13.arena.program;
    exports table13.arena.training;
}
