import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TOP, textIfAny } from './project-files.ts';

type Manifest = {
  readonly name: string;
  readonly version?: string;
  readonly icon?: string;
  readonly dependencies?: readonly string[];
  readonly plugins?: readonly { readonly name: string; readonly source: string }[];
};

function json(path: string): Manifest {
  return JSON.parse(textIfAny(path) ?? 'null') as Manifest;
}

const PLUGINS = [
  ['correctless', '.'],
  ['df', 'plugins/df'],
] as const;

it('the lock file and the change log have the version of package.json', () => {
  const { version } = json('package.json');
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(json('package-lock.json').version).toBe(version);
  expect(textIfAny('CHANGELOG.md')).toContain(`\n## ${version}`);
});

it('the marketplace offers exactly the two plugins, at their paths', () => {
  const { name, plugins } = json('.claude-plugin/marketplace.json');
  expect(name).toBe('correctless');
  expect(plugins?.map((plugin) => [plugin.name, plugin.source])).toEqual([
    ['correctless', './'],
    ['df', './plugins/df'],
  ]);
});

it('installing df brings correctless', () => {
  expect(json('plugins/df/.claude-plugin/plugin.json').dependencies).toEqual(['correctless']);
});

describe.each(PLUGINS)('plugin %s', (name, folder) => {
  it('is called so in its own manifest', () => {
    expect(json(join(folder, '.claude-plugin/plugin.json')).name).toBe(name);
  });

  it('has a square PNG of 512 pixels as its icon', () => {
    const icon = readFileSync(join(TOP, folder, json(join(folder, '.claude-plugin/plugin.json')).icon ?? ''));
    expect(icon.subarray(1, 4).toString()).toBe('PNG');
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([512, 512]);
  });

  it('has a licence and a read-me of at least forty words', () => {
    expect(textIfAny(join(folder, 'LICENSE'))).toBe(textIfAny('LICENSE'));
    expect((textIfAny(join(folder, 'README.md')) ?? '').split(/\s+/).length).toBeGreaterThanOrEqual(40);
  });
});
