/// Bots in any language: programs that speak the line protocol of `docs/bot-protocol.md` on their standard input and
/// output. Begin with [ProgramContestant]; [ProgramMessages] is what is said, [Program] is the process and
/// [ProgramSupervisor] keeps it running.
@NullMarked
package table13.arena.program;

import org.jspecify.annotations.NullMarked;
