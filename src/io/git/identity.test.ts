import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { requireIdentity } from './identity.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('requireIdentity', () => {
  it('is content with a configured one, and with one in the environment', async () => {
    const repository = sampleRepository({});
    repository.git('config', 'user.name', 'Configured');
    repository.git('config', 'user.email', 'configured@example.com');
    await expect(requireIdentity(repository.top)).resolves.toBeUndefined();
    repository.git('config', '--unset', 'user.email');
    for (const who of ['AUTHOR', 'COMMITTER']) vi.stubEnv(`GIT_${who}_EMAIL`, 'a@example.com');
    await expect(requireIdentity(repository.top)).resolves.toBeUndefined();
  });

  it.each([
    ['of the login', ['user.email', 'developer@example.com']],
    ['of the login and the machine', ['core.bare', 'false']],
  ] as const)('refuses a guess made %s', async (_, [key, value]) => {
    vi.stubEnv('EMAIL', undefined);
    const repository = sampleRepository({});
    repository.git('config', key, value);
    await expect(requireIdentity(repository.top)).rejects.toMatchObject({
      code: 'environment/no-identity',
      hint: expect.stringContaining('git config --global user.name') as string,
    });
  });

  it('refuses when only the committer has none', async () => {
    vi.stubEnv('EMAIL', undefined);
    vi.stubEnv('GIT_AUTHOR_NAME', 'A');
    vi.stubEnv('GIT_AUTHOR_EMAIL', 'a@example.com');
    await expect(requireIdentity(sampleRepository({}).top)).rejects.toMatchObject({
      code: 'environment/no-identity',
    });
  });
});
