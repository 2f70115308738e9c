/// Bots in any language: programs that use the line protocol of `docs/bot-protocol.md` on standard input and output.
/// Begin with [ProgramContestant]; [ProgramMessages] has the messages, [Program] is the process and [ProgramSupervisor]
/// keeps it running.
@NullMarked
package table13.arena.program;

import org.jspecify.annotations.NullMarked;
