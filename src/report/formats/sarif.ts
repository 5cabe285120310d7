import type { FormatRecord } from './format-record.ts';

export const FORMAT = {
  order: 4,
  says: 'GitHub code scanning, editors, any reader of SARIF 2.1.0',
  namesRepository: true,
  render: async (report, { repositoryUri }) =>
    (await import('./sarif/render-sarif.ts')).renderSarif(report, repositoryUri),
} as const satisfies FormatRecord;
