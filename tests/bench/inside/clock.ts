/** Each in turn, `rounds` times, after one round that does not count: the median of each in milliseconds, and its runs. */
export async function timed(
  subjects: Readonly<Record<string, () => unknown>>,
  rounds: number,
): Promise<Record<string, number[]>> {
  const names = Object.keys(subjects);
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const start = performance.now();
      await subjects[name]?.();
      if (round > 0) times[name]?.push(performance.now() - start);
    }
  }
  return times;
}
