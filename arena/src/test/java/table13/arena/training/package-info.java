@org.jspecify.annotations.NullMarked
package table13.arena.training;
