package parcels;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How to get to a pick-up point; one text a point. */
public final class Directions {
  private final Path folder;

  public Directions(Path folder) {
    this.folder = folder;
  }

  public String read(String code) {
    try {
      return Files.readString(folder.resolve(code + ".txt"));
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }
}
