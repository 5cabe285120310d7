import { join } from 'node:path';
import { startFromReview } from '../../src/rounds/from-review/start-from-review.ts';
import { bringFindings } from '../../src/rounds/from-review/bring-findings.ts';
import { note } from '../../src/rounds/stored/journal.ts';
import { openAudit } from '../../src/rounds/stored/open-audit.ts';
import { openRun, type Run } from '../../src/run/stored/open-run.ts';
import { drivenFrom, type Driven } from './audit-driver.ts';
import { claimOf, review } from './review-driver.ts';
import { sampleFolder, sampleRepository, type SampleRepository } from './sample-repository.ts';
import type { Edit, Mending } from './shared-fixes.ts';

/** A change with a defect in each function, and a test of the one that has none. */
export const SHOP_JS = [
  'export function price(net, rate) {',
  '  return net + rate;',
  '}',
  '',
  'export function total(items) {',
  '  let sum = 1;',
  '  for (const item of items) sum += item.price;',
  '  return sum;',
  '}',
  '',
  'export function half(price) {',
  '  const part = price / 3;',
  '  return -part;',
  '}',
  '',
  'export const label = (name) => `<${name}>`;',
  '',
].join('\n');

const TEST_JS = [
  "import assert from 'node:assert/strict';",
  "import { test } from 'node:test';",
  "import * as shop from '../src/shop.js';",
  '',
  "test('a label is in brackets', () => {",
  "  assert.equal(shop.label('a'), '<a>');",
  '});',
  '',
].join('\n');

const CLAIMS = [
  claimOf('src/shop.js', '  return net + rate;', 'The tax is added', { line: 2, trigger: 'any price' }),
  claimOf('src/shop.js', '  let sum = 1;', 'The sum begins at one', { line: 6, trigger: 'any cart' }),
  claimOf('src/shop.js', '  const part = price / 3;', 'Half is a third', { line: 12, trigger: 'any price' }),
  claimOf('src/shop.js', '  return -part;', 'Half is negative', { line: 13, trigger: 'any price' }),
];

/** A new test of the shop. */
const tested = (name: string, assertion: string): Edit => ({
  path: 'test/shop.test.js',
  to: `\ntest('${name}', () => {\n  ${assertion}\n});\n`,
});
const edited = (from: string, to: string): Edit => ({ path: 'src/shop.js', from, to });

/** Good fixes, by the finding; that of F3 mends F4 as well, which is on the next line. */
export const GOOD = {
  F1: [
    edited('return net + rate;', 'return net * (1 + rate);'),
    tested('the tax is multiplied', 'assert.equal(shop.price(10, 0.5), 15);'),
  ],
  F2: [
    edited('let sum = 1;', 'let sum = 0;'),
    tested('an empty cart costs nothing', 'assert.equal(shop.total([]), 0);'),
  ],
  F3: [
    edited('const part = price / 3;', 'const part = price / 2;'),
    edited('return -part;', 'return part;'),
    tested('half of two is one', 'assert.equal(shop.half(2), 1);'),
  ],
} as const satisfies Record<string, Mending>;

/** Changes the shop without mending anything, and breaks its only test. */
export const BREAKING: Mending = [edited('let sum = 1;', 'let sum = 0;'), edited('`<${name}>`', 'name')];

export type ReviewedShop = { readonly repository: SampleRepository; readonly run: Run };

/** The shop with a finished review of it; `uncommitted`: of work in no commit. */
export async function reviewedShop({ uncommitted = false } = {}): Promise<ReviewedShop> {
  const repository = sampleRepository({
    '.correctless/config/workflow-config.json': '{"commands": {"test": "node --test"}}\n',
    '.gitignore': '.correctless/*\n!.correctless/config/\n*.log\n',
    'package.json': '{"type": "module"}\n',
    'CLAUDE.md': '- Prices are numbers.\n',
    'notes.txt': 'notes\n',
    'src/old.js': '1;\n',
  });
  repository.git('config', 'user.name', 'A Developer');
  repository.git('config', 'user.email', 'developer@example.com');
  repository.git('switch', '--quiet', '--create', 'work');
  const files = { 'src/shop.js': SHOP_JS, 'test/shop.test.js': TEST_JS };
  if (uncommitted) for (const [path, text] of Object.entries(files)) repository.write(path, text);
  else repository.commit(files);
  const { run } = await review(repository, { claims: { 'bug-scan': CLAIMS } });
  return { repository, run: await openRun(repository, run) };
}

/** The audit that is to fix these findings, with replies brought by hand. */
export async function fixing(
  { repository, run }: ReviewedShop,
  findings: readonly string[],
): Promise<Driven> {
  const asked = { purpose: 'fix', findings, captured: 'manual' } as const;
  const cacheRoot = join(sampleFolder(), 'cache');
  return drivenFrom(repository, await startFromReview({ run, ...asked, cacheRoot }));
}

/** As an audit leaves it that has proven a finding by a test of this name. */
export async function proven(
  { repository, run }: ReviewedShop,
  id: string,
  name: string,
  assertion: string,
): Promise<void> {
  const asked = { purpose: 'prove', findings: [id], captured: 'manual' } as const;
  const { file, paths } = await startFromReview({ run, ...asked, cacheRoot: join(sampleFolder(), 'cache') });
  await note(paths, { kind: 'round', round: 1, head: file.start });
  await bringFindings(await openAudit(repository, file.audit));
  const { path, to } = tested(name, assertion);
  repository.git('switch', '--quiet', '--detach', file.start);
  const commit = repository.commit({ [path]: TEST_JS + to });
  repository.git('switch', '--quiet', 'work');
  const test = { file: path, name, commit, base: null, introduced: false, output: 'not ok' };
  const proof = { audit: file.audit, outcome: 'proven', why: 'It fails.', test, sandbox: 'none' } as const;
  await note(paths, { kind: 'proved', round: 1, subject: id, proof });
  await note(paths, { kind: 'ended', outcome: 'converged', why: 'It is proven.', changed: [] });
  await note(paths, { kind: 'finished', merged: null });
}
