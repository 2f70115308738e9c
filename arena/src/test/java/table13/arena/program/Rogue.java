package table13.arena.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A test program, run by the Java that runs the tests. It plays the first legal move, unless its arguments ask for
/// misbehaviour. Standalone: nothing of Table 13 is on its class path.
public final class Rogue {
    private static final Pattern REQUEST = Pattern.compile("\"request\":(\\d+)");
    private static final Pattern FIRST_MOVE = Pattern.compile("\"legalMoves\":\\[\"([^\"]*)\"");

    /// An answer that is sent with the next one.
    private static String late = "";

    private Rogue() {}

    /// Runs the program.
    ///
    /// @param args the behaviour, and optionally a file for the process id of a child
    public static void main(String[] args) throws IOException, InterruptedException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.contains("\"type\":\"hello\"")) {
                hello(args);
            } else if (line.contains("\"type\":\"choose\"")) {
                choose(args[0], Long.parseLong(found(REQUEST, line)), found(FIRST_MOVE, line));
            } else {
                return;
            }
        }
    }

    private static void hello(String[] args) throws IOException, InterruptedException {
        switch (args[0]) {
            case "mute" -> Thread.sleep(60_000);
            case "future" -> say("{\"type\":\"hello\",\"protocol\":99}");
            case "parent", "orphan" -> {
                long child = new ProcessBuilder("sleep", "600").start().pid();
                Files.writeString(Path.of(args[1]), String.valueOf(child));
                if (args[0].equals("orphan")) {
                    System.exit(3);
                }
                say("{\"type\":\"hello\",\"protocol\":1}");
            }
            default -> say("{\"type\":\"hello\",\"protocol\":1,\"name\":\"rögue\"}");
        }
    }

    private static void choose(String behaviour, long request, String move) throws InterruptedException {
        String answer = "{\"type\":\"move\",\"request\":" + request + ",\"move\":\"" + move + "\"}";
        boolean isThird = request % 3 == 0;
        switch (behaviour) {
            case "illegal" -> say(isThird ? answer.replace(move, "c9") : answer);
            case "garbage" -> say(isThird ? "well, let me see" : answer);
            case "binary" -> {
                byte[] bytes = {(byte) 0xff, (byte) 0xfe, '\n'};
                System.out.write(bytes, 0, bytes.length);
                System.out.flush();
            }
            case "crash" -> {
                if (isThird) {
                    System.exit(1);
                }
                say(answer);
            }
            case "huge" -> say("x".repeat(1 << 20));
            case "silent" -> Thread.sleep(60_000);
            case "late" -> {
                if (request == 1) {
                    late = answer + "\n";
                } else {
                    say(late + answer);
                    late = "";
                }
            }
            default -> say(answer);
        }
    }

    private static String found(Pattern pattern, String line) {
        Matcher matcher = pattern.matcher(line);
        if (!matcher.find()) {
            throw new IllegalArgumentException("no " + pattern + " in " + line);
        }
        return matcher.group(1);
    }

    private static void say(String line) {
        byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        System.out.write(bytes, 0, bytes.length);
        System.out.flush();
    }
}
