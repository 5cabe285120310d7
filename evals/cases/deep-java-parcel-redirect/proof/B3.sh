# A loaded parcel cannot be redirected, and keeps its address.
    log.append("P1", Scan.LOADED, MONDAY);
    Desk.Answer answer = desk.answer("/redirect", Map.of("code", "P1", "secret", "s3", "point", "BIKES1"));
    String postcode = parcels.find("P1").orElseThrow().postcode();
    System.out.println("answer: " + answer + " postcode: " + postcode);
    sound(answer.status() == 409 && postcode.equals("10117"));
