package table13.wire.desk;

import java.util.function.Function;
import table13.table.TableRules;
import table13.table.Verdict;
import table13.wire.protocol.Request;

/// What clients ask, as questions to the rules of the table.
public final class Decisions {

    private Decisions() {}

    public static Function<TableRules, Verdict> of(Request.Decided request, Client client, long now) {
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
