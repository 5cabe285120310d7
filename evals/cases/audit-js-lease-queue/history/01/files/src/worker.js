const BEAT_MS = 10_000;

/** Takes one job and works on it. Answers whether there was one. */
export async function runWorker(queue, work, { beatMs = BEAT_MS } = {}) {
  const job = await queue.take();
  if (job === null) return false;
  // A beat that is lost costs a lease, not a job; see README.md.
  const timer = setInterval(() => queue.beat(job.id).catch(() => {}), beatMs);
  try {
    await work(job);
    clearInterval(timer);
  } catch (error) {
    console.error(`job ${job.id} failed: ${error.message}`);
  }
  await queue.done(job.id);
  return true;
}
