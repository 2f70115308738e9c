/// One table and the matches played at it. Pure: callers pass in time, randomness and moves.
module table13.table {
    requires transitive table13.rules;
    requires static transitive org.jspecify;

    exports table13.table;
    exports table13.table.fair;
}
