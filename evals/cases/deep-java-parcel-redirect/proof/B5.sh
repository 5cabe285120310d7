# A parcel for the islands is loaded at the hub.
    desk.answer("/redirect", Map.of("code", "P1", "secret", "s3", "point", " ferry1 "));
    Set<String> lists = LoadingList.of(parcels, log, new Depots()).keySet();
    System.out.println("lists: " + lists + " cents: " + parcels.find("P1").orElseThrow().cents());
    sound(lists.equals(Set.of("HUB")));
