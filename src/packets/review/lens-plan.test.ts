import { describe, expect, it } from 'vitest';
import {
  addedLines,
  material,
  nonces,
  path,
  rule,
  slots,
  TASK,
} from '../../../tests/golden/packets/sample-material.ts';
import { AGENTS_WITHOUT_TREE, LENSES, type Lens } from '../../contracts/vocabulary.ts';
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
        text: '// Never a COMMENT-TEXT',
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
    pullRequest: {
      number: 12,
      title: 'PR-TITLE',
      body: 'PR-BODY',
      author: 'ann',
      discussion: [{ author: 'bob', at: '2026-01-01', text: 'PR-REMARK' }],
      reviewRemarks: [],
      omitted: 0,
    },
    related: {
      files: [
        { path: path('src/importer.ts'), relation: 'imports', of: path('src/a.ts') },
        { path: path('src/user.ts'), relation: 'uses', of: path('src/a.ts') },
        { path: path('src/imported.ts'), relation: 'imported by', of: path('src/a.ts') },
      ],
      omitted: 0,
      notes: [],
    },
    packages: {
      offered: [{ name: 'PACKAGE-NAME', version: '1.0.0', usedBy: [path('src/a.ts')], left: 0 }],
      withheld: [],
    },
    triggers: [
      {
        path: path('src/a.ts'),
        symbol: 'TRIGGER-SYMBOL',
        line: 1,
        kinds: ['null'],
        what: ['null: may be null now'],
        callers: [{ path: path('src/b.ts'), line: 9, text: 'CALLER-TEXT' }],
        omitted: 0,
      },
    ],
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

/** What a lens with an intent is told of it. What people said of a pull request is for the summarizer alone. */
const AUTHOR = ['GOAL', 'COMMIT-SUBJECT', 'PR-TITLE', 'PR-BODY'];

describe('who sees what', () => {
  it.each<[Lens, string[], string[]]>([
    [
      'bug-scan',
      ['STACK', 'INTENT', 'RELATED', 'PACKAGES', 'DIFF'],
      [
        ...['STACK-FRAMEWORK', 'CHECKLIST-ITEM', 'PACKAGE-NAME', ...AUTHOR],
        ...['src/importer.ts', 'src/user.ts', 'src/imported.ts'],
      ],
    ],
    ['rules-compliance', ['RULES', 'DIFF'], ['RULE-BODY']],
    [
      'dependency-check',
      ['STACK', 'INTENT', 'RELATED', 'PACKAGES', 'IMPORTS', 'DIFF'],
      [
        'STACK-FRAMEWORK',
        'PACKAGE-NAME',
        ...AUTHOR,
        'IMPORT-NAME',
        'src/importer.ts',
        'src/user.ts',
        'src/imported.ts',
      ],
    ],
    [
      'history-context',
      ['INTENT', 'PACKAGES', 'HISTORY', 'DIFF'],
      [...AUTHOR, 'PACKAGE-NAME', 'HISTORY-SUBJECT'],
    ],
    [
      'comment-compliance',
      ['INTENT', 'PACKAGES', 'COMMENTS', 'DIFF'],
      [...AUTHOR, 'PACKAGE-NAME', 'COMMENT-TEXT'],
    ],
    ['intent-fulfilment', ['INTENT', 'PACKAGES', 'DIFF'], [...AUTHOR, 'PACKAGE-NAME']],
    [
      'caller-impact',
      ['INTENT', 'RELATED', 'PACKAGES', 'TRIGGERS', 'DIFF'],
      [...AUTHOR, 'PACKAGE-NAME', 'TRIGGER-SYMBOL', 'CALLER-TEXT', 'src/importer.ts', 'src/user.ts'],
    ],
    [
      'data-flow-security',
      ['STACK', 'INTENT', 'RELATED', 'PACKAGES', 'DIFF'],
      ['STACK-FRAMEWORK', 'PACKAGE-NAME', ...AUTHOR, 'src/importer.ts', 'src/user.ts', 'src/imported.ts'],
    ],
    [
      'codebase-fit',
      ['INTENT', 'RELATED', 'PACKAGES', 'DIFF'],
      [...AUTHOR, 'PACKAGE-NAME', 'src/importer.ts', 'src/user.ts', 'src/imported.ts'],
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
      'PR-TITLE',
      'PR-BODY',
      'PR-REMARK',
      'TRIGGER-SYMBOL',
      'CALLER-TEXT',
      'src/importer.ts',
      'src/user.ts',
      'src/imported.ts',
      'PACKAGE-NAME',
    ];
    expect(all.filter((word) => text.includes(word)).toSorted()).toEqual(words.toSorted());
  });

  it('only agents with a tree are told where it is', () => {
    const told = LENSES.filter((lens) => packetOf(lens).includes(TASK.treeRoot));
    expect(told).toEqual(LENSES.filter((lens) => !AGENTS_WITHOUT_TREE.includes(lens)));
  });

  it('without a summary, the author alone speaks for the intent; never to those who judge by the diff', () => {
    for (const lens of LENSES) {
      const text = packetOf(lens, null);
      if (AGENTS_WITHOUT_TREE.includes(lens)) expect(text).not.toMatch(/COMMIT-|PR-/);
      else
        expect(text).toContain(
          'pull request #12 by ann: PR-TITLE\n\nPR-BODY\n\ncommit 666666666666: COMMIT-SUBJECT\n\nCOMMIT-BODY',
        );
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

it.each([
  ['dependency-check', '(none added or removed here)'],
  ['history-context', '(no commit in the table for these files)'],
  ['comment-compliance', '(none near the changed lines)'],
  ['caller-impact', '(no change of a contract was found here)'],
] as const)('%s is told when there is nothing of what it looks at', (lens, said) => {
  const given = material(addedLines('src/a.ts', ['x']));
  const input = { lens, task: TASK, material: given, summary: null, nonces: nonces(), nextSlot: slots() };
  expect(buildReviewPackets(input).packets[0]?.text).toContain(`${said}\n</UNTRUSTED_`);
});

it('bug-scan is told what is worth a look in the stack, or nothing of it', () => {
  const textWith = (checklist: string[]) => {
    const given = material(addedLines('src/a.ts', ['x']), { checklist });
    const input = { lens: 'bug-scan', task: TASK, material: given, summary: null, nonces: nonces() } as const;
    return buildReviewPackets({ ...input, nextSlot: slots() }).packets[0]?.text ?? '';
  };
  expect(textWith(['ITEM'])).toContain(
    '(nothing detected)\n\nworth a look in this stack:\n- ITEM\n</UNTRUSTED_STACK',
  );
  expect(textWith([])).toContain('(nothing detected)\n</UNTRUSTED_STACK');
});
