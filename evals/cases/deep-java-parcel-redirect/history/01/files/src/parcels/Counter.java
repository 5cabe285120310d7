package parcels;

import java.time.Instant;

/** Where parcels are accepted. */
public final class Counter {
  private static final int BASE = 390;
  private static final int EACH_STARTED_KILO = 60;

  private final Parcels parcels;
  private final ScanLog log;

  public Counter(Parcels parcels, ScanLog log) {
    this.parcels = parcels;
    this.log = log;
  }

  public Parcel accept(String code, String sender, String receiver, String postcode, int grams, Instant now) {
    int cents = BASE + (grams + 999) / 1000 * EACH_STARTED_KILO;
    Parcel parcel = new Parcel(code, sender, receiver, Postcodes.clean(postcode), grams, cents);
    log.append(code, Scan.ACCEPTED, now);
    parcels.put(parcel);
    return parcel;
  }
}
