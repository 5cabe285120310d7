import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { managedFolder, readClientSettings } from './client-settings.ts';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => {
  rmSync(scratch, { recursive: true, force: true });
});

const write = (path: string, text: string): void => {
  mkdirSync(join(scratch, path, '..'), { recursive: true });
  writeFileSync(join(scratch, path), text);
};

it('reads the user’s, the project’s and the local file, and names what it cannot read', async () => {
  write('home/.claude/settings.json', '{"disableAllHooks":true}');
  write('top/.claude/settings.json', '{"a":');
  write('top/.claude/settings.local.json', '[]');
  const read = await readClientSettings(join(scratch, 'top'), { HOME: join(scratch, 'home') });
  expect(read.filter(({ managed }) => !managed)).toEqual([
    { path: join(scratch, 'home/.claude/settings.json'), managed: false, values: { disableAllHooks: true } },
    { path: join(scratch, 'top/.claude/settings.json'), managed: false, values: {}, problem: 'is not JSON' },
    {
      path: join(scratch, 'top/.claude/settings.local.json'),
      managed: false,
      values: {},
      problem: 'is not a JSON object',
    },
  ]);
});

it('CLAUDE_CONFIG_DIR stands for the folder in the home', async () => {
  write('elsewhere/settings.json', '{"model":"opus"}');
  write('home/.claude/settings.json', '{"model":"haiku"}');
  const env = { HOME: join(scratch, 'home'), CLAUDE_CONFIG_DIR: join(scratch, 'elsewhere') };
  const [first] = await readClientSettings(join(scratch, 'top'), env);
  expect(first?.values).toEqual({ model: 'opus' });
});

it.each([
  ['linux', '/etc/claude-code'],
  ['darwin', '/Library/Application Support/ClaudeCode'],
  ['win32', String.raw`C:\Program Files\ClaudeCode`],
] as const)('an organisation’s settings on %s', (platform, folder) => {
  expect(managedFolder(platform, {})).toBe(folder);
});
