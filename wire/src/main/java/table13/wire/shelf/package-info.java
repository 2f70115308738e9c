/// Which game has which words: [GameCodecs].
@NullMarked
package table13.wire.shelf;

import org.jspecify.annotations.NullMarked;
