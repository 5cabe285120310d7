import { expect, it } from 'vitest';
import { drivenAudit, finding, priceFinding, SHOP } from '../../tests/kit/audit-driver.ts';
import { fixFinding, reviewer } from '../../tests/kit/audit-shop.ts';
import { mending, type Mending } from '../../tests/kit/shared-fixes.ts';

/** A module of twelve functions, each of which is wrong; its test file has room at the end. */
const NUMBERS = Array.from({ length: 12 }, (_, n) => n + 1);
const MODULE = NUMBERS.map((n) => `export function f${n}(x) {\n  return x - ${n};\n}\n`).join('\n');
const lineOf = (n: number): number => 4 * n - 2;
const id = (n: number): string => String(n).padStart(3, '0');
const AGAIN = [2, 5, 8, 11];

const mended = (n: number): Mending => [
  { path: 'src/module.js', from: `return x - ${n};`, to: `return x + ${n};` },
  { path: 'test/module.test.js', to: `\ncheck('f${n}', () => {\n  equal(f${n}(1), ${n + 1});\n});\n` },
];
const again = (n: number): Mending => [
  { path: 'src/module.js', from: `return x + ${n};`, to: `return Number(x) + ${n};` },
];

/** The shape of the audit from which the goal comes: one file, twelve findings kept, four more of the fix reviewer. */
it('of one file with twelve findings, and four more of the reviewer, takes at most 24 calls', async () => {
  const audit = await drivenAudit(
    { ...SHOP, 'src/module.js': MODULE, 'test/module.test.js': '// Tests.\n' },
    { scope: ['src/module.js'] },
  );
  const found = NUMBERS.map((n) =>
    priceFinding({
      id: String(n),
      title: `f${n} takes away`,
      evidence: `return x - ${n};`,
      location: { file: 'src/module.js', lines: [lineOf(n), lineOf(n)] },
    }),
  );
  const ofReviewer = AGAIN.map((n, at) =>
    fixFinding({
      id: `FD-00${at + 1}`,
      title: `f${n} joins texts`,
      location: { file: 'src/module.js', lines: [lineOf(n), lineOf(n)] },
    }),
  );
  const waiting = await audit.drive({
    'audit-specialist': finding(found),
    'fix-executor': mending({
      ...Object.fromEntries(NUMBERS.map((n) => [`QA-R1-${id(n)}`, mended(n)])),
      ...Object.fromEntries(AGAIN.map((n, at) => [`FD-R1-${id(at + 1)}`, again(n)])),
    }),
    'fix-diff-reviewer': reviewer(ofReviewer),
  });
  expect(waiting.kind).toBe('done');
  const { state, file } = await audit.audit();
  expect(state.rounds[0]?.commits).toHaveLength(16);
  expect([...state.findings.values()].every(({ status }) => status === 'fixed')).toBe(true);
  const text = NUMBERS.reduce((sum, n) => {
    const one = AGAIN.includes(n) ? `return Number(x) + ${n};` : `return x + ${n};`;
    return sum.replace(`return x - ${n};`, one);
  }, MODULE);
  expect(`${audit.repository.git('show', `${file.branch}:src/module.js`)}\n`).toBe(text);
  // Five specialists, triage, four executors with their validators, two reviews.
  expect(audit.calls.filter(({ round }) => round === 1)).toHaveLength(16);
  expect(audit.calls.length).toBeLessThanOrEqual(23);
});
