package table13.server.store.sqlite;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import table13.server.store.StoreException;
import table13.server.store.StoreException.Kind;

/// The first bytes of a database file, read without SQLite: a file of another program must not even be touched.
///
/// @param schema the newest applied migration; SQLite's `user_version`
record SqliteHeader(int schema) {
    /// "T13!" in ASCII; SQLite's `application_id`.
    static final int OURS = 0x54313321;

    private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
    private static final int LENGTH = 100;
    private static final int SCHEMA_AT = 60;
    private static final int APPLICATION_AT = 68;

    /// @throws StoreException if the file is not a database of Table 13
    static SqliteHeader read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw foreign(file, "is not a file");
        }
        byte[] header = new byte[LENGTH];
        try (InputStream in = Files.newInputStream(file)) {
            new DataInputStream(in).readFully(header);
        } catch (EOFException e) {
            throw foreign(file, "is not a SQLite database");
        } catch (IOException e) {
            throw new StoreException(Kind.READ_ONLY, file + " cannot be read. Check its permissions.", e);
        }
        if (!Arrays.equals(header, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
            throw foreign(file, "is not a SQLite database");
        }
        ByteBuffer numbers = ByteBuffer.wrap(header);
        if (numbers.getInt(APPLICATION_AT) != OURS) {
            throw foreign(file, "is a database of another program");
        }
        return new SqliteHeader(numbers.getInt(SCHEMA_AT));
    }

    private static StoreException foreign(Path file, String is) {
        return new StoreException(
                Kind.FOREIGN, file + " " + is + ". It is unchanged; choose another folder or move the file away.");
    }
}
