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

/// A fuzz target for untrusted messages and damaged logs.
///
/// - A request is read, or refused with a [BadMessageException]. Its answer is a message of the protocol. No other
///   exception is thrown.
/// - An entry is read, or the log is reported as damaged. An entry that was read survives writing and reading.
///
/// The bytes are the text itself or, because few random texts are JSON, select mutations of a valid message.
final class FuzzedWire {
    private static final int LONGEST_ANSWER = 5000;

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

    /// The members of all requests and entries; each needs only some of them.
    private static final String RIGHT = """
            "id":"i","table":"t","seat":1,"seed":"00ff","level":"easy","fill":true,"guest":"g","isOn":true,"text":"hello",
            "reaction":"THANKS","name":"n","version":7,"move":"c1","match":1,"from":0,"count":5,"game":"friday","players":3,
            "options":{"deck":"50"},"bots":{"1":"easy"},"secondsPerMove":15,"patienceSeconds":10,"since":3,"protocol":1,
            "plan":%s,"secret":"s","whom":"w","rulesVersion":1,"by":"CLOCK\"""".formatted(PLAN);

    /// Replacement values of a member, one a line; some are no JSON.
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
            assertThat(answer).hasSizeLessThan(LONGEST_ANSWER + 6 * text.length());
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

    /// An object of an existing type or kind, with two bytes for each mutated member.
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
