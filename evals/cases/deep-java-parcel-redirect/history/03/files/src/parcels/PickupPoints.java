package parcels;

import java.util.List;
import java.util.Optional;

/** Shops where parcels can be fetched. */
public final class PickupPoints {
  public record Point(String code, String title, String postcode) {}

  public static final List<Point> ALL =
      List.of(
          new Point("BAKER2", "Bakery at the market", "10115"),
          new Point("BIKES1", "Bicycles and more", "50667"),
          new Point("FERRY1", "Ticket office of the ferry", "99974"));

  private PickupPoints() {}

  public static Optional<Point> find(String code) {
    return ALL.stream().filter(point -> point.code().equals(code)).findFirst();
  }
}
