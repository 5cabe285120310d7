package parcels;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The scans of all parcels. */
public final class ScanLog {
  public record Entry(Scan scan, Instant at) {}

  private final Map<String, List<Entry>> entries = new HashMap<>();

  public void append(String code, Scan scan, Instant at) {
    Scan last = last(code);
    if (!scan.follows(last)) {
      throw new NotAllowed(code + " cannot be " + scan.name().toLowerCase(Locale.ROOT) + " now");
    }
    entries.computeIfAbsent(code, one -> new ArrayList<>()).add(new Entry(scan, at));
  }

  /** The last scan of a parcel, or null. */
  public Scan last(String code) {
    List<Entry> all = of(code);
    return all.isEmpty() ? null : all.get(all.size() - 1).scan();
  }

  public List<Entry> of(String code) {
    return List.copyOf(entries.getOrDefault(code, List.of()));
  }
}
