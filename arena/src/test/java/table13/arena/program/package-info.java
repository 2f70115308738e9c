/// Programs as bots: the protocol message by message, and real processes that misbehave ([Rogue]).
package table13.arena.program;
