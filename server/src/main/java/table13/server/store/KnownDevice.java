package table13.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A stored device.
///
/// @param used time of the last use, to within a day, in milliseconds since 1970
public record KnownDevice(Guest guest, long used) {

    private boolean isValid(long now) {
        return used > now - Store.LONGEST_UNUSED_MILLIS;
    }

    /// The guests of the devices, in the same order; empty for a device that was unused for too long.
    public static List<Optional<Guest>> guests(List<Optional<KnownDevice>> devices, long now) {
        return devices.stream()
                .map(device -> device.filter(known -> known.isValid(now)).map(KnownDevice::guest))
                .toList();
    }

    /// The tokens of the devices with a use to be stored.
    ///
    /// @param tokenHashes of the devices, in the same order
    public static List<byte[]> toBeNoted(List<byte[]> tokenHashes, List<Optional<KnownDevice>> devices, long now) {
        List<byte[]> used = new ArrayList<>();
        for (int i = 0; i < devices.size(); i++) {
            KnownDevice device = devices.get(i).orElse(null);
            if (device != null && device.isValid(now) && device.used <= now - Store.USE_NOTED_MILLIS) {
                used.add(tokenHashes.get(i));
            }
        }
        return used;
    }
}
