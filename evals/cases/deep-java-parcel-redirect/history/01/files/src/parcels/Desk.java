package parcels;

import java.util.Map;
import java.util.Optional;

/** Answers receivers, in plain text. */
public final class Desk {
  public record Answer(int status, String text) {}

  private final Parcels parcels;
  private final ScanLog log;
  private final Access access;

  public Desk(Parcels parcels, ScanLog log, Access access) {
    this.parcels = parcels;
    this.log = log;
    this.access = access;
  }

  public Answer answer(String path, Map<String, String> form) {
    Optional<Parcel> asked =
        parcels.find(form.getOrDefault("code", ""))
            .filter(parcel -> access.isReceiver(parcel, form.getOrDefault("secret", "")));
    if (asked.isEmpty()) return new Answer(404, "no such parcel");
    try {
      return switch (path) {
        case "/where" -> new Answer(200, String.valueOf(log.last(asked.get().code())));
        default -> new Answer(404, "no such page");
      };
    } catch (NotAllowed refused) {
      return new Answer(409, refused.getMessage());
    }
  }
}
