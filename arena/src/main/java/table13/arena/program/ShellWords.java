package table13.arena.program;

import java.util.ArrayList;
import java.util.List;

/// Splits a command into the program and its arguments. Blanks separate them; single quotes, double quotes and the
/// backslash protect blanks as in a shell. No other shell syntax applies: no shell reads the command.
final class ShellWords {
    private static final char NO_QUOTE = 0;

    private ShellWords() {}

    /// @throws IllegalArgumentException with a message for people
    static List<String> of(String command) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean isWord = false;
        char quote = NO_QUOTE;
        for (int i = 0; i < command.length(); i++) {
            char c = command.charAt(i);
            boolean isLast = i + 1 == command.length();
            if (c == '\\' && quote != '\'' && !isLast) {
                word.append(command.charAt(++i));
                isWord = true;
            } else if (quote == NO_QUOTE ? c == '"' || c == '\'' : c == quote) {
                quote = quote == NO_QUOTE ? c : NO_QUOTE;
                isWord = true;
            } else if (quote == NO_QUOTE && Character.isWhitespace(c)) {
                if (isWord) {
                    words.add(word.toString());
                }
                word.setLength(0);
                isWord = false;
            } else {
                word.append(c);
                isWord = true;
            }
        }
        if (quote != NO_QUOTE) {
            throw new IllegalArgumentException("A quote in exec:" + command + " is never closed.");
        }
        if (isWord) {
            words.add(word.toString());
        }
        if (words.isEmpty() || words.getFirst().isEmpty()) {
            throw new IllegalArgumentException("exec: needs a command, such as exec:./my-bot.");
        }
        return words;
    }
}
