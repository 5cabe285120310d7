package parcels;

/** A parcel. `cents` is what its sender has paid. */
public record Parcel(String code, String sender, String receiver, String postcode, int grams, int cents) {}
