import { describe, expect, it } from 'vitest';
import { changedLinesIn } from '../../../tests/golden/packets/read-diff-fence.ts';
import {
  addedLines,
  material,
  nonces,
  path,
  rule,
  slots,
  TASK,
} from '../../../tests/golden/packets/sample-material.ts';
import { LENSES } from '../../contracts/vocabulary.ts';
import { packetHasClaim } from '../hunks/packet-has-claim.ts';
import type { FindingToScore } from '../texts/claim-parts.ts';
import { PACKET_BUDGET } from '../packet.ts';
import { buildScorePackets, type ScorePacket } from './score-packet.ts';

const FINDING: FindingToScore = {
  file: path('src/a.ts'),
  side: 'new',
  at: { start: 2, end: 3 },
  claim: {
    file: 'b/src/a.ts',
    line: 99,
    title: 'TITLE',
    why: 'WHY',
    severity: 'high',
    suggested_fix: 'SUGGESTED-FIX',
    trigger: 'TRIGGER',
    verification: {
      code_examined: '  QUOTE();',
      line_range_examined: [90, 99],
      verification_method: 'HOW-THE-FINDER-CHECKED',
      checked_for_handling_elsewhere: false,
      where_checked: [],
      is_impact_finding: false,
    },
  },
};

const SMALL = material(addedLines('src/a.ts', ['x', 'y']));

function score(finding: FindingToScore, whole = SMALL): ScorePacket {
  return scoreAll([finding], whole)[0] ?? expect.unreachable('nothing was made');
}

function scoreAll(findings: readonly FindingToScore[], whole = SMALL): ScorePacket[] {
  return buildScorePackets({
    task: TASK,
    defects: findings.map((finding) => [finding]) as never,
    material: whole,
    summary: null,
    nonces: nonces(),
    nextSlot: slots(),
  });
}

function textOf(result: ScorePacket): string {
  return result.kind === 'packet' ? result.packet.text : expect.unreachable('no packet');
}

const withProof = (proof: object): FindingToScore => ({ ...FINDING, claim: { ...FINDING.claim, ...proof } });

describe('the packet of a scorer', () => {
  it('states the claim with the lines that code computed', () => {
    const text = textOf(score(FINDING));
    for (const part of [
      'title: TITLE',
      'severity: high',
      'place: src/a.ts, lines 2-3',
      'quote:\n  QUOTE();',
      'why:\nWHY',
      'trigger:\nTRIGGER',
    ]) {
      expect(text).toContain(part);
    }
    expect(changedLinesIn(text)).toEqual(['src/a.ts +2 x', 'src/a.ts +3 y']);
  });

  it('does not name the finder, nor pass on how it says it checked', () => {
    const text = textOf(score(FINDING));
    for (const hidden of [...LENSES, 'HOW-THE-FINDER-CHECKED', 'SUGGESTED-FIX', 'lines 90', '99']) {
      expect(text).not.toContain(hidden);
    }
  });

  it('does not say how many raised it: agreement is no evidence', () => {
    const agreed = { ...FINDING, witnesses: [FINDING, FINDING, FINDING] };
    expect(textOf(score(agreed))).toBe(textOf(score(FINDING)));
  });

  it('brings the text of the rule that is cited, and of no other', () => {
    const whole = material(addedLines('src/a.ts', ['x']), {
      rules: [{ ...rule('CLAUDE.md', 'CITED'), via: [path('AGENTS.md')] }, rule('b/CLAUDE.md', 'OTHER')],
    });
    for (const ruleFile of ['CLAUDE.md', './CLAUDE.md', `${TASK.treeRoot}/CLAUDE.md`, 'AGENTS.md']) {
      const text = textOf(score(withProof({ ruleFile, ruleText: 'CITED' }), whole));
      expect(text).toMatch(/<UNTRUSTED_RULES source="CLAUDE\.md" nonce="\w+">\nCITED\n/);
      expect(text).not.toContain('OTHER');
    }
  });

  it('of a rule too long to be shown brings the part that holds the quoted text', () => {
    const body = `${'r'.repeat(99)}\n`.repeat(900) + 'CITED\n';
    const text = textOf(
      score(
        withProof({ ruleFile: 'CLAUDE.md', ruleText: 'CITED' }),
        material(addedLines('src/a.ts', ['x']), { rules: [rule('CLAUDE.md', body)] }),
      ),
    );
    expect(text).toContain('part="3 of 3"');
    expect(text).toContain('\nCITED\n</UNTRUSTED_RULES');
  });

  it('brings the rows of the commit that is cited', () => {
    const row = {
      date: '2024-01-01T00:00:00Z',
      body: '',
      path: path('src/a.ts'),
      lines: [],
      why: 'fix' as const,
    };
    const history = {
      rows: [
        { ...row, sha: '5'.repeat(40), subject: 'CITED' },
        { ...row, sha: '6'.repeat(40), subject: 'OTHER' },
      ],
      omitted: 0,
    };
    const whole = material(addedLines('src/a.ts', ['x']), { context: { history } });
    const text = textOf(score(withProof({ commitRef: '5555555', historicalContext: 'WHAT-IT-DID' }), whole));
    expect(text).toMatch(/<UNTRUSTED_HISTORY nonce="\w+">\ncommit: 5{12}\n/);
    expect(text).toContain('WHAT-IT-DID');
    expect(text).not.toContain('OTHER');
  });

  it('of an impact finding shows the hunks of the cause', () => {
    const cause = { file: path('src/b.ts'), side: 'new' as const, at: { start: 2, end: 2 } };
    const whole = material(addedLines('src/b.ts', ['CAUSE']) + addedLines('src/c.ts', ['ELSEWHERE']));
    const text = textOf(
      score(
        {
          ...withProof({
            verification: { ...FINDING.claim.verification, cause: { file: 'src/b.ts', quote: 'CAUSE' } },
          }),
          cause,
        },
        whole,
      ),
    );
    expect(text).toContain('caused by: src/b.ts, line 2\nCAUSE\n');
    expect(changedLinesIn(text)).toEqual(['src/b.ts +2 CAUSE']);
  });

  it('shows the hunks nearest to the place, as many as fit, and counts the others', () => {
    const head =
      'diff --git a/src/a.ts b/src/a.ts\nindex 1111111..2222222 100644\n--- a/src/a.ts\n+++ b/src/a.ts\n';
    const hunk = (n: number, length: number): string =>
      `@@ -${n * 10},0 +${n * 11 + 1} @@\n+${n} ${'x'.repeat(length)}\n`;
    const shownOf = (length: number): [number[], string] => {
      const whole = material(head + [0, 1, 2, 3, 4, 5].map((n) => hunk(n, length)).join(''));
      const result = score({ ...FINDING, at: { start: 34, end: 34 } }, whole);
      expect(result.kind === 'packet' && result.packet.bytes <= PACKET_BUDGET).toBe(true);
      const shown = changedLinesIn(textOf(result)).map((line) => Number(line.split(' ')[2]));
      return [shown, /\(.* are not shown\)/.exec(textOf(result))?.[0] ?? ''];
    };
    expect(shownOf(600)).toEqual([[2, 3, 4], '(3 more hunks, farther away, are not shown)']);
    // The place itself is shown whatever it takes, as far as the packet goes.
    expect(shownOf(30_000)).toEqual([[3], '(5 more hunks, farther away, are not shown)']);
  });

  it('names the hunks it shows, and marks every file of the change', () => {
    const whole = material(
      addedLines('src/a.ts', ['x']) + addedLines('src/b.ts', ['y']) + addedLines('yarn.lock', ['z']),
      { skipped: [{ path: path('yarn.lock'), reason: 'lockfile' }] },
    );
    const result = score(FINDING, whole);
    expect(result).toMatchObject({ packet: { hunks: ['src/a.ts#1'], paths: ['src/a.ts'] } });
    expect(textOf(result)).toMatch(/^partly {3}src\/a\.ts.*\nother {4}src\/b\.ts.*\nskipped {2}yarn\.lock/m);
  });

  it('lists no file where each has something below', () => {
    expect(textOf(score(FINDING, material(addedLines('src/a.ts', ['x']))))).toContain(
      '## All files of the change\n\nThe one file has hunks below.\n',
    );
  });

  it('is not made of a claim that fills a packet by itself, and says by how much', () => {
    const over = (length: number): number => {
      const result = score(withProof({ why: 'w'.repeat(length) }));
      return result.kind === 'too-large' ? result.over : 0;
    };
    expect(over(120_001)).toBe(over(120_000) + 1);
    expect(over(120_000)).toBeGreaterThan(120_000 - PACKET_BUDGET);
    // The claim, the contract of the reply and a note that hunks are missing must fit; a hunk need not.
    const fits = 120_000 - over(120_000);
    expect(score(withProof({ why: 'w'.repeat(fits) }))).toMatchObject({ kind: 'packet' });
    expect(over(fits + 1)).toBe(1);
  });
});

describe('findings that share a scorer', () => {
  const other = (line: number, proof: object = {}): FindingToScore => ({
    ...FINDING,
    at: { start: line, end: line },
    claim: { ...FINDING.claim, title: `TITLE-${line}`, ...proof },
  });
  const titlesIn = (made: readonly ScorePacket[]): string[][] =>
    made.map((one) => [...textOf(one).matchAll(/^title: (.*)$/gm)].map(([, title = '']) => title));

  it('are each in a fence of its own, under an id of this packet', () => {
    const [made, ...more] = scoreAll([FINDING, other(7)]);
    const text = textOf(made ?? expect.unreachable('no packet'));
    expect(more).toEqual([]);
    expect(text).toContain('Say which defects these claims are about, and judge each defect: C1, C2.');
    expect(text).toMatch(/^<UNTRUSTED_FINDING_DESCRIPTION id="C1" nonce="\w+">\ntitle: TITLE\n/m);
    expect(text).toMatch(/^<UNTRUSTED_FINDING_DESCRIPTION id="C2" nonce="\w+">\ntitle: TITLE-7\n/m);
    expect(text.match(/<\/UNTRUSTED_FINDING_DESCRIPTION /g)).toHaveLength(2);
  });

  it('have the change, the intent and a rule that both lean on once', () => {
    const whole = material(addedLines('src/a.ts', ['x', 'y']), { rules: [rule('CLAUDE.md', 'CITED')] });
    const cites = { ruleFile: 'CLAUDE.md', ruleText: 'CITED' };
    const [made] = scoreAll([other(2, cites), other(3, cites)], whole);
    const text = textOf(made ?? expect.unreachable('no packet'));
    for (const kind of ['DIFF', 'INTENT', 'RULES'])
      expect(text.match(new RegExp(`<UNTRUSTED_${kind} `, 'g')), kind).toHaveLength(1);
    expect(changedLinesIn(text)).toEqual(['src/a.ts +2 x', 'src/a.ts +3 y']);
  });

  it('see the hunk of each, however far they are from one another', () => {
    const head =
      'diff --git a/src/a.ts b/src/a.ts\nindex 1111111..2222222 100644\n--- a/src/a.ts\n+++ b/src/a.ts\n';
    const hunk = (n: number): string => `@@ -${n * 10},0 +${n * 11 + 1} @@\n+${n} ${'x'.repeat(3000)}\n`;
    const whole = material(head + [0, 1, 2, 3, 4, 5].map(hunk).join(''));
    const [made] = scoreAll([other(1), other(34), other(56)], whole);
    expect(
      changedLinesIn(textOf(made ?? expect.unreachable())).map((line) => Number(line.split(' ')[2])),
    ).toEqual([0, 3, 5]);
  });

  it('are split where one packet would be over the budget, and none is cut or lost', () => {
    const long = (line: number): FindingToScore => other(line, { why: 'w'.repeat(30_000) });
    const made = scoreAll([1, 2, 3, 4, 5].map(long));
    expect(titlesIn(made)).toEqual([
      ['TITLE-1', 'TITLE-2', 'TITLE-3'],
      ['TITLE-4', 'TITLE-5'],
    ]);
    for (const one of made) {
      if (one.kind !== 'packet') expect.unreachable();
      else {
        expect(one.packet.bytes).toBeLessThanOrEqual(PACKET_BUDGET);
        expect(one.asked.map(({ finding }) => finding.claim.title)).toEqual(titlesIn([one])[0]);
        expect(one.packet.text.match(/w{30000}/g)).toHaveLength(one.asked.length);
      }
    }
    expect(made.map((one) => one.kind === 'packet' && one.packet.slot)).toEqual(['r7k2ab/1', 'r7k2ab/2']);
  });

  it('are split between what is presumed to be two defects, and within one only where it alone is too large', () => {
    const long = (line: number) => other(line, { why: 'w'.repeat(30_000) }) as never;
    const split = (...defects: number[][]): string[][] =>
      titlesIn(
        buildScorePackets({
          ...{ task: TASK, material: SMALL, summary: null, nonces: nonces(), nextSlot: slots() },
          defects: defects.map((lines) => lines.map(long)),
        }),
      );
    expect(split([1], [2, 3, 4])).toEqual([['TITLE-1'], ['TITLE-2', 'TITLE-3', 'TITLE-4']]);
    expect(split([1, 2, 3, 4])).toEqual([
      ['TITLE-1', 'TITLE-2'],
      ['TITLE-3', 'TITLE-4'],
    ]);
  });

  it('can be looked up by their ids, each whole, and no other under the same id', () => {
    const [made] = scoreAll([FINDING, other(7)]);
    const text = textOf(made ?? expect.unreachable('no packet'));
    const asks = (id: string, finding: FindingToScore) => packetHasClaim(text, id, finding as never);
    expect([asks('C1', FINDING), asks('C2', other(7))]).toEqual([true, true]);
    expect([asks('C2', FINDING), asks('C1', other(7)), asks('C3', FINDING)]).toEqual([false, false, false]);
    expect(asks('C1', withProof({ why: 'WH' }))).toBe(false);
    expect(packetHasClaim('no packet', 'C1', FINDING as never)).toBe(false);
  });

  it('go on without the one that fills a packet by itself', () => {
    const made = scoreAll([other(1), other(2, { why: 'w'.repeat(120_000) }), other(3)]);
    expect(made.map(({ kind }) => kind)).toEqual(['packet', 'too-large', 'packet']);
    expect(made[1]).toMatchObject({ finding: { at: { start: 2 } } });
  });
});

it('is no packet for no finding', () => {
  expect(scoreAll([])).toEqual([]);
});
