import type { SlotFile } from '../../contracts/files/run-files.ts';
import type { RunPaths } from '../stored/layout.ts';
import { corrupt } from '../stored/run-json.ts';

/**
 * Refuses to continue a run of an earlier version, whose scorers were asked about one finding each or for a score of each
 * finding by its lines: their packets ask for replies that are no longer read. Such a run is read like any other once it
 * has its report.
 *
 * @throws run/corrupt
 */
export function requireNoEarlierScorers(paths: Pick<RunPaths, 'run'>, slots: readonly SlotFile[]): void {
  const isEarlier = ({ finding, findings = [] }: SlotFile): boolean =>
    finding !== undefined || findings.some(({ id }) => id.startsWith('L'));
  if (slots.some(isEarlier))
    throw corrupt(paths.run, 'was begun by an earlier version, whose scorers replied in another form');
}
