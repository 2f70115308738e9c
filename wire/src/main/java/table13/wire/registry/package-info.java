/// Which game has which words: [GameCodecs].
@NullMarked
package table13.wire.registry;

import org.jspecify.annotations.NullMarked;
