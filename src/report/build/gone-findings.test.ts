import { describe, expect, it } from 'vitest';
import { dropped, exampleFacts, exampleFinding, exampleRun } from '../../../tests/kit/report-example.ts';
import type { Open } from '../../findings/lifecycle.ts';
import { sinceLast } from './gone-findings.ts';

const RUN = { ...exampleRun, since: { run: 'r0before', planned_at: '2026-01-01T00:00:00.000Z' } };
const OPEN: Open = { since: 'r0before', fingerprint: 'e'.repeat(64), group: 'critical', score: 95 };

const fixed = (line: number) => ({
  ...dropped('gone', line, { kind: 'fixed', why: 'its quote is gone' }),
  value: { ...exampleFinding('gone', line), open: OPEN },
});
const since = (followed: number, gone: number) =>
  sinceLast({ ...exampleFacts(), run: RUN, followed, dropped: [1, 2].slice(0, gone).map(fixed) }, []);

describe('what became of the findings of the run before', () => {
  it('is told of each, once', () => {
    expect(since(2, 2)).toMatchObject({ open: 0, fixed: 2, new: 0 });
  });

  it('is told of one that is now the same defect as another, and of one that is listed under another name', () => {
    const value = { ...exampleFinding('one of two', 4), open: OPEN };
    const told = (kind: 'duplicate_of' | 'raised_again') => {
      const drop = { value, reason: { kind, fingerprint: 'f'.repeat(64) } };
      return sinceLast({ ...exampleFacts(), run: RUN, followed: 1, dropped: [drop] }, []);
    };
    expect(told('duplicate_of')).toMatchObject({
      ...{ open: 0, withdrawn: 1 },
      gone: [{ title: 'one of two', became: 'withdrawn', why: 'the same as finding ffffffffffff' }],
    });
    // That one is open, as the finding which was raised.
    expect(() => told('raised_again')).toThrow('the report lost a finding');
  });

  it('calls nothing fixed that is still there and was only scored low', () => {
    const value = { ...exampleFinding('still there', 4), open: OPEN };
    const reason = { kind: 'below_threshold' as const, score: 0, threshold: 75 };
    const told = sinceLast({ ...exampleFacts(), run: RUN, followed: 1, dropped: [{ value, reason }] }, []);
    expect(told).toMatchObject({ fixed: 0, unconfirmed: 1, gone: [{ became: 'unconfirmed' }] });
  });

  it.each([
    ['that is nowhere', 2, 1],
    ['that nobody knew', 1, 2],
  ])('stops the report when there is one %s', (_, followed, gone) => {
    expect(() => since(followed, gone)).toThrow('the report lost a finding of run r0before');
  });
});
