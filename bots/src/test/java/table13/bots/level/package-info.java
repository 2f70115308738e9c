@org.jspecify.annotations.NullMarked
package table13.bots.level;
