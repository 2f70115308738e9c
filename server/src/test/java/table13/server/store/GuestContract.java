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

/// What every store promises about guests.
public interface GuestContract {
    Guest ADA = new Guest("g1", "Ada", 1_000);

    Store store();

    @Test
    default void knowsGuestsByTheirTokens() {
        store().addGuest(ADA, hash("phone"));
        store().addToken("g1", hash("laptop"), 2_000);

        assertThat(store().guestByToken(hash("phone"))).contains(ADA);
        assertThat(store().guestByToken(hash("laptop"))).contains(ADA);
        assertThat(store().guestByToken(hash("other"))).isEmpty();

        store().removeToken(hash("phone"));
        store().removeToken(hash("never there"));
        assertThat(store().guestByToken(hash("phone"))).isEmpty();
        assertThat(store().guestByToken(hash("laptop"))).contains(ADA);
    }

    @Test
    default void knowsManyGuestsAtOnce() {
        Guest bob = new Guest("g2", "Bob", 2_000);
        store().addGuest(ADA, hash("phone"));
        store().addGuest(bob, hash("bobs"));
        store().addToken("g1", hash("laptop"), 2_000);

        assertThat(store().guestsByTokens(List.of())).isEmpty();
        assertThat(store().guestsByTokens(
                                List.of(hash("laptop"), hash("other"), hash("bobs"), hash("phone"), hash("laptop"))))
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
            assertThat(store().guestByToken(hash(name))).contains(guest);
        }
    }

    @Test
    default void renames() {
        store().addGuest(ADA, hash("phone"));
        store().rename("g1", "Countess");
        store().rename("nobody", "x");
        assertThat(store().guestByToken(hash("phone"))).contains(new Guest("g1", "Countess", 1_000));
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
        assertThat(store().guestByToken(hash("tablet"))).isEmpty();
        assertThat(store().guestByToken(hash("phone"))).contains(ADA);
    }

    @Test
    default void errorsTellNoSecret() {
        store().addGuest(ADA, hash("phone"));
        StringWriter words = new StringWriter();
        catchThrowable(() -> store().addToken("g1", hash("phone"), 0)).printStackTrace(new PrintWriter(words));
        assertThat(words.toString()).contains("StoreException").doesNotContain("phone", "hash of");
    }
}
