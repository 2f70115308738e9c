package table13.cli.terminal;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/// An error that the user can correct: one line and exit code 2.
public final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UsageException(String message) {
        super(message);
    }

    /// An error of a file. File system messages alone often contain only its name.
    public static UsageException about(Path file, IOException problem) {
        return new UsageException(file + ": " + reason(problem));
    }

    private static String reason(IOException problem) {
        return switch (problem) {
            case NoSuchFileException _ -> "there is no such file or folder";
            case AccessDeniedException _ -> "permission denied";
            case NotDirectoryException _ -> "not a folder";
            case FileSystemException told when told.getReason() != null -> told.getReason();
            default -> String.valueOf(problem.getMessage());
        };
    }
}
