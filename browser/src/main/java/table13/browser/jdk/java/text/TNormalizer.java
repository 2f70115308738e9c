package table13.browser.jdk.java.text;

import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSString;

/// The browser's own.
public final class TNormalizer {
    private TNormalizer() {}

    /// The forms of Unicode; only this one is asked for.
    public enum Form {
        NFC
    }

    private interface Text extends JSObject {
        JSString normalize(JSString form);
    }

    public static String normalize(CharSequence text, Form form) {
        JSString shown = JSString.valueOf(text.toString());
        return ((Text) (JSObject) shown).normalize(JSString.valueOf(form.name())).stringValue();
    }
}
