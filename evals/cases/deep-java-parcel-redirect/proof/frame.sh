#!/bin/sh
out=$(mktemp -d)
mkdir "$out/parcels" && cat >"$out/parcels/Proof.java" <<'EOF'
package parcels;
import java.nio.file.Path;
import java.time.*;
import java.util.*;
public final class Proof {
  static final Instant MONDAY = Instant.parse("2026-03-02T09:00:00Z");
  public static void main(String[] none) {
    Parcels parcels = new Parcels();
    ScanLog log = new ScanLog();
    Counter counter = new Counter(parcels, log);
    counter.accept("P1", "Ann", "Bo", "10117", 1200, MONDAY);
    Desk desk = new Desk(parcels, log, new Access(Map.of("P1", "s3")), new Directions(Path.of("directions")),
        Clock.fixed(MONDAY, ZoneOffset.UTC));
{{proof}}
  }
  static void sound(boolean is) {
    if (!is) System.exit(10);
  }
}
EOF
javac -d "$out" src/parcels/*.java "$out/parcels/Proof.java" || exit 2
java -cp "$out" parcels.Proof
seen=$?
rm -r "$out"
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
