package parcels;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** What is loaded for which depot. */
public final class LoadingList {
  // Takes what no depot is near to.
  private static final String HUB = "HUB";

  private LoadingList() {}

  public static Map<String, List<Parcel>> of(Parcels parcels, ScanLog log, Depots depots) {
    Map<String, List<Parcel>> lists = new TreeMap<>();
    for (Parcel parcel : parcels.all()) {
      if (!Scan.LOADED.follows(log.last(parcel.code()))) continue;
      String depot = Objects.requireNonNullElse(depots.depotFor(parcel.postcode()), HUB);
      lists.computeIfAbsent(depot, one -> new ArrayList<>()).add(parcel);
    }
    return lists;
  }
}
