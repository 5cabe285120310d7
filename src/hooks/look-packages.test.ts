import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withRunOnDisk, type RunOnDisk } from '../../tests/kit/run-on-disk.ts';
import { sampleFolder } from '../../tests/kit/sample-repository.ts';
import type { Agent } from '../contracts/vocabulary.ts';
import { redirectLook, type LookTool } from './redirect-look.ts';

const roots = { top: '/home/u/repo', tree: '/cache/trees/abc', packages: '/cache/packages/def' };

describe('a look at a package beside the tree', () => {
  it.each<[string, LookTool, Record<string, unknown>, string, string]>([
    ['by its name', 'Read', { file_path: 'deps/pad/a.js' }, 'deps/pad/a.js', 'deps/pad/a.js'],
    [
      'below the tree',
      'Read',
      { file_path: '/cache/trees/abc/deps/pad/a.js' },
      'deps/pad/a.js',
      'deps/pad/a.js',
    ],
    [
      'below the work tree',
      'Read',
      { file_path: '/home/u/repo/deps/pad/a.js' },
      'deps/pad/a.js',
      'deps/pad/a.js',
    ],
    [
      'where it is',
      'Read',
      { file_path: '/cache/packages/def/deps/pad/a.js' },
      'deps/pad/a.js',
      'deps/pad/a.js',
    ],
    ['through all packages', 'Grep', { pattern: 'x', path: 'deps' }, 'deps', 'deps'],
    ['by a glob in it', 'Glob', { pattern: '**/*.js', path: 'deps/pad' }, 'deps/pad', 'deps/pad'],
    ['by a glob that names it', 'Glob', { pattern: 'deps/pad/*.js' }, 'deps', 'deps'],
  ])('%s is led there', (_, tool, input, path, target) => {
    expect(redirectLook(tool, input, roots)).toMatchObject({
      ...{ kind: 'allowed', path, target: `/cache/packages/def/${target}` },
    });
  });

  it('by a glob that names it keeps the rest of the pattern', () => {
    const led = redirectLook('Glob', { pattern: 'deps/pad/*.js' }, roots);
    expect(led).toMatchObject({ input: { pattern: 'pad/*.js' }, detail: 'pad/*.js' });
  });

  it.each<[string, LookTool, Record<string, unknown>]>([
    ['beside deps/', 'Read', { file_path: '/cache/packages/def/other/a.js' }],
    ['of another set of packages', 'Read', { file_path: '/cache/packages/xyz/deps/pad/a.js' }],
    ['out of deps/', 'Read', { file_path: '/cache/packages/def/deps/../../xyz' }],
    ['at the sets of all reviews', 'Grep', { pattern: 'x', path: '/cache/packages' }],
    ['into what git keeps', 'Read', { file_path: 'deps/pad/.git/config' }],
    ['out of it by a glob', 'Glob', { pattern: 'deps/../*' }],
  ])('%s is refused', (_, tool, input) => {
    expect(redirectLook(tool, input, roots)).toMatchObject({ kind: 'refused' });
  });

  it('is one into the tree where no package is offered', () => {
    const { packages: _, ...without } = roots;
    expect(redirectLook('Read', { file_path: 'deps/a.c' }, without)).toMatchObject({
      target: '/cache/trees/abc/deps/a.c',
    });
  });

  it('whose name only begins alike is one into the tree', () => {
    expect(redirectLook('Read', { file_path: 'deps2/a.c' }, roots)).toMatchObject({
      target: '/cache/trees/abc/deps2/a.c',
    });
  });
});

describe('the watch over packages', () => {
  async function looks(run: RunOnDisk, agent: Agent, tool: string, tool_input: object): Promise<string> {
    const slot = { subagent_type: `correctless:${agent}`, prompt: 'slot r7k2ab/1' };
    await run.hook('pre', { tool_name: 'Agent', tool_use_id: 't1', tool_input: slot });
    const answer = await run.hook('look', {
      ...{ tool_name: tool, agent_id: 'a1', agent_type: `correctless:${agent}` },
      tool_input: { ...tool_input },
    });
    return JSON.stringify(answer);
  }

  /** A run whose packages lie beside its tree. */
  async function watched(
    use: (run: RunOnDisk, packages: string) => Promise<void>,
    agent: Agent = 'bug-scan',
  ): Promise<void> {
    const packages = sampleFolder();
    await mkdir(join(packages, 'deps/pad'), { recursive: true });
    await writeFile(join(packages, 'deps/pad/a.js'), 'pad\n');
    await withRunOnDisk((run) => use(run, packages), {
      file: { packages_root: packages },
      agents: [agent, 'history-context'],
    });
  }

  it('leads a look there, and writes it down', () =>
    watched(async (run, packages) => {
      const answer = await looks(run, 'bug-scan', 'Read', { file_path: 'deps/pad/a.js' });
      expect(answer).toContain(join(packages, 'deps/pad/a.js'));
      expect((await run.ledger()).findLast(({ kind }) => kind === 'look')).toMatchObject({
        ...{ agent: 'bug-scan', tool: 'Read', path: 'deps/pad/a.js', verdict: 'allowed' },
      });
    }));

  it('refuses a link that leads out of it, and writes that down', () =>
    watched(async (run, packages) => {
      await symlink(run.top, join(packages, 'deps/out'), 'dir');
      expect(await looks(run, 'bug-scan', 'Read', { file_path: 'deps/out/src/a.ts' })).toContain('leads out');
      expect((await run.ledger()).findLast(({ kind }) => kind === 'look')).toMatchObject({
        verdict: 'refused',
      });
    }));

  it('lets an agent without a tree not read there', () =>
    watched(async (run) => {
      const answer = await looks(run, 'rules-compliance', 'Read', { file_path: 'deps/pad/a.js' });
      expect(answer).toContain('judges by its packet alone');
    }, 'rules-compliance'));
});
