package parcels;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Parcels that have been lying around. */
public final class Late {
  private static final Duration PATIENCE = Duration.ofDays(2);

  private Late() {}

  /** Those accepted long ago and not loaded yet. */
  public static List<Parcel> notLoaded(Parcels parcels, ScanLog log, Instant now) {
    return parcels.all().stream()
        .filter(parcel -> log.last(parcel.code()).compareTo(Scan.LOADED) < 0)
        .filter(parcel -> log.of(parcel.code()).get(0).at().plus(PATIENCE).isBefore(now))
        .toList();
  }
}
