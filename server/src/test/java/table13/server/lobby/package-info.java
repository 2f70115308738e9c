@org.jspecify.annotations.NullMarked
package table13.server.lobby;
