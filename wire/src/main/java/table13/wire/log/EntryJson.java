package table13.wire.log;

import table13.table.CorruptLogException;
import table13.table.Entry;
import table13.table.NewerLogException;
import table13.table.fair.DealVersion;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.JsonWriter;

/// The JSON of log entries. Frozen: a database of the first version must still open.
public final class EntryJson {
    private EntryJson() {}

    public static String write(Entry entry) {
        JsonWriter text = new JsonWriter().begin();
        EntryCodec.members(entry, text);
        return text.end().toString();
    }

    /// Parses the text of [#write].
    ///
    /// @throws NewerLogException if a newer program wrote it
    /// @throws CorruptLogException if the text is anything else: the log is damaged
    public static Entry read(String text) {
        try {
            return EntryCodec.read(JsonObjectReader.of(text));
        } catch (BadMessageException | IllegalArgumentException | java.util.NoSuchElementException bad) {
            // Without the text: it may hold a secret.
            throw new CorruptLogException("The log holds an entry that cannot be read.");
        }
    }

    static NewerLogException unknownKind() {
        return new NewerLogException("The log has a kind of entry that this version does not know.");
    }

    static <E extends Enum<E>> E word(Class<E> words, String text) {
        try {
            return Enum.valueOf(words, text);
        } catch (IllegalArgumentException _) {
            throw new NewerLogException("The log has a word that this version does not know.");
        }
    }

    /// Logs of the first version have no deal version.
    static DealVersion deal(JsonObjectReader fields) throws BadMessageException {
        int number = fields.small("deal", DealVersion.ONE.number());
        try {
            return DealVersion.numbered(number);
        } catch (IllegalArgumentException _) {
            throw new NewerLogException("The log is newer than this server: it has deals of version " + number + ".");
        }
    }
}
