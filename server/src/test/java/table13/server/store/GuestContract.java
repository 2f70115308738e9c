package table13.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static table13.server.store.Samples.hash;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import table13.server.kit.Waiting;

/// Contract of every store: guests.
public interface GuestContract {
    long DAY = Store.USE_NOTED_MILLIS;
    long YEAR = Store.LONGEST_UNUSED_MILLIS;
    Guest ADA = new Guest("g1", "Ada", 1_000);

    Store store();

    @Test
    default void knowsGuestsByTheirTokens() {
        store().addGuest(ADA, hash("phone"));
        store().addToken("g1", hash("laptop"), 2_000);

        assertThat(store().guestByToken(hash("phone"), 3_000)).contains(ADA);
        assertThat(store().guestByToken(hash("laptop"), 3_000)).contains(ADA);
        assertThat(store().guestByToken(hash("other"), 3_000)).isEmpty();

        store().removeToken(hash("phone"));
        store().removeToken(hash("never there"));
        assertThat(store().guestByToken(hash("phone"), 3_000)).isEmpty();
        assertThat(store().guestByToken(hash("laptop"), 3_000)).contains(ADA);
    }

    @Test
    default void knowsManyGuestsAtOnce() {
        Guest bob = new Guest("g2", "Bob", 2_000);
        store().addGuest(ADA, hash("phone"));
        store().addGuest(bob, hash("bobs"));
        store().addToken("g1", hash("laptop"), 2_000);

        assertThat(store().guestsByTokens(List.of(), 3_000)).isEmpty();
        assertThat(store().guestsByTokens(
                                List.of(hash("laptop"), hash("other"), hash("bobs"), hash("phone"), hash("laptop")),
                                3_000))
                .containsExactly(
                        Optional.of(ADA), Optional.empty(), Optional.of(bob), Optional.of(ADA), Optional.of(ADA));
    }

    @Test
    default void toSignOutVoidsLinksThatNobodyTook() {
        Guest bob = new Guest("g2", "Bob", 2_000);
        store().addGuest(ADA, hash("phone"));
        store().addGuest(bob, hash("bobs"));
        store().addLink("g1", hash("adas link"), 5_000);
        store().addLink("g2", hash("bobs link"), 5_000);

        store().removeToken(hash("phone"));
        assertThat(store().takeLink(hash("adas link"), 1_000)).isEmpty();
        assertThat(store().takeLink(hash("bobs link"), 1_000)).contains(bob);
    }

    @Test
    default void keepsEveryName() {
        for (String name : List.of("Zoë", "名前 🂡", "'; DROP TABLE guests; --", "\\\" {}", "")) {
            Guest guest = new Guest("id of " + name, name, 1_000);
            store().addGuest(guest, hash(name));
            assertThat(store().guestByToken(hash(name), 3_000)).contains(guest);
        }
    }

    @Test
    default void renames() {
        store().addGuest(ADA, hash("phone"));
        store().rename("g1", "Countess");
        store().rename("nobody", "x");
        assertThat(store().guestByToken(hash("phone"), 3_000)).contains(new Guest("g1", "Countess", 1_000));
    }

    @Test
    default void aLinkWorksOnceUntilItExpires() {
        store().addGuest(ADA, hash("phone"));
        store().addLink("g1", hash("code"), 5_000);
        store().addLink("g1", hash("late"), 5_000);

        assertThat(store().takeLink(hash("wrong"), 4_000)).isEmpty();
        assertThat(store().takeLink(hash("code"), 4_999)).contains(ADA);
        assertThat(store().takeLink(hash("code"), 4_999)).isEmpty();
        assertThat(store().takeLink(hash("late"), 5_000)).isEmpty();
        assertThat(store().takeLink(hash("late"), 4_000)).isEmpty();
    }

    @Test
    default void oneOfManyTakesALink() throws Exception {
        store().addGuest(ADA, hash("phone"));
        store().addLink("g1", hash("code"), 5_000);
        List<Future<Optional<Guest>>> all = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 20; i++) {
                all.add(threads.submit(() -> store().takeLink(hash("code"), 4_000)));
            }
        }
        int taken = 0;
        for (Future<Optional<Guest>> each : all) {
            taken += each.get().isPresent() ? 1 : 0;
        }
        assertThat(taken).isEqualTo(1);
    }

    @Test
    default void whatDoesNotFitIsRefusedWhole() {
        store().addGuest(ADA, hash("phone"));

        Guest bob = new Guest("g2", "Bob", 1_000);
        assertThatThrownBy(() -> store().addGuest(bob, hash("phone"))).isInstanceOf(StoreException.class);
        assertThatThrownBy(() -> store().addToken("g2", hash("tablet"), 0))
                .as("Bob was not stored without his token")
                .isInstanceOf(StoreException.class);
        assertThatThrownBy(() -> store().addLink("g2", hash("code"), 9_000)).isInstanceOf(StoreException.class);
        assertThatThrownBy(() -> store().addGuest(ADA, hash("tablet"))).isInstanceOf(StoreException.class);
        assertThat(store().guestByToken(hash("tablet"), 3_000)).isEmpty();
        assertThat(store().guestByToken(hash("phone"), 3_000)).contains(ADA);
    }

    @Test
    default void ofTooManyDevicesThoseUnusedForLongestAreForgotten() {
        store().addGuest(ADA, hash("device 0"));
        store().addGuest(new Guest("g2", "Bob", 1_000), hash("bobs"));
        for (int i = 1; i < Store.MOST_DEVICES; i++) {
            assertThat(store().addToken("g1", hash("device " + i), i / 2 * DAY + i))
                    .isEmpty();
        }
        assertThat(store().guestByToken(hash("device 0"), 2 * DAY)).contains(ADA);
        untilUseIsNoted("device 0");

        long now = YEAR - 1;
        assertThat(store().addToken("g1", hash("tablet"), now)).containsExactly(hash("device 1"));
        assertThat(store().addToken("g1", hash("laptop"), now))
                .as("of those of one day the one that was added last")
                .containsExactly(hash("device 3"));
        assertThat(store().guestByToken(hash("device 3"), now)).isEmpty();
        for (String device : List.of("device 0", "device 2", "tablet", "laptop", "bobs")) {
            assertThat(store().guestByToken(hash(device), now)).as(device).isPresent();
        }
    }

    /// The use is stored late. Reads at a time at which a device from the beginning is valid only if it was used since.
    private void untilUseIsNoted(String device) {
        Waiting.until(() -> store().guestByToken(hash(device), 1_000 + YEAR), Optional::isPresent);
    }

    @Test
    default void aDeviceThatWasUnusedForAYearIsForgotten() {
        store().addGuest(ADA, hash("phone"));
        store().addToken("g1", hash("laptop"), 1_000);
        long used = 1_000 + YEAR - 1;

        assertThat(store().guestsByTokens(List.of(hash("phone"), hash("laptop")), used))
                .containsOnly(Optional.of(ADA));
        untilUseIsNoted("phone");
        assertThat(store().guestByToken(hash("laptop"), used + YEAR - 1)).contains(ADA);
        assertThat(store().guestByToken(hash("phone"), used + YEAR)).isEmpty();
    }

    @Test
    default void theUseOfADeviceIsWrittenDownOnceADay() {
        store().addGuest(ADA, hash("phone"));
        store().addToken("g1", hash("laptop"), 1_000);
        store().guestByToken(hash("phone"), 1_000 + DAY - 1);
        store().guestByToken(hash("laptop"), 1_000 + DAY);
        untilUseIsNoted("laptop");
        assertThat(store().guestByToken(hash("phone"), 1_000 + YEAR)).isEmpty();
    }

    @Test
    default void unusedDevicesAreRemovedSomeAtATime() {
        for (int i = 0; i < 5; i++) {
            store().addGuest(new Guest("g" + i, "Gil", i * DAY), hash("device " + i));
        }
        assertThat(store().removeUnusedTokens(YEAR + 3 * DAY, 3)).isEqualTo(3);
        assertThat(store().removeUnusedTokens(YEAR + 3 * DAY, 3)).isEqualTo(1);
        assertThat(store().removeUnusedTokens(YEAR + 3 * DAY, 3)).isZero();
        assertThat(store().guestByToken(hash("device 0"), 0)).isEmpty();
        assertThat(store().guestByToken(hash("device 4"), 4 * DAY)).isPresent();
    }

    @Test
    default void ofTooManyLinksTheOldestAreVoid() {
        store().addGuest(ADA, hash("phone"));
        store().addGuest(new Guest("g2", "Bob", 1_000), hash("bobs"));
        store().addLink("g2", hash("bobs link"), 1_000);
        for (int i = 0; i <= Store.MOST_LINKS; i++) {
            store().addLink("g1", hash("link " + i), 2_000 + i);
        }
        assertThat(store().takeLink(hash("link 0"), 500)).isEmpty();
        for (int i = 1; i <= Store.MOST_LINKS; i++) {
            assertThat(store().takeLink(hash("link " + i), 500)).contains(ADA);
        }
        assertThat(store().takeLink(hash("bobs link"), 500)).isPresent();
    }

    @Test
    default void errorsTellNoSecret() {
        store().addGuest(ADA, hash("phone"));
        StringWriter words = new StringWriter();
        catchThrowable(() -> store().addToken("g1", hash("phone"), 0)).printStackTrace(new PrintWriter(words));
        assertThat(words.toString()).contains("StoreException").doesNotContain("phone", "hash of");
    }
}
