package parcels;

import java.time.Instant;
import java.util.Locale;

/** Parcels that are fetched at a pick-up point. */
public final class Redirects {
  private final Parcels parcels;
  private final ScanLog log;

  public Redirects(Parcels parcels, ScanLog log) {
    this.parcels = parcels;
    this.log = log;
  }

  /** Sends a parcel to a pick-up point. Answers the point. */
  public PickupPoints.Point redirect(Parcel parcel, String typed, Instant now) {
    PickupPoints.Point point =
        PickupPoints.find(clean(typed)).orElseThrow(() -> new NotAllowed("there is no such pick-up point"));
    log.append(parcel.code(), Scan.REDIRECTED, now);
    parcels.put(
        new Parcel(
            parcel.code(), parcel.sender(), parcel.receiver(), point.postcode(), parcel.grams(), parcel.cents()));
    return point;
  }

  // Codes of points have letters, and a blank inside of one is a mistake.
  private static String clean(String typed) {
    return typed.strip().toUpperCase(Locale.ROOT);
  }
}
