/// What the arena found, for people and for programs: [ContestReport] and [LeagueReport] in lines and JSON,
/// [LeaguePage] as a page for the browser.
@NullMarked
package table13.cli.report;

import org.jspecify.annotations.NullMarked;
