import { expect, it } from 'vitest';
import { DEFAULT_LENSES } from '../../../src/contracts/vocabulary.ts';
import { always, reviewDemo } from './review-session.ts';

// How a review ends whose agents, orchestrator or machine fail is tests/e2e/faults.

it('a reviewer with a tree that never looks is told once, and its review is incomplete', () =>
  reviewDemo(
    {
      // Each by itself: what the history says is scored all the same.
      prompt: `/df:review --lenses ${DEFAULT_LENSES.join(',')}`,
      agents: { 'dependency-check': always('{"slot":"{{slot}}","examined":[],"findings":[]}') },
    },
    ({ report, client, correctless, run, ledger }) => {
      expect(report).toMatchObject({ status: 'incomplete', exit: 3 });
      expect(report?.gaps.join('\n')).toContain('no_work');
      expect(report?.recommendation).not.toBe('approve');
      expect(client.result?.result).toContain('INCOMPLETE');
      expect(client.result?.result).not.toContain('No issues found');
      expect(correctless('verdict', run).status).toBe(3);
      // Untimed once for each of its two calls, not twice.
      const sent = ledger.filter((e) => e.kind === 'sent-back' && e.agent === 'dependency-check');
      expect(sent).toHaveLength(2);
    },
  ));
