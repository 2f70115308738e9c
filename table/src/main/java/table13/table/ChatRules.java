package table13.table;

import table13.table.Verdict.Allowed;
import table13.table.Verdict.Already;
import table13.table.Verdict.Refused;

/// The rules of the chat: speaking, muting and switching it off.
record ChatRules(TableRules rules, Table table) {

    Verdict switchTo(String guest, boolean isOn) {
        if (!table.isHost(guest)) {
            return new Refused(TableObjection.NOT_HOST);
        }
        if (table.phase() == Phase.CLOSED) {
            return new Refused(TableObjection.CLOSED);
        }
        return table.talk().isOn() == isOn
                ? new Already(table.version())
                : rules.change(guest, new Entry.ChatSwitched(isOn));
    }

    Verdict mute(String guest, String whom, boolean isOn) {
        if (guest.equals(whom)) {
            return new Refused(TableObjection.NOT_YOURSELF);
        }
        if (table.phase() == Phase.CLOSED) {
            return new Refused(TableObjection.CLOSED);
        }
        if (table.talk().hears(guest, whom) != isOn) {
            return new Already(table.version());
        }
        // Otherwise a guest could fill the log with invented ids.
        boolean isKnown = !isOn || rules.isHere(whom) || table.talk().hasSpoken(whom);
        return isKnown ? rules.change(guest, new Entry.Muted(guest, whom, isOn)) : TableRules.absent();
    }

    Verdict say(String guest, String name, String text, long now) {
        String clean = TextSanitizer.text(text);
        return clean.isEmpty()
                ? new Refused(TableObjection.NOTHING_SAID)
                : talk(guest, now, new Entry.Said(guest, name, clean));
    }

    Verdict react(String guest, String name, Reaction reaction, long now) {
        return talk(guest, now, new Entry.Reacted(guest, name, reaction));
    }

    private Verdict talk(String guest, long now, Entry entry) {
        if (table.isRemoved(guest)) {
            return new Refused(TableObjection.REMOVED);
        }
        if (table.phase() == Phase.CLOSED) {
            return new Refused(TableObjection.CLOSED);
        }
        if (!table.talk().isOn()) {
            return new Refused(TableObjection.CHAT_OFF);
        }
        return table.talk().isTooMuch(guest, now) ? new Refused(TableObjection.TOO_MUCH_TALK) : Allowed.of(entry);
    }
}
