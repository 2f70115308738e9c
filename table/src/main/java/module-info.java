/// What happens around the matches of one table. Pure: time, chance and moves are handed in.
module table13.table {
    requires transitive table13.rules;
    requires static transitive org.jspecify;

    exports table13.table;
    exports table13.table.fair;
}
