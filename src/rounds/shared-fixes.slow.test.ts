import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { priceFinding, type Driven } from '../../tests/kit/audit-driver.ts';
import { found, kindsOf, shopAudit, subjectsOf } from '../../tests/kit/audit-shop.ts';
import { mending, type Mending, type SharedReply } from '../../tests/kit/shared-fixes.ts';

const CART = [
  'export function total(items) {',
  '  let sum = 0;',
  '  for (const item of items) sum += item.price;',
  '  return sum;',
  '}',
  '',
  'export function first(items) {',
  '  return items[1];',
  '}',
  '',
  'export function last(items) {',
  '  return items[items.length];',
  '}',
  '',
].join('\n');
const TESTS = 'export const cases = [];\n';

const inCart = (id: string, line: number, title: string, evidence: string) =>
  priceFinding({ id, title, evidence, location: { file: 'src/cart.js', lines: [line, line] } });
const FINDINGS = [
  inCart('1', 8, 'The first item is the second one', 'return items[1];'),
  inCart('2', 12, 'The last item is none', 'return items[items.length];'),
];
const [ONE, TWO] = ['CUSTOM-R1-001', 'CUSTOM-R1-002'];
const FIRST: Mending = [
  { path: 'src/cart.js', from: 'return items[1];', to: 'return items[0];' },
  { path: 'test/cart.test.js', to: 'cases.push(() => first([7]) === 7);\n' },
];
const LAST: Mending = [
  { path: 'src/cart.js', from: 'items[items.length]', to: 'items[items.length - 1]' },
  { path: 'test/cart.test.js', to: 'cases.push(() => last([7]) === 7);\n' },
];

const auditOf = (test = 'echo 1..1; echo ok 1 - all'): Promise<Driven> =>
  shopAudit(
    { 'src/cart.js': CART, 'test/cart.test.js': TESTS, 'test.sh': `${test}\n` },
    { audit: { max_rounds: 1 } },
  );

async function textAt({ repository, audit }: Driven, path: string): Promise<string> {
  const { file } = await audit();
  return `${repository.git('show', `${file.branch}:${path}`)}\n`;
}

const TITLES = {
  first: `fix(custom-r1): ${ONE} The first item is the second one`,
  last: `fix(custom-r1): ${TWO} The last item is none`,
};
const BOTH = CART.replace('items[1]', 'items[0]').replace('items[items.length]', 'items[items.length - 1]');

describe('findings of one file', () => {
  it('are mended in one call and judged in one by their own patches, and each has its commit', async () => {
    const audit = await auditOf();
    await audit.drive({
      'audit-specialist': found(FINDINGS),
      'fix-executor': mending({ [ONE]: FIRST, [TWO]: LAST }),
    });
    expect(audit.calls.map(({ agent }) => agent)).toEqual([
      'audit-specialist',
      'audit-triage',
      'fix-executor',
      'execute-step-validator',
      'fix-diff-reviewer',
    ]);
    expect(await subjectsOf(audit)).toEqual([TITLES.first, TITLES.last]);
    expect(await textAt(audit, 'src/cart.js')).toBe(BOTH);
    expect(await textAt(audit, 'test/cart.test.js')).toBe(
      `${TESTS}cases.push(() => first([7]) === 7);\ncases.push(() => last([7]) === 7);\n`,
    );
    const { file } = await audit.audit();
    const { repository } = audit;
    const added = (commit: string): string => repository.git('show', '--format=', '-U0', commit);
    expect(added(`${file.branch}~1`)).toContain('items[0]');
    expect(added(`${file.branch}~1`)).not.toContain('last(');
    expect(added(file.branch)).toContain('cases.push(() => last');
    expect(added(file.branch)).not.toContain('items[0]');
    // The work tree of the user is not touched.
    expect(readFileSync(join(repository.top, 'src/cart.js'), 'utf8')).toBe(CART);
    const packet = audit.calls.find(({ agent }) => agent === 'execute-step-validator')?.packet ?? '';
    const patches = [
      ...packet.matchAll(/^<UNTRUSTED_DIFF [^>]*id="(\S+)"[^>]*>\n([\s\S]*?)^<\/UNTRUSTED_DIFF/gm),
    ];
    expect(patches.map(([, id]) => id)).toEqual([ONE, TWO]);
    expect(patches[0]?.[2]).toMatch(/^\+ {2}return items\[0\];$/m);
    expect(patches[0]?.[2]).not.toMatch(/^[+-].*last/m);
    expect(patches[1]?.[2]).not.toMatch(/^[+-].*first/m);
  });

  it('of which the validator rejects one: the other is committed, and it is tried again alone', async () => {
    const audit = await auditOf();
    let asked = 0;
    await audit.drive({
      'audit-specialist': found(FINDINGS),
      'fix-executor': mending({ [ONE]: FIRST, [TWO]: LAST }),
      'execute-step-validator': ({ ids }) => {
        asked += 1;
        return asked > 1
          ? '{"valid":true,"reason":"Now it is done."}'
          : JSON.stringify({
              verdicts: ids.map((id) => ({
                id,
                valid: id === TWO,
                reason: `uncertain: ${id} is half done.`,
              })),
            });
      },
    });
    expect(await subjectsOf(audit)).toEqual([TITLES.last, TITLES.first]);
    const retried = audit.calls.filter(({ agent }) => agent === 'fix-executor')[1];
    expect(retried?.packet).toContain('attempt: 1 of 3');
    expect(retried?.packet).toContain(`uncertain: ${ONE} is half done.`);
    expect(await textAt(audit, 'src/cart.js')).toBe(BOTH);
  });

  it('of which the program rejects one: the other goes on', async () => {
    const audit = await auditOf();
    const strays: Mending = [...FIRST, { path: 'docs/notes.md', to: 'x\n' }];
    let asked = 0;
    const answer = (called: Parameters<ReturnType<typeof mending>>[0]) => {
      asked += 1;
      return mending({ [ONE]: asked === 1 ? strays : FIRST, [TWO]: LAST })(called);
    };
    await audit.drive({ 'audit-specialist': found(FINDINGS), 'fix-executor': answer });
    const { journal } = await audit.audit();
    expect(
      journal.flatMap((event) =>
        event.kind === 'attempted' ? [`${event.subject} ${event.rule ?? 'none'}`] : [],
      ),
    ).toEqual([`${ONE} scope_excluded`, `${TWO} none`, `${ONE} none`]);
    expect(await subjectsOf(audit)).toEqual([TITLES.last, TITLES.first]);
  });

  it('of which one cannot be done: it alone is asked for again', async () => {
    const audit = await auditOf();
    let asked = 0;
    await audit.drive({
      'audit-specialist': found(FINDINGS),
      'fix-executor': (called) => {
        asked += 1;
        return mending({ [ONE]: asked === 1 ? 'It needs the other step.' : FIRST, [TWO]: LAST })(called);
      },
    });
    expect(await subjectsOf(audit)).toEqual([TITLES.last, TITLES.first]);
  });

  it('of which one breaks a test: it alone is taken back', async () => {
    const test =
      'echo 1..1; grep -q "length - 1" src/cart.js && { echo "not ok 1 - all"; exit 1; }; echo ok 1 - all';
    const audit = await auditOf(test);
    const useless: Mending = 'There is nothing to mend.';
    await audit.drive({
      'audit-specialist': found(FINDINGS),
      'fix-executor': (called) => mending({ [ONE]: FIRST, [TWO]: LAST, REPAIR: useless })(called),
    });
    const { state } = await audit.audit();
    expect(state.findings.get(ONE)?.status).toBe('fixed');
    expect(state.findings.get(TWO)?.status).toBe('open');
    expect(await textAt(audit, 'src/cart.js')).toBe(CART.replace('items[1]', 'items[0]'));
    expect(await textAt(audit, 'test/cart.test.js')).toBe(`${TESTS}cases.push(() => first([7]) === 7);\n`);
  });

  it.each<[string, (reply: SharedReply) => unknown, RegExp]>([
    [
      'whose places are of both',
      ({ results }) => ({
        results: results.map((one) => ({ ...one, places: results.flatMap(({ places }) => places) })),
      }),
      /in places of CUSTOM-R1-001 and CUSTOM-R1-002/,
    ],
    [
      'of which nobody has written a file',
      ({ results }) => ({ results: results.map((one) => ({ ...one, filesWritten: ['src/cart.js'] })) }),
      /test\/cart\.test\.js has changed, and is in no result/,
    ],
  ])('%s are asked for one by one', async (_, lie, why) => {
    const audit = await auditOf();
    await audit.drive({
      'audit-specialist': found(FINDINGS),
      'fix-executor': mending({ [ONE]: FIRST, [TWO]: LAST }, lie),
    });
    const { journal } = await audit.audit();
    const [refused] = journal.flatMap((event) =>
      event.kind === 'attempted' && !event.accepted ? [event] : [],
    );
    expect(refused).toMatchObject({ rule: 'mixed_steps', reason: expect.stringMatching(why) as string });
    expect(kindsOf(journal).filter((kind) => kind.startsWith('planned fix'))).toEqual([
      `planned fix ${ONE}`,
      `planned fix ${ONE}`,
      `planned fix ${TWO}`,
    ]);
    expect(await textAt(audit, 'src/cart.js')).toBe(BOTH);
  });

  it('without a reply are asked for one by one, and nothing is left in the work tree', async () => {
    const audit = await auditOf();
    let asked = 0;
    await audit.drive({
      'audit-specialist': found(FINDINGS),
      'fix-executor': (called) => {
        asked += 1;
        const reply = mending({ [ONE]: FIRST, [TWO]: LAST })(called);
        return asked === 1 ? undefined : reply;
      },
    });
    expect(await subjectsOf(audit)).toEqual([TITLES.first, TITLES.last]);
    expect(await textAt(audit, 'src/cart.js')).toBe(BOTH);
  });

  it('whose verdicts do not name both are not accepted', async () => {
    const audit = await auditOf();
    const said: string[] = [];
    const waiting = audit.drive({
      'audit-specialist': found(FINDINGS),
      'fix-executor': mending({ [ONE]: FIRST, [TWO]: LAST }),
      'execute-step-validator': ({ ids }) => {
        said.push(ids.join());
        return JSON.stringify({ verdicts: [{ id: ONE, valid: true, reason: 'Done.' }] });
      },
    });
    await expect(waiting).rejects.toMatchObject({ message: `nothing is said of ${TWO}` });
    expect(said).toEqual([`${ONE},${TWO}`]);
  });

  it('that touch are mended apart', async () => {
    const audit = await auditOf();
    const near = [FINDINGS[0] ?? {}, inCart('2', 7, 'It has no name', 'export function first(items) {')];
    await audit.drive({
      'audit-specialist': found(near),
      'fix-executor': mending({ [ONE]: 'It does not.', [TWO]: 'It does not.' }),
    });
    const asked = audit.calls.filter(({ agent }) => agent === 'fix-executor');
    expect(asked.map(({ ids }) => ids)).toEqual([[], []]);
  });
});
