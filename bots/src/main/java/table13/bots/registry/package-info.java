/// Which games bots can play: [KnowledgeRegistry].
@NullMarked
package table13.bots.registry;

import org.jspecify.annotations.NullMarked;
