import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { begin, plan, resume, review, type Reviewed } from '../../../tests/kit/review-driver.ts';
import { manyLines } from '../../../tests/kit/many-lines.ts';
import { shopClaims, shopWithSources } from '../../../tests/kit/shop-with-sources.ts';
import type { SlotFile } from '../../contracts/files/run-files.ts';
import { DEFAULT_LENSES, SOURCE_LENSES } from '../../contracts/vocabulary.ts';
import { runPaths, slotParts } from '../../run/stored/layout.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { storeByHand } from '../../receive/store-by-hand.ts';
import { advance } from './advance.ts';

const agentsOf = ({ slots }: Pick<Reviewed, 'slots'>): string[] => slots.map(({ agent }) => agent);

describe('a small change of which several sources speak', () => {
  it('takes four calls: the rules, the change, the sources together, a scorer', async () => {
    const repository = shopWithSources();
    const reviewed = await review(repository, { claims: shopClaims(repository.fix) });
    expect(agentsOf(reviewed)).toEqual(['rules-compliance', 'bug-scan', 'source-reader', 'finding-scorer']);
    expect(reviewed.slots.map(({ lenses }) => lenses)).toEqual([
      undefined,
      undefined,
      SOURCE_LENSES,
      undefined,
    ]);
    expect(reviewed.report).toMatchObject({ status: 'complete', counts: { raised: 5, shown: 5 }, gaps: [] });
  });

  it('each source keeps its row, its findings and its proof in the report', async () => {
    const repository = shopWithSources();
    const { report } = await review(repository, { claims: shopClaims(repository.fix) });
    const listed = report.findings.flatMap(({ lens, witnesses }) => [lens, ...witnesses]);
    expect(listed.toSorted()).toEqual([...DEFAULT_LENSES].toSorted());
    expect(report.coverage.lenses).toMatchObject(
      DEFAULT_LENSES.map((lens) => ({ lens, slots: 1, stored: 1, reviewed: report.coverage.hunks })),
    );
    const [claim] = report.findings.filter(({ lens }) => lens === 'history-context');
    expect(claim?.evidence).toContainEqual(expect.objectContaining({ kind: 'commit' }));
  });

  it('a proof that does not hold drops the finding of its source alone', async () => {
    const repository = shopWithSources();
    const { report } = await review(repository, { claims: shopClaims('0'.repeat(40)) });
    expect(report.dropped.map(({ finding, reason }) => [finding.lens, reason.kind])).toEqual([
      ['history-context', 'commit_not_in_history_table'],
    ]);
    expect(report).toMatchObject({ status: 'complete', counts: { raised: 5, shown: 4 } });
  });

  it('a reader that never answers leaves each of its sources uncovered, by name', async () => {
    const repository = shopWithSources();
    const { report } = await review(repository, { silent: ['source-reader'] });
    expect(report.status).toBe('incomplete');
    expect(report.gaps).toHaveLength(3);
    for (const lens of SOURCE_LENSES) expect(report.gaps.join('\n')).toContain(`${lens} (slot `);
  });

  it('a file that the reader does not name is a gap of each source', async () => {
    const repository = shopWithSources();
    repository.commit({ 'src/other.ts': manyLines(3) });
    const { report } = await review(repository, {
      say: ({ agent }, reply) => (agent === 'source-reader' ? { ...reply, examined: ['src/pay.ts'] } : reply),
    });
    const lacks = '1 file of its packet not reviewed, which examined does not name: src/other.ts';
    // The file is new: of its history nobody is to say anything.
    expect(report.gaps.map((gap) => gap.replace(/ \(slot [^)]*\)/, ''))).toEqual(
      SOURCE_LENSES.filter((lens) => lens !== 'history-context').map((lens) => `${lens}: ${lacks}`),
    );
    expect(report.status).toBe('incomplete');
  });

  it('shows each source in a fence of its own, and the change once', async () => {
    const repository = shopWithSources();
    const packet = packetOf(await review(repository), 'source-reader', repository.top);
    for (const kind of ['STACK', 'INTENT', 'HISTORY', 'COMMENTS', 'DIFF'])
      expect(packet.split(`<UNTRUSTED_${kind} `), kind).toHaveLength(2);
    expect(packet).toContain(`one after the other: ${SOURCE_LENSES.join(', ')}.`);
    expect(packet).toContain('fix: orders were charged nothing');
    // No import came or went.
    expect(packet).not.toMatch(/UNTRUSTED_(?:IMPORTS|RAISED)|came and went/);
  });
});

describe('sources do not share a call', () => {
  it.each<[string, object, string[]]>([
    ['where somebody names the lenses', { options: { lenses: 'all' } }, [...DEFAULT_LENSES]],
    ['from 400 changed lines on', {}, [...DEFAULT_LENSES]],
    ['in a quick review', { options: { quick: true } }, ['bug-scan']],
  ])('%s', async (why, how, expected) => {
    const reviewed = await review(shopWithSources(why.startsWith('from 400') ? 400 : 0), how);
    const reviewers = agentsOf(reviewed).filter((agent) => DEFAULT_LENSES.some((lens) => lens === agent));
    expect(reviewers).toEqual(expected);
    expect(agentsOf(reviewed)).not.toContain('source-reader');
  });

  it('when one alone speaks of the change: its own agent is asked, as ever', async () => {
    const repository = shopWithSources();
    repository.git('switch', '--quiet', '--create', 'one', 'main');
    repository.commit({ 'src/notes.ts': '// Call only under the lock.\nexport const notes = 1;\n' });
    expect(agentsOf(await review(repository))).toEqual([
      'rules-compliance',
      'bug-scan',
      'comment-compliance',
    ]);
  });

  it('when one packet does not hold them: nothing is cut to fit', async () => {
    const repository = shopWithSources();
    const wide = `export const wide = '${'x'.repeat(1000)}';\n`;
    repository.commit({ 'src/wide.ts': `// Never import this.\n${wide.repeat(110)}` });
    const reviewed = await review(repository);
    expect(reviewed.report.status).toBe('complete');
    expect(new Set(agentsOf(reviewed))).toEqual(new Set(DEFAULT_LENSES));
  });
});

describe('what a shared call is told of its reply', () => {
  const hint = (why: unknown): string => (why instanceof Error ? why.message : String(why));

  it('counts findings as they stand in the reply', async () => {
    const repository = shopWithSources();
    const planned = await plan(repository);
    const { run } = await advance(repository, planned.file.run);
    const slot = run.slots.find(({ agent }) => agent === 'source-reader') ?? expect.unreachable();
    const claims = shopClaims('0'.repeat(40));
    const findings = SOURCE_LENSES.toReversed().flatMap((source) =>
      claims[source as 'history-context'].map((claim) => ({ source, ...claim })),
    );
    const reply = Buffer.from(JSON.stringify({ slot: slot.slot, examined: slot.paths, findings }));
    const said = await storeByHand(run, slot, reply, false).then(() => '', hint);
    // In the list of its own lens it is the first.
    expect(said).toContain(
      'findings[1] "The mended sum is changed again": commit 000000000000 is not in the',
    );
  });

  it('says of files that were left out only once', async () => {
    const repository = shopWithSources();
    repository.commit({ 'src/other.ts': manyLines(3) });
    const planned = await plan(repository);
    const { run } = await advance(repository, planned.file.run);
    const slot = run.slots.find(({ agent }) => agent === 'source-reader') ?? expect.unreachable();
    const reply = { slot: slot.slot, examined: ['src/pay.ts', 'src/never.ts'], findings: [] };
    const sent = Buffer.from(JSON.stringify(reply));
    const said = await storeByHand(run, slot, sent, false).then(() => '', hint);
    expect(said.match(/examined names src\/never\.ts/g)).toHaveLength(1);
    expect(said.match(/examined lacks 1 of the 2 files/g)).toHaveLength(1);
  });
});

describe('what was reviewed in a shared call', () => {
  it('is carried over for each of its lenses', async () => {
    const repository = shopWithSources();
    await review(repository, { claims: shopClaims(repository.fix) });
    repository.commit({ 'src/more.ts': manyLines(2) });
    const again = await review(repository, { claims: {} });
    const [slot] = again.slots.filter(({ agent }) => agent === 'source-reader');
    expect(slot?.paths).toEqual(['src/more.ts']);
    for (const lens of again.report.coverage.lenses) expect(lens, lens.lens).toMatchObject({ carried: 1 });
  });

  it('is kept of a run that was broken off', async () => {
    const repository = shopWithSources();
    await begin(repository, { claims: shopClaims(repository.fix) }, SOURCE_LENSES);
    const planned = await plan(repository);
    const report = await resume(repository, planned, {});
    const { slots } = await openRun(repository, planned.file.run);
    expect(agentsOf({ slots })).toEqual(['rules-compliance', 'bug-scan', 'finding-scorer']);
    expect(report).toMatchObject({ status: 'complete', counts: { raised: 3 } });
  });
});

function packetOf({ run, slots }: Reviewed, agent: SlotFile['agent'], top: string): string {
  const slot = slots.find((one) => one.agent === agent) ?? expect.unreachable(agent);
  return readFileSync(runPaths(top, run).packet(slotParts(slot.slot)?.number ?? 0), 'utf8');
}
