/** A plant as it stands in plants.json: German name, botanical name, bed, and drawer of its label. */
export function plantOf({ name, botanical, bed, drawer }) {
  if (!name || !botanical) throw new Error('a plant has two names');
  if (!Number.isInteger(drawer)) throw new Error(`${name}: no drawer`);
  return { name: name.normalize('NFC'), botanical, bed, drawer };
}
