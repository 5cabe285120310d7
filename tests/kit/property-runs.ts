/** What fast-check is asked for: how many runs, and from which seed they are drawn. */
type PropertyRuns = { readonly numRuns: number; readonly seed?: number };

/**
 * How a property is tried. `npm test` draws the same values each time, as many as it has time for: what it says of a change is
 * said again when it is asked again. `npm run test:all` sets `CORRECTLESS_PROPERTY_RUNS` to five and draws fresh ones, five times
 * as many; in CI from a seed of its own, `CORRECTLESS_PROPERTY_SEED`, so that a change is not refused for what it did not do.
 * By hand: `CORRECTLESS_PROPERTY_RUNS=100 npx vitest run FILE`.
 *
 * @param usual runs in `npm test`
 */
export function propertyRuns(usual: number): PropertyRuns {
  const { CORRECTLESS_PROPERTY_RUNS: times, CORRECTLESS_PROPERTY_SEED: seed } = process.env;
  const numRuns = usual * Number(times ?? 1);
  if (seed !== undefined) return { numRuns, seed: Number(seed) };
  return times === undefined ? { numRuns, seed: 2026 } : { numRuns };
}
