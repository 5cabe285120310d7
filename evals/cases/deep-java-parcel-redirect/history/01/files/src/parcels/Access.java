package parcels;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.util.Map;

/** Who may ask about a parcel: whoever has the secret of the mail that announced it. */
public final class Access {
  private final Map<String, String> secrets;

  public Access(Map<String, String> secrets) {
    this.secrets = secrets;
  }

  public boolean isReceiver(Parcel parcel, String secret) {
    String known = secrets.get(parcel.code());
    return known != null && MessageDigest.isEqual(known.getBytes(UTF_8), secret.getBytes(UTF_8));
  }
}
