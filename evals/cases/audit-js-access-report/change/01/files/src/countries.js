/** Countries of addresses. `ask` answers the country of one address, over the network. */
export class Countries {
  #known = new Map();
  #ask;

  constructor(ask) {
    this.#ask = ask;
  }

  /** The promise is kept, so that those who ask meanwhile wait for the same answer. */
  of(address) {
    let country = this.#known.get(address);
    if (country === undefined) {
      country = this.#ask(address);
      this.#known.set(address, country);
    }
    return country;
  }
}

/** How many entries came from each country. */
export async function perCountry(entries, countries) {
  const found = await Promise.all(entries.map(({ address }) => countries.of(address)));
  const counts = new Map();
  for (const country of found) counts.set(country, (counts.get(country) ?? 0) + 1);
  return counts;
}
