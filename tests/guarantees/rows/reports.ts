import { INERT } from './inert.ts';
import type { Chapter } from '../guarantee.ts';
import { GREEN_CHECK } from './green-check.ts';
import { GUARD } from './guard.ts';
import { GUARD_PLACES } from './guard-places.ts';

export const REPORTS: Chapter = {
  title: 'What you are shown, and what is posted',
  guarantees: [
    {
      name: 'nobody-looked',
      promise:
        'Where no line of a change is for a reviewer, the report says first that nothing was reviewed and approves nothing; a rename whose old name may still be used makes it incomplete.',
      breaks: [
        {
          of: 'report/nothing-reviewed.ts#reportKind',
          how: 'every report is headed as a review',
          from: "isReviewed(report) ? 'Code Review' : 'Nothing Was Reviewed'",
          to: "isReviewed(report) ? 'Code Review' : 'Code Review '",
          noticedBy: [{ file: 'src/report/nothing-reviewed.test.ts' }],
        },
        {
          of: 'report/build-report.ts#buildReport',
          how: 'what nobody saw is approved',
          from: '|| coverage.table.hunks === 0;',
          to: '|| coverage.table.hunks < 0;',
          noticedBy: [{ file: 'src/report/nothing-reviewed.test.ts' }],
        },
        {
          of: 'run/phases/coverage-facts.ts#unseenGaps',
          how: 'an old name that is still used is let be',
          from: 'return stale.map(',
          to: 'return stale.slice(stale.length).map(',
          noticedBy: [{ file: 'src/run/planning/nothing-to-review.test.ts' }],
        },
      ],
    },
    {
      name: 'read-in-a-minute',
      promise:
        'Of more than five findings a report for people begins with the recommendation, the three that matter most and one line of each other, in the terminal, in Markdown, on the page and in the text of a pull request.',
      breaks: [
        {
          of: 'report/at-a-glance.ts#atAGlance',
          how: 'no report is long',
          from: 'findings.length <= SEEN_AT_ONCE',
          to: 'findings.length >= 0',
          noticedBy: [
            { file: 'src/report/at-a-glance.test.ts' },
            { file: 'src/report/github/review-body.test.ts' },
          ],
        },
        {
          of: 'report/at-a-glance.ts#shortTitle',
          how: 'a title goes over as many lines as it likes',
          from: 'shortened(title, MOST_OF_TITLE)',
          to: 'shortened(title, MOST_OF_TITLE * 100)',
          noticedBy: [{ file: 'src/report/at-a-glance.test.ts' }],
        },
        {
          of: 'report/html/overview.ts#overview',
          how: 'the page tells the others at their lines only',
          from: 'otherFindings(report),',
          to: '',
          noticedBy: [{ file: 'src/report/html/first-findings.test.ts' }],
        },
        {
          of: 'report/github/review-body.ts#reviewBody',
          how: 'a pull request has comments, and no answer',
          from: '...glanceSections(report),',
          to: '',
          noticedBy: [{ file: 'src/report/github/review-body.test.ts' }],
        },
      ],
    },
    ...INERT,
    {
      name: 'page-runs-nothing',
      promise: 'The page of a report loads nothing and runs nothing but its own script.',
      breaks: [
        {
          of: 'report/html/page-shell.ts#pageHtml',
          how: 'any script of the page may run',
          from: "script-src '${hash(PAGE_SCRIPT)}';",
          to: "script-src 'unsafe-inline';",
          noticedBy: [
            {
              file: 'tests/e2e/html-report/inert-page.chromium.test.ts',
              test: 'lets no script in but its own',
            },
          ],
        },
      ],
    },
    {
      name: 'incomplete-everywhere',
      promise:
        'A report that another tool reads says that it is incomplete: SARIF’s `executionSuccessful`, an annotation, the first line of a comment.',
      breaks: [
        {
          of: 'report/render-sarif.ts#renderSarif',
          how: 'every invocation was successful',
          from: "executionSuccessful: report.status === 'complete',",
          to: "executionSuccessful: report.status !== 'failed',",
          noticedBy: [{ file: 'src/report/render-sarif.test.ts' }],
        },
        {
          of: 'report/render-github-annotations.ts#renderGithubAnnotations',
          how: 'gaps come last, where GitHub cuts off',
          from: '    ...incomplete(report),\n    ...onWord(report),\n    ...report.findings.map(annotation),',
          to: '    ...onWord(report),\n    ...report.findings.map(annotation),\n    ...incomplete(report),',
          noticedBy: [{ file: 'src/report/render-github-annotations.test.ts' }],
        },
        {
          of: 'report/github/review-body.ts#reviewBody',
          how: 'a review on GitHub does not say that it is incomplete',
          from: "if (report.status === 'complete') return [{ full: `${marker}",
          to: "if (report.status !== 'failed') return [{ full: `${marker}",
          noticedBy: [{ file: 'src/report/github/review-body.test.ts' }],
        },
      ],
    },
    {
      name: 'posted-once',
      promise:
        'A posted review stands on lines that GitHub serves, is never an approval, is posted once however often it is asked for, and touches nobody else’s words.',
      breaks: [
        {
          of: 'report/github/place-comment.ts#placeComment',
          how: 'a comment is placed where the finding says, served or not',
          from: 'return { start: Math.max(first.start, at.start), end: Math.min(last.end, at.end) };',
          to: 'return at;',
          noticedBy: [{ file: 'src/report/github/place-comment.test.ts' }],
        },
        {
          of: 'report/github/reconcile.ts#reconcile',
          how: 'an earlier comment is not looked for',
          from: 'wanted.filter(({ fingerprint }) => !earlier.has(fingerprint));',
          to: 'wanted.filter(({ body }) => posted.every((one) => one.body !== body));',
          noticedBy: [{ file: 'src/report/github/reconcile.test.ts' }],
        },
        {
          of: 'report/github/marker.ts#findingMarkerOf',
          how: 'a marker anywhere in a comment makes it ours',
          from: 'const FINDING = /^<!-- correctless:finding',
          to: 'const FINDING = /<!-- correctless:finding',
          noticedBy: [{ file: 'src/report/github/marker.test.ts' }],
        },
        {
          of: 'run/post/read-posted.ts#readPosted',
          how: 'whoever copies a marker has written a comment of ours',
          from: "if (first === undefined || !flag(first, 'viewerDidAuthor')) return [];",
          to: 'if (first === undefined) return [];',
          noticedBy: [
            {
              file: 'tests/e2e/pulls/post-again.gh.test.ts',
              test: 'whatever others wrote stays theirs',
            },
          ],
        },
        {
          of: 'run/post/send-plan.ts#sendPlan',
          how: 'a posted review approves',
          from: "event: 'COMMENT', body, comments };",
          to: "event: 'APPROVE', body, comments };",
          noticedBy: [
            { file: 'tests/e2e/pulls/post.gh.test.ts', test: 'is one review that approves nothing' },
          ],
        },
        {
          of: 'run/post/post-report.ts#postReport',
          how: 'a review of another commit is posted',
          from: 'if (file.head.sha === pull.head.sha) return;',
          to: "if (pull.head.sha !== '') return;",
          noticedBy: [
            {
              file: 'tests/e2e/pulls/post-failures.gh.test.ts',
              test: 'somebody pushes while the pull request is read',
            },
          ],
        },
      ],
    },
    ...GREEN_CHECK,
    ...GUARD,
    ...GUARD_PLACES,
  ],
};
