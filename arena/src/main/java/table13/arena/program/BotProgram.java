package table13.arena.program;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import table13.bots.Bot;
import table13.bots.level.Bots;
import table13.rules.Setup;
import table13.rules.View;
import table13.rules.registry.Games;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.JsonWriter;
import table13.wire.WireObjection;
import table13.wire.registry.SetupReader;
import table13.wire.registry.ViewReader;

/// One of our bots as a program: the other end of the bot protocol. It lets different versions of Table 13 play each
/// other.
public final class BotProgram {
    private final String name;
    private final Map<Setup, Bot> bots = new HashMap<>();

    /// A program that plays every game.
    ///
    /// @param name a name for [Bots#named(String, Setup)]
    /// @throws IllegalArgumentException if there is no such bot
    public BotProgram(String name) {
        this.name = name;
        Games.ALL.forEach(game -> Bots.named(name, Setup.of(game, game.mostPlayers())));
    }

    /// The answer to a line; empty after the last line.
    ///
    /// @throws BadMessageException if the line does not belong to this version of the protocol and the rules
    public Optional<String> answer(String line) throws BadMessageException {
        JsonObjectReader message = JsonObjectReader.of(line);
        String type = message.text("type");
        return switch (type) {
            case "hello" -> Optional.of(hello(message.number("protocol")));
            case "choose" -> Optional.of(choose(message));
            case "bye" -> Optional.empty();
            default -> throw bad("There is no message '" + type + "'.");
        };
    }

    private String hello(long protocol) throws BadMessageException {
        if (protocol != ProgramMessages.PROTOCOL) {
            throw bad("This is version " + ProgramMessages.PROTOCOL + " of the bot protocol, not " + protocol + ".");
        }
        return new JsonWriter()
                .begin()
                .with("type", "hello")
                .with("protocol", protocol)
                .with("name", name)
                .end()
                .toString();
    }

    private String choose(JsonObjectReader request) throws BadMessageException {
        View view = ViewReader.read(request, setup(request), request.small("seat"));
        Bot bot = bots.computeIfAbsent(view.setup(), setup -> Bots.named(name, setup));
        return new JsonWriter()
                .begin()
                .with("type", "move")
                .with("request", request.number("request"))
                .with("move", bot.move(view, request.number("seed")).notation())
                .end()
                .toString();
    }

    private static Setup setup(JsonObjectReader request) throws BadMessageException {
        Setup setup = SetupReader.read(request);
        int version = setup.game().rulesVersion();
        if (request.small("rulesVersion") != version) {
            throw bad("This program plays rules " + version + " of "
                    + setup.game().id() + ", not " + request.small("rulesVersion") + ".");
        }
        return setup;
    }

    private static BadMessageException bad(String sentence) {
        return new BadMessageException(WireObjection.BAD_MESSAGE, sentence);
    }
}
