# A point that is a path is no point; neither does one without the secret go on.
    Desk.Answer path = desk.answer("/redirect", Map.of("code", "P1", "secret", "s3", "point", "../CLAUDE"));
    Desk.Answer stranger = desk.answer("/redirect", Map.of("code", "P1", "secret", "", "point", "BIKES1"));
    System.out.println("path: " + path + " stranger: " + stranger);
    sound(path.status() == 409 && stranger.status() == 404 && log.last("P1") == Scan.ACCEPTED);
