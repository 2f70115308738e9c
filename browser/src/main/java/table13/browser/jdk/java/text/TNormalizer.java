package table13.browser.jdk.java.text;

import org.teavm.jso.JSClass;
import org.teavm.jso.JSMethod;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSTopLevel;

/// Uses the browser's own normalization.
public final class TNormalizer {
    private TNormalizer() {}

    /// The Unicode normalization forms; the engine needs only this one.
    public enum Form {
        NFC
    }

    /// `Object("text")` wraps the text as an object with callable methods.
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
