import { describe, expect, it } from 'vitest';
import type { Resolution } from './gone-comment.ts';
import type { PostedComment } from './posted-comment.ts';
import { reconcile, sameText, type WantedComment } from './reconcile.ts';

const PLACE = { path: 'a.ts', side: 'RIGHT', line: 1 } as const;
const want = (fingerprint: string, more: Partial<WantedComment> = {}): WantedComment => ({
  ...{ fingerprint, lens: 'bug-scan', body: `says ${fingerprint}`, place: PLACE },
  ...more,
});

type Had = Partial<PostedComment> & { readonly state?: 'open' | 'gone' };
const had = (fingerprint: string, { state = 'open', ...more }: Had = {}): PostedComment => ({
  ...{ id: `C${fingerprint}`, path: 'a.ts', body: `says ${fingerprint}`, thread: `T${fingerprint}` },
  ...{ marker: { fingerprint, lens: 'bug-scan', state }, resolved: false },
  ...more,
});

const GONE: Resolution = { kind: 'gone', text: 'Fixed.' };

/** What is done, by the names of findings and threads. */
function done(wanted: WantedComment[], posted: PostedComment[], resolution: Resolution = GONE, most = 50) {
  const plan = reconcile(wanted, posted, {
    resolutionOf: () => resolution,
    goneBody: (_, text) => text,
    most,
  });
  const changes = (list: typeof plan.update): unknown[] =>
    list.map(({ comment: { id }, body, thread }) => [id, body, ...(thread === undefined ? [] : [thread])]);
  const all = {
    create: plan.create.map(({ fingerprint }) => fingerprint),
    inBody: plan.inBody.map(({ fingerprint }) => fingerprint),
    update: changes(plan.update),
    resolve: changes(plan.resolve),
    keep: plan.keep.map(({ id }) => id),
    untouched: plan.untouched.map(({ comment: { id }, why }) => [id, why]),
  };
  return Object.fromEntries(Object.entries(all).filter(([, list]) => list.length > 0));
}

describe('a finding', () => {
  it.each<[string, WantedComment[], PostedComment[], object]>([
    ['without a comment gets one', [want('1')], [], { create: ['1'] }],
    ['without a line is told', [want('1', { place: undefined })], [], { inBody: ['1'] }],
    ['keeps the comment that says the same', [want('1')], [had('1')], { keep: ['C1'] }],
    [
      'keeps its comment where its line has gone, too',
      [want('1', { place: undefined })],
      [had('1')],
      { keep: ['C1'] },
    ],
    [
      'has its comment changed where it says something else',
      [want('1', { body: 'new' })],
      [had('1')],
      { update: [['C1', 'new']] },
    ],
    [
      'keeps the text that is right at its place only, where it has it',
      [want('1', { elsewhere: 'anywhere' })],
      [had('1')],
      { keep: ['C1'] },
    ],
    [
      'gets the text that is right at any place, where its comment may be at another',
      [want('1', { elsewhere: 'anywhere' })],
      [had('1', { body: 'old' })],
      { update: [['C1', 'anywhere']] },
    ],
    [
      'that a person resolved stays resolved',
      [want('1', { body: 'new' })],
      [had('1', { resolved: true })],
      { update: [['C1', 'new']] },
    ],
    ['that a person resolved is not touched', [want('1')], [had('1', { resolved: true })], { keep: ['C1'] }],
    [
      'that is back is opened again where we resolved it',
      [want('1')],
      [had('1', { state: 'gone', resolved: true, body: 'Fixed.' })],
      { update: [['C1', 'says 1', 'reopen']] },
    ],
    [
      'that is back says so where its thread is open already',
      [want('1')],
      [had('1', { state: 'gone', body: 'Fixed.' })],
      { update: [['C1', 'says 1']] },
    ],
    [
      'with two comments keeps the first',
      [want('1')],
      [had('1'), had('1', { id: 'C1b' })],
      { keep: ['C1'], resolve: [['C1b', '**Said twice**: see the other comment.', 'resolve']] },
    ],
  ])('%s', (_, wanted, posted, expected) => {
    expect(done(wanted, posted)).toEqual(expected);
  });
});

describe('a comment whose finding is not wanted any more', () => {
  it('is resolved where the finding is gone, whoever resolved the thread', () => {
    expect(done([], [had('1')])).toEqual({ resolve: [['C1', 'Fixed.', 'resolve']] });
    expect(done([], [had('1', { resolved: true })])).toEqual({ resolve: [['C1', 'Fixed.']] });
  });

  it('is left alone where it says so already, opened again by a person or not', () => {
    expect(done([], [had('1', { state: 'gone', resolved: true })])).toEqual({ keep: ['C1'] });
    expect(done([], [had('1', { state: 'gone' })])).toEqual({ keep: ['C1'] });
  });

  it('is left alone where nobody looked again', () => {
    const resolution: Resolution = { kind: 'not-reviewed', why: 'the review is incomplete' };
    expect(done([], [had('1')], resolution)).toEqual({ untouched: [['C1', resolution.why]] });
  });
});

describe('beyond the limit', () => {
  const wanted = Array.from({ length: 60 }, (_, n) => want(`${n}`));

  it('findings are told, the first ones commented', () => {
    const { create, inBody } = done(wanted, []);
    expect([create!.length, inBody!.length, inBody![0]]).toEqual([50, 10, '50']);
  });

  it('comments of earlier posts count, and none of them is taken away', () => {
    const posted = wanted.slice(10).map(({ fingerprint }) => had(fingerprint));
    const { create, inBody, keep } = done(wanted, posted);
    expect([create, inBody!.length, keep!.length]).toEqual([undefined, 10, 50]);
    const { create: rest } = done(wanted, posted.slice(0, 47));
    expect(rest).toEqual(['0', '1', '2']);
  });

  it('a finding without a line takes no room', () => {
    const lost = want('lost', { place: undefined });
    expect(done([lost, want('1')], [], GONE, 1)).toEqual({ create: ['1'], inBody: ['lost'] });
  });
});

it('a text that GitHub gives back is the same text', () => {
  expect(sameText('a\r\nb\r\n', 'a\nb')).toBe(true);
  expect(sameText('a\nb', 'a\n\nb')).toBe(false);
});
