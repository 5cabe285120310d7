package parcels;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How many parcels go where. */
public final class Figures {
  private Figures() {}

  /** One line a depot, by its name. */
  public static List<String> perDepot(Parcels parcels, Depots depots) {
    Map<String, Integer> counts = new HashMap<>();
    for (Parcel parcel : parcels.all()) counts.merge(depots.depotFor(parcel.postcode()), 1, Integer::sum);
    return counts.keySet().stream()
        .sorted(Comparator.nullsLast(Comparator.naturalOrder()))
        .map(depot -> depot + " " + counts.get(depot))
        .toList();
  }
}
