import type { Report } from '../../contracts/report.ts';
import { MARKS, type Ink } from '../../kernel/ink.ts';

/** What `--format` takes, for `correctless report` and `correctless run`. The first is the default. */
export const FORMATS = ['terminal', 'markdown', 'json', 'sarif', 'rdjson', 'github-annotations'] as const;
export type Format = (typeof FORMATS)[number];

/** What a renderer is told besides the report; without it, its text is for a pipe. */
export type View = {
  readonly ink: Ink;
  /** Columns to wrap the terminal's text at; null to leave its lines alone. */
  readonly columns: number | null;
  /** Where the repository is published. */
  readonly repositoryUri: string | null;
};
const PLAIN_VIEW: View = { ink: MARKS, columns: null, repositoryUri: null };

type Renderer = (report: Report, view?: View) => Promise<string>;

/** Each is a pure function of the report, lists findings in its order, and is loaded only when it is asked for. */
export const RENDERERS: Readonly<Record<Format, Renderer>> = {
  terminal: async (report, { ink, columns } = PLAIN_VIEW) => {
    const { renderTerminal } = await import('../../report/formats/terminal/render-terminal.ts');
    return wrapped(`${renderTerminal(report, ink)}\n`, columns);
  },
  markdown: async (report) =>
    (await import('../../report/formats/markdown/render-markdown.ts')).renderMarkdown(report),
  json: async (report) => (await import('../../kernel/inert.ts')).inertJson(report),
  sarif: async (report, { repositoryUri } = PLAIN_VIEW) =>
    (await import('../../report/formats/sarif/render-sarif.ts')).renderSarif(report, repositoryUri),
  rdjson: async (report) =>
    (await import('../../report/formats/rdjson/render-rdjson.ts')).renderRdjson(report),
  'github-annotations': async (report) =>
    (
      await import('../../report/formats/github-annotations/render-github-annotations.ts')
    ).renderGithubAnnotations(report),
};

/** Measuring how wide text is costs more than all else, so only a terminal pays for it. */
export async function wrapped(text: string, columns: number | null): Promise<string> {
  if (columns === null) return text;
  const { wrapLines } = await import('../../kernel/wrap-lines.ts');
  return wrapLines(text, columns);
}
