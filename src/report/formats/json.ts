import type { FormatRecord } from './format-record.ts';

export const FORMAT = {
  order: 3,
  says: 'programs: everything, by [schemas/report.schema.json](../schemas/report.schema.json)',
  render: async (report) => (await import('../../kernel/text/inert.ts')).inertJson(report),
  renderAudit: async ({ file, state, sent }) => {
    const [{ inertJson }, { roundFile }, { fixAccounts }] = await Promise.all([
      import('../../kernel/text/inert.ts'),
      import('../../audit/pages/round-file.ts'),
      import('../../audit/pages/fix-accounts.ts'),
    ]);
    const rounds = state.rounds.map((round) => roundFile(file, state, round));
    return inertJson({ audit: file.audit, rounds, fixes: fixAccounts(state, sent) });
  },
} as const satisfies FormatRecord;
