package parcels;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

public final class Parcels {
  private final Map<String, Parcel> parcels = new LinkedHashMap<>();

  public void put(Parcel parcel) {
    parcels.put(parcel.code(), parcel);
  }

  public Optional<Parcel> find(String code) {
    return Optional.ofNullable(parcels.get(code));
  }

  public Collection<Parcel> all() {
    return parcels.values();
  }
}
