package table13.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import table13.table.CorruptLogException;
import table13.table.Entry;
import table13.wire.log.EntryJson;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;
import table13.wire.protocol.RequestReader;

/// A fuzz target: whatever a stranger sends, and whatever stands in a log.
///
/// - a request is read or refused with a [BadMessageException] whose answer is a message of the protocol; nothing else
/// is
/// thrown;
/// - an entry is read or the log said to be damaged; what was read is written and read again as the same.
///
/// The bytes are the text itself or, as few random texts are JSON, say what is wrong with a message that is right.
final class FuzzedWire {
    private static final int MOST_TOLD_BACK = 5000;

    private static final List<String> NAMES = List.of("""
            type kind id table seat seed level fill guest isOn text reaction name version move match from
            count game players options bots isPublic start allowsWatchers secondsPerMove patienceSeconds
            since protocol plan secret whom rulesVersion by deal names other a\\u0000\\ud800""".split("\\s+", -1));

    private static final List<String> TYPES = List.of("""
            hello ping name open tables enter leave sit rise seed seatBot freeSeat start remove readmit passHost
            switchChat mute say react close play replay opened sat rose botSat seeded renamed removed readmitted
            hostPassed chatSwitched muted said reacted started moved tookOver cameBack closed""".split("\\s+", -1));

    private static final String PLAN = """
            {"game":"skipbo","players":2,"options":{"wilds":"12"},"isPublic":true,"allowsWatchers":false,
            "secondsPerMove":15,"patienceSeconds":10,"level":"easy"}""";

    /// What every request and every entry needs, and some do not.
    private static final String RIGHT = """
            "id":"i","table":"t","seat":1,"seed":"00ff","level":"easy","fill":true,"guest":"g","isOn":true,"text":"hello",
            "reaction":"THANKS","name":"n","version":7,"move":"c1","match":1,"from":0,"count":5,"game":"friday","players":3,
            "options":{"deck":"50"},"bots":{"1":"easy"},"secondsPerMove":15,"patienceSeconds":10,"since":3,"protocol":1,
            "plan":%s,"secret":"s","whom":"w","rulesVersion":1,"by":"CLOCK\"""".formatted(PLAN);

    /// What a member may be instead, one on a line; not all of it is JSON.
    private static final List<String> VALUES = """
            null
            true
            false
            0
            -1
            1
            2
            15
            60
            86400
            2147483648
            999999999999999999
            12345678901234567890
            1.5
            1e400
            -0
            01
            ""
            "
            "friday"
            "thirteen"
            "easy"
            "EASY"
            "thanks"
            "CLOCK"
            "c1"
            "00ff"
            "\\ud800"
            "\\u0000"
            "\\uD83D\\uDE00 \u202e"
            "01234567890123456789012345678901234567890"
            {}
            []
            ["a","b"]
            [1]
            }
            {"1":"easy"}
            {"9":"easy"}
            {"1":1}
            {"wilds":"13"}
            {"game":"chess","players":2,"isPublic":true,"allowsWatchers":true,"secondsPerMove":0,"patienceSeconds":0,"level":"easy"}
            {"game":"friday","players":9,"isPublic":true,"allowsWatchers":true,"secondsPerMove":0,"patienceSeconds":0,"level":"easy"}
            [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[""".lines().toList();

    private FuzzedWire() {}

    static void run(byte[] bytes) {
        String text = bytes.length > 0 && bytes[0] >= 0 ? members(bytes) : new String(bytes, StandardCharsets.UTF_8);
        readRequest(text);
        readEntry(text);
    }

    private static void readRequest(String text) {
        try {
            Request request = RequestReader.read(text);
            assertThat(request.id()).hasSizeLessThanOrEqualTo(40);
        } catch (BadMessageException bad) {
            String answer = Messages.refused(bad.id(), bad.objection(), bad.sentence());
            assertThat(bad.sentence()).isNotBlank();
            assertThat(answer).hasSizeLessThan(MOST_TOLD_BACK + 6 * text.length());
            assertThat(Json.read(answer)).isInstanceOf(Map.class);
        }
    }

    private static void readEntry(String text) {
        Entry entry;
        try {
            entry = EntryJson.read(text);
        } catch (CorruptLogException damaged) {
            assertThat(damaged).as("it may hold a secret").hasNoCause();
            return;
        }
        String written = EntryJson.write(entry);
        assertThat(EntryJson.read(written)).isEqualTo(entry);
        assertThat(EntryJson.write(EntryJson.read(written))).isEqualTo(written);
        assertThat(new String(written.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
                .as("a database keeps it as it is")
                .isEqualTo(written);
    }

    /// An object of a type or kind that exists, with two bytes for each member that is other than it should be.
    private static String members(byte[] bytes) {
        StringBuilder text = new StringBuilder("{").append(RIGHT);
        String type = "\"" + of(TYPES, bytes[0]) + "\"";
        text.append(",\"type\":").append(type).append(",\"kind\":").append(type);
        for (int i = 1; i + 1 < bytes.length; i += 2) {
            text.append(",\"").append(of(NAMES, bytes[i])).append("\":").append(of(VALUES, bytes[i + 1]));
        }
        return text.append("}").toString();
    }

    private static String of(List<String> things, byte choice) {
        return things.get(Byte.toUnsignedInt(choice) % things.size());
    }
}
