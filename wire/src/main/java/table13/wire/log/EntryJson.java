package table13.wire.log;

import table13.table.CorruptLogException;
import table13.table.Entry;
import table13.table.NewerLogException;
import table13.table.fair.DealVersion;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.JsonWriter;

/// Entries as the log keeps them. The words are for ever: a database of the first version must still open.
public final class EntryJson {
    private EntryJson() {}

    public static String write(Entry entry) {
        JsonWriter text = new JsonWriter().begin();
        EntryCodec.members(entry, text);
        return text.end().toString();
    }

    /// Reads what [#write] wrote.
    ///
    /// @throws NewerLogException if a newer program wrote it
    /// @throws CorruptLogException if it is something else: the log is damaged
    public static Entry read(String text) {
        try {
            return EntryCodec.read(JsonObjectReader.of(text));
        } catch (BadMessageException | IllegalArgumentException | java.util.NoSuchElementException bad) {
            // Without the text: it may hold a secret.
            throw new CorruptLogException("The log holds an entry that cannot be read.");
        }
    }

    static NewerLogException unknownKind() {
        return new NewerLogException("The log holds an entry of a kind unknown here.");
    }

    static <E extends Enum<E>> E word(Class<E> words, String text) {
        try {
            return Enum.valueOf(words, text);
        } catch (IllegalArgumentException _) {
            throw new NewerLogException("The log holds a word unknown here.");
        }
    }

    /// Logs of the first version do not say theirs.
    static DealVersion deal(JsonObjectReader fields) throws BadMessageException {
        int number = fields.small("deal", DealVersion.ONE.number());
        try {
            return DealVersion.numbered(number);
        } catch (IllegalArgumentException _) {
            throw new NewerLogException(
                    "The log is newer than this server: it tells of deals of version " + number + ".");
        }
    }
}
