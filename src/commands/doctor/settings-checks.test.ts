import { describe, expect, it } from 'vitest';
import type { ClientSettings } from '../../io/client/client-settings.ts';
import { judgeHooks, judgePermissions } from './settings-checks.ts';

const user = (values: ClientSettings['values']): ClientSettings => ({
  path: '/u.json',
  managed: false,
  values,
});
const managed = (values: ClientSettings['values']): ClientSettings => ({
  path: '/m.json',
  managed: true,
  values,
});

describe('hooks', () => {
  it.each([
    ['no settings', [], 'ok'],
    ['other settings', [user({ model: 'opus', disableAllHooks: false })], 'ok'],
    ['switched off by the user', [user({ disableAllHooks: true })], 'failed'],
    ['switched off by an organisation', [user({}), managed({ disableAllHooks: true })], 'failed'],
    ['only those of the organisation', [managed({ allowManagedHooksOnly: true })], 'failed'],
    ['a managed setting in a user file, which means nothing', [user({ allowManagedHooksOnly: true })], 'ok'],
    ['a file that is not JSON', [{ ...user({}), problem: 'is not JSON' }], 'warning'],
  ])('%s: %s', (_, settings, state) => {
    expect(judgeHooks(settings).state).toBe(state);
  });

  it('names the file and the key', () => {
    const check = judgeHooks([user({}), managed({ disableAllHooks: true })]);
    expect(check.found).toContain('disableAllHooks is true in /m.json');
    expect(check.remedy).toContain('/m.json');
  });
});

describe('permissions', () => {
  it.each([
    'Agent',
    'Task',
    'Bash',
    'Read',
    'Grep(*)',
    'Glob(**)',
    'Read(./**)',
    'Read(//**)',
    'Bash(correctless *)',
    'Bash(correctless:*)',
    'Agent(correctless:bug-scan)',
  ])('%s takes away what a review needs', (rule) => {
    const check = judgePermissions([user({}), user({ permissions: { deny: ['WebFetch', rule] } })]);
    expect(check).toMatchObject({ state: 'failed', found: `${rule} is denied in /u.json` });
    expect(check.remedy).toContain(rule);
  });

  it.each([
    'Read(./.env)',
    'Read(~/.ssh/**)',
    'Bash(rm *)',
    'Bash(curl:*)',
    'Agent(Explore)',
    'Agent(other:bug-scan)',
    'Write',
    'Edit',
    'WebFetch',
    'mcp__server__Read',
  ])('%s does not', (rule) => {
    expect(judgePermissions([user({ permissions: { deny: [rule] } })]).state).toBe('ok');
  });

  it.each([[{ permissions: null }], [{ permissions: { deny: 'Read' } }], [{ permissions: { deny: [7] } }]])(
    'what the client would not read either is no rule: %j',
    (values) => {
      expect(judgePermissions([user(values)]).state).toBe('ok');
    },
  );
});
