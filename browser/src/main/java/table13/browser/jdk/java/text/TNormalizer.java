package table13.browser.jdk.java.text;

import org.teavm.jso.JSClass;
import org.teavm.jso.JSMethod;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSTopLevel;

/// The browser's own.
public final class TNormalizer {
    private TNormalizer() {}

    /// The forms of Unicode; only this one is asked for.
    public enum Form {
        NFC
    }

    /// `Object("text")` is the text as an object, whose methods can be called.
    @JSClass
    private static final class Text implements JSObject {
        @JSTopLevel
        @JSMethod("Object")
        static native Text of(String text);

        native String normalize(String form);
    }

    public static String normalize(CharSequence text, Form form) {
        return Text.of(text.toString()).normalize(form.name());
    }
}
