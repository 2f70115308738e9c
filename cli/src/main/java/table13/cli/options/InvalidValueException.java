package table13.cli.options;

import picocli.CommandLine.TypeConversionException;

/// The value of an option is not what it must be. [Environment] says which option it is, by the name under which the
/// value was given.
public final class InvalidValueException extends TypeConversionException {
    private static final long serialVersionUID = 1;

    /// @param wanted follows on "must be": `true or false`
    public InvalidValueException(String wanted) {
        super(wanted);
    }
}
