/**
 * Milliseconds of processor time that this process takes for a piece of work. A busy machine makes work wait and hardly
 * makes it more, so what takes too many of these is a curve where a line should be.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
