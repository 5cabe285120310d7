import { join } from 'node:path';
import type { ClaimedFinding } from '../../src/contracts/replies/review.ts';
import type { Purpose } from '../../src/contracts/vocabulary.ts';
import type { Waiting } from '../../src/rounds/advance-audit.ts';
import { startFromReview } from '../../src/rounds/from-review/start-from-review.ts';
import { openAudit, type Audit } from '../../src/rounds/stored/open-audit.ts';
import { openRun } from '../../src/run/stored/open-run.ts';
import { drive, writing, type Answer, type Answers, type Called } from './audit-driver.ts';
import { claimOf, review, type Reviewing } from './review-driver.ts';
import { sampleFolder, sampleRepository, type SampleRepository } from './sample-repository.ts';

/** The price before the change that is reviewed. */
export const GOOD =
  '/** The net price with the tax on top: price(100, 0.2) is 120. */\nexport function price(net, rate) {\n  return net * (1 + rate);\n}\n';
const WRONG = GOOD.replace('net * (1 + rate)', 'net + rate');
const OLD_TEST =
  "import assert from 'node:assert';\nimport test from 'node:test';\nimport { price } from '../src/price.js';\n\ntest('nothing costs nothing', () => {\n  assert.equal(price(0, 0), 0);\n});\n";

const FILES = {
  '.correctless/config/workflow-config.json': '{"commands": {"test": "node --test --test-reporter=tap"}}\n',
  '.gitignore': '.correctless/*\n!.correctless/config/\n',
  'package.json': '{"type": "module"}\n',
  'AGENTS.md': 'Prices are right.\n',
  'src/price.js': GOOD,
  'test/price.test.js': OLD_TEST,
  'test/fixtures/prices.json': '{"net": 100}\n',
};

/** A test of the tax, as a prover adds it to the tests that are there. */
export function taxTest(body = 'assert.equal(price(100, 0.2), 120);', options = ''): Record<string, string> {
  return {
    'test/price.test.js': `${OLD_TEST}\ntest('the tax is on top', ${options}() => {\n  ${body}\n});\n`,
  };
}

/** What a prover says of that test. */
export const PROOF = {
  // As its instructions ask for: files it decided by are not among those it may change.
  filesTouched: ['test/price.test.js', 'src/price.js'],
  test: { file: 'test/price.test.js', name: 'the tax is on top' },
  expected: { file: 'src/price.js', quote: 'The net price with the tax on top: price(100, 0.2) is 120.' },
};

/** A prover that writes these files. */
export function proving(files = taxTest(), claim: Record<string, unknown> = {}): Answer {
  return writing(files, { ...PROOF, ...claim });
}

export type Proving = {
  readonly repository: SampleRepository;
  readonly run: string;
  readonly calls: Called[];
  readonly audit: () => Promise<Audit>;
  readonly drive: (answers: Answers) => Promise<Waiting>;
};

/** What a reviewer says of it. */
export const TAX_CLAIM = claimOf('src/price.js', 'return net + rate;', 'The tax is added, not multiplied', {
  line: 3,
  trigger: 'any rate',
});

/** A repository, the change that breaks something in it, and what a reviewer says of that. */
export type Broken = {
  readonly files: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, string>>;
  readonly claim: ClaimedFinding;
};

const brokenTax = (files: Readonly<Record<string, string>> = {}): Broken => ({
  files: { ...FILES, ...files },
  change: { 'src/price.js': WRONG },
  claim: TAX_CLAIM,
});

function brokenRepository({ files, change }: Broken): SampleRepository {
  const repository = sampleRepository(files);
  repository.git('config', 'user.name', 'A Developer');
  repository.git('config', 'user.email', 'developer@example.com');
  repository.git('checkout', '--quiet', '-b', 'cheaper');
  repository.commit(change);
  return repository;
}

/** A branch whose change breaks the tax. */
export function taxRepository(files: Readonly<Record<string, string>> = {}): SampleRepository {
  return brokenRepository(brokenTax(files));
}

/** The review of that change, with one finding, F1. */
export function reviewedTax(
  files: Readonly<Record<string, string>> = {},
  how: Pick<Reviewing, 'prove'> = {},
): Promise<Pick<Proving, 'repository' | 'run'>> {
  return reviewed(brokenTax(files), how);
}

async function reviewed(
  broken: Broken,
  how: Pick<Reviewing, 'prove'> = {},
): Promise<Pick<Proving, 'repository' | 'run'>> {
  const repository = brokenRepository(broken);
  const { run, report } = await review(repository, { ...how, claims: { 'bug-scan': [broken.claim] } });
  if (report.findings.length !== 1) throw new Error(`the review lists ${report.findings.length} findings`);
  return { repository, run };
}

/** A proof of that finding, with replies brought by hand. */
export function provenTax(files: Readonly<Record<string, string>> = {}): Promise<Proving> {
  return provenIn(brokenTax(files));
}

export async function provenIn(broken: Broken): Promise<Proving> {
  return workOn(await reviewed(broken), 'prove');
}

/** The proof or the fix of the finding of a review. */
export async function workOn(
  { repository, run }: Pick<Proving, 'repository' | 'run'>,
  purpose: Purpose,
): Promise<Proving> {
  const started = await startFromReview({
    run: await openRun(repository, run),
    ...{ purpose, findings: ['F1'], captured: 'manual' },
    cacheRoot: join(sampleFolder(), 'cache'),
  });
  const { audit: name } = started.file;
  const calls: Called[] = [];
  return {
    ...{ repository, run, calls },
    audit: () => openAudit(repository, name),
    drive: (answers) => drive(repository, name, answers, calls, {}),
  };
}
