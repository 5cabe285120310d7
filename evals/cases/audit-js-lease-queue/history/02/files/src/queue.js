const LEASE_MS = 30_000;
const MOST_ATTEMPTS = 3;
const KEPT = 100;

/** Jobs with leases. `clock` answers milliseconds. */
export class Queue {
  #store;
  #clock;

  constructor(store, clock) {
    this.#store = store;
    this.#clock = clock;
  }

  add(name, input) {
    return this.#store.update((state) => {
      const id = state.next;
      state.next += 1;
      state.jobs.push({ id, name, input, attempts: 0, leasedUntil: 0 });
      return id;
    });
  }

  /** The oldest job that is free, leased to the caller; null if there is none. */
  take() {
    return this.#store.update((state) => {
      const now = this.#clock();
      const job = state.jobs.find(({ leasedUntil }) => leasedUntil <= now);
      if (job === undefined) return null;
      job.leasedUntil = now + LEASE_MS;
      return { id: job.id, name: job.name, input: job.input };
    });
  }

  beat(id) {
    return this.#store.update((state) => {
      const job = state.jobs.find((one) => one.id === id);
      if (job !== undefined) job.leasedUntil = this.#clock() + LEASE_MS;
    });
  }

  done(id) {
    return this.#store.update((state) => end(state, id, 'done'));
  }

  /** Another attempt, or the end after the third. */
  fail(id, message) {
    return this.#store.update((state) => {
      const job = state.jobs.find((one) => one.id === id);
      if (job === undefined) return;
      job.attempts += 1;
      job.leasedUntil = 0;
      if (job.attempts > MOST_ATTEMPTS) end(state, id, message);
    });
  }

  /** The `count` jobs ended last, latest first. */
  async recent(count) {
    const { ended } = await this.#store.read();
    return ended.slice(-count).reverse();
  }
}

function end(state, id, result) {
  const at = state.jobs.findIndex((one) => one.id === id);
  if (at === -1) return;
  const [{ name }] = state.jobs.splice(at, 1);
  state.ended.push({ id, name, result });
  state.ended.splice(0, state.ended.length - KEPT);
}
