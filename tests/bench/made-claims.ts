import type { ClaimedFinding } from '../../src/contracts/replies/review.ts';

/** A claim of the bug scan about a quote, as its contract wants it. */
export function madeClaim(file: string, quote: string, title = 'It goes wrong'): ClaimedFinding {
  return {
    ...{ file, line: 1, title, why: 'Nobody waits for it.', severity: 'high', suggested_fix: '' },
    trigger: 'any order',
    verification: {
      code_examined: quote,
      line_range_examined: [1, 1],
      verification_method: 'read the hunk',
      checked_for_handling_elsewhere: false,
      where_checked: [],
      is_impact_finding: false,
    },
  };
}
