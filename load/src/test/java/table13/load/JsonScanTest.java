package table13.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonScanTest {

    @Test
    @DisplayName("Finds a member behind brackets and quotation marks that mean nothing")
    void adversarial() throws Garbled {
        String json = """
                { "a" : "}]\\"{[\\\\" , "b":{"x":"\\"","x2":[{"x":"]}"},[]]},"c\\"":[1,"[",{}],
                "x": -12 , "e":1.5e+3,"n":null,"t":true}""";
        assertThat(value(json, "x")).isEqualTo("-12");
        assertThat(value(json, "a")).isEqualTo("}]\\\"{[\\\\");
        assertThat(value(json, "b")).isEqualTo("{\"x\":\"\\\"\",\"x2\":[{\"x\":\"]}\"},[]]}");
        assertThat(value(json, "e")).isEqualTo("1.5e+3");
        assertThat(value(json, "t")).isEqualTo("true");
        assertThat(value(json, "x2")).isNull();
        assertThat(value(json, "c")).isNull();
    }

    @Test
    @DisplayName("Finds a name only at the top level, and only as a name")
    void topLevelOnly() throws Garbled {
        assertThat(value("{\"v\":{\"version\":1},\"w\":\"version\",\"version\":2}", "version"))
                .isEqualTo("2");
        assertThat(value("{\"w\":\"\\\"version\\\":3\"}", "version")).isNull();
    }

    @Test
    @DisplayName("Walks over the elements of an array")
    void elements() throws Garbled {
        assertThat(elements("[]")).isEmpty();
        assertThat(elements("[ ]")).isEmpty();
        assertThat(elements("[\"c1\",\"f>c\", \"a,b\",[1,2],{\"k\":[]}, 7 ]"))
                .containsExactly("c1", "f>c", "a,b", "[1,2]", "{\"k\":[]}", "7");
    }

    @ParameterizedTest
    @DisplayName("Whole numbers are read, bare or in quotation marks; anything else is none")
    @ValueSource(strings = {"17", "\"17\"", "-17", "\"-17\"", "999999999999999999"})
    void numbers(String number) throws Garbled {
        assertThat(number(number)).isEqualTo(Long.parseLong(number.replace("\"", "")));
    }

    @ParameterizedTest
    @DisplayName("What is no whole number is none")
    @ValueSource(strings = {"\"\"", "\"-\"", "-", "1.5", "\"m17\"", "null", "[1]", "9999999999999999999"})
    void noNumbers(String value) throws Garbled {
        assertThat(number(value)).isEqualTo(-13);
    }

    @ParameterizedTest
    @DisplayName("Notices what stops in the middle or is no object")
    @ValueSource(
            strings = {
                "",
                " ",
                "x",
                "\"a\"",
                "{",
                "{\"a",
                "{\"a\"",
                "{\"a\":",
                "{\"a\":1",
                "{\"a\":1,",
                "{\"a\":1,}",
                "{\"a\":\"1}",
                "{\"a\":\"1\\\"}",
                "{\"a\":{}",
                "{\"a\":[[]}",
                "{\"a\" 1}",
                "{\"a\":1 \"b\":2}",
                "{a:1}",
                "{\"a\":1}}",
                "{\"a\":1}x",
                "{\"a\":,\"b\":1}",
                "{,}",
                "{\"a\":\"\\"
            })
    void garbled(String json) {
        assertThatThrownBy(() -> value(json, "nothing")).isInstanceOf(Garbled.class);
    }

    private static long number(String value) throws Garbled {
        JsonScan scan = scan("{\"n\":" + value + "}");
        assertThat(scan.nextMember()).isTrue();
        return scan.number(-13);
    }

    private static String value(String json, String name) throws Garbled {
        JsonScan scan = scan(json);
        String found = null;
        while (scan.nextMember()) {
            if (scan.isNamed(name.getBytes(StandardCharsets.UTF_8))) {
                found = scan.text();
            }
        }
        scan.end();
        return found;
    }

    private static List<String> elements(String json) throws Garbled {
        JsonScan scan = scan(json);
        List<String> elements = new ArrayList<>();
        while (scan.nextElement()) {
            elements.add(scan.text());
        }
        scan.end();
        return elements;
    }

    /// As in a buffer where something else stands before and behind.
    private static JsonScan scan(String json) throws Garbled {
        byte[] bytes = ("\"{[" + json + "}]\"").getBytes(StandardCharsets.UTF_8);
        return new JsonScan(bytes, 3, bytes.length - 3);
    }
}
