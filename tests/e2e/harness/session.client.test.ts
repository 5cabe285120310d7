import { existsSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { networkIsolation } from './isolation.ts';
import { say, silence } from './model-reply.ts';
import { firstUserText } from './model-request.ts';
import { runBounded } from './bounded-run.ts';
import { withRepository } from './repository.ts';
import { withSession } from './session.ts';

describe('a session of the real client', () => {
  it('sends the prompt to the script and prints what the script says', async () => {
    await withRepository(async ({ path }) => {
      await withSession(
        { script: () => say('Hello from the script.'), cwd: path },
        async ({ prompt, api }) => {
          const run = await prompt('Say hello.');
          expect(run).toMatchObject({ status: 0, timedOut: false, stderr: '' });
          expect(run.result).toMatchObject({ result: 'Hello from the script.', permission_denials: [] });
          expect(api.requests.map(firstUserText)).toEqual([expect.stringContaining('Say hello.')]);
          expect(api.unknownRoutes).toEqual([]);
        },
      );
    });
  });

  it('is killed when its time is up', async () => {
    await withRepository(async ({ path }) => {
      await withSession({ script: () => silence(), cwd: path, timeout: 3_000 }, async ({ prompt }) => {
        const run = await prompt('Say hello.');
        expect(run).toMatchObject({ status: null, timedOut: true, result: null });
        expect(run.ms).toBeLessThan(30_000);
      });
    });
  });

  it('has a HOME of its own that is gone afterwards', async () => {
    const home = await withRepository(({ path }) =>
      withSession({ script: () => say(''), cwd: path }, async (session) => {
        await session.prompt('Hi.');
        expect(existsSync(session.home)).toBe(true);
        return session.home;
      }),
    );
    expect(home.startsWith(tmpdir())).toBe(true);
    expect(existsSync(home)).toBe(false);
  });

  it('fails the scenario when the script had no answer', async () => {
    const broken = withRepository(({ path }) =>
      withSession(
        {
          script: () => {
            throw new Error('nobody scripted this');
          },
          cwd: path,
        },
        ({ prompt }) => prompt('Hi.'),
      ),
    );
    await expect(broken).rejects.toThrow('nobody scripted this');
  });

  it('sees no network but loopback, or the whole machine where that is not allowed', async () => {
    const isolation = await networkIsolation();
    const command = [
      ...(isolation ?? []),
      process.execPath,
      '-p',
      'Object.keys(os.networkInterfaces()).join()',
    ];
    const env = { PATH: process.env['PATH'] ?? '' };
    const seen = await runBounded(command, { cwd: tmpdir(), env, timeout: 10_000 });
    const expected = isolation === null ? Object.keys(networkInterfaces()).join() : 'lo';
    expect(seen).toMatchObject({ status: 0, stdout: `${expected}\n` });
  });
});
