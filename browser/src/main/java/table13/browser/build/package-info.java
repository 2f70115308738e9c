/// Makes the Wasm module when the project is built: [WasmCompiler]. Not a part of it.
@NullMarked
package table13.browser.build;

import org.jspecify.annotations.NullMarked;
