package parcels;

import java.time.Instant;
import java.util.Map;

/** Run without a framework: throws at the first that fails. */
public final class AllTests {
  private static final Instant MONDAY = Instant.parse("2026-03-02T09:00:00Z");

  public static void main(String[] none) {
    Parcels parcels = new Parcels();
    ScanLog log = new ScanLog();
    Parcel parcel = new Counter(parcels, log).accept("P1", "Ann", "Bo", "10 117", 1200, MONDAY);
    same(parcel.cents(), 510);
    Desk desk = new Desk(parcels, log, new Access(Map.of("P1", "s3")));
    same(desk.answer("/where", Map.of("code", "P1", "secret", "s3")).text(), "ACCEPTED");
    same(desk.answer("/where", Map.of("code", "P1", "secret", "no")).status(), 404);
    System.out.println("ok");
  }

  private static void same(Object seen, Object expected) {
    if (!seen.equals(expected)) throw new AssertionError(seen + " is not " + expected);
  }
}
