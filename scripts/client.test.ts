import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_VERSION, clientPath } from './client.ts';

let folder: string | undefined;

afterEach(async () => {
  vi.unstubAllEnvs();
  if (folder !== undefined) await rm(folder, { recursive: true });
  folder = undefined;
});

async function clientWithVersion(version: string): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  const path = join(folder, 'claude');
  await writeFile(path, `#!/bin/sh\necho '${version}'\n`);
  await chmod(path, 0o755);
  return path;
}

describe('a client named by CORRECTLESS_CLIENT', () => {
  it('is used if it is the pinned version', async () => {
    const path = await clientWithVersion(`${CLIENT_VERSION} (Claude Code)`);
    vi.stubEnv('CORRECTLESS_CLIENT', path);
    expect(await clientPath()).toBe(path);
  });

  it.each(['2.1.0 (Claude Code)', `${CLIENT_VERSION}0`, ''])(
    'is refused if its version is %j',
    async (said) => {
      const path = await clientWithVersion(said);
      vi.stubEnv('CORRECTLESS_CLIENT', path);
      await expect(clientPath()).rejects.toThrow(`, not ${CLIENT_VERSION}`);
    },
  );

  it('is a failure, not a skip, if it does not exist', async () => {
    vi.stubEnv('CORRECTLESS_CLIENT', join(tmpdir(), 'no-such-client'));
    await expect(clientPath()).rejects.toThrow('ENOENT');
  });
});
