import { describe, expect, it } from 'vitest';
import {
  addedLines,
  material,
  nonces,
  path,
  rule,
  slots,
  TASK,
} from '../../tests/golden/packets/sample-material.ts';
import { AGENTS_WITHOUT_TREE, LENSES, type Lens } from '../contracts/vocabulary.ts';
import { buildReviewPackets } from './review-packets.ts';

const EVERYTHING = material(addedLines('src/a.ts', ['const a = 1;']), {
  rules: [rule('CLAUDE.md', 'RULE-BODY')],
  checklist: ['CHECKLIST-ITEM'],
  context: {
    stack: {
      languages: ['TypeScript'],
      framework: 'STACK-FRAMEWORK',
      dependencies: [],
      notes: [],
      configFiles: [],
    },
    imports: [{ path: path('src/a.ts'), added: ['IMPORT-NAME'], removed: [] }],
    comments: [
      {
        path: path('src/a.ts'),
        at: { start: 1, end: 1 },
        text: '// COMMENT-TEXT',
        side: 'new',
        marker: null,
      },
    ],
    commits: [{ sha: '6'.repeat(40), subject: 'COMMIT-SUBJECT', body: 'COMMIT-BODY' }],
    history: {
      rows: [
        {
          sha: '5'.repeat(40),
          date: '2024-01-01T00:00:00Z',
          subject: 'HISTORY-SUBJECT',
          body: '',
          path: path('src/a.ts'),
          lines: [],
          why: 'log',
        },
      ],
      omitted: 0,
    },
  },
});
const SUMMARY = {
  slot: 'r7k2ab/1',
  summary: 'SUMMARY-TEXT',
  goal: 'GOAL',
  approach: 'APPROACH',
  focus: ['FOCUS'],
};

function packetOf(lens: Lens, summary: unknown = SUMMARY): string {
  const { packets } = buildReviewPackets({
    lens,
    task: TASK,
    material: EVERYTHING,
    summary: summary as never,
    nonces: nonces(),
    nextSlot: slots(),
  });
  return packets.map(({ text }) => text).join('');
}

describe('who sees what', () => {
  it.each<[Lens, string[], string[]]>([
    ['bug-scan', ['STACK', 'FILES', 'DIFF'], ['STACK-FRAMEWORK', 'CHECKLIST-ITEM']],
    ['rules-compliance', ['RULES', 'FILES', 'DIFF'], ['RULE-BODY']],
    [
      'dependency-check',
      ['STACK', 'INTENT', 'FILES', 'IMPORTS', 'DIFF'],
      ['STACK-FRAMEWORK', 'GOAL', 'COMMIT-SUBJECT', 'IMPORT-NAME'],
    ],
    [
      'history-context',
      ['INTENT', 'FILES', 'HISTORY', 'DIFF'],
      ['GOAL', 'COMMIT-SUBJECT', 'HISTORY-SUBJECT'],
    ],
    [
      'comment-compliance',
      ['INTENT', 'FILES', 'COMMENTS', 'DIFF'],
      ['GOAL', 'COMMIT-SUBJECT', 'COMMENT-TEXT'],
    ],
  ])('%s is given %j and nothing else', (lens, kinds, words) => {
    const text = packetOf(lens);
    expect([...text.matchAll(/^<UNTRUSTED_(\w+)/gm)].map((found) => found[1])).toEqual(kinds);
    const all = [
      'STACK-FRAMEWORK',
      'CHECKLIST-ITEM',
      'RULE-BODY',
      'GOAL',
      'COMMIT-SUBJECT',
      'IMPORT-NAME',
      'HISTORY-SUBJECT',
      'COMMENT-TEXT',
    ];
    expect(all.filter((word) => text.includes(word)).toSorted()).toEqual(words.toSorted());
  });

  it('only agents with a tree are told where it is', () => {
    const told = LENSES.filter((lens) => packetOf(lens).includes(TASK.treeRoot));
    expect(told).toEqual(LENSES.filter((lens) => !AGENTS_WITHOUT_TREE.includes(lens)));
  });

  it('without a summary, the commits speak for the intent', () => {
    for (const lens of ['dependency-check', 'history-context', 'comment-compliance'] as const) {
      expect(packetOf(lens, null)).toContain('COMMIT-SUBJECT\n\nCOMMIT-BODY');
    }
    for (const lens of ['bug-scan', 'rules-compliance'] as const) {
      expect(packetOf(lens, null)).not.toContain('COMMIT-');
    }
  });

  it('names the slot once the parts that packets share are over', () => {
    for (const lens of LENSES) {
      const text = packetOf(lens);
      expect(text.indexOf('r7k2ab/1')).toBeGreaterThan(text.indexOf('## Reply'));
      expect(text.match(/^slot: .*$/gm)).toEqual(['slot: r7k2ab/1']);
    }
  });
});
