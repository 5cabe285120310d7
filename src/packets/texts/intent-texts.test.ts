import { describe, expect, it } from 'vitest';
import { path } from '../../../tests/golden/packets/sample-material.ts';
import type { PullRequestText } from '../../context/intent/pull-request.ts';
import type { Summary } from '../../contracts/replies/summary.ts';
import { authorText, discussionText, intentText } from './intent-texts.ts';

const pullRequest = (parts: Partial<PullRequestText> = {}): PullRequestText => ({
  number: 12,
  title: 'Charge in the background',
  body: 'Nobody waits.\r\n\r\nFixes #3.',
  author: 'ann',
  discussion: [],
  reviewRemarks: [],
  omitted: 0,
  ...parts,
});
const commit = (n: number, body = '') => ({ sha: String(n).repeat(40), subject: `Subject ${n}`, body });
const words = (parts: Partial<Parameters<typeof authorText>[0]> = {}) => ({
  pullRequest: null,
  commits: [commit(6)],
  commitsOmitted: 0,
  ...parts,
});

describe('the words of the author', () => {
  it('are the pull request, then the commits', () => {
    expect(authorText(words({ pullRequest: pullRequest() }), 4096)).toBe(
      'pull request #12 by ann: Charge in the background\n\nNobody waits.\r\n\r\nFixes #3.\n\ncommit 666666666666: Subject 6',
    );
  });

  it('are the commits alone without a pull request, and a pull request without a description says so', () => {
    expect(authorText(words(), 4096)).toBe('commit 666666666666: Subject 6');
    expect(authorText(words({ pullRequest: pullRequest({ body: ' \n' }) }), 4096)).toContain(
      '#12 by ann: Charge in the background\n\n(no description)\n',
    );
  });

  it('are whole lines of a long description, and the rest is counted', () => {
    const body = Array.from({ length: 100 }, (_, n) => `line ${n} ${'x'.repeat(90)}`).join('\n');
    const text = authorText(words({ pullRequest: pullRequest({ body }) }), 1000);
    const shown = text.match(/^line \d+ x{90}$/gm) ?? [];
    expect(shown).toHaveLength(10);
    expect(text).toContain('\n[90 more lines]\n');
  });

  it('count the commits that were left out before', () => {
    expect(authorText(words({ commitsOmitted: 7 }), 4096)).toContain('(7 more commits)');
  });
});

describe('commit messages', () => {
  // Each takes 30 bytes and the two that part it from the next.
  const three = { commits: [commit(6), commit(7), commit(8)] };

  it.each([
    [96, ['6', '7', '8'], 0],
    [95, ['6', '7'], 1],
    [64, ['6', '7'], 1],
    [63, ['6'], 2],
  ])('are shown up to the last of %i bytes', (room, shown, left) => {
    const text = authorText(words(three), room);
    expect([...text.matchAll(/Subject (\d)/g)].map(([, n]) => n)).toEqual(shown);
    expect(text.includes(`(${left} more commits)`)).toBe(left > 0);
  });
});

describe('the intent', () => {
  const summary: Summary = { slot: 'r7k2ab/1', summary: 'S', goal: 'G', approach: 'A', focus: ['F'] };

  it('begins with the goal and ends with the words of the author', () => {
    expect(intentText(summary, words())).toBe(
      'goal: G\napproach: A\nsummary: S\nlook at:\n- F\n\ncommit 666666666666: Subject 6',
    );
  });

  it('has no list of what to look at when the summary names nothing', () => {
    expect(intentText({ ...summary, focus: [] }, words())).toBe(
      'goal: G\napproach: A\nsummary: S\n\ncommit 666666666666: Subject 6',
    );
  });

  it('of a reviewer is marked as that, and has the words of the author below', () => {
    expect(intentText({ goal: 'G', summary: 'S' }, words())).toBe(
      '(as a reviewer of this change understood it)\ngoal: G\nsummary: S\n\ncommit 666666666666: Subject 6',
    );
  });

  it('says that there is no summary, and gives the author more room then', () => {
    const commits = [commit(6, 'b'.repeat(3000)), commit(7, 'c'.repeat(3000))];
    expect(intentText(summary, words({ commits }))).toContain('Subject 7\n(body left out)');
    const text = intentText(null, words({ commits }));
    expect(text).toMatch(/^\(no summary was made of this change\)\n/);
    expect(text).toContain('c'.repeat(3000));
  });
});

describe('what was said', () => {
  const remark = (text: string) => ({ author: 'bob', at: '2026-01-02T03:04:05Z', text });

  it('names who said it, when, and of a remark on the code where', () => {
    const said = pullRequest({
      discussion: [remark('\n Why not a queue?\r\n')],
      reviewRemarks: [
        { ...remark('Racy.'), path: path('src/a.ts'), line: 3 },
        { ...remark('Gone.'), path: path('src/b.ts'), line: null },
      ],
      omitted: 4,
    });
    expect(discussionText(said, 4096)).toBe(
      [
        'bob, 2026-01-02T03:04:05Z:\nWhy not a queue?',
        'bob, 2026-01-02T03:04:05Z on src/a.ts, line 3:\nRacy.',
        'bob, 2026-01-02T03:04:05Z on src/b.ts:\nGone.',
        '(4 more)',
      ].join('\n\n'),
    );
  });

  it('is whole remarks as far as they fit, a long one cut at a line, and the rest counted', () => {
    const log = Array.from({ length: 400 }, (_, n) => `log ${n}`).join('\n');
    const said = pullRequest({ discussion: Array.from({ length: 9 }, () => remark(log)), omitted: 1 });
    const text = discussionText(said, 5000);
    expect(text.match(/^\[\d+ more lines\]$/gm)).toHaveLength(2);
    expect(text).toMatch(/\(8 more\)$/);
  });

  it('may be nothing', () => {
    expect(discussionText(pullRequest(), 100)).toBe('(nobody has said anything)');
    expect(discussionText(null, 100)).toBe('(this is not a pull request)');
  });
});
