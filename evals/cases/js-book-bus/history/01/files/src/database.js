/** What the tablet offers (`bridge`), with named values and transactions. */
export class Database {
  #bridge;

  constructor(bridge) {
    this.#bridge = bridge;
  }

  version() {
    return this.#bridge.version;
  }

  setVersion(version) {
    this.#bridge.version = version;
  }

  run(sql, values = {}) {
    this.#bridge.run(sql, values);
  }

  all(sql, values = {}) {
    return this.#bridge.all(sql, values);
  }

  /** Does all of the work or none of it. */
  transaction(work) {
    this.#bridge.begin();
    try {
      const result = work();
      this.#bridge.commit();
      return result;
    } catch (error) {
      this.#bridge.rollback();
      throw error;
    }
  }
}
