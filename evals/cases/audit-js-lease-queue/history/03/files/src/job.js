const LEASE_MS = 30_000;

/** What is asked of a job, and what happens to one. Times are milliseconds. */

export function newJob(id, name, input) {
  return { id, name, input, attempts: 0, leasedUntil: 0 };
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
