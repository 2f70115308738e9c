package table13.load;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// A table of a pretended server: players move in turn, and a match ends after some moves.
final class PretendTable {
    private static final int MOVES_PER_MATCH = 30;

    private final PretendServer server;
    private final String id;
    private final List<Session> players = new ArrayList<>();
    private long version = 100;
    private int movesLeft;
    private int toMove;

    PretendTable(PretendServer server, String id, int seats) {
        this.server = server;
        this.id = id;
        for (int seat = 0; seat < seats; seat++) {
            players.add(null);
        }
    }

    synchronized void enter(Session session) {
        send(session, "{\"type\":\"table\",\"table\":\"%s\",\"version\":%d,\"match\":null}".formatted(id, version));
    }

    synchronized void sit(Session session, int seat, String re) {
        players.set(seat, session);
        version++;
        done(session, re, "");
        tellPeople();
    }

    synchronized void start(Session session, String re) {
        if (players.contains(null) || movesLeft > 0 || !session.equals(players.getFirst())) {
            refuse(session, re, "CANNOT_START");
            return;
        }
        server.matches.incrementAndGet();
        movesLeft = MOVES_PER_MATCH;
        // Presence may change at any time, which makes no new version.
        tellPeople();
        version++;
        done(session, re, "");
        tellMatch(ServerMisbehaviour.NONE);
    }

    synchronized void play(Session session, String re, long onVersion, String move) {
        ServerMisbehaviour misbehaviour = server.mischief();
        if (misbehaviour == ServerMisbehaviour.REFUSE
                || !session.equals(players.get(toMove))
                || !"a\\\"]0".equals(move)) {
            refuse(session, re, "NOT_A_MOVE");
        } else if (onVersion != version || movesLeft == 0) {
            refuse(session, re, "STALE_VERSION");
        } else if (misbehaviour == ServerMisbehaviour.CLOSE) {
            session.close(1011, "oops", Callback.NOOP);
        } else if (misbehaviour != ServerMisbehaviour.IGNORE) {
            version++;
            movesLeft--;
            toMove = (toMove + 1) % players.size();
            // The order of response and update alternates.
            if (movesLeft % 2 == 0) {
                tellMatch(misbehaviour);
            }
            acknowledge(session, re, misbehaviour);
            if (movesLeft % 2 == 1) {
                tellMatch(misbehaviour);
            }
        }
    }

    private void acknowledge(Session session, String re, ServerMisbehaviour misbehaviour) {
        long told = misbehaviour == ServerMisbehaviour.WRONG_ACK ? version + 1 : version;
        if (misbehaviour != ServerMisbehaviour.LOSE_ACK) {
            done(session, re, ",\"version\":" + told);
        }
        if (misbehaviour == ServerMisbehaviour.REPEAT_ACK) {
            done(session, re, ",\"version\":" + told);
        }
    }

    private void tellPeople() {
        for (Session player : players) {
            send(player, "{\"type\":\"update\",\"version\":%d,\"people\":[]}".formatted(version));
        }
    }

    private void tellMatch(ServerMisbehaviour misbehaviour) {
        for (int seat = 0; seat < players.size(); seat++) {
            // Not the next player, so that play continues unchanged.
            boolean isVictim = seat == (toMove + 1) % players.size();
            int times = switch (misbehaviour) {
                case LOSE_UPDATE -> isVictim ? 0 : 1;
                case REPEAT_UPDATE -> isVictim ? 2 : 1;
                case TELL_NOBODY -> 0;
                default -> 1;
            };
            for (int i = 0; i < times; i++) {
                send(players.get(seat), update(seat, misbehaviour));
            }
        }
    }

    private String update(int seat, ServerMisbehaviour misbehaviour) {
        boolean mayMove = seat == toMove && movesLeft > 0 && misbehaviour != ServerMisbehaviour.NO_LEGAL_MOVES;
        return (misbehaviour == ServerMisbehaviour.NO_JSON && seat != toMove ? "no JSON: " : "")
                + """
                {"version":%d,"match":{"table":{"legalMoves":["no"],"say":"}\\"]"},"toMove":%d,"legalMoves":[%s]},\
                "events":[{"kind":"moved","version":1}],"table":"%s","type":"update"}""".formatted(version, movesLeft > 0 ? toMove : -1, mayMove ? "\"a\\\"]0\"" : "", id);
    }

    private void done(Session session, String re, String more) {
        send(session, "{\"type\":\"done\",\"re\":\"%s\",\"table\":\"%s\"%s}".formatted(re, id, more));
    }

    static void refuse(Session session, String re, String reason) {
        send(
                session,
                "{\"type\":\"refused\",\"re\":\"%s\",\"reason\":\"%s\",\"sentence\":\"No.\"}".formatted(re, reason));
    }

    static void send(Session session, String text) {
        if (session != null) {
            session.sendText(text, Callback.NOOP);
        }
    }
}
