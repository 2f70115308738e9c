package table13.wire.log;

import java.util.List;
import java.util.function.Consumer;
import table13.table.CorruptLog;
import table13.table.Entry;
import table13.table.Mover;
import table13.table.NewerLog;
import table13.table.Reaction;
import table13.table.fair.DealVersion;
import table13.wire.BadMessage;
import table13.wire.Fields;
import table13.wire.JsonText;
import table13.wire.protocol.PlanText;

/// Entries as the log keeps them. The words are for ever: a database of the first version must still open.
public final class EntryText {
    /// Grows with every new kind of entry, and with every new word in one: nodes tell each other what they can read.
    public static final int FORMAT = 1;

    private EntryText() {}

    public static String write(Entry entry) {
        JsonText text = new JsonText();
        Consumer<String> kind = name -> text.begin().with("kind", name);
        switch (entry) {
            case Entry.Opened opened -> {
                kind.accept("opened");
                text.with("guest", opened.guest()).with("name", opened.name()).with("secret", opened.secret());
                text.with("deal", opened.deal().number());
                PlanText.write("plan", opened.plan(), text);
            }
            case Entry.Sat sat -> {
                kind.accept("sat");
                text.with("seat", sat.seat())
                        .with("guest", sat.guest())
                        .with("name", sat.name())
                        .with("seed", sat.seed());
            }
            case Entry.Rose rose -> {
                kind.accept("rose");
                text.with("seat", rose.seat());
            }
            case Entry.BotSat bot -> {
                kind.accept("botSat");
                text.with("seat", bot.seat()).with("level", bot.level());
            }
            case Entry.Seeded seeded -> {
                kind.accept("seeded");
                text.with("seat", seeded.seat()).with("seed", seeded.seed());
            }
            case Entry.Renamed renamed -> {
                kind.accept("renamed");
                text.with("guest", renamed.guest()).with("name", renamed.name());
            }
            case Entry.Removed removed -> {
                kind.accept("removed");
                text.with("guest", removed.guest()).with("name", removed.name());
            }
            case Entry.Readmitted back -> {
                kind.accept("readmitted");
                text.with("guest", back.guest());
            }
            case Entry.HostPassed passed -> {
                kind.accept("hostPassed");
                text.with("guest", passed.guest());
            }
            case Entry.ChatSwitched chat -> {
                kind.accept("chatSwitched");
                text.with("isOn", chat.isOn());
            }
            case Entry.Muted muted -> {
                kind.accept("muted");
                text.with("guest", muted.guest()).with("whom", muted.whom()).with("isOn", muted.isOn());
            }
            case Entry.Said said -> {
                kind.accept("said");
                text.with("guest", said.guest()).with("name", said.name()).with("text", said.text());
            }
            case Entry.Reacted reacted -> {
                kind.accept("reacted");
                text.with("guest", reacted.guest())
                        .with("name", reacted.name())
                        .with("reaction", reacted.reaction().name());
            }
            case Entry.Started started -> {
                kind.accept("started");
                text.with("match", started.match())
                        .with("rulesVersion", started.rulesVersion())
                        .withStrings("names", started.names());
            }
            case Entry.Moved moved -> {
                kind.accept("moved");
                text.with("seat", moved.seat())
                        .with("move", moved.move())
                        .with("by", moved.by().name())
                        .with("id", moved.id());
            }
            case Entry.TookOver over -> {
                kind.accept("tookOver");
                text.with("seat", over.seat());
            }
            case Entry.CameBack back -> {
                kind.accept("cameBack");
                text.with("seat", back.seat());
            }
            case Entry.Closed _ -> kind.accept("closed");
        }
        return text.end().toString();
    }

    /// Reads what [#write] wrote.
    ///
    /// @throws NewerLog if a newer program wrote it
    /// @throws CorruptLog if it is something else: the log is damaged
    public static Entry read(String text) {
        try {
            Fields fields = Fields.of(text);
            String kind = fields.text("kind");
            return switch (kind) {
                case "opened" ->
                    new Entry.Opened(
                            fields.text("guest"),
                            fields.text("name"),
                            PlanText.read(fields.inside("plan")),
                            fields.text("secret"),
                            deal(fields));
                case "sat" ->
                    new Entry.Sat(fields.small("seat"), fields.text("guest"), fields.text("name"), fields.text("seed"));
                case "rose" -> new Entry.Rose(fields.small("seat"));
                case "botSat" -> new Entry.BotSat(fields.small("seat"), fields.text("level"));
                case "seeded" -> new Entry.Seeded(fields.small("seat"), fields.text("seed"));
                case "renamed" -> new Entry.Renamed(fields.text("guest"), fields.text("name"));
                case "removed" -> new Entry.Removed(fields.text("guest"), fields.text("name", ""));
                case "readmitted" -> new Entry.Readmitted(fields.text("guest"));
                case "hostPassed" -> new Entry.HostPassed(fields.text("guest"));
                case "chatSwitched" -> new Entry.ChatSwitched(fields.truth("isOn"));
                case "muted" -> new Entry.Muted(fields.text("guest"), fields.text("whom"), fields.truth("isOn"));
                case "said" -> new Entry.Said(fields.text("guest"), fields.text("name"), fields.text("text"));
                case "reacted" ->
                    new Entry.Reacted(
                            fields.text("guest"), fields.text("name"), word(Reaction.class, fields.text("reaction")));
                case "started" ->
                    new Entry.Started(
                            fields.small("match"),
                            fields.small("rulesVersion"),
                            fields.has("names") ? fields.list("names", String.class) : List.of());
                case "moved" ->
                    new Entry.Moved(
                            fields.small("seat"),
                            fields.text("move"),
                            word(Mover.class, fields.text("by")),
                            fields.text("id"));
                case "tookOver" -> new Entry.TookOver(fields.small("seat"));
                case "cameBack" -> new Entry.CameBack(fields.small("seat"));
                case "closed" -> new Entry.Closed();
                default -> throw new NewerLog("The log holds an entry of a kind unknown here.");
            };
        } catch (BadMessage | IllegalArgumentException | java.util.NoSuchElementException bad) {
            // Without the text: it may hold a secret.
            throw new CorruptLog("The log holds an entry that cannot be read.");
        }
    }

    private static <E extends Enum<E>> E word(Class<E> words, String text) {
        try {
            return Enum.valueOf(words, text);
        } catch (IllegalArgumentException _) {
            throw new NewerLog("The log holds a word unknown here.");
        }
    }

    /// Logs of the first version do not say theirs.
    private static DealVersion deal(Fields fields) throws BadMessage {
        int number = fields.small("deal", DealVersion.ONE.number());
        try {
            return DealVersion.numbered(number);
        } catch (IllegalArgumentException _) {
            throw new NewerLog("The log is newer than this server: it tells of deals of version " + number + ".");
        }
    }
}
