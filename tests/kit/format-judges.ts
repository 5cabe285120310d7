import type { Report } from '../../src/contracts/files/report.ts';
import { inkOf } from '../../src/kernel/text/ink.ts';
import { inertBlock } from '../../src/kernel/text/inert.ts';
import { wrapLines } from '../../src/kernel/text/wrap-lines.ts';
import { planPost } from '../../src/github/comments/plan-post.ts';
import { renderGithubAnnotations } from '../../src/report/formats/github-annotations/render-github-annotations.ts';
import { renderMarkdown } from '../../src/report/formats/markdown/render-markdown.ts';
import { renderRdjson } from '../../src/report/formats/rdjson/render-rdjson.ts';
import { renderSarif } from '../../src/report/formats/sarif/render-sarif.ts';
import { renderTerminal } from '../../src/report/formats/terminal/render-terminal.ts';
import type { Format } from '../../src/report/formats.ts';
import { EVERY_FORMAT } from './every-format.ts';
import { liveOnGithub } from './github-markdown-judge.ts';
import { reportSaying } from './hostile-report.ts';
import { liveInLog, liveInTerminal, markdownTags } from './inert-judges.ts';

/** A renderer and what may never come out of it. Each format is judged as text; another reader of one is another line. */
export type FormatJudge = readonly [
  name: string,
  judge: (report: Report) => unknown,
  expected: (harmless: Report) => unknown,
];

const COLOURED = inkOf({ color: true, columns: 80, links: true }, '/home/u/repo');
const nothing = (): readonly string[] => [];

type Rdjson = {
  readonly diagnostics: readonly {
    readonly message: string;
    readonly original_output: string;
    readonly location?: { readonly path: string };
  }[];
};
type Sarif = {
  readonly runs: readonly {
    readonly results: readonly {
      readonly message: { readonly text: string };
      readonly properties?: Report['findings'][number];
    }[];
  }[];
};
export const rdjsonDiagnostics = (report: Report) => (JSON.parse(renderRdjson(report)) as Rdjson).diagnostics;
export const sarifResults = (report: Report) =>
  (JSON.parse(renderSarif(report)) as Sarif).runs[0]?.results ?? [];

export const FORMAT_JUDGES: readonly FormatJudge[] = [
  ...EVERY_FORMAT.map(([format, render]): FormatJudge => [
    `${format} as text`,
    async (report) => liveInTerminal(withoutOurs(format, await render(report))),
    nothing,
  ]),
  [
    'terminal, with colours and links',
    (report) => liveInTerminal(wrapLines(renderTerminal(report, COLOURED), 80)),
    nothing,
  ],
  [
    'markdown as a page',
    (report) => markdownTags(renderMarkdown(report)),
    (harmless) => markdownTags(renderMarkdown(harmless)),
  ],
  [
    'messages of sarif',
    (report) =>
      sarifResults(report).flatMap(({ message: { text } }) => [
        ...liveInTerminal(text),
        // Placeholders and links as the standard has them.
        ...(text.replaceAll(/\{\{|\}\}/g, '').match(/\{\d+\}/g) ?? []),
        ...(text.match(/(?<!\\)\]\(/g) ?? []),
      ]),
    nothing,
  ],
  [
    'rdjson in a terminal',
    (report) => rdjsonDiagnostics(report).flatMap((one) => liveInTerminal(one.original_output)),
    nothing,
  ],
  [
    'rdjson as comments',
    (report) => rdjsonDiagnostics(report).map(({ message }) => markdownTags(message)),
    (harmless) => rdjsonDiagnostics(harmless).map(({ message }) => markdownTags(message)),
  ],
  [
    'commands of github-annotations',
    (report) => commandsIn(renderGithubAnnotations(report)),
    (harmless) => commandsIn(renderGithubAnnotations(harmless)),
  ],
  ['a review on GitHub as text', (report) => postedTexts(report).flatMap(liveInTerminal), nothing],
  [
    'a review on GitHub as pages',
    // Of long texts parts are left out, so that the pages have fewer nodes: each must be of a kind that is ours.
    (report) => (report.title.length < 300 ? postedTexts(report).map(liveOnGithub) : notOurs(report)),
    (harmless) => (harmless.title.length < 300 ? postedTexts(harmless).map(liveOnGithub) : []),
  ],
];

/** Everything that a post writes: comments, what becomes of an earlier one, and the text with and without comments. */
export function postedTexts(report: Report): string[] {
  const file = report.findings[0]?.file ?? '';
  const patch = `@@ -1,20 +1,20 @@\n${'-a\n'.repeat(20)}${'+b\n'.repeat(20)}`.trimEnd();
  const marker = { fingerprint: 'f', lens: 'bug-scan', state: 'open' } as const;
  const earlier = { id: 'c', path: 'a', body: 'marker\nwords', marker, thread: 't', resolved: false };
  const replacement = ['```', '@ann #1 <b>', ''];
  const suggestions = new Map([['F1', { file, lines: [12, 12] as const, replacement }]]);
  const facts = { renamed: new Map(), posted: { reviews: [], comments: [earlier] }, suggestions };
  // A patch with hidden characters is not shown, which is another page than that of the harmless twin.
  const findings = report.findings.map((one) =>
    one.fix === undefined ? one : { ...one, fix: { ...one.fix, patch: inertBlock(one.fix.patch) } },
  );
  const shown = { ...report, findings };
  const plans = [shown, { ...shown, status: 'complete' as const }].flatMap((one) =>
    [[{ path: file, from: null, patch }], []].map((served) =>
      planPost({ ...facts, report: one, served, scope: { paths: [file], wholePullRequest: true } }),
    ),
  );
  return plans.flatMap(({ review, comments }) => [
    ...(review.kind === 'create'
      ? [review.body, review.instead?.body ?? '', ...review.comments.map(({ body }) => body)]
      : []),
    ...comments.resolve.map(({ body }) => body),
  ]);
}

function notOurs(report: Report): string[] {
  const ours = new Set(postedTexts(reportSaying('word')).flatMap(liveOnGithub));
  return postedTexts(report)
    .map((text) => text.replace(/^_\d+ more parts [^\n]*_$/m, 'word'))
    .flatMap(liveOnGithub)
    .filter((node) => !ours.has(node));
}

/** The commands as the runner reads them: name and names of the properties. */
function commandsIn(text: string): string[] {
  return liveInLog(text).flatMap((line) => {
    const [, name = '', properties = ''] = /^::(\w+) ((?:[^,=:]+=[^,:]*,?)*)/.exec(line) ?? [];
    return `${name} ${properties
      .split(',')
      .map((one) => one.split('=')[0])
      .join(' ')}`;
  });
}

/** The lines which are meant to be commands are none any more. */
function withoutOurs(format: Format, text: string): string {
  return format === 'github-annotations' ? text.replaceAll(/^::(error|warning|notice) /gm, '$1 ') : text;
}
