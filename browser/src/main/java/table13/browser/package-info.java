/// The engine: rules, bots, table and wire for the browser, compiled by TeaVM to one Wasm module. [Engine] is what
/// JavaScript sees; [Substitutes] says which classes of ours stand for those of Java that TeaVM has not. No
/// `module-info`: TeaVM is no module, and nothing here is on the path of the server.
@NullMarked
package table13.browser;

import org.jspecify.annotations.NullMarked;
