const LEASE_MS = 30_000;
const MOST_ATTEMPTS = 3;

/** What is asked of a job, and what happens to one. Times are milliseconds. */

export function newJob(id, name, input) {
  return { id, name, input, attempts: 0, leasedUntil: 0 };
}

/** Whether its attempts are used up. They are counted when it is taken. */
export function isSpent(job) {
  return job.attempts >= MOST_ATTEMPTS;
}

export function isFree(job, now) {
  return job.leasedUntil < now;
}

export function lease(job, now) {
  job.leasedUntil = now + LEASE_MS;
}

export function release(job) {
  job.leasedUntil = 0;
}
