package table13.codec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Writes the Java codecs of all [Families] into a folder, and compares the TypeScript types with the files of the web
/// client.
final class GenerateCodecs {

    private GenerateCodecs() {}

    /// @param words the folder of the Java classes, the folder `web/src`, and `write` to write the types there
    public static void main(String... words) throws IOException {
        for (Family family : Families.ALL) {
            write(Path.of(words[0], family.className.replace('.', '/') + ".java"), JavaCodec.of(family));
            if (family.typeScriptFile != null) {
                Path file = Path.of(words[1], family.typeScriptFile);
                String types = TypeScript.of(family);
                if (words[2].equals("write")) {
                    write(file, types);
                } else if (!Files.exists(file) || !Files.readString(file).equals(types)) {
                    throw new IllegalStateException(
                            file + " does not match the Java records: build once with -Dprotocol=write.");
                }
            }
        }
    }

    /// Unchanged files keep their time, so they are not recompiled.
    private static void write(Path file, String text) throws IOException {
        if (!Files.exists(file) || !Files.readString(file).equals(text)) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }
    }
}
