/// Compiles the Wasm module during the build: [WasmCompiler]. Not a part of it.
@NullMarked
package table13.browser.build;

import org.jspecify.annotations.NullMarked;
