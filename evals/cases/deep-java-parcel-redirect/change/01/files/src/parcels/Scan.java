package parcels;

/** What happens to a parcel, in the order in which it happens. */
public enum Scan {
  ACCEPTED,
  REDIRECTED,
  LOADED,
  DELIVERED;

  /** Whether this can come after the last scan; null is before the first. */
  boolean follows(Scan last) {
    return switch (this) {
      case ACCEPTED -> last == null;
      case REDIRECTED, LOADED -> last == ACCEPTED || last == REDIRECTED;
      case DELIVERED -> last == LOADED;
    };
  }
}
