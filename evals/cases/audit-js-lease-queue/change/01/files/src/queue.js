import { isFree, isSpent, lease, newJob, release } from './job.js';

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
      state.jobs.push(newJob(id, name, input));
      return id;
    });
  }

  /** The oldest job that is free, leased to the caller; null if there is none. */
  take() {
    return this.#store.update((state) => {
      const now = this.#clock();
      const job = state.jobs.find((one) => isFree(one, now));
      if (job === undefined) return null;
      lease(job, now);
      return { id: job.id, name: job.name, input: job.input };
    });
  }

  beat(id) {
    return this.#store.update((state) => {
      const job = state.jobs.find((one) => one.id === id);
      if (job !== undefined) lease(job, this.#clock());
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
      release(job);
      if (isSpent(job)) end(state, id, message);
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
