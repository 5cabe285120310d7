package parcels;

/** What a customer may not do; the message is shown. */
public final class NotAllowed extends RuntimeException {
  public NotAllowed(String message) {
    super(message);
  }
}
