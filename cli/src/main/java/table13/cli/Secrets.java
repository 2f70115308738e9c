package table13.cli;

import java.util.regex.Pattern;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import table13.cli.options.OptionConverters;

/// Removes secrets from error messages about the command line.
final class Secrets {
    private static final String HIDDEN = "…";

    /// A password in a URL, or a private key.
    private static final Pattern MAY_BE_SECRET = Pattern.compile("(?s):.*@|-----BEGIN");

    /// Shorter values occur inside other words.
    private static final int SHORTEST = 4;

    private Secrets() {}

    static boolean isSecret(ArgSpec argument) {
        for (Object converter : argument.converters()) {
            if (converter instanceof OptionConverters.Secret) {
                return true;
            }
        }
        return false;
    }

    static boolean hasSecrets(CommandSpec command) {
        return command.args().stream().anyMatch(Secrets::isSecret);
    }

    /// Whether a text looks like a secret, at any place of the command line.
    static boolean mayBeSecret(String text) {
        return MAY_BE_SECRET.matcher(text).find();
    }

    /// The option without its value.
    static String nameOnly(String option) {
        int end = option.indexOf('=');
        return end < 0 ? option : option.substring(0, end);
    }

    /// Replaces secrets in a sentence: values of secret options, and values that look like secrets.
    static String hidden(String sentence, CommandSpec command, String[] words) {
        String hidden = sentence;
        boolean isAfterSecret = false;
        for (String word : words) {
            String name = nameOnly(word);
            String value = word.startsWith("-") && !name.equals(word) ? word.substring(name.length() + 1) : word;
            OptionSpec option = command.findOption(name);
            boolean isSecretOption = option != null && isSecret(option);
            boolean isValue = isAfterSecret || (isSecretOption && !name.equals(word));
            if ((isValue && value.length() >= SHORTEST) || mayBeSecret(value)) {
                hidden = hidden.replace(value, HIDDEN);
            }
            isAfterSecret = isSecretOption && name.equals(word);
        }
        return hidden;
    }
}
