import { expect, it } from 'vitest';
import { clientEnvironment } from './client-environment.ts';

it('gives back the certificates that the launcher put aside', () => {
  const env = { PATH: '/bin', NODE_EXTRA_CA_CERTS: '', CORRECTLESS_EXTRA_CA_CERTS: '/etc/proxy.pem' };
  expect(clientEnvironment(env)).toEqual({ PATH: '/bin', NODE_EXTRA_CA_CERTS: '/etc/proxy.pem' });
});

it('without any there are none', () => {
  expect(clientEnvironment({ NODE_EXTRA_CA_CERTS: '', CORRECTLESS_EXTRA_CA_CERTS: '' })).toEqual({});
});

it('takes out what tells a client that it runs inside another one, and no setting of the user', () => {
  const settings = { ANTHROPIC_API_KEY: 'k', CLAUDE_CONFIG_DIR: '/c', CLAUDE_CODE_USE_BEDROCK: '1' };
  const session = {
    CLAUDECODE: '1',
    CLAUDE_CODE_ENTRYPOINT: 'cli',
    CLAUDE_PROJECT_DIR: '/p',
    CLAUDE_PLUGIN_ROOT: '/r',
  };
  expect(clientEnvironment({ ...settings, ...session })).toEqual(settings);
});
