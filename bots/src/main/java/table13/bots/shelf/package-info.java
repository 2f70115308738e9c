/// Which games bots can play: [KnowledgeRegistry].
@NullMarked
package table13.bots.shelf;

import org.jspecify.annotations.NullMarked;
