# Figures take a parcel that no depot is near to.
    counter.accept("P2", "Ann", "Cy", "99974", 100, MONDAY);
    List<String> lines = Figures.perDepot(parcels, new Depots());
    System.out.println("figures: " + lines);
    sound(lines.equals(List.of("EAST 1", "null 1")));
