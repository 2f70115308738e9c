/// Which game has which words: [Vocabulary].
@NullMarked
package table13.wire.shelf;

import org.jspecify.annotations.NullMarked;
