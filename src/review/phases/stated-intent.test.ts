import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { manyLines } from '../../../tests/kit/many-lines.ts';
import { claimOf, INTENT, review, type Reviewed, type Reviewing } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { betraying, SECRET_KINDS, secretLine } from '../../../tests/kit/secrets.ts';
import type { SlotFile } from '../../contracts/files/run-files.ts';
import { LINES_WITH_SUMMARY } from '../planning/settings.ts';
import { runPaths, slotParts } from '../../run/stored/layout.ts';

let repository: SampleRepository;

beforeEach(() => {
  repository = sampleRepository({ 'CLAUDE.md': '- Amounts are whole cents.\n' });
  repository.git('switch', '--quiet', '--create', 'work');
});

/** A review of a change of so many lines, of which `bug-scan` accuses the first. */
function reviewOf(lines: number, how: Reviewing = {}): Promise<Reviewed> {
  repository.commit({ 'src/prices.ts': `${COMMENT}\n${manyLines(lines - 1)}` });
  return review(repository, {
    claims: { 'bug-scan': [claimOf('src/prices.ts', 'export const price0 = 0;', 'Free of charge', TRIGGER)] },
    ...how,
  });
}

const COMMENT = '// A price is never 0.';
const TRIGGER = { trigger: 'Any order.' };
const ONE_LENS = '{"review": {"lenses": ["comment-compliance"]}}\n';
/** The claim, raised by another lens. */
const claimedByComment: Reviewing = {
  claims: {
    'comment-compliance': [
      claimOf('src/prices.ts', 'export const price0 = 0;', 'Free of charge', { commentText: COMMENT }),
    ],
  },
};
const NOBODY_SAID = '(no summary was made of this change)';

const packetOf = ({ run }: Reviewed, { slot }: SlotFile): string =>
  readFileSync(runPaths(repository.top, run).packet(slotParts(slot)?.number ?? 0), 'utf8');

function onMain(files: Readonly<Record<string, string>>): void {
  repository.git('switch', '--quiet', 'main');
  repository.commit(files);
  repository.git('switch', '--quiet', '--force-create', 'work');
}

/** What the only scorer of a review was told. */
function toldTo(reviewed: Reviewed, agent: SlotFile['agent'] = 'finding-scorer'): string {
  const [slot] = reviewed.slots.filter((one) => one.agent === agent);
  if (slot === undefined) throw new Error(`nobody called ${agent}`);
  return packetOf(reviewed, slot);
}

describe('what a change is for', () => {
  it('is nobody’s call of its own below 400 changed lines, and is told to scorers as a reviewer’s words', async () => {
    const small = await reviewOf(LINES_WITH_SUMMARY - 1);
    expect(small.report.status).toBe('complete');
    expect(small.slots.map(({ phase }) => phase)).not.toContain('summary');
    const stated = `understood it)\ngoal: ${INTENT.goal}\nsummary: ${INTENT.summary}\n`;
    expect(toldTo(small)).toContain(stated);
    // Reviewers have read the author alone.
    expect(toldTo(small, 'bug-scan')).toContain(NOBODY_SAID);
  });

  it('is a summarizer’s to say from 400 on, and of what a reviewer says nothing is told', async () => {
    const large = await reviewOf(LINES_WITH_SUMMARY);
    expect(large.slots.map(({ phase }) => phase).indexOf('summary')).toBe(0);
    expect(toldTo(large)).toContain('goal: Sell.\napproach: Functions.');
    expect(toldTo(large)).not.toContain(INTENT.goal);
  });

  it.each<readonly [string, Reviewing]>([
    ['was not asked', { ...claimedByComment }],
    ['failed', { silent: ['bug-scan'], ...claimedByComment }],
    ['left it out', { say: (_, { intent: _left, ...reply }: { intent?: unknown }) => reply }],
  ])('is the author’s to say when the bug scan %s: nothing is made up', async (why, how) => {
    if (why === 'was not asked') onMain({ '.correctless/config/workflow-config.json': ONE_LENS });
    const told = toldTo(await reviewOf(2, how));
    expect(told).toContain(NOBODY_SAID);
    expect(told).not.toMatch(/^(goal|summary): /m);
  });

  it('has its secrets replaced', async () => {
    const secrets = SECRET_KINDS.filter((kind) => secretLine(kind, 1).length < 400);
    const reviewed = await reviewOf(2, {
      say: ({ agent }, reply) =>
        agent === 'bug-scan'
          ? {
              ...reply,
              intent: {
                goal: secretLine(secrets[0]!, 1),
                summary: secrets
                  .slice(1, 6)
                  .map((kind) => secretLine(kind, 1))
                  .join('\n'),
              },
            }
          : reply,
    });
    const told = toldTo(reviewed);
    expect(told).toMatch(/^goal: .*\[REDACTED:/m);
    expect(
      secrets
        .slice(0, 6)
        .flatMap((kind) => betraying(kind, 1))
        .filter((part) => told.includes(part)),
    ).toEqual([]);
  });
});
