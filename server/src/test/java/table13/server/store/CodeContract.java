package table13.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static table13.server.store.Samples.hash;

import org.junit.jupiter.api.Test;

/// Contract of every store: codes that players say aloud.
public interface CodeContract {
    CodeTarget TABLE = new CodeTarget(CodeTarget.Kind.TABLE, "t1");
    CodeTarget OTHER = new CodeTarget(CodeTarget.Kind.TABLE, "t2");

    Store store();

    @Test
    default void aCodeStandsForATableUntilItExpiresHoweverOftenItIsUsed() {
        assertThat(store().putCode(TABLE, hash("code"), 1_000, 5_000)).isTrue();

        assertThat(store().codeTarget(hash("wrong"), 1_000)).isEmpty();
        assertThat(store().codeTarget(hash("code"), 4_999)).contains(TABLE);
        assertThat(store().codeTarget(hash("code"), 4_999)).contains(TABLE);
        assertThat(store().codeTarget(hash("code"), 5_000)).isEmpty();
    }

    @Test
    default void aNewCodeVoidsTheOneBeforeAndNoOther() {
        store().putCode(TABLE, hash("old"), 1_000, 5_000);
        store().putCode(OTHER, hash("other"), 1_000, 5_000);
        assertThat(store().putCode(TABLE, hash("new"), 2_000, 6_000)).isTrue();

        assertThat(store().codeTarget(hash("old"), 2_000)).isEmpty();
        assertThat(store().codeTarget(hash("new"), 5_500)).contains(TABLE);
        assertThat(store().codeTarget(hash("other"), 2_000)).contains(OTHER);
    }

    @Test
    default void aCodeStandsForOneThingAtATime() {
        store().putCode(TABLE, hash("code"), 1_000, 5_000);

        assertThat(store().putCode(OTHER, hash("code"), 2_000, 6_000)).isFalse();
        assertThat(store().codeTarget(hash("code"), 2_000)).contains(TABLE);
        assertThat(store().putCode(TABLE, hash("code"), 2_000, 6_000)).isTrue();
        assertThat(store().codeTarget(hash("code"), 5_500)).contains(TABLE);
    }

    @Test
    default void expiredCodesAreForgottenWhenAnotherOneIsMade() {
        store().putCode(TABLE, hash("code"), 1_000, 5_000);
        store().putCode(OTHER, hash("other"), 5_000, 9_000);

        assertThat(store().codeTarget(hash("code"), 1_000)).as("no row is left").isEmpty();
        assertThat(store().codeTarget(hash("other"), 5_000)).contains(OTHER);
    }
}
