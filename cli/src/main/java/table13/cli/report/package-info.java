/// Reports of the arena, for people and for programs: [ContestReport] and [LeagueReport] as lines and JSON,
/// [LeaguePage] as a page for the browser.
@NullMarked
package table13.cli.report;

import org.jspecify.annotations.NullMarked;
