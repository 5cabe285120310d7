# A redirected parcel that was not loaded is late like any other.
    desk.answer("/redirect", Map.of("code", "P1", "secret", "s3", "point", "BIKES1"));
    int late = Late.notLoaded(parcels, log, MONDAY.plus(Duration.ofDays(3))).size();
    System.out.println("late: " + late);
    sound(late == 1);
