import { describe, expect, it } from 'vitest';
import { FORMAT_JUDGES } from '../../kit/format-judges.ts';
import { githubSample } from '../../kit/github-sample.ts';
import { ghIsMissing } from '../../kit/required-gh.ts';
import { inject } from './places.ts';
import { harmless, hostile, PAYLOADS, type Payload, type Wording } from './payloads.ts';
import { readFences } from './read-fences.ts';
import { reviewInjected, type InjectedReview } from './review-injected.ts';
import { packetShape, slotShape, verdictShape } from './shapes.ts';

const SAID = PAYLOADS.filter(({ stands }) => stands.startsWith('pull-request'));
const TITLES = SAID.filter(({ stands }) => stands === 'pull-request-title');
const OTHERS = SAID.filter((payload) => !TITLES.includes(payload));

/** A review of a pull request with this title, in which people say everything else. */
async function reviewOf(title: Payload, wording: Wording): Promise<InjectedReview> {
  const payloads = [title, ...OTHERS];
  const github = await githubSample({ 'README.md': 'A shop.\n' });
  const { author, user, lists } = github;
  inject(author, payloads, wording);
  const at = (place: Payload['stands']): string => wording(payloads.find(({ stands }) => stands === place)!);
  github.open(7, 'feature', { title: wording(title), body: at('pull-request-body') });
  const remark = { user: { login: 'eve', type: 'User' }, created_at: '2026-01-02T03:04:05Z' };
  lists.set('issues/7/comments', [{ ...remark, body: at('pull-request-remark') }]);
  const place = {
    id: 1,
    in_reply_to_id: null,
    path: 'src/shared.ts',
    line: 1,
    original_line: 1,
    side: 'RIGHT',
  };
  lists.set('pulls/7/comments', [{ ...remark, ...place, body: at('pull-request-line-remark') }]);
  return reviewInjected(user, payloads, wording, { target: ['#7'] });
}

describe.skipIf(ghIsMissing()).each(TITLES.map((title) => [title.id, title] as const))(
  'a pull request in which people say the payloads, and %s in its title (needs gh on PATH)',
  (_, title) => {
    it('changes only text in fences and a warning', async () => {
      const attacked = await reviewOf(title, hostile);
      const twin = await reviewOf(title, harmless);
      const packets = [...attacked.packets].map(([, packet]) => packetShape(packet, attacked.planned.file));
      expect(packets).toEqual([...twin.packets].map(([, packet]) => packetShape(packet, twin.planned.file)));
      expect(attacked.slots.map(slotShape)).toEqual(twin.slots.map(slotShape));
      expect(verdictShape(attacked)).toEqual(verdictShape(twin));

      const fenced = [...attacked.packets.values()].flatMap((packet) => readFences(packet).fences);
      for (const payload of [title, ...OTHERS]) {
        const [line = ''] = hostile(payload).split('\n');
        expect(fenced.some(({ content }) => content.includes(line))).toBe(true);
      }
      expect(attacked.report.warnings).not.toEqual([]);

      const besides = { ...twin.report, warnings: attacked.report.warnings.map(() => 'words') };
      for (const [, judge, expected] of FORMAT_JUDGES.filter(
        ([name]) => !name.endsWith('page') && !name.endsWith('pages'),
      ))
        expect(await judge(attacked.report)).toEqual(expected(besides));
    });
  },
);
