package parcels;

/** Postcodes have five digits. */
public final class Postcodes {
  private Postcodes() {}

  /** A postcode as people type it, without blanks. */
  public static String clean(String typed) {
    String digits = typed.replaceAll("\\s", "");
    if (!digits.matches("[0-9]{5}")) throw new NotAllowed("a postcode has five digits");
    return digits;
  }
}
