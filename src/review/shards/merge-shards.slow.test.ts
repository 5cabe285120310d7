import { DEFAULT_LENSES } from '../../contracts/vocabulary.ts';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimOf, plan, review, type Reviewing } from '../../../tests/kit/review-driver.ts';
import { reseal } from '../../../tests/kit/reseal.ts';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../tests/kit/sample-repository.ts';
import type { Input } from '../../commands/line/command.ts';
import { nextCommand } from '../../commands/next.ts';
import type { Report } from '../../contracts/files/report.ts';
import type { Partition } from '../../packets/hunks/partition-files.ts';
import { runPaths } from '../../run/stored/layout.ts';
import { findShards } from './find-shards.ts';
import { mergeShards, type Merged } from './merge-shards.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

const nameOf = (n: number): string => `src/part${n % 7}/file${String(n).padStart(3, '0')}.ts`;
const body = (n: number, lines: number): string =>
  Array.from(
    { length: lines },
    (_, i) => `  register(step${n}x${i}, order.line${i}, ${n * 100 + i});\n`,
  ).join('');
const changedLine = (n: number): string => `  charge(order${n}.card, order${n}.total * 1.19);`;

/** `files` new files on a branch, each with a line that is worth a finding. */
function generated(files: number, lines = 8): SampleRepository {
  const repository = sampleRepository({
    'CLAUDE.md': '- Amounts are whole cents.\n',
    'src/kept.ts': 'export const kept = 1;\n',
    // Fewer than there are, however large the change is.
    '.correctless/config/workflow-config.json': '{"review": {"max_findings": 15}}\n',
  });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit(
    Object.fromEntries(
      Array.from({ length: files }, (_, n) => [
        nameOf(n),
        `export function pay${n}(order${n}) {\n${changedLine(n)}\n${body(n, lines)}}\n`,
      ]),
    ),
  );
  return repository;
}

/** Defects of every fate, spread over the files. Titles share no words, so that only what is meant is a duplicate. */
const FIVE = { lenses: DEFAULT_LENSES.join(',') };

/** The same whoever speaks of a file: claims of unlike gravity are not joined without a scorer. */
const severityOf = (file: number) => (file % 3 === 0 ? 'critical' : 'medium');

function reviewing(files: number): Reviewing {
  const numbers = Array.from({ length: files }, (_, n) => n);
  const every = (k: number, from = 0) => numbers.filter((n) => n % k === from);
  const step = Math.max(2, Math.floor(files / 24));
  const bugs = every(step).map((n) =>
    claimOf(nameOf(n), changedLine(n), `The charge ${n} is not awaited`, {
      trigger: `a declined card ${n}`,
      severity: severityOf(n),
    }),
  );
  const rules = every(step * 2).map((n) =>
    claimOf(nameOf(n), changedLine(n), `The charge ${n} is not awaited`, {
      ruleFile: 'CLAUDE.md',
      ruleText: 'Amounts are whole cents.',
      severity: severityOf(n),
    }),
  );
  const invented = every(step * 3, 1).map((n) =>
    claimOf(nameOf(n), `  nobody(wrote.this${n});`, `Invented ${n}`, { trigger: 'never' }),
  );
  // A reviewer of the last file speaks of the first, which is in another shard: a witness of what is found there.
  const ofTheFirst = claimOf(nameOf(0), changedLine(0), 'The charge 0 is not awaited', {
    dependency: 'charge',
    expectedUsage: 'awaited',
    actualUsage: 'not awaited',
    severity: severityOf(0),
  });
  return {
    yes: true,
    options: FIVE,
    claims: { 'bug-scan': [...bugs, ...invented], 'rules-compliance': rules },
    score: ({ title }) => ((title.length * 7 + title.charCodeAt(11)) % 2 === 1 ? 92 : 40),
    also: ({ agent, paths }) =>
      agent === 'dependency-check' && paths.includes(nameOf(files - 1)) ? [ofTheFirst] : [],
  };
}

/** A clone in another folder, as on another machine of a matrix. */
function cloneOf({ top, git }: SampleRepository): SampleRepository {
  const other = join(sampleFolder(), 'another machine');
  git('clone', '--quiet', top, other);
  const clone = sampleRepository(undefined, other);
  clone.git('branch', '--quiet', 'main', 'origin/main');
  clone.git('remote', 'remove', 'origin');
  return clone;
}

/** Reviews each part in a clone, carries the runs over as plain folders and merges them in the repository. */
async function inShards(
  repository: SampleRepository,
  how: Reviewing,
  of: number,
  { without = [], partition }: { without?: readonly number[]; partition?: Partition } = {},
): Promise<Merged> {
  const clone = cloneOf(repository);
  const artifacts = join(sampleFolder(), 'artifacts');
  for (let index = 1; index <= of; index += 1) {
    if (without.includes(index)) continue;
    const shard = { index, of, ...(partition === undefined ? {} : { partition }) };
    const { run, report } = await review(clone, { ...how, shard });
    expect(report.scope.shard).toMatchObject({ index, of });
    cpSync(runPaths(clone.top, run).dir, join(artifacts, `shard-${index}`, run), { recursive: true });
  }
  return merge(repository, [artifacts]);
}

async function merge(repository: SampleRepository, named: readonly string[]): Promise<Merged> {
  const [first, ...others] = await findShards(repository, named, repository.top);
  if (first === undefined) throw new Error('no shard');
  return mergeShards({ repository, shards: [first, ...others], cacheRoot: join(sampleFolder(), 'cache') });
}

/** A report without what is of this one run: its name, what it cost, and into how many calls a lens was cut. */
function substance({ run: _, cost: __, coverage, ...report }: Report) {
  const lenses = coverage.lenses.map(({ slots: ___, stored: ____, ...lens }) => lens);
  return { ...report, coverage: { ...coverage, lenses } };
}

describe('a review in shards', () => {
  it('of 400 files says the same as the whole review, from the first finding to the last drop', async () => {
    const repository = generated(400);
    const how = reviewing(400);
    const whole = await review(repository, { ...how, sinceLast: false });
    const { report, run } = await inShards(repository, how, 4);
    expect(substance(report)).toEqual(substance(whole.report));
    // Guards the guard: there is something of every kind to be equal in.
    expect(report).toMatchObject({ status: 'complete', exit: 1, coverage: { hunks: 400, reviewed: 400 } });
    expect(report.findings.some(({ witnesses }) => witnesses.includes('dependency-check'))).toBe(true);
    expect(Object.keys(report.counts.dropped)).toEqual(
      expect.arrayContaining(['quote_not_found', 'duplicate_of', 'not_scored', 'below_threshold']),
    );
    expect(run.file.merged?.shards.map(({ index }) => index)).toEqual([1, 2, 3, 4]);
    const again = await plan(repository, { yes: true, options: FIVE });
    expect(again.file.since?.run).toBe(run.file.run);
    expect(again.past.findings.length).toBe(report.findings.length);
  });

  it('says the same however the files are dealt out, for one to eight shards', async () => {
    const repository = generated(9);
    const how = reviewing(9);
    const whole = substance((await review(repository, { ...how, sinceLast: false })).report);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.nat(), { minLength: 9, maxLength: 9 }),
        async (of, dealt) => {
          const partition: Partition = (files, n) =>
            Array.from({ length: n }, (_, part) =>
              files.flatMap(({ path }, index) => ((dealt[index] ?? 0) % n === part ? [path] : [])),
            );
          const { report } = await inShards(repository, { ...how, sinceLast: false }, of, { partition });
          expect(substance(report)).toEqual(whole);
        },
      ),
      { ...propertyRuns(5), endOnFailure: true },
    );
  });
});

describe('what is not there', () => {
  it('a missing shard makes the report incomplete, and is named', async () => {
    const repository = generated(6);
    const { report, missing } = await inShards(repository, reviewing(6), 3, { without: [2] });
    expect(missing).toEqual([2]);
    expect(report).toMatchObject({ status: 'incomplete', exit: 3, coverage: { hunks: 6, reviewed: 4 } });
    expect(report.gaps[0]).toContain('shard 2 of 3 is missing');
    expect(report.gaps).toContainEqual(expect.stringContaining('2 hunks shown to no reviewer'));
  });

  it('a reply of a shard that leaves files out is a gap, and --retry says in which shard to ask again', async () => {
    const repository = generated(6);
    const how: Reviewing = {
      ...reviewing(6),
      say: ({ agent, paths }, reply) =>
        agent === 'bug-scan' && paths.includes(nameOf(0)) ? { ...reply, examined: [nameOf(0)] } : reply,
    };
    const { report, run } = await inShards(repository, how, 2);
    expect(report).toMatchObject({ status: 'incomplete', exit: 3 });
    expect(report.gaps[0]).toContain('which examined does not name');
    const shard = run.file.merged?.shards[0]?.run;
    const next = nextCommand.run({
      positionals: [run.file.run],
      flag: (name: string) => name === 'retry',
      cwd: repository.top,
    } as unknown as Input);
    expect((await next).stderr).toMatch(
      new RegExp(
        `1 slot of shards not asked again here: ${shard}/\\d+\\. .*merge again:\\n  correctless next ${shard} --retry\\n`,
      ),
    );
  });

  it('a shard whose reviewer never answered, and one that was only planned, are gaps', async () => {
    const repository = generated(6);
    const how = reviewing(6);
    const one = await review(repository, { ...how, shard: { index: 1, of: 2 }, silent: ['bug-scan'] });
    const two = await plan(repository, { ...how, shard: { index: 2, of: 2 } });
    const { report } = await merge(repository, [one.run, two.file.run]);
    expect(report).toMatchObject({ status: 'incomplete', exit: 3, coverage: { hunks: 6, reviewed: 0 } });
    expect(report.gaps).toContainEqual(
      expect.stringContaining(`shard 1 of 2 (run ${one.run}) is incomplete`),
    );
    expect(report.gaps).toContainEqual(
      expect.stringContaining(`shard 2 of 2 (run ${two.file.run}) is not finished`),
    );
  });
});

describe('what does not belong together', () => {
  it.each([
    ['another head', 'merge/other-plan', /differ in: head, changed lines/],
    ['other settings', 'merge/other-plan', /differ in: settings/],
    ['another number of shards', 'merge/other-plan', /differ in: number of shards/],
    ['the same part', 'merge/shard-twice', /shard 1 of 2 .* is named twice/],
  ])('%s is refused', async (what, code, message) => {
    const repository = generated(4);
    const first = await plan(repository, { shard: { index: 1, of: 2 } });
    if (what === 'another head') repository.commit({ 'src/more.ts': 'export const more = 1;\n' });
    const options = what === 'other settings' ? { failOn: 'critical' } : {};
    const of = what === 'another number of shards' ? 3 : 2;
    const second = await plan(repository, {
      options,
      shard: { index: what === 'the same part' ? 1 : 2, of },
    });
    await expect(merge(repository, [first.file.run, second.file.run])).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });

  it('a whole review is no shard, and a folder without one holds none', async () => {
    const repository = generated(2);
    const { file } = await plan(repository);
    await expect(merge(repository, [file.run])).rejects.toMatchObject({ code: 'merge/not-a-shard' });
    await expect(merge(repository, ['src'])).rejects.toMatchObject({ code: 'merge/no-shards' });
  });

  it('a shard of a commit that was never fetched is refused with the command that fetches it', async () => {
    const repository = generated(2);
    const clone = cloneOf(repository);
    const head = clone.commit({ 'src/more.ts': 'export const more = 1;\n' });
    const { paths } = await plan(clone, { shard: { index: 1, of: 1 } });
    await expect(merge(repository, [paths.dir])).rejects.toMatchObject({
      code: 'merge/unknown-head',
      hint: `git fetch origin ${head}`,
    });
  });
});

describe('a shard that was edited', () => {
  const edit = (path: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  };

  it.each([
    ['a reply', 'run/corrupt'],
    ['the hunks that a slot claims to show', 'merge/edited-shard'],
    ['a packet', 'merge/edited-shard'],
    ['a hunk as it was shown', 'merge/edited-shard'],
    ['a rule', 'merge/edited-shard'],
    ['its changed lines', 'merge/edited-shard'],
    ['its list of files', 'merge/edited-shard'],
    ['the finding that a score is about', 'merge/edited-shard'],
    ['the id of a finding that is scored', 'merge/edited-shard'],
  ])('in %s is refused', async (what, code) => {
    const repository = generated(4);
    const { run, slots } = await review(repository, { ...reviewing(4), shard: { index: 1, of: 1 } });
    const paths = runPaths(repository.top, run);
    const scores = slots.filter(({ phase }) => phase === 'score');
    const numberOf = (slot: string | undefined): number => Number(slot?.split('/')[1]);
    switch (what) {
      case 'a reply':
        edit(paths.reply('by-hand-2'), '"findings":[', '"findings": [');
        break;
      case 'the hunks that a slot claims to show':
        edit(paths.slot(2), `"${nameOf(0)}#1",`, '');
        break;
      case 'a packet':
        edit(paths.packet(2), 'order0.card', 'order0.cart');
        break;
      case 'a hunk as it was shown':
        edit(paths.files, 'order0.card', 'order0.cart');
        break;
      case 'a rule':
        edit(paths.rules, 'whole cents', 'whole euros');
        break;
      case 'its changed lines':
        edit(paths.scope, '"addedLines": 11', '"addedLines": 12');
        break;
      case 'its list of files':
        edit(paths.run, `"${nameOf(3)}"`, '"src/kept.ts"');
        break;
      case 'the finding that a score is about':
        edit(
          paths.slot(numberOf(scores[0]?.slot)),
          scores[0]?.findings?.[0]?.fingerprint ?? 'none',
          scores[0]?.findings?.[1]?.fingerprint ?? 'none',
        );
        break;
      case 'the id of a finding that is scored':
        edit(paths.slot(numberOf(scores[0]?.slot)), /"id": "C1"/, '"id": "C9001"');
        break;
    }
    // Also when every hash was made to fit.
    await reseal(paths);
    await expect(merge(repository, [run])).rejects.toMatchObject({ code });
    // It is refused before anything is made of it.
    expect(readdirSync(dirname(paths.dir))).toEqual([run]);
  });

  it('in what it says of itself is not even read', async () => {
    const repository = generated(4);
    const how = { ...reviewing(4), score: () => 92, shard: { index: 1, of: 1 } };
    const { run, report } = await review(repository, how);
    const paths = runPaths(repository.top, run);
    edit(paths.findings, /"raised": \d+/, '"raised": 0');
    edit(paths.report, /"exit": 1/, '"exit": 0');
    await expect(merge(repository, [run])).rejects.toMatchObject({ code: 'run/corrupt' });
    await reseal(paths);
    const merged = await merge(repository, [run]);
    expect(merged.report).toMatchObject({ exit: 1, counts: { raised: report.counts.raised } });
  });
});
