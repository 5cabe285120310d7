import type { FormatRecord } from './format-record.ts';

export const FORMAT = {
  order: 6,
  says: 'the log of a GitHub Actions job',
  render: async (report) =>
    (await import('./github-annotations/render-github-annotations.ts')).renderGithubAnnotations(report),
} as const satisfies FormatRecord;
