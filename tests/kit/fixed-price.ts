import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { main } from '../../src/main.ts';

/*
 * The worked example of docs/fixes.md: a change that breaks the tax, its review, the proof and the fix of what that finds, by the
 * real commands and written replies.
 */
const QUOTE = 'The net price with the tax on top: price(100, 0.2) is 120.';
const GOOD = `/** ${QUOTE} */\nexport function price(net, rate) {\n  return net * (1 + rate);\n}\n`;
const FILES = {
  '.correctless/config/workflow-config.json': '{"commands": {"test": "node --test --test-reporter=tap"}}\n',
  '.gitignore': '.correctless/*\n!.correctless/config/\n',
  'package.json': '{"type": "module"}\n',
  'src/price.js': GOOD,
  'test/price.test.js': `import assert from 'node:assert';
import test from 'node:test';
import { price } from '../src/price.js';

test('nothing costs nothing', () => {
  assert.equal(price(0, 0), 0);
});
`,
};
const CHANGED = GOOD.replace(
  'return net * (1 + rate);',
  'const gross = net + rate;\n  return Math.round(gross * 100) / 100;',
);
const TEST = `
test('the tax is on top', () => {
  assert.equal(price(100, 0.2), 120);
});
`;

const CLAIM = {
  ...{ file: 'src/price.js', line: 3, severity: 'high' },
  title: 'The tax rate is added to the price instead of multiplied',
  why: 'price(100, 0.2) returns 100.2: the buyer pays 20 cents of tax instead of 20. The comment above says 120.',
  trigger: 'any call with a rate, such as price(100, 0.2)',
  suggested_fix: 'Multiply: net * (1 + rate).',
  verification: {
    ...{ code_examined: '  const gross = net + rate;', line_range_examined: [1, 5] },
    ...{ verification_method: 'read the hunk', checked_for_handling_elsewhere: false },
    ...{ where_checked: [], is_impact_finding: false },
  },
};
const SCORE = {
  ...{ claims: ['C1'], score: 95, severity: 'high', status: 'confirmed_valid', refutes: [] },
  supports: [{ file: 'src/price.js', quote: `/** ${QUOTE} */` }],
  reasoning: 'The comment states 120 for price(100, 0.2); net + rate gives 100.2.',
};
const READ = { examined: ['src/price.js'] };

/** What each agent does in the work tree and answers. */
const ANSWERS: Record<string, (slot: string, workTree: string) => unknown> = {
  'bug-scan': (slot) => ({ slot, ...READ, intent: INTENT, findings: [CLAIM] }),
  'source-reader': (slot) => ({ slot, ...READ, findings: [] }),
  'finding-scorer': (slot) => ({ slot, defects: [SCORE] }),
  'finding-prover': (_, workTree) => {
    appendFileSync(join(workTree, 'test/price.test.js'), TEST);
    const test = { file: 'test/price.test.js', name: 'the tax is on top' };
    return { ...done(test.file), test, expected: { file: 'src/price.js', quote: QUOTE } };
  },
  'fix-executor': (_, workTree) => {
    const path = join(workTree, 'src/price.js');
    writeFileSync(path, readFileSync(path, 'utf8').replace('net + rate', 'net * (1 + rate)'));
    return done('src/price.js');
  },
  'execute-step-validator': () => ({ valid: true, reason: 'It does what the step asks, and nothing else.' }),
  'fix-diff-reviewer': () => [],
};
const INTENT = { goal: 'Round prices to cents.', summary: 'price() rounds its result to two digits.' };

function done(path: string) {
  return { success: true, summary: 'Done.', mode: 'apply', filesTouched: [path], filesWritten: [path] };
}

type Next = {
  run?: string;
  audit?: string;
  state: string;
  slots: { slot: string; agent: string; packet: string }[];
};

/** The report of that review as a page, with the proof and the fix. */
export async function fixedPrice(folder: string): Promise<string> {
  const top = join(folder, 'prices');
  const env = { ...process.env, XDG_CACHE_HOME: join(folder, 'cache') };
  const correctless = async (...args: string[]): Promise<string> => {
    const world = { cwd: top, env, stdin: () => Promise.resolve(Buffer.alloc(0)) };
    const { status, stdout, stderr } = await main(args, world);
    if (status !== 0) throw new Error(`correctless ${args.join(' ')}: ${stderr ?? ''}`);
    return String(stdout);
  };
  makeRepository(top);
  const next = async (...args: string[]) => JSON.parse(await correctless(...args, '--json')) as Next;
  const answer = async (first: Next, again: string[]): Promise<void> => {
    let step = first;
    while (step.state === 'dispatch') {
      for (const { slot, agent, packet } of step.slots) {
        const workTree = /^tree: (.*)$/m.exec(readFileSync(packet, 'utf8'))?.[1] ?? '';
        const reply = join(folder, 'reply.json');
        const said = ANSWERS[agent.replace('correctless:', '')]?.(slot, workTree);
        writeFileSync(reply, JSON.stringify(said));
        await correctless('reply', slot, reply);
      }
      step = await next(...again);
    }
  };
  const { run = '' } = await next('plan', 'main..rounding', '--no-rules', '--capture', 'manual');
  for (const asked of [
    ['next', run],
    ['prove', run, 'F1', '--capture', 'manual'],
    ['fix', run, 'F1', '--capture', 'manual'],
  ])
    await answer(await next(...asked), asked);
  return correctless('report', run, '--format', 'html');
}

function makeRepository(top: string): void {
  mkdirSync(top, { recursive: true });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: top });
  const commit = (files: Readonly<Record<string, string>>, message: string): void => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(top, path)), { recursive: true });
      writeFileSync(join(top, path), text);
    }
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'A Developer');
  git('config', 'user.email', 'developer@example.com');
  commit(FILES, 'feat: prices with tax');
  git('switch', '--quiet', '--create', 'rounding');
  commit({ 'src/price.js': CHANGED }, 'feat: prices are rounded to cents');
}
