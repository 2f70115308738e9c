/// Programs as bots: the protocol word by word, and real processes that behave badly ([Rogue]).
package table13.arena.program;
