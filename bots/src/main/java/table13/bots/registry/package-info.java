/// The registry of games that bots can play: [KnowledgeRegistry].
@NullMarked
package table13.bots.registry;

import org.jspecify.annotations.NullMarked;
