/// The codec of Skip-Bo.
@NullMarked
package table13.wire.skipbo;

import org.jspecify.annotations.NullMarked;
