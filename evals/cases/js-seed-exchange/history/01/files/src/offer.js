export function offer({ plant, variety, year, giver }) {
  if (!plant || !variety || !giver) throw new TypeError('an offer has a plant, a variety and a giver');
  if (!Number.isInteger(year)) throw new TypeError('a year is a whole number');
  return {
    text: 'INSERT INTO offers (plant, variety, year, giver) VALUES (?, ?, ?, ?)',
    values: [plant, variety, year, giver],
  };
}
