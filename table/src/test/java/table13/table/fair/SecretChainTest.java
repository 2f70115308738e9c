package table13.table.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The chain of secrets")
class SecretChainTest {

    @Test
    @DisplayName(
            "ends in the root, and each secret is the SHA-256 of the next: in version 1 that is its commitment, too")
    @Tag("slow")
    void links() {
        assertThat(Deals.CHAIN.secret(SecretChain.LENGTH)).isEqualTo(Deals.ROOT);
        Set<String> secrets = new HashSet<>();
        for (int match = 1; match < SecretChain.LENGTH; match++) {
            String secret = Deals.CHAIN.secret(match);
            assertThat(Deals.CHAIN.commitment(match + 1, DealVersion.ONE)).isEqualTo(secret);
            assertThat(secrets.add(secret)).isTrue();
        }
        assertThat(secrets).doesNotContain(Deals.CHAIN.commitment(1, DealVersion.ONE));
    }

    @Test
    @DisplayName("is bound by commitments none of which is a secret of any match")
    @Tag("slow")
    void labelled() {
        Set<String> secrets = new HashSet<>();
        Set<String> commitments = new HashSet<>();
        for (int match = 1; match <= SecretChain.LENGTH; match++) {
            secrets.add(Deals.CHAIN.secret(match));
            commitments.add(Deals.CHAIN.commitment(match, DealVersion.TWO));
        }
        assertThat(commitments).hasSize(SecretChain.LENGTH).doesNotContainAnyElementsOf(secrets);
    }

    @Test
    @DisplayName("comes with seeds hashed for each match; an empty seed stays empty")
    void seeds() {
        assertThat(DealVersion.TWO.seedOf(1, "")).isEmpty();
        assertThat(DealVersion.TWO.seedOf(1, "c1e0"))
                .isNotEqualTo(DealVersion.TWO.seedOf(2, "c1e0"))
                .isNotEqualTo(DealVersion.TWO.seedOf(1, "c1e000"))
                .matches(FairDeal::isSeed);
        assertThat(DealVersion.ONE.seedOf(1, "c1e0")).isEqualTo("c1e0");
    }

    @Test
    @DisplayName("differs for another root")
    void differs() {
        SecretChain other = new SecretChain(Deals.ROOT.replace("1f", "1e"));
        assertThat(other.commitment(1, DealVersion.TWO)).isNotEqualTo(Deals.CHAIN.commitment(1, DealVersion.TWO));
    }

    @Test
    @DisplayName("hashes as others do: SHA-256 of 32 zero bytes")
    void knownHash() {
        assertThat(DealVersion.ONE.commitmentOf("00".repeat(32)))
                .isEqualTo("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 1001, Integer.MAX_VALUE})
    @DisplayName("has no match outside 1 to 1000")
    void ends(int match) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Deals.CHAIN.secret(match))
                .withMessageContaining("from 1 to 1000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "00", "zz", "0x"})
    @DisplayName("requires 64 lowercase hexadecimal digits, and never repeats an invalid secret")
    void malformed(String begin) {
        String bad = begin + "A".repeat(64 - begin.length());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SecretChain(bad))
                .withMessage("A secret is 64 lowercase hexadecimal digits.");
        assertThatIllegalArgumentException().isThrownBy(() -> new SecretChain(Deals.ROOT + "00"));
        assertThatIllegalArgumentException().isThrownBy(() -> DealVersion.ONE.commitmentOf(Deals.ROOT.substring(2)));
    }
}
