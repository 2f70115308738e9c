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

/// What is said at the table, and who does not want to hear whom.
final class Chat {
    private static final int KEPT = 50;

    /// One thing a second on average, and so many at once.
    private static final int BURST = 5;
    private static final long MILLIS_EACH = 1000;

    private final Deque<ChatMessage> remarks = new ArrayDeque<>();
    private final Map<String, Set<String>> muted = new HashMap<>();

    /// When everything a guest has said will be paid for, a second for each.
    private final Map<String, Long> paidAt = new HashMap<>();

    private boolean isOn = true;

    void say(Entry.Said said, long at) {
        pay(said.guest(), at);
        remarks.addLast(new ChatMessage(said.guest(), said.name(), said.text(), at));
        if (remarks.size() > KEPT) {
            remarks.removeFirst();
        }
    }

    void pay(String guest, long at) {
        paidAt.merge(guest, at + MILLIS_EACH, (paid, _) -> Math.max(paid, at) + MILLIS_EACH);
    }

    boolean isTooMuch(String guest, long now) {
        return paidAt.getOrDefault(guest, now) - now > (BURST - 1) * MILLIS_EACH;
    }

    void mute(Entry.Muted mute) {
        Set<String> whom = muted.computeIfAbsent(mute.guest(), _ -> new HashSet<>());
        if (mute.isOn()) {
            whom.add(mute.whom());
        } else {
            whom.remove(mute.whom());
        }
    }

    /// What this guest has said is not shown again.
    void forget(String guest) {
        remarks.removeIf(message -> message.guest().equals(guest));
    }

    /// The name under which a guest last said something; empty if nothing is left of it.
    String nameOf(String guest) {
        return remarks.reversed().stream()
                .filter(message -> message.guest().equals(guest))
                .map(ChatMessage::name)
                .findFirst()
                .orElse("");
    }

    boolean hasSpoken(String guest) {
        return remarks.stream().anyMatch(message -> message.guest().equals(guest));
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

    List<ChatMessage> remarks() {
        return List.copyOf(remarks);
    }

    List<Entry.Muted> mutes() {
        return muted.entrySet().stream()
                .flatMap(each -> each.getValue().stream().map(whom -> new Entry.Muted(each.getKey(), whom, true)))
                .sorted(Comparator.comparing(Entry.Muted::guest).thenComparing(Entry.Muted::whom))
                .toList();
    }

    /// What is not paid for at this time; the rest no longer matters.
    Map<String, Long> unpaidAt(long time) {
        Map<String, Long> unpaid = new HashMap<>(paidAt);
        unpaid.values().removeIf(at -> at <= time);
        return unpaid;
    }

    void owe(Map<String, Long> unpaid) {
        paidAt.putAll(unpaid);
    }

    /// The latest of what this guest wants to hear, the oldest first.
    List<ChatMessage> heardBy(String guest) {
        return remarks.stream().filter(message -> hears(guest, message.guest())).toList();
    }
}
