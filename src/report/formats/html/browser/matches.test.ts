import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

const NOTHING = { words: [], status: '', severities: [], lenses: [] };
const FINDING = { severity: 'high', lens: 'bug-scan', status: 'new' };
const DROPPED = { severity: '', lens: 'bug-scan', status: 'dropped' };

describe('a filter', () => {
  it.each([
    ['nothing asked for: a finding', FINDING, {}, true],
    ['nothing asked for: a dropped one', DROPPED, {}, false],
    ['everything asked for: a dropped one', DROPPED, { status: '*' }, true],
    ['another status', FINDING, { status: 'open' }, false],
    ['one of two severities', FINDING, { severities: ['low', 'high'] }, true],
    ['another severity', FINDING, { severities: ['low'] }, false],
    ['a severity that a dropped one has not', DROPPED, { status: '*', severities: ['low'] }, false],
    ['another lens', FINDING, { lenses: ['history-context'] }, false],
    ['all words there', FINDING, { words: ['lost', 'cent'] }, true],
    ['one word missing', FINDING, { words: ['lost', 'dollar'] }, false],
  ])('%s', (_, facets, asked, expected) => {
    expect(matches(facets, 'a cent is lost', { ...NOTHING, ...asked })).toBe(expected);
  });
});
