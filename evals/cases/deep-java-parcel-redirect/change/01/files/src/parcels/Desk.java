package parcels;

import java.time.Clock;
import java.util.Map;
import java.util.Optional;

/** Answers receivers, in plain text. */
public final class Desk {
  public record Answer(int status, String text) {}

  private final Parcels parcels;
  private final ScanLog log;
  private final Access access;
  private final Directions directions;
  private final Clock clock;

  public Desk(Parcels parcels, ScanLog log, Access access, Directions directions, Clock clock) {
    this.parcels = parcels;
    this.log = log;
    this.access = access;
    this.directions = directions;
    this.clock = clock;
  }

  public Answer answer(String path, Map<String, String> form) {
    Optional<Parcel> asked =
        parcels.find(form.getOrDefault("code", ""))
            .filter(parcel -> access.isReceiver(parcel, form.getOrDefault("secret", "")));
    if (asked.isEmpty()) return new Answer(404, "no such parcel");
    try {
      return switch (path) {
        case "/where" -> new Answer(200, String.valueOf(log.last(asked.get().code())));
        case "/redirect" -> redirect(asked.get(), form.getOrDefault("point", ""));
        default -> new Answer(404, "no such page");
      };
    } catch (NotAllowed refused) {
      return new Answer(409, refused.getMessage());
    }
  }

  private Answer redirect(Parcel parcel, String typed) {
    PickupPoints.Point point = new Redirects(parcels, log).redirect(parcel, typed, clock.instant());
    return new Answer(200, point.title() + ". " + directions.read(point.code()));
  }
}
