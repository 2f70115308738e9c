// The `table13` command. Open, because picocli injects arguments by reflection.
open module table13.cli {
    requires info.picocli;
    requires io.nayuki.qrcodegen;
    requires java.management;
    requires table13.arena;
    requires table13.load;
    requires table13.server;
    requires table13.wire;
    requires static org.jspecify;
}
