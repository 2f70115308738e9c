/// The registry of game codecs: [GameCodecs].
@NullMarked
package table13.wire.registry;

import org.jspecify.annotations.NullMarked;
