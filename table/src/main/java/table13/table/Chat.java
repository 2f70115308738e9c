package table13.table;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Chat messages, mutes and the rate limit of each guest.
final class Chat {
    private static final int KEPT = 50;

    /// One message per second on average, and five at once.
    private static final int BURST = 5;
    private static final long MILLIS_EACH = 1000;

    private final Deque<ChatMessage> messages = new ArrayDeque<>();
    private final Map<String, Set<String>> muted = new HashMap<>();

    /// When a guest's messages stop counting against the limit, one second for each. In milliseconds since 1970.
    private final Map<String, Long> paidAt = new HashMap<>();

    private boolean isOn = true;

    void say(Entry.Said said, long at) {
        pay(said.guest(), at);
        messages.addLast(new ChatMessage(said.guest(), said.name(), said.text(), at));
        if (messages.size() > KEPT) {
            messages.removeFirst();
        }
    }

    void pay(String guest, long at) {
        paidAt.merge(guest, at + MILLIS_EACH, (paid, _) -> Math.max(paid, at) + MILLIS_EACH);
    }

    boolean isTooMuch(String guest, long now) {
        return paidAt.getOrDefault(guest, now) - now > (BURST - 1) * MILLIS_EACH;
    }

    void mute(Entry.Muted mute) {
        Set<String> speakers = muted.computeIfAbsent(mute.guest(), _ -> new HashSet<>());
        if (mute.isOn()) {
            speakers.add(mute.whom());
        } else {
            speakers.remove(mute.whom());
        }
    }

    /// Removes a guest's messages.
    void forget(String guest) {
        messages.removeIf(message -> message.guest().equals(guest));
    }

    /// The guest's name in the latest stored message; empty if none is stored.
    String nameOf(String guest) {
        return messages.reversed().stream()
                .filter(message -> message.guest().equals(guest))
                .map(ChatMessage::name)
                .findFirst()
                .orElse("");
    }

    boolean hasSpoken(String guest) {
        return messages.stream().anyMatch(message -> message.guest().equals(guest));
    }

    boolean hears(String guest, String speaker) {
        return !mutedBy(guest).contains(speaker);
    }

    Collection<String> mutedBy(String guest) {
        return muted.getOrDefault(guest, Set.of());
    }

    void switchTo(boolean on) {
        isOn = on;
    }

    boolean isOn() {
        return isOn;
    }

    // ---- for a checkpoint

    List<ChatMessage> messages() {
        return List.copyOf(messages);
    }

    List<Entry.Muted> mutes() {
        return muted.entrySet().stream()
                .flatMap(each -> each.getValue().stream().map(whom -> new Entry.Muted(each.getKey(), whom, true)))
                .sorted(Comparator.comparing(Entry.Muted::guest).thenComparing(Entry.Muted::whom))
                .toList();
    }

    /// The rate limits in effect at this time. Expired ones no longer matter.
    Map<String, Long> unpaidAt(long time) {
        Map<String, Long> unpaid = new HashMap<>(paidAt);
        unpaid.values().removeIf(at -> at <= time);
        return unpaid;
    }

    void restoreUnpaid(Map<String, Long> unpaid) {
        paidAt.putAll(unpaid);
    }

    /// The latest messages of guests not muted by this one, oldest first.
    List<ChatMessage> heardBy(String guest) {
        return messages.stream()
                .filter(message -> hears(guest, message.guest()))
                .toList();
    }
}
