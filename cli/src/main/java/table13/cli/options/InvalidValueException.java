package table13.cli.options;

import picocli.CommandLine.TypeConversionException;

/// An invalid value of an option. [Environment] adds the name under which the value was given.
public final class InvalidValueException extends TypeConversionException {
    private static final long serialVersionUID = 1;

    /// @param wanted text that follows "must be": `true or false`
    public InvalidValueException(String wanted) {
        super(wanted);
    }
}
