import type { AuditFile } from '../../contracts/files/audit-files.ts';
import { counted } from '../../kernel/text/counted.ts';
import type { AuditState, RoundState } from '../fold/audit-state.ts';
import { unstableTests } from '../tests/test-runs.ts';
import { answeredIn } from './who-answered.ts';

/** Makes a text of a model or of the repository harmless in the output. */
type Inert = (text: string) => string;

/** How a round went, in one line that every report of an audit has. */
export function roundLine(file: Pick<AuditFile, 'roles'>, one: RoundState, inert: Inert): string {
  const { round, kept, commits, reviews, rejected, gaps, unopened, untriaged, condemned, leftOpen } = one;
  const found = new Set(reviews.flatMap(({ ids }) => ids)).size;
  const notes = [
    inert(answeredIn(file, one).note),
    `${kept.size} kept`,
    ...(found === 0 ? [] : [`${found} found by the fix review`]),
    ...(untriaged.size > 0 ? [`${untriaged.size} not triaged`] : []),
    `${rejected.length} rejected`,
    counted(commits.length, 'fix commit'),
    counted(reviews.length, 'fix review'),
    ...condemned.map(({ subject, why }) => `the fix of ${subject} was taken back: ${inert(why)}`),
    ...[...leftOpen].map((id) => `${id} was left open beside the fixes that it is about`),
    ...gaps.map((gap) => `no reply: ${inert(gap)}`),
    ...(unopened.length > 0 ? [`nobody opened ${unopened.map(inert).join(', ')}`] : []),
  ];
  return `- Round ${round}: ${notes.join(', ')}`;
}

/** Tests that no fix is blamed for, because they fail at random. */
export function flakyTests(state: AuditState, inert: Inert): string[] {
  const names = unstableTests(state);
  return names.length === 0
    ? []
    : [`Flaky tests, which passed and failed at one commit: ${names.map(inert).join(', ')}`];
}
