package table13.wire.desk;

import java.util.function.Function;
import table13.table.TableRules;
import table13.table.Verdict;
import table13.wire.protocol.Request;

/// What clients ask, as questions to the house.
public final class Wishes {

    private Wishes() {}

    public static Function<TableRules, Verdict> of(Request.Wish wish, Client client, long now) {
        String guest = client.guest();
        String name = client.name();
        return switch (wish) {
            case Request.Sit sit -> house -> house.sit(guest, name, sit.seat(), sit.seed());
            case Request.Rise _ -> house -> house.rise(guest);
            case Request.Seed seed -> house -> house.seed(guest, seed.seed());
            case Request.SeatBot bot -> house -> house.seatBot(guest, bot.seat(), bot.level());
            case Request.FreeSeat free -> house -> house.freeSeat(guest, free.seat());
            case Request.Start start -> house -> house.start(guest, start.fill());
            case Request.Remove remove -> house -> house.remove(guest, remove.guest());
            case Request.Readmit readmit -> house -> house.readmit(guest, readmit.guest());
            case Request.PassHost pass -> house -> house.passHost(guest, pass.guest());
            case Request.SwitchChat chat -> house -> house.switchChat(guest, chat.isOn());
            case Request.Mute mute -> house -> house.mute(guest, mute.guest(), mute.isOn());
            case Request.Say say -> house -> house.say(guest, name, say.text(), now);
            case Request.React react -> house -> house.react(guest, name, react.reaction(), now);
            case Request.Close _ -> house -> house.close(guest);
            case Request.WhyNot why -> house -> house.whyNot(guest, why.version(), why.move());
            case Request.Play play -> house -> house.move(guest, play.version(), play.move(), play.id());
        };
    }
}
