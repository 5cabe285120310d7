/** A query that grows: parts of its text, and the parameters that belong to its question marks. */
export class Query {
  #text;
  #where = [];
  #values = [];
  #tail = '';

  constructor(text) {
    this.#text = text;
  }

  where(condition, ...values) {
    this.#where.push(`(${condition})`);
    this.#values.push(...values);
    return this;
  }

  tail(text) {
    this.#tail = ` ${text}`;
    return this;
  }

  build() {
    const where = this.#where.length ? ` WHERE ${this.#where.join(' AND ')}` : '';
    return { text: `${this.#text}${where}${this.#tail}`, values: [...this.#values] };
  }
}
