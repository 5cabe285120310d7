import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReview } from '../../../tests/kit/github-create-review.ts';
import { keptReviews } from '../../../tests/kit/github-threads.ts';
import { exampleFacts, exampleFinding } from '../../../tests/kit/report-example.ts';
import type { Report, ReportFinding } from '../../contracts/files/report.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import type { ScoredFinding } from '../../findings/lifecycle.ts';
import { buildReport } from '../../report/build/build-report.ts';
import { findingMarkerOf } from './marker.ts';
import { planPost, type Posted, type PostFacts, type PostPlan } from './plan-post.ts';
import { supersededBody } from './review-body.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

/** Lines 1 to 40 of `src/pay.ts`, all new. */
const PATCH = ['@@ -0,0 +1,40 @@', ...Array.from({ length: 40 }, (_, n) => `+line ${n + 1}`)].join('\n');
const SERVED = [{ path: 'src/pay.ts', from: null, patch: PATCH }];
const WHOLE = { paths: [], wholePullRequest: true };
const NOTHING: Posted = { reviews: [], comments: [] };

type Small = { readonly line: number; readonly title?: string; readonly lens?: Lens };

/** Findings at lines, the first of which is critical, and one minor note. */
function report(findings: readonly Small[]): Report {
  const minor = { ...exampleFinding('a small thing', 99), score: 50, group: 'minor' as const };
  return buildReport(
    exampleFacts({
      raised: findings.length + 1,
      scored: [
        ...findings.map(({ line, title = `at ${line}`, lens }, at): ScoredFinding => ({
          ...exampleFinding(title, line, lens),
          ...(at === 0 ? { score: 95, group: 'critical' } : { score: 80, group: 'important' }),
        })),
        minor,
      ],
    }),
  );
}

function planned(of: Report, facts: Partial<PostFacts> = {}): PostPlan {
  const base = { scope: WHOLE, served: SERVED, posted: NOTHING, renamed: new Map<string, string>() };
  return planPost({ report: of, ...base, ...facts });
}

const creation = (plan: PostPlan) => {
  if (plan.review.kind !== 'create') throw new Error(`the plan is to ${plan.review.kind}`);
  return plan.review;
};

/** What GitHub keeps when a plan is carried out. */
function sent(plan: PostPlan, kept = keptReviews(7)): typeof kept {
  const { body, comments } = creation(plan);
  const listed = SERVED.map(({ path, patch }) => ({ filename: path, patch }));
  const json = JSON.stringify({ commit_id: 'c', event: 'COMMENT', body, comments });
  expect(createReview(kept, 'c', listed, json)).toMatchObject({ status: 200 });
  return kept;
}

function asPosted({ reviews, threads }: ReturnType<typeof keptReviews>): Posted {
  return {
    reviews,
    comments: threads.flatMap(({ id: thread, path, resolvedBy, comments: [first] }) => {
      const { id, body } = first!;
      return [{ id, path, body, marker: findingMarkerOf(body)!, thread, resolved: resolvedBy !== null }];
    }),
  };
}

describe('every finding of a report', () => {
  const title = fc
    .tuple(fc.constantFrom('@ann', 'x', '<b>', '𝄞', '`'), fc.constantFrom(1, 40, 400))
    .map(([text, times]) => text.repeat(times));
  const finding = fc.record({
    line: fc.integer({ min: 1, max: 300 }),
    why: title,
    side: fc.constantFrom('old', 'new'),
  });

  it('has one comment, or stands in the text, and GitHub takes the whole', () => {
    fc.assert(
      fc.property(fc.uniqueArray(finding, { maxLength: 80, selector: ({ line }) => line }), (raw) => {
        const made = report(raw.map(({ line }) => ({ line })));
        const changed = new Map<string, (typeof raw)[number]>(raw.map((one) => [`at ${one.line}`, one]));
        const findings = made.findings.map((one) => ({ ...one, ...pick(changed.get(one.title)) }));
        const plan = planned({ ...made, findings });
        const { body, comments, instead } = creation(plan);
        expect(comments.length).toBeLessThanOrEqual(50);
        expect(comments.length + plan.comments.inBody.length).toBe(raw.length);
        sent(plan);
        expect(body.includes(`**Without a comment at a line (${plan.comments.inBody.length})**`)).toBe(
          plan.comments.inBody.length > 0,
        );
        for (const { finding: one } of plan.comments.inBody) expect(body).toContain(`**${one.title}** (`);
        expect(instead === undefined).toBe(comments.length === 0);
        for (const one of raw)
          if (instead !== undefined) expect(instead.body).toContain(`**at ${one.line}** (`);
        // With all that a finding has.
        expect(body).toMatch(/\*\*a small thing\*\* \(minor, [^]*Suggested fix:[^]*Proven: quote/);
      }),
      propertyRuns(25),
    );
  });
});

function pick(one: { why: string; side: 'old' | 'new' } | undefined): Partial<ReportFinding> {
  return one === undefined ? {} : { why: one.why, side: one.side };
}

describe('the review', () => {
  const TWO = report([{ line: 3 }, { line: 5 }]);

  it('is posted once: what GitHub then has is what was wanted', () => {
    const kept = sent(planned(TWO));
    const again = planned(TWO, { posted: asPosted(kept) });
    expect([again.review.kind, again.comments.keep.length, again.superseded]).toEqual(['keep', 2, []]);
    expect([again.comments.create, again.comments.update, again.comments.resolve]).toEqual([[], [], []]);
  });

  it('is posted even if there is nothing to say at a line', () => {
    expect(creation(planned(report([])))).toMatchObject({ comments: [], instead: undefined });
  });

  it('is brought up to date where no comment is new', () => {
    const posted = asPosted(sent(planned(TWO)));
    const fewer = planned(report([{ line: 3 }]), { posted });
    expect(fewer.review).toMatchObject({ kind: 'update', id: posted.reviews[0]!.id });
    expect(fewer.comments.resolve.map(({ thread }) => thread)).toEqual(['resolve']);
  });

  it('takes the place of the ones before, each of which is told so once', () => {
    const posted = asPosted(sent(planned(TWO)));
    const old = { id: 'R0', body: supersededBody() };
    const more = planned(report([{ line: 3 }, { line: 7 }]), {
      posted: { ...posted, reviews: [old, ...posted.reviews] },
    });
    expect(more.review.kind).toBe('create');
    expect(more.superseded.map(({ id }) => id)).toEqual(posted.reviews.map(({ id }) => id));
  });

  it('knows that its text without comments is there already', () => {
    const bare = creation(planned(TWO)).instead!.body;
    const posted = { reviews: [{ id: 'R1', body: `${bare}\r\n` }], comments: [] };
    expect(creation(planned(TWO, { posted })).instead?.posted?.id).toBe('R1');
    expect(creation(planned(TWO)).instead?.posted).toBeUndefined();
  });

  it('follows a finding that has another name now', () => {
    const posted = asPosted(sent(planned(report([{ line: 3 }]))));
    const [was, is] = [3, 4].map((line) => String(line).padStart(64, '0'));
    const plan = planned(report([{ line: 4 }]), { posted, renamed: new Map([[was!, is!]]) });
    expect([plan.comments.create, plan.comments.resolve, plan.comments.update.length]).toEqual([[], [], 1]);
  });

  it('has no comment at removed lines of another base, whose numbers are others', () => {
    const removed = { ...TWO, findings: TWO.findings.map((one) => ({ ...one, side: 'old' as const })) };
    const served = [
      { ...SERVED[0]!, patch: PATCH.replaceAll('\n+', '\n-').replace('-0,0 +1,40', '-1,40 +0,0') },
    ];
    expect(planned(removed, { served }).comments.create).toHaveLength(2);
    const other = planned(removed, { served, scope: { ...WHOLE, wholePullRequest: false } });
    expect([other.comments.create.length, other.comments.inBody.length]).toEqual([0, 2]);
    expect(creation(other).body).toContain('another base than the pull request does');
  });

  it('says which paths it was narrowed to, without anything alive', () => {
    const { body } = creation(planned(TWO, { scope: { ...WHOLE, paths: ['src/@ann'] } }));
    expect(body).toContain('narrowed to src/@&#8203;ann');
  });
});
