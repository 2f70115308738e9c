package table13.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.rules.SplitMix;

@DisplayName("JSON")
class JsonTest {

    @Test
    @DisplayName("is written on one line, whatever it holds")
    void written() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("a\"\\\n\u2028é", Arrays.asList(1, 2L, true, null, List.of(), Map.of()));
        map.put("numbers", List.of(1.5, 2.0, -0.0, 1e-9, 1234567.125, Double.NaN, Double.POSITIVE_INFINITY));
        assertThat(Json.write(map))
                .isEqualTo("{\"a\\\"\\\\\\u000a\\u2028é\":[1,2,true,null,[],{}],"
                        + "\"numbers\":[1.5,2,0,0,1234567.125,null,null]}");
    }

    @Test
    @DisplayName("has the same decimals whether a tree is written or a value at a time")
    void decimals() {
        SplitMix chance = new SplitMix(13);
        for (int i = 0; i < 200_000; i++) {
            double number = switch (i % 4) {
                case 0 -> chance.below(1 << 30) / (double) (1 << 30);
                case 1 -> (chance.below(1000) - 500) / (double) (1 + chance.below(1000));
                // Ties, and their neighbours.
                case 2 -> (chance.below(1 << 30) * 10.0 + 5) / 1e7;
                default -> Math.nextAfter((chance.below(1 << 30) * 10.0 + 5) / 1e7, chance.below(2) * 1e9);
            };
            same(number);
        }
        List.of(0.0, -0.0, 1.0, -1.5, 1e-9, -1e-9, 1234567.125, 4e9, Double.NaN, Double.POSITIVE_INFINITY)
                .forEach(JsonTest::same);
    }

    private static void same(double number) {
        assertThat(new JsonWriter().begin().with("a", number).end().toString())
                .isEqualTo(Json.write(Map.of("a", number)));
    }

    @Test
    @DisplayName("is read back as it was")
    void read() {
        String text = " { \"a\" : [ 1 , -2.5e1 , \"\\u00e9\\n\\/\" , true , false , null , { } , [ ] ] } \r";
        assertThat(Json.read(text))
                .isEqualTo(Map.of("a", Arrays.asList(1L, -25.0, "é\n/", true, false, null, Map.of(), List.of())));
        assertThat(Json.read("12345678901234567890123")).isEqualTo(1.2345678901234568e22);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", " ", "{", "[", "[1", "[1,", "[1,]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "\"", "\"\\x\"",
                "\"\\u12g4\"", "\"a\tb\"", "01", "+1", "1.", ".5", "1e", "tru", "nul", "truetrue", "1 2", "[1 2]", "]",
                "NaN", "'a'", "\u0000"
            })
    @DisplayName("is refused if it is not quite JSON")
    void refused(String text) {
        assertThatThrownBy(() -> Json.read(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("is read down to the depth asked for, and its end is found all the same")
    void shallow() throws BadMessageException {
        String text = "{\"a\":[\"b\",{\"c\":\"]\\\"}\"},[[1]]],\"d\":2}";
        JsonObjectReader one = JsonObjectReader.of(text, 1);
        assertThat(one.has("a")).isFalse();
        assertThat(one.number("d")).isEqualTo(2);
        assertThat(new JsonParser(text, 2).whole()).isEqualTo(Map.of("a", Arrays.asList("b", null, null), "d", 2L));
        assertThat(new JsonParser(text, 3).whole()).isNotEqualTo(Json.read(text));
        assertThat(new JsonParser(text, 4).whole()).isEqualTo(Json.read(text));
        for (int end = 0; end < text.length(); end++) {
            String cut = text.substring(0, end);
            assertThatThrownBy(() -> JsonObjectReader.of(cut, 1)).as(cut).isInstanceOf(BadMessageException.class);
        }
    }

    @Test
    @DisplayName("is refused if it is nested without end")
    void deep() {
        assertThat(Json.read("[".repeat(50) + "]".repeat(50))).isInstanceOf(List.class);
        assertThatThrownBy(() -> Json.read("[".repeat(60_000))).isInstanceOf(IllegalArgumentException.class);
    }
}
