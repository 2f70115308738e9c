/// Checks that the engine gives the same results as the JVM: [Probe] runs on both sides.
@NullMarked
package table13.browser.parity;

import org.jspecify.annotations.NullMarked;
