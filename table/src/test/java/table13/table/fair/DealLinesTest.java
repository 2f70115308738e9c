package table13.table.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.record.DealReader;

@DisplayName("The lines of a deal")
class DealLinesTest {
    private static final String COMMITMENT = "deal commitment " + Deals.CHAIN.commitment(3, DealVersion.TWO);
    private static final String SEED = "deal seed 0 " + Deals.SEEDS.getFirst();
    private static final String SECRET = "deal secret " + Deals.CHAIN.secret(3);

    @Test
    @DisplayName("hold all inputs, and are read back")
    void roundTrip() {
        assertThat(Deals.DEAL.lines())
                .containsExactly(
                        "deal version 2",
                        "deal table t1",
                        "deal match 3",
                        COMMITMENT,
                        SECRET,
                        SEED,
                        "deal seed 2 " + Deals.SEEDS.getLast());
        assertThat(FairDeal.read(Deals.SETUP, Deals.NAMES, Deals.DEAL.lines())).isEqualTo(Deals.DEAL);
    }

    @Test
    @DisplayName("may not be missing, except for seeds")
    void missing() {
        refused(List::clear, "Expected 'deal table …', found no further deal line.");
        refused(lines -> lines.remove(1), "Expected 'deal table …', found 'deal match 3'.");
        refused(lines -> lines.remove(2), "Expected 'deal match …', found '" + COMMITMENT + "'.");
        refused(lines -> lines.remove(3), "Expected 'deal commitment …', found '" + SECRET + "'.");
        refused(lines -> lines.remove(4), "Expected 'deal secret …', found '" + SEED + "'.");
        refused(lines -> lines.subList(4, 7).clear(), "Expected 'deal secret …', found no further deal line.");
        List<String> without = Deals.DEAL.lines().subList(0, 5);
        assertThat(FairDeal.read(Deals.SETUP, Deals.NAMES, without).seeds()).containsExactly("", "", "");
    }

    @Test
    @DisplayName("appear once and in order")
    void outOfPlace() {
        refused(lines -> lines.add(2, "deal table t1"), "Expected 'deal match …', found 'deal table t1'.");
        refused(
                lines -> lines.add(6, SEED),
                "Expected at most one seed for each seat from 0 to 2, in order; found '" + SEED + "'.");
        refused(lines -> lines.set(5, "deal seed 3 aa01"), "found 'deal seed 3 aa01'.");
        refused(lines -> lines.add("deal seed 1 bb02"), "found 'deal seed 1 bb02'.");
        refused(lines -> lines.add("deal seed 3 bb02"), "found 'deal seed 3 bb02'.");
        refused(lines -> lines.add(SECRET), "found '" + SECRET + "'.");
    }

    @Test
    @DisplayName("have valid values")
    void malformed() {
        refused(lines -> lines.set(1, "deal table t 1"), "The id of a table is");
        refused(lines -> lines.set(2, "deal match 03"), "'03' is not a valid number here.");
        refused(lines -> lines.set(2, "deal match x"), "'x' is not a valid number here.");
        refused(lines -> lines.set(2, "deal match 1001"), "there is no match 1001.");
        refused(lines -> lines.set(4, SECRET + "0"), "A secret is 64 lowercase hexadecimal digits");
        refused(lines -> lines.set(4, "deal secret 00"), "A secret is 64 lowercase hexadecimal digits");
        refused(lines -> lines.set(4, "deal secret "), "Expected 'deal secret …'");
        refused(lines -> lines.set(5, "deal seed 0 AA01"), "A seed of version 2 is a hash");
        refused(lines -> lines.set(5, "deal seed 0 "), "Expected 'deal seed 0 …', found 'deal seed 0 '.");
        refused(lines -> lines.set(5, "deal seed aa01"), "found 'deal seed aa01'.");
    }

    @Test
    @DisplayName("match the commitment")
    void commitment() {
        String broken = "The secret does not match the commitment.";
        refused(lines -> lines.set(3, "deal commitment " + Deals.CHAIN.commitment(4, DealVersion.TWO)), broken);
        refused(lines -> lines.set(3, "deal commitment x"), broken);
        refused(lines -> lines.set(4, "deal secret " + Deals.CHAIN.secret(4)), broken);
    }

    @Test
    @DisplayName("are of version 1 without a version line, and refused for an unknown version")
    void version() {
        FairDeal old = Deals.of(DealVersion.ONE, Deals.SETUP, 3);
        assertThat(old.lines().getFirst()).isEqualTo("deal table t1");
        assertThat(FairDeal.read(old.setup(), old.names(), old.lines())).isEqualTo(old);
        refused(lines -> lines.removeFirst(), "The secret does not match the commitment.");
        refused(lines -> lines.set(0, "deal version 1"), "The secret does not match the commitment.");
        refused(lines -> lines.set(0, "deal version 3"), "Version 3 of the fair deal is unknown.");
        refused(lines -> lines.set(0, "deal version two"), "'two' is not a valid number here.");
    }

    @Test
    @DisplayName("have seeds of 64 digits in version 2, and of 2 to 64 in version 1")
    void seeds() {
        String hash = "A seed of version 2 is a hash: 64 lowercase hexadecimal digits.";
        refused(lines -> lines.set(5, SEED.substring(0, SEED.length() - 2)), hash);
        refused(lines -> lines.set(5, SEED + "00"), hash);
        refused(lines -> lines.set(5, "deal seed 0 aa01"), hash);
        FairDeal old = new FairDeal(
                DealVersion.ONE, "t1", 3, Deals.CHAIN.secret(3), Deals.SETUP, Deals.NAMES, List.of("aa01", "", "cc"));
        assertThat(FairDeal.read(old.setup(), old.names(), old.lines())).isEqualTo(old);
        List<String> said = new ArrayList<>(old.lines());
        said.addFirst("deal version 1");
        assertThat(FairDeal.read(old.setup(), old.names(), said)).isEqualTo(old);
        said.set(5, "deal seed 0 AA01");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FairDeal.read(old.setup(), old.names(), said))
                .withMessageContaining("A seed is at most 32 bytes");
    }

    @Test
    @DisplayName("of unknown kinds may stand anywhere among them")
    void unknown() {
        List<String> lines = new ArrayList<>(Deals.DEAL.lines());
        for (int i = lines.size(); i >= 0; i--) {
            lines.add(i, i % 2 == 0 ? "deal weather fine" : "deal seeds 3");
        }
        assertThat(FairDeal.read(Deals.SETUP, Deals.NAMES, lines)).isEqualTo(Deals.DEAL);
        assertThat(FairDeal.isToldBy(lines)).isTrue();
        assertThat(FairDeal.isToldBy(List.of("deal weather fine", "deal x"))).isFalse();
        assertThat(FairDeal.isToldBy(List.of())).isFalse();
    }

    @Test
    @DisplayName("are reported by the wrong line, or by the place of a missing one")
    void place() {
        wrongAt(0, lines -> lines.set(0, "deal version 3"));
        wrongAt(1, lines -> lines.set(1, "deal table t 1"));
        wrongAt(2, lines -> lines.set(2, "deal match 1001"));
        wrongAt(3, lines -> lines.set(3, "deal commitment x"));
        wrongAt(4, lines -> lines.set(4, "deal secret 00"));
        wrongAt(4, lines -> lines.remove(4));
        wrongAt(6, lines -> lines.set(6, "deal seed 2 AA"));
        wrongAt(7, lines -> lines.add("deal seed 1 bb02"));
        wrongAt(4, lines -> lines.subList(4, 7).clear());
        wrongAt(7, lines -> {
            lines.add(1, "deal weather fine");
            lines.set(7, "deal seed 2 AA");
        });
    }

    private static void wrongAt(int index, Consumer<List<String>> change) {
        List<String> lines = new ArrayList<>(Deals.DEAL.lines());
        change.accept(lines);
        assertThatExceptionOfType(DealReader.BadLine.class)
                .isThrownBy(() -> FairDeal.read(Deals.SETUP, Deals.NAMES, lines))
                .satisfies(wrong -> assertThat(wrong.index()).isEqualTo(index));
    }

    private static void refused(Consumer<List<String>> change, String reason) {
        List<String> lines = new ArrayList<>(Deals.DEAL.lines());
        change.accept(lines);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FairDeal.read(Deals.SETUP, Deals.NAMES, lines))
                .withMessageContaining(reason);
    }
}
