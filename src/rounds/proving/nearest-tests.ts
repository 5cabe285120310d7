import { posix } from 'node:path';
import { isTestFile } from '../../audit/tests/test-file.ts';
import { by, inOrder } from '../../kernel/order.ts';

const MOST = 3;

/** The test files that are most likely about a file: those with its name, then those nearest to it. */
export function nearestTests(paths: readonly string[], about: string): string[] {
  const stem = posix.basename(about).replace(/\..*$/, '').toLowerCase();
  const isNamed = (path: string): boolean => posix.basename(path).toLowerCase().includes(stem);
  const steps = (path: string): number =>
    posix.relative(posix.dirname(about), posix.dirname(path)).split('/').length;
  return paths
    .filter((path) => isTestFile(path) && posix.extname(path) === posix.extname(about))
    .toSorted(
      inOrder(
        by((path) => (isNamed(path) ? 0 : 1)),
        by(steps),
        by((path) => path),
      ),
    )
    .slice(0, MOST);
}
