/// A table in use, on a server or on a device. Pure: callers pass in time, randomness and the log.
module table13.runtime {
    requires transitive table13.bots;
    requires transitive table13.wire;
    requires static transitive org.jspecify;

    exports table13.runtime;
}
