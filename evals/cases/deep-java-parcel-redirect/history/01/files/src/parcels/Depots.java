package parcels;

import java.util.Map;

/** Which depot serves an address. */
public final class Depots {
  private static final Map<String, String> REGIONS =
      Map.of("10", "EAST", "20", "NORTH", "26", "NORTH", "50", "WEST", "80", "SOUTH", "99", "NORTH");

  /** The depot of a postcode; null where none is near. */
  public String depotFor(String postcode) {
    return REGIONS.get(postcode.substring(0, 2));
  }
}
