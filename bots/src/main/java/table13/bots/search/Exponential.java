package table13.bots.search;

/// The exponential function, the same to the last bit on every machine and in every browser. In a browser Java's
/// `StrictMath.exp` is the function of that browser, and a bot would choose differently there.
///
/// Argument reduction by a two-part ln 2 (Cody and Waite), then a Taylor polynomial. Uses only what IEEE 754 defines
/// exactly: the four operations, rounding down and the bits of a `double`. The error is below one unit in the last
/// place.
public final class Exponential {
    private static final double PER_LN2 = 1 / 0.6931471805599453;

    /// The natural logarithm of 2 in two parts: products of the first with whole numbers up to 2^11 are exact.
    private static final double LN2 = 0x1.62e42fefa39efp-1;
    private static final double LN2_HIGH = Double.longBitsToDouble(Double.doubleToRawLongBits(LN2) & -1L << 21);
    private static final double LN2_LOW = (LN2 - LN2_HIGH) + 0x1.abc9e3b39803fp-56;

    /// Limits of the argument: beyond them the result is infinite or zero.
    private static final double HIGHEST = 709.782712893384;
    private static final double LOWEST = -745.1332191019412;

    private static final int TERMS = 14;

    /// 1/n! from n = 2 on.
    private static final double[] SERIES = new double[TERMS - 1];

    static {
        double factorial = 1;
        for (int n = 2; n <= TERMS; n++) {
            factorial *= n;
            SERIES[n - 2] = 1 / factorial;
        }
    }

    private Exponential() {}

    public static double of(double x) {
        if (Double.isNaN(x)) {
            return x;
        }
        if (x > HIGHEST) {
            return Double.POSITIVE_INFINITY;
        }
        if (x < LOWEST) {
            return 0;
        }
        // e^x = 2^times * e^rest, where the rest is at most half of ln 2.
        double times = Math.floor(x * PER_LN2 + 0.5);
        double rest = (x - times * LN2_HIGH) - times * LN2_LOW;
        double sum = 0;
        for (int n = SERIES.length - 1; n >= 0; n--) {
            sum = sum * rest + SERIES[n];
        }
        double power = 1 + (rest + rest * rest * sum);
        // In two steps, because 2^times alone may be too small or too large.
        int half = (int) times >> 1;
        return power * powerOfTwo(half) * powerOfTwo((int) times - half);
    }

    private static double powerOfTwo(int exponent) {
        return Double.longBitsToDouble((long) (exponent + 1023) << 52);
    }
}
