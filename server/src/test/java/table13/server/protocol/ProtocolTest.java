package table13.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import table13.server.kit.TestGuest;
import table13.wire.BadMessageException;
import table13.wire.Json;
import table13.wire.protocol.Claim;
import table13.wire.protocol.Messages;
import table13.wire.protocol.Request;
import table13.wire.protocol.RequestReader;

/// After an intended change of the protocol, `-Dprotocol=write` rewrites fixtures and document; only requests are
/// written by hand. The document comes last, because it shows the output of the other tests.
@DisplayName("The protocol")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ProtocolTest {

    @TempDir
    private Path folder;

    @Test
    @Order(1)
    @DisplayName("has a fixture for every request, and reads it as that request")
    void requests() throws BadMessageException {
        Set<String> read = new TreeSet<>();
        for (String name : ProtocolFixtures.names("requests")) {
            ProtocolFixtures.check(name, ProtocolFixtures.wire(name));
            Request request = RequestReader.read(ProtocolFixtures.wire(name));
            assertThat(name).isEqualTo("requests/" + word(request.getClass()));
            read.add(word(request.getClass()));
        }
        assertThat(read).containsExactlyElementsOf(kinds(Request.class).collect(Collectors.toCollection(TreeSet::new)));
    }

    private static Stream<String> kinds(Class<?> sealed) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .flatMap(kind -> kind.isSealed() ? kinds(kind) : Stream.of(word(kind)));
    }

    private static String word(Class<?> kind) {
        String name = kind.getSimpleName();
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    @Test
    @Order(2)
    @DisplayName("understands each member of each request fixture: without it, it would be another request or none")
    void members() throws BadMessageException {
        for (String name : ProtocolFixtures.names("requests")) {
            Map<String, Object> members = TestGuest.read(ProtocolFixtures.wire(name));
            Request whole = RequestReader.read(Json.write(members));
            for (String member : members.keySet()) {
                Map<String, Object> less = new LinkedHashMap<>();
                members.forEach((key, value) -> less.put(key.equals(member) ? "unknown" : key, value));
                try {
                    assertThat(RequestReader.read(Json.write(less)))
                            .as("%s without %s", name, member)
                            .isNotEqualTo(whole);
                } catch (BadMessageException refused) {
                    assertThat(refused.sentence()).isNotEmpty();
                }
            }
        }
    }

    @Test
    @Order(3)
    @DisplayName("has a fixture for every message and event, and the server sends exactly these")
    void messages() throws IOException, BadMessageException {
        Map<String, String> examples = new TreeMap<>(ProtocolEvents.ofTheGames());
        examples.putAll(ProtocolEvening.examples(folder));
        if (ProtocolFixtures.isWriting()) {
            examples.forEach(ProtocolFixtures::check);
        }
        Set<String> fixtures = ProtocolFixtures.names("events");
        assertThat(fixtures).containsAll(ProtocolEvents.KINDS);
        fixtures.addAll(ProtocolFixtures.names("messages"));
        fixtures.addAll(ProtocolFixtures.names("http"));
        assertThat(examples.keySet()).containsExactlyElementsOf(fixtures);
        examples.forEach(ProtocolFixtures::check);

        String claim = ProtocolFixtures.wire("http/claim");
        assertThat(Claim.read(claim).code()).isEqualTo(TestGuest.read(claim).get("code"));
        assertThat(fixtures.stream()
                        .filter(name -> !name.startsWith("events/") && !name.equals("http/claim"))
                        .map(name -> name.replaceAll(".*/|-.*", "")))
                .containsAll(wordsOfTheServer());
    }

    /// A fixture is named after the method that writes it: any method of the protocol package that returns a text.
    private static Set<String> wordsOfTheServer() {
        return new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages(Messages.class.getPackageName())
                        .stream()
                        .flatMap(found -> found.getMethods().stream())
                        .filter(method ->
                                method.getModifiers().containsAll(Set.of(JavaModifier.PUBLIC, JavaModifier.STATIC)))
                        .filter(method -> method.getRawReturnType().isEquivalentTo(String.class))
                        .map(JavaMethod::getName)
                        .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    @Order(4)
    @DisplayName("is documented with exactly these fixtures, and with every reason to refuse something")
    void document() throws IOException {
        ProtocolDocument document = new ProtocolDocument();
        if (ProtocolFixtures.isWriting()) {
            document.write();
        }
        assertThat(ProtocolDocument.text()).isEqualTo(document.renewed());
        assertThat(ProtocolDocument.forgotten()).isEmpty();
        assertThat(ProtocolDocument.names(ProtocolDocument.text())).isEqualTo(document.reasons());
    }
}
