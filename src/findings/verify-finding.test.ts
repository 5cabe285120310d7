import { describe, expect, it } from 'vitest';
import type { Lens } from '../contracts/vocabulary.ts';
import { exampleClaim, exampleWorld, HEAD, type Different } from '../../tests/kit/world-example.ts';
import { reviewedText } from '../evidence/reviewed-text.ts';
import type { World } from '../evidence/world.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { VerifiedFinding } from './lifecycle.ts';
import { verifyFinding } from './verify-finding.ts';

const verify = (different: Different = {}, world: Partial<World> = {}, lens: Lens = 'bug-scan') =>
  verifyFinding({ slot: 'r7k2ab/3', lens, claim: exampleClaim(different) }, exampleWorld(world));

function kept(...args: Parameters<typeof verify>): VerifiedFinding {
  const decision = verify(...args);
  if ('drop' in decision) throw new Error(`dropped: ${decision.drop.kind}`);
  return decision.keep;
}

const dropped = (...args: Parameters<typeof verify>) => {
  const decision = verify(...args);
  return 'drop' in decision ? decision.drop : 'kept';
};

const quote = (code_examined: string) => ({ verification: { code_examined } });

it('keeps the claim as it was sent, with the place that code computed', () => {
  expect(kept({ line: 700, file: 'b/src/pay.ts' })).toMatchObject({
    slot: 'r7k2ab/3',
    lens: 'bug-scan',
    claim: { file: 'b/src/pay.ts', line: 700 },
    file: 'src/pay.ts',
    side: 'new',
    at: { start: 5, end: 5 },
    placement: 'added',
  });
});

it('gives a rule that is an item of a list the line that leads into it', () => {
  const body = '# Rules\n\nNever:\n\n- Log a card number.\n';
  const rule = exampleWorld().rules.find(({ path }) => path === 'CLAUDE.md');
  const rules = rule === undefined ? [] : [{ ...rule, body }];
  const said = { ruleFile: 'CLAUDE.md', ruleText: 'Log a card number.' };
  expect(kept(said, { rules }, 'rules-compliance').claim.ruleText).toBe('Never:\nLog a card number.');
});

describe('placement', () => {
  it.each([
    ['an added line', {}, 'added'],
    ['a removed line', { side: 'old', ...quote('  await charge(order.card);') }, 'deletion_anchor'],
    ['removed code without a side', quote('  await charge(order.card);'), 'deletion_anchor'],
    [
      'a line of a deleted file',
      { file: 'src/gone.ts', ...quote('export const refund = undefined;') },
      'deletion_anchor',
    ],
    [
      'a quote that reaches into the added lines',
      quote('export async function pay(order) {\n  charge(order.card);'),
      'added',
    ],
  ] as const)('%s counts', (_, different, placement) => {
    expect(kept(different).placement).toBe(placement);
  });

  it.each([
    [
      'an unchanged line of a hunk',
      { line: 4, ...quote('export async function pay(order) {') },
      'hunk_context',
    ],
    [
      'an unchanged line of a changed file',
      { line: 1, ...quote("import { charge } from './card.ts';") },
      'changed_file',
    ],
    ['a line of an unchanged file', { file: 'src/ship.ts', ...quote('  return receipt.id;') }, 'outside'],
  ])('%s does not', (_, different, placement) => {
    const beside = placement === 'hunk_context' ? { beside: true } : {};
    expect(dropped(different)).toEqual({
      ...{ kind: 'not_on_changed_lines', placement, policy: 'added' },
      ...beside,
    });
  });

  it.each([
    ['diff_context', quote('export async function pay(order) {')],
    ['file', quote("import { charge } from './card.ts';")],
    ['nofilter', { file: 'src/ship.ts', ...quote('  return receipt.id;') }],
  ] as const)('the policy %s lets more stand', (policy, different) => {
    expect(dropped(different, { policy })).toBe('kept');
  });
});

describe('of lines that stand twice', () => {
  const CALL = '  const receipt = await pay(order);';
  /** `src/pay.ts` with lines before what is there: the added lines are 5 and 6, the removed one is 5. */
  const paying = (lines: readonly string[]): Partial<World> => {
    const text = reviewedText(lines.join('\n') + '\n');
    return { headText: (path) => (path === 'src/pay.ts' ? text : undefined) };
  };
  const REMOVED = '  await charge(order.card);';
  const head = (at5: string, last: string) => paying(['a();', 'b();', 'c();', 'd();', at5, '  e();', last]);

  it('that which the change took away counts, where nobody has named a side or the wrong one', () => {
    for (const side of [{}, { side: 'new' as const }]) {
      expect(kept({ ...side, line: 7, ...quote(REMOVED) }, head('  f();', REMOVED))).toMatchObject({
        placement: 'deletion_anchor',
        side: 'old',
        at: { start: 5, end: 5 },
      });
    }
  });

  it('that which it added counts where the old one was named', () => {
    const old = { side: 'old' as const, line: 4, ...quote('export async function pay(order) {') };
    expect(kept(old, head('export async function pay(order) {', 'g();'))).toMatchObject({
      placement: 'added',
      at: { start: 5, end: 5 },
    });
  });

  it('that counts which is of the change, whichever way the quote was meant', () => {
    expect(kept({ line: 1, ...quote(`+ ${CALL.trim()}`) }, head(CALL, `+ ${CALL.trim()}`)).at.start).toBe(5);
  });

  it('an effect elsewhere stays where it is quoted', () => {
    const cause = { file: 'src/pay.ts', quote: '  f(order.card);' };
    const impact = { line: 7, verification: { code_examined: REMOVED, is_impact_finding: true, cause } };
    expect(kept(impact, head('  f(order.card);', REMOVED))).toMatchObject({
      placement: 'impact',
      at: { start: 7, end: 7 },
    });
  });

  it('a changed line that was named, or reads like the quote, is told and not passed over', () => {
    const ambiguous = { kind: 'quote_of_another_line', file: 'src/pay.ts' };
    expect(dropped({ line: 6, ...quote('  g(order.card);') }, head('  f();', '  g(order.card);'))).toEqual({
      ...ambiguous,
      line: 6,
    });
    const twin = head('  g(\u043Erder.card);', '  g(order.card);');
    expect(dropped({ line: 7, ...quote('  g(order.card);') }, twin)).toEqual({ ...ambiguous, line: 5 });
    expect(
      dropped({ line: 7, ...quote('  g(order.card);') }, head('  f();', '  g(order.card);')),
    ).toMatchObject({
      kind: 'not_on_changed_lines',
    });
  });
});

describe('an effect elsewhere', () => {
  const impact = (cause?: { file: string; quote: string; side?: 'old' | 'new' }): Different => ({
    file: 'src/ship.ts',
    line: 4,
    verification: {
      code_examined: '  const receipt = await pay(order);',
      is_impact_finding: true,
      ...(cause === undefined ? {} : { cause }),
    },
  });

  it('counts when its cause stands on a changed line', () => {
    expect(kept(impact({ file: 'src/pay.ts', quote: '  charge(order.card);' }))).toMatchObject({
      placement: 'impact',
      file: 'src/ship.ts',
      cause: { file: 'src/pay.ts', side: 'new', at: { start: 5, end: 5 } },
    });
    const removed = impact({ file: 'src/pay.ts', quote: '  await charge(order.card);', side: 'old' });
    expect(kept(removed).placement).toBe('impact');
  });

  it.each([
    ['no cause', impact(), { kind: 'cause_missing' }],
    [
      'a cause on an unchanged line',
      impact({ file: 'src/pay.ts', quote: "import { charge } from './card.ts';" }),
      { kind: 'cause_not_on_changed_line' },
    ],
    [
      'a cause in the same file',
      impact({ file: 'src/ship.ts', quote: '  return receipt.id;' }),
      { kind: 'cause_not_on_changed_line' },
    ],
    [
      'an invented cause',
      impact({ file: 'src/pay.ts', quote: 'chargeLater(order.card);' }),
      { kind: 'quote_not_found', file: 'src/pay.ts' },
    ],
    [
      'a cause without substance',
      impact({ file: 'src/pay.ts', quote: '}' }),
      { kind: 'quote_without_substance' },
    ],
  ])('does not with %s', (_, different, reason) => {
    expect(dropped(different)).toEqual(reason);
  });

  it('may be in the file of its cause, on lines that the change did not touch', () => {
    const { verification, ...rest } = impact({ file: 'src/pay.ts', quote: '  charge(order.card);' });
    const own = {
      ...rest,
      file: 'src/pay.ts',
      verification: { ...verification, code_examined: 'export async function pay(order) {' },
    };
    expect(kept(own)).toMatchObject({ placement: 'impact', file: 'src/pay.ts' });
  });

  it('a finding with a cause on an unchanged line that claims none is told where it stands', () => {
    const { verification, ...rest } = impact({
      file: 'src/pay.ts',
      quote: "import { charge } from './card.ts';",
    });
    expect(dropped({ ...rest, verification: { ...verification, is_impact_finding: false } })).toMatchObject({
      kind: 'not_on_changed_lines',
    });
  });

  it('has no cause unless it names one', () => {
    expect(kept()).not.toHaveProperty('cause');
  });

  it('is not granted to a finding that does not call itself one', () => {
    const { verification, ...rest } = impact({ file: 'src/pay.ts', quote: '  charge(order.card);' });
    expect(dropped({ ...rest, verification: { ...verification, is_impact_finding: false } })).toMatchObject({
      kind: 'not_on_changed_lines',
      placement: 'outside',
    });
  });
});

describe('what the lens of data flows claims', () => {
  const ends = {
    ...{ sourceFile: 'src/ship.ts', sourceText: 'export async function checkout(order) {' },
    ...{ sinkFile: 'src/pay.ts', sinkText: '  log(order.card.number);' },
  };

  it('carries both ends with the lines that code found', () => {
    const finding = kept({ ...ends, ...quote('  log(order.card.number);') }, {}, 'data-flow-security');
    expect(finding.proofs).toEqual([
      { role: 'source', file: 'src/ship.ts', side: 'new', at: { start: 3, end: 3 } },
      { role: 'sink', file: 'src/pay.ts', side: 'new', at: { start: 6, end: 6 } },
    ]);
  });

  it('passes through the change, whatever scope policy there is', () => {
    const unchanged = { ...ends, line: 1, ...quote("import { charge } from './card.ts';") };
    for (const policy of ['added', 'file', 'nofilter'] as const) {
      expect(dropped(unchanged, { policy }, 'data-flow-security')).toEqual({
        ...{ kind: 'not_on_changed_lines', placement: 'changed_file', policy: 'added' },
      });
    }
    expect(dropped(unchanged, { policy: 'file' }, 'bug-scan')).toBe('kept');
  });
});

describe('the fingerprint', () => {
  const moved = `${'// a new line above\n'.repeat(50)}${HEAD['src/pay.ts'] ?? ''}`;
  const inMoved: Partial<World> = {
    headText: (path) => (path === 'src/pay.ts' ? reviewedText(moved) : undefined),
    policy: 'nofilter',
  };

  it('survives fifty lines above it, another indentation, another wording and another line number', () => {
    const original = kept();
    const later = kept(
      { line: 9, title: 'A promise floats', why: 'Nobody waits.', severity: 'low' },
      inMoved,
    );
    expect(later.at).toEqual({ start: 55, end: 55 });
    expect(later.fingerprint).toBe(original.fingerprint);
    const indented = moved.replaceAll('  charge', '\t\tcharge');
    const world = { ...inMoved, headText: () => reviewedText(indented) };
    expect(kept({}, world).fingerprint).toBe(original.fingerprint);
  });

  it('is another for another quote, lens, rule, file or occurrence', () => {
    const rule = { ruleFile: './CLAUDE.md', ruleText: 'Never log a card number.' };
    const twice: Partial<World> = {
      headText: () => reviewedText('charge(order.card);\n\ncharge(order.card);\n'),
      policy: 'nofilter',
    };
    const all = [
      kept(),
      kept(quote('  log(order.card.number);')),
      kept({ commitRef: 'c0ffee1' }, {}, 'history-context'),
      kept(rule, {}, 'rules-compliance'),
      kept({ file: 'src/ship.ts' }, twice),
      kept({ line: 3 }, twice),
    ];
    expect(new Set(all.map(({ fingerprint }) => fingerprint)).size).toBe(all.length);
    for (const { fingerprint } of all) expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  it('of a broken rule comes from its file, of anything else from the lens', () => {
    const identity = { file: 'src/pay.ts' as RepoPath, lines: ['charge(order.card);'], occurrence: 0 };
    const rule = { ruleFile: './CLAUDE.md', ruleText: 'Never log a card number.' };
    expect(kept(rule, {}, 'rules-compliance').fingerprint).toBe(
      fingerprintOf({ ...identity, source: 'CLAUDE.md' }),
    );
    expect(kept({ ...rule }).fingerprint).toBe(fingerprintOf({ ...identity, source: 'bug-scan' }));
  });

  it('does not depend on how the rule file is spelled', () => {
    const spelled = ['CLAUDE.md', './CLAUDE.md', '/cache/trees/1234/CLAUDE.md'].map(
      (ruleFile) =>
        kept({ ruleFile, ruleText: 'Never log a card number.' }, {}, 'rules-compliance').fingerprint,
    );
    expect(new Set(spelled).size).toBe(1);
  });
});
