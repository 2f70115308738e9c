/// The JSON codec of tables and the protocol. Pure.
module table13.wire {
    requires transitive table13.table;
    requires static transitive org.jspecify;

    exports table13.wire;
    exports table13.wire.log;
    exports table13.wire.protocol;
    exports table13.wire.registry;
}
