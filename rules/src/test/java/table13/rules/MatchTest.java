package table13.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.MatchEvent.MatchEnded;
import table13.rules.MatchEvent.RoundBegan;
import table13.rules.MatchEvent.RoundEnded;
import table13.rules.Ruling.Allowed;
import table13.rules.Ruling.Refused;
import table13.rules.leaves.Leaves;
import table13.rules.thirteen.Friday;
import table13.rules.thirteen.Thirteen;
import table13.testkit.RandomMatches;
import table13.testkit.Setups;

class MatchTest {

    static List<Setup> setups() {
        return Setups.all();
    }

    @ParameterizedTest
    @MethodSource("setups")
    @DisplayName("T12 F11 S19 L12 L13 The lowest total wins, shared on a tie; points add up to totals")
    @Tag("slow")
    void wholeMatches(Setup setup) {
        for (int seed = 1; seed <= 3; seed++) {
            Match<?> match = RandomMatches.begin(setup, seed);
            SplitMix chance = new SplitMix(-seed);
            EventBatch last = match.beginning();
            while (!match.isOver()) {
                last = RandomMatches.playAny(match, chance);
            }
            View view = match.view(View.WATCHER);
            List<Integer> sums = new ArrayList<>(Collections.nCopies(setup.players(), 0));
            for (List<Integer> round : view.points()) {
                IntStream.range(0, sums.size()).forEach(seat -> sums.set(seat, sums.get(seat) + round.get(seat)));
            }
            assertThat(view.totals()).isEqualTo(sums);
            int fewest = Collections.min(sums);
            assertThat(view.winners())
                    .isEqualTo(IntStream.range(0, sums.size())
                            .filter(seat -> sums.get(seat) == fewest)
                            .boxed()
                            .toList());
            assertThat(last.seenBy(0).getLast()).isEqualTo(new MatchEnded(view.totals(), view.winners()));
            assertThat(match.toMove()).isEqualTo(State.NOBODY);
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    @DisplayName("The open part of an event is the union of the parts that seats see")
    void open(Setup setup) {
        Match<?> match = RandomMatches.begin(setup, 5);
        SplitMix chance = new SplitMix(6);
        EventBatch last = match.beginning();
        while (!match.isOver()) {
            List<Event> watched = last.seenBy(View.WATCHER);
            for (int i = 0; i < watched.size(); i++) {
                Set<Event> seen = new HashSet<>();
                for (int seat = 0; seat < setup.players(); seat++) {
                    seen.add(last.seenBy(seat).get(i));
                }
                boolean isHidden = seen.remove(watched.get(i)) && !seen.isEmpty();
                assertThat(last.open().get(i))
                        .isEqualTo(isHidden ? seen.iterator().next() : watched.get(i));
                assertThat(seen).hasSizeLessThanOrEqualTo(1);
            }
            last = RandomMatches.playAny(match, chance);
        }
    }

    @Test
    @DisplayName("T4 F3 Rounds follow each other, the starter moves clockwise, with events")
    void rounds() {
        Match<?> match = RandomMatches.begin(Setup.of(Friday.GAME, 5), 3);
        SplitMix chance = new SplitMix(4);
        List<Event> told = new ArrayList<>(match.beginning().seenBy(View.WATCHER));
        while (!match.isOver()) {
            told.addAll(RandomMatches.playAny(match, chance).seenBy(View.WATCHER));
        }
        List<Integer> starters = told.stream()
                .filter(RoundBegan.class::isInstance)
                .map(event -> ((RoundBegan) event).starter())
                .toList();
        int first = starters.getFirst();
        assertThat(starters).containsExactly(first, (first + 1) % 5, (first + 2) % 5, (first + 3) % 5);
        assertThat(told.stream().filter(RoundEnded.class::isInstance)).hasSize(4);
        assertThat(match.round()).isEqualTo(4);
    }

    @Test
    @DisplayName("L12 The expert match goes on until a player has 20 or more")
    void expertMatch() {
        Match<?> match = RandomMatches.begin(new Setup(Leaves.GAME, 3, Map.of("expert", "on")), 5);
        SplitMix chance = new SplitMix(6);
        while (!match.isOver()) {
            assertThat(match.totals()).allMatch(total -> total < 20);
            RandomMatches.playAny(match, chance);
        }
        assertThat(match.totals()).anyMatch(total -> total >= 20);
        assertThat(match.view(0).points()).hasSizeGreaterThan(1);
    }

    @Test
    void refusesWithAReason() {
        Match<?> match = RandomMatches.begin(Setup.of(Thirteen.GAME, 3), 7);
        int seat = match.toMove();
        assertThat(match.rule(seat, "nonsense")).isEqualTo(new Refused(MatchObjection.NOT_A_MOVE));
        assertThat(match.rule((seat + 1) % 3, "b7")).isEqualTo(new Refused(MatchObjection.NOT_YOUR_TURN));
        assertThat(match.rule(-2, "b7")).isEqualTo(new Refused(MatchObjection.NOT_YOUR_TURN));
        Move legal = match.view(seat).seen().legalMoves().getFirst();
        assertThat(match.rule(seat, " " + legal.notation())).isEqualTo(new Allowed(legal));
        Move illegal = IntStream.range(0, Thirteen.GAME.moves())
                .mapToObj(Thirteen.GAME::move)
                .filter(move -> !match.view(seat).seen().legalMoves().contains(move))
                .findFirst()
                .orElseThrow();
        assertThat(((Refused) match.rule(seat, illegal.notation())).objection().rule())
                .isIn("T6", "T7");
        String before = match.record();
        assertThatThrownBy(() -> match.play(illegal)).isInstanceOf(IllegalArgumentException.class);
        assertThat(match.record()).isEqualTo(before);
        SplitMix chance = new SplitMix(8);
        while (!match.isOver()) {
            RandomMatches.playAny(match, chance);
        }
        assertThat(match.rule(0, "b7")).isEqualTo(new Refused(MatchObjection.MATCH_OVER));
        for (MatchObjection objection : MatchObjection.values()) {
            assertThat(objection.rule()).isEmpty();
            assertThat(objection.reason()).endsWith(".");
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    @DisplayName("A move is ruled on once from the question to the play, and anew when the table has moved on")
    void isRuledOnOnce(Setup setup) {
        Match<?> match = RandomMatches.begin(setup, 1);
        int seat = match.toMove();
        String move = match.view(seat).seen().legalMoves().getFirst().notation();
        Ruling ruling = match.rule(seat, " " + move + " ");
        Ruling first = ruling instanceof Allowed ? ruling : match.rule(seat, move);
        assertThat(match.rule(seat, move)).isSameAs(first);
        match.rule(seat, "no move at all");
        assertThat(match.rule(seat, move)).isSameAs(first);
        match.play(((Allowed) first).move());
        if (!match.isOver()) {
            assertThat(match.rule(match.toMove(), move)).isNotSameAs(first);
        }
    }

    @Test
    void legalMovesAreShownOnlyToTheSeatToMove() {
        Match<?> match = RandomMatches.begin(Setup.of(Friday.GAME, 4), 9);
        for (int seat = 0; seat < 4; seat++) {
            assertThat(match.view(seat).seen().legalMoves().isEmpty()).isEqualTo(seat != match.toMove());
            assertThat(match.view(seat).viewer()).isEqualTo(seat);
        }
        assertThat(match.view(View.WATCHER).seen().legalMoves()).isEmpty();
        assertThatThrownBy(() -> match.view(4)).hasMessage("There is no seat 4.");
        assertThatThrownBy(() -> match.view(-1)).hasMessage("There is no seat -1.");
    }

    @Test
    void needsANameForEverySeat() {
        Setup setup = Setup.of(Friday.GAME, 3);
        assertThatThrownBy(() -> Match.begin(setup, RandomMatches.names(4), new SplitMix(1)))
                .hasMessage("3 seats need as many names, not 4.");
        for (String name : List.of("", "  ", " Ada", "Ada ", "A\nB", "A\u202eB", "A\u0007", "x".repeat(65))) {
            assertThatThrownBy(() -> Match.begin(setup, List.of("Ada", name, "Ben"), new SplitMix(1)))
                    .as(name)
                    .hasMessageStartingWith("A name is one line of 1 to 64");
        }
        assertThat(Match.begin(setup, List.of("Zoë 🎈", "x".repeat(64), "李"), new SplitMix(1))
                        .setup())
                .isEqualTo(setup);
    }
}
