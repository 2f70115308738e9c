/// The engine: rules, bots, table and wire for the browser, compiled by TeaVM to one Wasm module. [Engine] is the
/// interface to JavaScript; [Substitutes] lists the substitutes for JDK classes that TeaVM lacks. No `module-info`:
/// TeaVM is no module, and the server does not use this code.
@NullMarked
package table13.browser;

import org.jspecify.annotations.NullMarked;
