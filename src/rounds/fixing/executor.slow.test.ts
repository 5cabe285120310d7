import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  GOOD_PRICE,
  priceFinding,
  SHOP,
  writing,
  type Answer,
  type Driven,
} from '../../../tests/kit/audit-driver.ts';
import { found, shopAudit, SILENT, subjectsOf } from '../../../tests/kit/audit-shop.ts';

const SPECIALIST = found([priceFinding()]);
const GOOD = writing({ 'src/price.js': GOOD_PRICE });
const COMMIT = 'fix(custom-r1): CUSTOM-R1-001 The tax is added, not multiplied';

/** Writes what it says, and besides it what it does not say. */
function besides(path: string, content: string | Uint8Array, claimed: readonly string[] = []): Answer {
  return (called) => {
    const at = join(called.workTree, path);
    mkdirSync(dirname(at), { recursive: true });
    writeFileSync(at, content);
    const paths = ['src/price.js', ...claimed];
    return writing({ 'src/price.js': GOOD_PRICE }, { filesTouched: paths, filesWritten: paths })(called);
  };
}

async function attemptsOf(audit: Driven) {
  const { journal } = await audit.audit();
  return journal.filter((event) => event.kind === 'attempted');
}

describe('an executor’s attempt', () => {
  const rejected: readonly [string, Answer, string | null][] = [
    [
      'a file outside its step',
      writing({ 'src/price.js': GOOD_PRICE, 'docs/a.md': 'a\n' }),
      'scope_excluded',
    ],
    ['a success without a change', writing({}, { filesWritten: ['src/price.js'] }), 'missing_patch_or_files'],
    [
      'a success with an undeclared file',
      besides('src/tax.js', 'export const tax = 1;\n'),
      'undeclared_file_in_patch',
    ],
    ['an ignored file left behind', besides('junk.log', 'x\n'), 'scope_excluded'],
    [
      'an edit of its own settings',
      besides('.correctless/config/workflow-config.json', '{}\n', [
        '.correctless/config/workflow-config.json',
      ]),
      'scope_excluded',
    ],
    [
      'a file among its own records',
      besides('.correctless/artifacts/x.json', '{}\n', ['.correctless/artifacts/x.json']),
      'scope_excluded',
    ],
    [
      'a binary file',
      besides('src/logo.png', Buffer.from([0x89, 0x50, 0, 1, 2, 3]), ['src/logo.png']),
      'unreviewable',
    ],
    [
      'text that is not UTF-8',
      besides('src/latin.js', Buffer.from([0x2f, 0x2f, 0x20, 0xe9, 0x0a]), ['src/latin.js']),
      'unreviewable',
    ],
    [
      'a comment beside the defect',
      writing({ 'src/price.js': `// The rate is added on purpose.\n${SHOP['src/price.js']}` }),
      'code_unchanged',
    ],
    ['another mode', writing({ 'src/price.js': GOOD_PRICE }, { mode: 'fix_regression' }), 'mode_invalid'],
    [
      'a path out of the repository',
      writing({ 'src/price.js': GOOD_PRICE }, { filesTouched: ['src/price.js', '../x'] }),
      'scope_excluded',
    ],
    ['no reply', SILENT, null],
  ];

  it.each(rejected)(
    'is rejected for %s, leaves nothing in the work tree, and is followed by another',
    async (what, answer, rule) => {
      const audit = await shopAudit({ '.gitignore': '.correctless/*\n!.correctless/config/\n*.log\n' });
      let tries = 0;
      await audit.drive({
        'audit-specialist': SPECIALIST,
        // One that never answers is offered four times before it is given up.
        'fix-executor': (called) => {
          const first = (tries === 0 || answer === SILENT) && /^attempt: 1 of 3$/m.test(called.packet);
          tries += 1;
          if (!first)
            expect(audit.repository.git('-C', called.workTree, 'status', '--porcelain', '--ignored')).toBe(
              '',
            );
          return first ? answer(called) : GOOD(called);
        },
      });
      const [first, second] = await attemptsOf(audit);
      expect(first).toMatchObject({ accepted: false, rule, tree: null });
      expect(second).toMatchObject({ accepted: true, rule: null });
      if (what.includes('its own')) expect(first?.reason).toMatch(/excluded from every step/);
      expect(await subjectsOf(audit)).toEqual([COMMIT]);
      const { file } = await audit.audit();
      expect(audit.repository.git('diff', '--name-only', `${file.start}..${file.branch}`)).toBe(
        'src/price.js',
      );
      const packets = audit.calls.filter(({ agent }) => agent === 'fix-executor').map(({ packet }) => packet);
      expect(packets.at(-1)).toContain(first?.reason);
    },
  );

  it('is given up after three, and the round goes on', async () => {
    const audit = await shopAudit({}, { audit: { max_rounds: 1 } });
    await audit.drive({
      'audit-specialist': SPECIALIST,
      'fix-executor': writing({ 'docs/a.md': 'a\n' }),
    });
    expect(await attemptsOf(audit)).toHaveLength(3);
    const { state, file } = await audit.audit();
    expect(audit.repository.git('-C', file.work_tree, 'status', '--porcelain')).toBe('');
    expect(state.ended?.outcome).toBe('ceiling');
    expect(state.rounds[0]?.closed).toBe(true);
    expect(audit.round(1).findings).toMatchObject([
      {
        status: 'open',
        reason: expect.stringMatching(/^3 attempts came to nothing, the last: scope_excluded/) as string,
      },
    ]);
    expect(await subjectsOf(audit)).toEqual([]);
  });

  it('may write what the defect’s folder and the tests hold', async () => {
    const files = {
      'src/price.js': GOOD_PRICE,
      'src/tax.js': 'export const tax = 1;\n',
      'tests/price.js': '//\n',
    };
    const audit = await shopAudit({}, {}, { scope: ['src/price.js'] });
    await audit.drive({ 'audit-specialist': SPECIALIST, 'fix-executor': writing(files) });
    expect(await attemptsOf(audit)).toMatchObject([{ accepted: true }]);
    const { journal } = await audit.audit();
    expect(journal.find(({ kind }) => kind === 'committed')).toMatchObject({ files: Object.keys(files) });
  });

  it.each([
    ['src/deep/tax.js', 'src/price.js'],
    ['docs/tax.md', 'price.js'],
  ])('may not write %s for a defect in %s', async (path, file) => {
    const audit = await shopAudit(
      { 'price.js': GOOD_PRICE.replace('* (1 + rate)', '+ rate') },
      { audit: { max_rounds: 1 } },
      { scope: [file] },
    );
    const place = { location: { file, lines: [2, 2] as [number, number] } };
    await audit.drive({
      'audit-specialist': found([priceFinding(place)]),
      'fix-executor': writing({ [file]: GOOD_PRICE, [path]: 'x\n' }),
    });
    expect(await attemptsOf(audit)).toMatchObject(Array(3).fill({ accepted: false, rule: 'scope_excluded' }));
  });
});
