package table13.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import table13.cli.options.Environment;
import table13.cli.terminal.Terminal;
import table13.cli.terminal.TerminalCapabilities;

@DisplayName("Bad input gets one clear line and exit code 2")
class BadInputTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            nonsense                                   | unknown command 'nonsense'; commands: serve, backup
            friday                                     | to play, type ./table13 play friday
            --nonsense                                 | unknown option '--nonsense'
            arena --candidate easy --field easy        | name a game, one of: thirteen, friday, skipbo, leaves
            --port 80                                  | to serve with options, type ./table13 serve --port …
            serve --port 70000                         | --port must be a whole number from 0 (any free port) to 65535, not '70000'
            serve --log loud                           | --log must be error, warn, info or debug, not 'loud'
            backup                                     | missing required parameter: 'FILE'
            load --tables -1                           | The number of tables cannot be negative.
            load --players 40                          | 1 to 16 players sit at a table, not 40.
            load --url https://127.0.0.1:1             | The address must look like ws://127.0.0.1:1313 or http://127.0.0.1:1313.
            load --url ws://127.0.0.1:1                | No server listens at 127.0.0.1:1. Is it running?
            play chess                                 | unknown game 'chess'; games: thirteen, friday, skipbo, leaves
            play friday extra                          | unmatched argument at index 2: 'extra'
            play friday --players 2                    | Friday the 13th is for 3 to 6 players, not 2.
            play skipbo --players 5                    | is for 2 to 4 players, not 5.
            play friday --players many                 | 'many' is not an int
            play friday --seed 1e9                     | '1e9' is not a long
            play friday --option deck                  | --option needs NAME=VALUE, not 'deck'
            play friday --option deck=51               | Option deck of Friday the 13th is one of 53, 50, not '51'.
            play thirteen --option deck=53             | 13 has no option 'deck'
            play leaves -o expert=on -o expert=off     | the option expert is given twice
            play friday --option                       | missing required parameter for option '--option'
            simulate friday --seed 1 --records x       | missing required option: '--matches=M'
            simulate friday --matches 0 --seed 1 --records x            | --matches must be at least 1, not 0
            simulate friday --matches 1 --seed 1 --records /no/such/x   | /no/such/x: there is no such file or folder
            simulate friday --matches 1 --seed 1 --records /            | /: is a folder
            simulate friday --matches 1 --seed 1 --records x --bots good  | There is no bot 'good'
            play friday --bots best                    | There is no bot 'best'; there are: random, easy, greedy
            play friday --bots ,                       | There is no bot ''
            play friday --bots easy:mistakes=2         | The setting mistakes of easy is a number from 0 to 1
            play friday --bots exec:/no/such           | The program '/no/such' of exec:/no/such is missing
            play friday --limit 0                      | --limit must be 1 to 3600000 milliseconds, not 0
            arena friday                               | arena needs --candidate and --field, or --league
            arena friday --candidate easy              | arena needs --candidate and --field, or --league
            arena friday --candidate best --field easy             | There is no bot 'best'
            arena friday --candidate easy --field expert:iterations=0   | iterations must be 1 to 10000000.
            arena friday --candidate easy --field expert:iterations=x   | The setting iterations of expert is a whole number
            arena friday --candidate easy --field hard:depth=3     | The bot hard has no setting 'depth'.
            arena friday --candidate easy --field exec:            | exec: needs a command
            arena friday --candidate easy --field exec:'x          | is never closed
            arena friday --candidate easy --field easy --deals 0   | --deals must be 1 to 1000000, not 0
            arena friday --candidate easy --field easy --deals x   | 'x' is not an int
            arena friday --candidate easy --field easy --threads 0 | --threads must be 1 to 1000, not 0
            arena friday --candidate easy --field easy --html x    | --html goes with --league only
            arena friday --candidate easy --league easy,hard       | arena needs either
            arena friday --league easy                 | A league has 2 to 30 bots, not 1.
            arena friday --league easy,easy            | The bot easy is in the league twice.
            arena friday --league easy,best            | There is no bot 'best'
            arena friday --league easy,random --html /no/such/x    | /no/such/x: there is no such file or folder
            arena chess --league easy,random           | unknown game 'chess'
            arena skipbo -p 6 --league easy,random     | is for 2 to 4 players, not 6.
            replay                                     | missing required parameter: 'FILE'
            replay /no/such/file                       | /no/such/file: there is no such file or folder
            replay / --match 0                         | --match counts from 1
            verify                                     | missing required parameter: 'FILE'
            verify /                                   | /: is a folder, not a file of records
            verify -                                   | standard input: holds no record
            bench chess                                | unknown game 'chess'
            bench --players 6                          | Skip-Bo, the board game is for 2 to 4 players, not 6.
            bench --seconds 0                          | --seconds must be more than 0
            bench --seconds NaN                        | --seconds must be more than 0
            bench --rounds 0                           | --rounds must be at least 1
            """)
    void saysWhatIsWrong(String command, String reason) {
        Shell shell = new Shell();
        assertThat(shell.run(command.split(" "))).isEqualTo(2);
        assertThat(shell.err())
                .startsWith("table13: ")
                .contains(reason)
                .endsWith("\n")
                .hasLineCount(1);
        assertThat(shell.out()).isEmpty();
    }

    @Test
    @DisplayName("even if the input has several lines and control characters")
    void oneLineWhateverHappens() {
        Shell shell = new Shell();
        assertThat(shell.run("play", "one\ntwo\u001b[31m\u2028three\r\n")).isEqualTo(2);
        assertThat(shell.err()).hasLineCount(1).doesNotContain("\u001b", "\u2028", "\r");
    }

    @Test
    @DisplayName("a file whose end is missing, or full of garbage, is no record")
    void garbage() throws IOException {
        assertThat(complaintAbout(new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1, '\n'}))
                .contains("line 1: not a record");
        assertThat(complaintAbout(new byte[1 << 20])).contains("line 1: longer than 4,096 characters");
        assertThat(complaintAbout("hello\n")).contains("line 1: not a record: expected 'table13-record 1'");
        assertThat(complaintAbout("table13-record 1\r\n")).contains("line 1: ends with CR LF");
        assertThat(complaintAbout("table13-record 1\ngame friday")).contains("line 2: the file ends in the middle");
        assertThat(complaintAbout("table13-record 1\ngame friday\n")).contains("line 3: the record ends too early");
        assertThat(complaintAbout("table13-record 1\n".repeat(500_001)))
                .contains("line 500001: this record is too long");
        assertThat(complaintAbout("")).contains("holds no record");
    }

    private String complaintAbout(String text) throws IOException {
        return complaintAbout(text.getBytes(StandardCharsets.UTF_8));
    }

    private String complaintAbout(byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve("bad"), bytes);
        Shell shell = new Shell();
        assertThat(shell.run("verify", file.toString())).isEqualTo(2);
        Shell again = new Shell();
        assertThat(again.run("replay", file.toString())).isEqualTo(2);
        assertThat(again.err()).isEqualTo(shell.err()).hasLineCount(1);
        return shell.err();
    }

    @Test
    @DisplayName("a closed output ends the command silently, a full disk does not")
    void brokenOutput() {
        assertThat(helpInto("Broken pipe")).isZero();
        assertThat(helpInto("No space left on device")).isEqualTo(2);
    }

    private static int helpInto(String problem) {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(problem);
            }
        };
        return Main.run(
                new String[] {"--help"},
                new Terminal(
                        InputStream.nullInputStream(),
                        broken,
                        OutputStream.nullOutputStream(),
                        StandardCharsets.UTF_8,
                        TerminalCapabilities.NONE),
                new Environment(Map.of()));
    }
}
