import { expect, it } from 'vitest';
import { manyLines } from '../../../tests/kit/many-lines.ts';
import { claimOf, review, type Reviewing } from '../../../tests/kit/review-driver.ts';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';

/** One added line in each of so many files, and `bug-scan` accuses each: as many places. */
async function reviewOf(files: number, how: Reviewing = {}, padding = 0) {
  const repository = sampleRepository({ 'CLAUDE.md': '- Amounts are whole cents.\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  const names = Array.from({ length: files }, (_, at) => `src/part${String(at).padStart(2, '0')}.ts`);
  const entries = names.map((name): [string, string] => [name, `export const made = make('${name}');\n`]);
  repository.commit({
    ...Object.fromEntries(entries),
    ...(padding === 0 ? {} : { 'src/x.ts': manyLines(padding) }),
  });
  const claims = names.map((name) =>
    claimOf(name, `export const made = make('${name}');`, `Wrong in ${name}`, { trigger: 'Any.' }),
  );
  return review(repository, { claims: { 'bug-scan': claims }, ...how });
}

const scorersOf = ({ slots }: Awaited<ReturnType<typeof reviewOf>>): number[] =>
  slots.filter(({ phase }) => phase === 'score').map(({ findings = [] }) => findings.length);

it.each([
  ['below 100 changed lines eight places a scorer', 15, 0, [8, 7]],
  ['from 100 on five', 15, 85, [5, 5, 5]],
])('asks %s', async (_, files, padding, sizes) => {
  expect(scorersOf(await reviewOf(files, {}, padding))).toEqual(sizes);
});

it.each([
  ['small', 0],
  ['of 600 lines, without a summary', 580],
])(
  'a quick review of a change that is %s has one reviewer and one scorer; what is beyond is listed',
  async (_, padding) => {
    const reviewed = await reviewOf(18, { options: { quick: true } }, padding);
    expect(reviewed.slots.map(({ agent }) => agent)).toEqual(['bug-scan', 'finding-scorer']);
    expect(scorersOf(reviewed)).toEqual([15]);
    const { report } = reviewed;
    expect(report).toMatchObject({ status: 'complete', exit: 1, counts: { raised: 18, shown: 15 } });
    expect(report.dropped.map(({ reason }) => reason.kind)).toEqual([
      'not_scored',
      'not_scored',
      'not_scored',
    ]);
    // Nobody takes it for a whole one.
    expect(report.coverage.lenses.map(({ lens }) => lens)).toEqual(['bug-scan']);
  },
);
