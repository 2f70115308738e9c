package table13.cli.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import table13.arena.Contest;
import table13.arena.ContestResult;
import table13.rules.Setup;

/// The report of one contest.
public record ContestReport(ContestResult result) {

    /// Scripts rely on these keys.
    public Map<String, Object> json() {
        Setup setup = result.contest().setup();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", setup.game().id());
        json.put("players", setup.players());
        json.put("candidate", result.contest().candidate());
        json.put("field", field());
        json.put("deals", result.deals());
        json.put("advantage", result.advantage());
        json.put("advantageCi95", result.advantageCi95());
        json.put("winShare", result.winShare());
        json.put("winShareCi95", result.winShareCi95());
        json.put("cpuMillisPerMove", result.candidate().cpuMillisPerMove());
        json.put("fieldCpuMillisPerMove", result.others().cpuMillisPerMove());
        json.put("illegalMoves", result.illegalMoves());
        json.put("timeouts", result.timeouts());
        return json;
    }

    public List<String> lines() {
        Contest contest = result.contest();
        Setup setup = contest.setup();
        List<String> lines = new ArrayList<>();
        lines.add(ReportText.table(setup) + ": " + contest.candidate() + " against "
                + ReportText.field(setup, contest.field()));
        lines.add(interrupted() + ReportText.deals(result.deals()) + ", each played once in every seat, seed "
                + contest.seed());
        if (result.deals() > 0) {
            lines.add("");
            lines.add("  advantage   " + ReportText.advantage(result.advantage())
                    + ReportText.interval(result.advantageCi95(), "%.2f") + " " + ReportText.unit(setup));
            lines.add("  wins        " + ReportText.percent(result.winShare())
                    + ReportText.interval(100 * result.winShareCi95(), "%.1f%%") + "  ("
                    + ReportText.percent(1.0 / setup.players()) + " would be even)");
            lines.add("  CPU a move  " + ReportText.cpu(result.candidate().cpuMillisPerMove()) + ", the field "
                    + ReportText.cpu(result.others().cpuMillisPerMove()));
        }
        List<String> faults = new ArrayList<>();
        faults.addAll(ReportText.faults("The candidate " + contest.candidate(), result.candidate()));
        faults.addAll(ReportText.faults("The field of " + field(), result.others()));
        if (!faults.isEmpty()) {
            lines.add("");
            lines.addAll(faults);
        }
        return lines;
    }

    private String field() {
        return String.join(",", result.contest().field());
    }

    private String interrupted() {
        int wanted = result.contest().deals();
        return result.deals() < wanted ? "Interrupted after " : "";
    }
}
