/** The stops of a tour in order, each with the minutes since the start. */
export function timetable(stops) {
  let minutes = 0;
  return stops.map(({ name, drive, stay }) => {
    const arrives = minutes + drive;
    minutes = arrives + stay;
    return { name, arrives };
  });
}
