package table13.runtime;

import java.util.function.Function;
import table13.rules.Objection;
import table13.table.TableRules;
import table13.table.Verdict;
import table13.wire.protocol.Request;

/// Translates client requests into queries to the table's rules.
final class RuleQueries {

    private RuleQueries() {}

    /// The query with the client's limits. Moves are not counted. Rising and closing are counted but never refused,
    /// because they end something that was counted before.
    static Function<TableRules, Verdict> limited(Request.Decided request, Client client, long now) {
        Function<TableRules, Verdict> question = of(request, client, now);
        return switch (request) {
            case Request.Play _, Request.WhyNot _ -> question;
            case Request.Rise _, Request.Close _ ->
                rules -> {
                    Verdict verdict = question.apply(rules);
                    limit(client, verdict);
                    return verdict;
                };
            default -> limited(client, question);
        };
    }

    /// The same query, refused if the client's limits do not allow its entries.
    static Function<TableRules, Verdict> limited(Client client, Function<TableRules, Verdict> question) {
        return rules -> limit(client, question.apply(rules));
    }

    private static Verdict limit(Client client, Verdict verdict) {
        Objection objection =
                verdict instanceof Verdict.Allowed allowed && !allowed.entries().isEmpty()
                        ? client.count(allowed.entries())
                        : null;
        return objection == null ? verdict : new Verdict.Refused(objection);
    }

    static Function<TableRules, Verdict> of(Request.Decided request, Client client, long now) {
        String guest = client.guest();
        String name = client.name();
        return switch (request) {
            case Request.Sit sit -> rules -> rules.sit(guest, name, sit.seat(), sit.seed());
            case Request.Rise _ -> rules -> rules.rise(guest);
            case Request.Seed seed -> rules -> rules.seed(guest, seed.seed());
            case Request.SeatBot bot -> rules -> rules.seatBot(guest, bot.seat(), bot.level());
            case Request.FreeSeat free -> rules -> rules.freeSeat(guest, free.seat());
            case Request.Start start -> rules -> rules.start(guest, start.fill());
            case Request.Remove remove -> rules -> rules.remove(guest, remove.guest());
            case Request.Readmit readmit -> rules -> rules.readmit(guest, readmit.guest());
            case Request.PassHost pass -> rules -> rules.passHost(guest, pass.guest());
            case Request.SwitchChat chat -> rules -> rules.switchChat(guest, chat.isOn());
            case Request.Mute mute -> rules -> rules.mute(guest, mute.guest(), mute.isOn());
            case Request.Say say -> rules -> rules.say(guest, name, say.text(), now);
            case Request.React react -> rules -> rules.react(guest, name, react.reaction(), now);
            case Request.Close _ -> rules -> rules.close(guest);
            case Request.WhyNot why -> rules -> rules.whyNot(guest, why.version(), why.move());
            case Request.Play play -> rules -> rules.move(guest, play.version(), play.move(), play.id());
        };
    }
}
