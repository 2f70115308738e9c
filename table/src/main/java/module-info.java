/// What happens around the matches of one table. Pure: time, chance and moves are handed in.
module table13.table {
    requires transitive table13.bots;
    requires static transitive org.jspecify;

    exports table13.table;
    exports table13.table.fair;
}
