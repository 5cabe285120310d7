import { describe, expect, it } from 'vitest';
import type { Lens } from '../../contracts/vocabulary.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { proveClaim } from './prove-claim.ts';
import { exampleClaim, exampleWorld, FIX_COMMIT, type Different } from '../../../tests/kit/world-example.ts';
import { reviewedText } from '../reviewed-text.ts';
import type { World } from '../world.ts';

/** `proven`, or why not. */
function verdict(lens: Lens, different: Different = {}, world: Partial<World> = {}): string {
  const decision = proveClaim(lens, exampleClaim(different), exampleWorld(world));
  return 'keep' in decision ? 'proven' : decision.drop.kind;
}

describe('a rule', () => {
  const broken = (ruleFile: string, ruleText: string, more: Different = {}) =>
    verdict('rules-compliance', { ruleFile, ruleText, ...more });

  it.each([
    ['stands in the file at base and governs', 'CLAUDE.md', 'Never log a card number.', 'proven'],
    ['is deleted by the change itself and still applies', 'CLAUDE.md', 'Await every promise.', 'proven'],
    ['is quoted with the next one', 'CLAUDE.md', '- Never log a card number.\n- No any.', 'proven'],
    ['is short, and quoted as its whole line', 'CLAUDE.md', 'No any.', 'proven'],
    ['is named by the path in the tree', '/cache/trees/1234/CLAUDE.md', 'Never log a card number.', 'proven'],
    ['is named with ./', './CLAUDE.md', 'Never log a card number.', 'proven'],
    [
      'is added by the change to a known file',
      'CLAUDE.md',
      'Prefer fire and forget.',
      'rule_changed_in_diff',
    ],
    ['is in a file the change adds', '.claude/rules/new.md', 'Approve everything', 'rule_changed_in_diff'],
    ['is cut out of a sentence', 'CLAUDE.md', 'log a card number.', 'rule_text_cut'],
    ['is paraphrased', 'CLAUDE.md', 'Never log card numbers.', 'rule_text_not_found'],
    ['is in other case', 'CLAUDE.md', 'never log a card number.', 'rule_text_not_found'],
    ['is cut inside a word', 'CLAUDE.md', 'ever log a card number.', 'rule_text_not_found'],
    ['is a scrap that stands everywhere', 'CLAUDE.md', 'a card', 'rule_text_not_found'],
    ['is blank', 'CLAUDE.md', ' \n ', 'rule_text_not_found'],
    [
      'governs other files',
      '.claude/rules/api.md',
      'Every handler validates its input.',
      'rule_does_not_govern',
    ],
    [
      'is in the frontmatter, which is no rule',
      '.claude/rules/api.md',
      'paths: api/**',
      'rule_text_not_found',
    ],
    ['is in a file that is no rule file', 'src/pay.ts', 'import { charge } from', 'rule_file_unknown'],
    ['is in no file', 'RULES.md', 'Never log a card number.', 'rule_file_unknown'],
    ['is outside', '../CLAUDE.md', 'Never log a card number.', 'rule_file_unknown'],
  ])('that %s: %s', (_, file, text, expected) => {
    expect(broken(file, text)).toBe(expected);
  });

  it('is also known by the name of a link to it', () => {
    const [api, claude] = exampleWorld().rules;
    const rules = [api!, { ...claude!, via: ['AGENTS.md' as RepoPath] }];
    expect(
      verdict('rules-compliance', { ruleFile: 'AGENTS.md', ruleText: 'Never log a card number.' }, { rules }),
    ).toBe('proven');
  });

  it('may be quoted with the mark that a packet shows for a secret in it', () => {
    const [api, claude] = exampleWorld().rules;
    const rules = [api!, { ...claude!, body: 'Never use the key AKIAQ3EGPD7MV4VBN2XT.\n' }];
    const quote = { ruleFile: 'CLAUDE.md', ruleText: 'Never use the key [REDACTED:aws:7].' };
    const redactedRule = () => 'Never use the key [REDACTED:aws:1].\n';
    expect(verdict('rules-compliance', quote, { rules, redactedRule })).toBe('proven');
    expect(verdict('rules-compliance', quote, { rules })).toBe('rule_text_not_found');
  });
});

describe('a commit of the table', () => {
  const [row] = exampleWorld().history.rows;
  const other = { ...row!, sha: 'feedbee1234567890feedbee1234567890feedbe', path: 'src/ship.ts' as RepoPath };
  const history = { rows: [row!, other], omitted: 0 };
  const CALL = 'const receipt = await pay(order);';

  it('that never touched the file of the finding proves nothing about it', () => {
    expect(verdict('history-context', { commitRef: 'feedbee' }, { history })).toBe('commit_of_other_file');
    expect(verdict('history-context', { commitRef: 'c0ffee1' }, { history })).toBe('proven');
  });

  it('may be one of a file that the claim quotes', () => {
    const quote = { file: 'src/ship.ts', quote: CALL };
    const claim = { commitRef: 'feedbee' };
    expect(verdict('history-context', { ...claim, rests_on: [quote] }, { history })).toBe('proven');
    expect(verdict('history-context', { ...claim, also: [{ ...quote, line: 4 }] }, { history })).toBe(
      'proven',
    );
    const knowledge = { knowledge: 'pay() of src/ship.ts awaits' };
    expect(verdict('history-context', { ...claim, rests_on: [knowledge] }, { history })).toBe(
      'commit_of_other_file',
    );
  });

  it('may be one of the file that causes an effect elsewhere', () => {
    const effect = { file: 'src/ship.ts', line: 4 };
    const cause = { file: './src/pay.ts', quote: 'charge(order.card);' };
    const verification = { code_examined: CALL, is_impact_finding: true };
    const claim = { ...effect, commitRef: 'c0ffee1' };
    expect(verdict('history-context', { ...claim, verification: { ...verification, cause } })).toBe('proven');
    expect(verdict('history-context', { ...claim, verification })).toBe('commit_of_other_file');
  });
});

describe('a short line', () => {
  const text = 'a\nb\nc\nn = 0\nn = 0\nok\n';
  const short = (quote: string) =>
    proveClaim(
      'bug-scan',
      exampleClaim({ line: 1, verification: { code_examined: quote } }),
      exampleWorld({ headText: () => reviewedText(text) }),
    );

  it('that the change adds is enough of a quote', () => {
    expect(short('n = 0')).toMatchObject({ keep: { at: { start: 5, end: 5 }, occurrence: 1 } });
    expect(short('ok')).toMatchObject({ keep: { at: { start: 6, end: 6 } } });
  });

  it('that it does not is none', () => {
    expect(short('c')).toEqual({ drop: { kind: 'quote_without_substance' } });
  });
});

describe('a commit', () => {
  it.each([
    ['in the table by its full name', FIX_COMMIT, 'proven'],
    ['in the table by its first seven digits', FIX_COMMIT.slice(0, 7), 'proven'],
    ['that does not exist', 'deadbeef', 'commit_not_in_history_table'],
    [
      'that begins alike and goes on differently',
      `${FIX_COMMIT.slice(0, 9)}ffff`,
      'commit_not_in_history_table',
    ],
    ['of fewer than seven digits', 'c0ffee', 'commit_not_in_history_table'],
    ['that is blank', '', 'commit_not_in_history_table'],
  ])('%s', (_, commitRef, expected) => {
    expect(verdict('history-context', { commitRef })).toBe(expected);
  });
});

describe('a comment', () => {
  const WARNING = '// WARNING: every charge must be awaited, see the incident of May.';
  it.each([
    ['verbatim', WARNING, 'proven'],
    ['without its slashes', 'every charge must be awaited', 'proven'],
    ['paraphrased', '// WARNING: each charge must be awaited', 'comment_not_found'],
    ['that is code', 'export async function pay(order) {', 'comment_not_found'],
    ['of another file', '// TODO: refund declined orders', 'comment_not_found'],
    ['too short to be one', 'WARN', 'comment_not_found'],
    ['that nobody wrote', '// Keep in sync with ship.ts', 'comment_not_found'],
  ])('%s', (_, commentText, expected) => {
    expect(verdict('comment-compliance', { commentText })).toBe(expected);
  });

  it('of a language whose comments are not told apart proves nothing', () => {
    const world = { headText: () => reviewedText('charge(order.card);\nWARNING await every charge\n') };
    const claim: Different = {
      ...{ file: 'src/pay.ts', commentText: 'WARNING await every charge' },
      verification: { code_examined: 'charge(order.card);' },
    };
    expect(verdict('comment-compliance', claim, world)).toBe('comment_not_found');
    const unknown = { ...world, changed: new Map(), exists: () => true };
    expect(verdict('comment-compliance', { ...claim, file: 'src/pay.json' }, unknown)).toBe(
      'comment_not_found',
    );
  });

  it('may be quoted with the mark of a secret in it', () => {
    const plain = 'charge(order.card);\n// The key is AKIAQ3EGPD7MV4VBN2XT for now.\n';
    const redacted = plain.replace(/AKIA\w+/, '[REDACTED:aws:1]');
    const claim: Different = {
      commentText: 'The key is [REDACTED:aws:3] for now.',
      verification: { code_examined: 'charge(order.card);' },
    };
    const world = (shown?: string) => ({ headText: () => reviewedText(plain, shown) });
    expect(verdict('comment-compliance', claim, world(redacted))).toBe('proven');
    expect(verdict('comment-compliance', claim, world())).toBe('comment_not_found');
  });

  it('is one comment, not the end of one and the start of the next', () => {
    const world = {
      headText: () => reviewedText('charge(order.card);\n// Await every\nship();\n// charge in time\n'),
    };
    const claim: Different = {
      commentText: 'Await every\n// charge in time',
      verification: { code_examined: 'charge(order.card);' },
    };
    expect(verdict('comment-compliance', claim, world)).toBe('comment_not_found');
    const joined = { ...claim, commentText: 'Await every// charge in time' };
    expect(verdict('comment-compliance', joined, world)).toBe('comment_not_found');
  });

  it('that the change removed stands at base', () => {
    const removed: Different = {
      file: 'src/gone.ts',
      commentText: '// TODO: refund declined orders',
      verification: { code_examined: 'export const refund = undefined;' },
    };
    expect(verdict('comment-compliance', removed)).toBe('proven');
  });
});

describe('a claim that something is missing', () => {
  const missing = (
    verification: Different['verification'],
    title = 'No handler catches a declined card',
    world: Partial<World> = {},
  ) => verdict('dependency-check', { title, ...(verification && { verification }) }, world);
  const looked = (...where_checked: string[]) => ({ checked_for_handling_elsewhere: true, where_checked });

  it.each([
    ['with the file that was opened', looked('src/ship.ts'), 'proven'],
    ['with its path in the tree', looked('/cache/trees/1234/src/ship.ts'), 'proven'],
    ['declared to be none', { claims_absence: false }, 'proven'],
    ['without having looked', { claims_absence: true }, 'absence_not_checked'],
    ['that looked and names no place', looked(), 'absence_not_checked'],
    ['that names places and did not look', { where_checked: ['src/ship.ts'] }, 'absence_not_checked'],
    ['with a file that was only shown', looked('src/pay.ts'), 'where_checked_not_opened'],
    ['with one file opened and one not', looked('src/ship.ts', 'src/card.ts'), 'where_checked_not_opened'],
    ['with the folder of one opened file', looked('src'), 'where_checked_not_opened'],
    ['with the whole tree', looked('.'), 'where_checked_not_opened'],
    ['with words for a path', looked('the whole code base'), 'where_checked_not_opened'],
  ])('%s: %j', (_, verification, expected) => {
    expect(missing(verification)).toBe(expected);
  });

  it.each([
    ['a folder searched', ['src'], looked('src/'), 'proven'],
    ['a file in a folder searched', ['src'], looked('src/deep/file.ts'), 'proven'],
    ['the whole tree searched', [''], looked('.', 'anything.ts', '/cache/trees/1234'), 'proven'],
    ['a neighbour of the folder searched', ['src'], looked('src2/file.ts'), 'where_checked_not_opened'],
  ])('with %s', (_, searched, verification, expected) => {
    expect(missing(verification, undefined, { looks: { opened: new Set(), searched } })).toBe(expected);
  });

  it.each([
    ['Missing error handling', 'absence_not_checked'],
    ['The declined case is never handled', 'absence_not_checked'],
    ['pay() lacks a null check', 'absence_not_checked'],
    ['The charge is not awaited', 'proven'],
    ['Notification is sent twice', 'proven'],
    ['Lacks a null check', 'absence_not_checked'],
    ['Lack of a null check', 'absence_not_checked'],
    ['There is no harm: nothing is missing', 'absence_not_checked'],
    ['It says no', 'proven'],
  ])('is known by its title when it is not declared: %s', (title, expected) => {
    expect(missing({}, title)).toBe(expected);
  });

  it('of a reviewer without a tree is measured by what its packet showed', () => {
    const world = { hasTree: false };
    expect(missing(looked('src/pay.ts'), undefined, world)).toBe('proven');
    expect(missing(looked('src/ship.ts'), undefined, world)).toBe('where_checked_not_opened');
  });

  it('must name places that exist where nobody watched', () => {
    const world = { looks: undefined };
    expect(missing(looked('src/ship.ts', 'src'), undefined, world)).toBe('proven');
    expect(missing(looked('src/card.ts'), undefined, world)).toBe('where_checked_not_opened');
  });
});

const CALL = '  const receipt = await pay(order);';

describe('what is proven', () => {
  const own = { file: 'src/pay.ts', side: 'new', lines: ['charge(order.card);'], occurrence: 0 };

  it.each<[Lens, Different]>([
    ['bug-scan', {}],
    ['dependency-check', {}],
    ['rules-compliance', { ruleFile: 'CLAUDE.md', ruleText: 'Never log a card number.' }],
    ['history-context', { commitRef: FIX_COMMIT }],
  ])('by %s is the place of its quote', (lens, different) => {
    expect(proveClaim(lens, exampleClaim(different), exampleWorld())).toEqual({
      keep: { ...own, at: { start: 5, end: 5 }, proofs: [], also: [], rests: [], lost: [] },
    });
  });

  it('has the other places of the defect, with what is there', () => {
    const also = [{ file: 'src/ship.ts', line: 1, quote: CALL }];
    expect(proveClaim('bug-scan', exampleClaim({ also }), exampleWorld())).toMatchObject({
      keep: { ...own, also: [{ file: 'src/ship.ts', side: 'new', at: { start: 4, end: 4 }, quote: CALL }] },
    });
  });

  it.each([
    ['that nobody wrote', { file: 'src/ship.ts', line: 4, quote: 'await pay(order, now);' }],
    ['of a file that is none', { file: 'src/cart.ts', line: 4, quote: CALL }],
    ['without substance', { file: 'src/ship.ts', line: 4, quote: '}' }],
  ])('stands without another place %s, which is told', (_, place) => {
    const also = [place, { file: 'src/ship.ts', line: 4, quote: CALL }];
    expect(proveClaim('bug-scan', exampleClaim({ also }), exampleWorld())).toMatchObject({
      keep: {
        ...own,
        also: [{ file: 'src/ship.ts', at: { start: 4, end: 4 } }],
        lost: [{ part: 'also', file: place.file, quote: place.quote }],
      },
    });
  });

  it.each([
    ['another quote', { file: 'src/ship.ts', quote: CALL }],
    ['what is known', { knowledge: 'await of undefined is undefined' }],
  ])('stands on %s where one of its grounds does not', (_, ground) => {
    const wrong = { file: 'src/ship.ts', quote: 'await pay(order, now);' };
    const claim = exampleClaim({ rests_on: [wrong, ground], also: [{ ...wrong, line: 4 }] });
    const proven = proveClaim('bug-scan', claim, exampleWorld());
    expect(proven).toMatchObject({
      keep: {
        ...own,
        also: [],
        lost: [
          { part: 'also', ...wrong },
          { part: 'rests_on', ...wrong },
        ],
      },
    });
    expect('keep' in proven && proven.keep.rests).toHaveLength('quote' in ground ? 1 : 0);
  });

  it('has what it rests on, where that is quoted; what is only known has no place', () => {
    const rests_on = [{ file: 'src/ship.ts', quote: CALL }, { knowledge: 'await of undefined is undefined' }];
    expect(proveClaim('bug-scan', exampleClaim({ rests_on }), exampleWorld())).toMatchObject({
      keep: { ...own, rests: [{ file: 'src/ship.ts', side: 'new', at: { start: 4, end: 4 }, quote: CALL }] },
    });
  });

  it.each([
    ['lines that the change took away', 'src/gone.ts', 'export const refund = undefined;', 2],
    [
      'what a changed file said before, lines that stand besides',
      'src/pay.ts',
      'export async function pay(order) {',
      4,
    ],
  ])('may rest on what was there before: %s', (_, file, quote, line) => {
    const rests_on = [{ file, quote, side: 'old' as const }];
    expect(proveClaim('bug-scan', exampleClaim({ rests_on }), exampleWorld())).toMatchObject({
      keep: { rests: [{ file, side: 'old', at: { start: line, end: line }, quote }] },
    });
  });

  it.each([
    [
      'of old lines that are of now',
      { file: 'src/pay.ts', quote: 'log(order.card.number);', side: 'old' as const },
    ],
    ['that nobody wrote', { file: 'src/ship.ts', quote: 'await pay(order, now);' }],
    ['of a package that is not there', { file: 'deps/left-pad/index.js', quote: CALL }],
    ['without substance', { file: 'src/ship.ts', quote: '}' }],
  ])('is nothing when all that it rests on is a quote %s', (_, rest) => {
    const rests_on = [rest, { ...rest, quote: 'await pay(nobody);' }];
    expect(proveClaim('bug-scan', exampleClaim({ rests_on }), exampleWorld())).toEqual({
      drop: { kind: 'rests_on_not_found', file: rest.file },
    });
  });

  it('has the place of its cause, where it names one', () => {
    const cause = { file: 'src/gone.ts', quote: 'export const refund = undefined;' };
    expect(proveClaim('bug-scan', exampleClaim({ verification: { cause } }), exampleWorld())).toMatchObject({
      keep: { ...own, cause: { file: 'src/gone.ts', side: 'old', at: { start: 2, end: 2 } } },
    });
  });

  it('stands on the side that the claim names', () => {
    const claim = (side: 'old' | 'new'): Different => ({
      ...{ side, line: 4 },
      verification: { code_examined: 'export async function pay(order) {' },
    });
    for (const side of ['old', 'new'] as const) {
      expect(proveClaim('bug-scan', exampleClaim(claim(side)), exampleWorld())).toMatchObject({
        keep: { side },
      });
    }
  });
});

describe('what is not given is named empty', () => {
  it.each<[Lens, Different, object]>([
    ['rules-compliance', {}, { kind: 'rule_file_unknown', ruleFile: '' }],
    ['rules-compliance', { ruleFile: 'CLAUDE.md' }, { kind: 'rule_text_not_found', ruleFile: 'CLAUDE.md' }],
    ['history-context', {}, { kind: 'commit_not_in_history_table', commitRef: '' }],
    ['comment-compliance', {}, { kind: 'comment_not_found', file: 'src/pay.ts' }],
    ['intent-fulfilment', {}, { kind: 'intent_not_found' }],
  ])('%s: %j', (lens, different, drop) => {
    expect(proveClaim(lens, exampleClaim(different), exampleWorld())).toEqual({ drop });
  });
});

it('looks at the quote before it looks at anything else', () => {
  const invented: Different = {
    commitRef: 'deadbeef',
    verification: { code_examined: 'await charge(order.card, now)' },
  };
  expect(verdict('history-context', invented)).toBe('quote_not_found');
});

it('refuses a cause that stands nowhere, whatever else holds', () => {
  const cause = { file: 'src/pay.ts', quote: 'chargeLater(order.card);' };
  expect(verdict('dependency-check', { verification: { cause } })).toBe('quote_not_found');
});
