import type { FormatRecord } from './format-record.ts';

export const FORMAT = {
  order: 5,
  says: '[reviewdog](https://github.com/reviewdog/reviewdog)',
  render: async (report) => (await import('./rdjson/render-rdjson.ts')).renderRdjson(report),
} as const satisfies FormatRecord;
