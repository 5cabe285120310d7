import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../src/main.ts';
import { claimOf, review } from '../kit/review-driver.ts';
import { shop } from '../kit/audit-shop.ts';
import { sampleFolder, sampleRepository, type SampleRepository } from '../kit/sample-repository.ts';
import type { Place } from './hint-fillings.ts';

/** A place where hinted commands run. It is removed after the test. */
export type MadePlace = {
  readonly top: string;
  readonly env: NodeJS.ProcessEnv;
  /** The current values of `$RUN`, `$AUDIT` and the other words. */
  readonly words: () => Readonly<Record<string, string>>;
};

const PAY = 'export function pay(amount) {\n  return charge(amount);\n}\n';
const TAXED = 'export function pay(amount) {\n  return charge(amount * 1.19);\n}\n';

export async function placeOf(kind: Place): Promise<MadePlace> {
  const home = sampleFolder();
  const env = {
    ...{ PATH: process.env['PATH'], HOME: home, XDG_CACHE_HOME: join(home, 'cache') },
    // This process writes the runs there too.
    XDG_STATE_HOME: process.env['XDG_STATE_HOME'],
    ...{ GIT_CONFIG_GLOBAL: join(home, 'gitconfig'), GIT_CONFIG_NOSYSTEM: '1', GIT_EDITOR: 'true' },
    ...{ GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com' },
    ...{ GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com' },
  };
  const origin = originIn(home);
  const words = { ORIGIN: '../origin', SHA: origin.git('rev-parse', 'work') };
  switch (kind) {
    case 'review':
      return { env, ...(await reviewed(origin, home, env)) };
    case 'shop':
      return { env, ...shopIn(home) };
    case 'clone':
    case 'shallow': {
      const depth = kind === 'shallow' ? ['--depth', '1', '--no-single-branch'] : [];
      origin.git('clone', '--quiet', ...depth, `file://${origin.top}`, join(home, 'clone'));
      return { env, top: join(home, 'clone'), words: () => words };
    }
    case 'fresh': {
      const fresh = sampleRepository(undefined, join(home, 'fresh'));
      fresh.write('a.ts', 'export {};\n');
      return { env, top: fresh.top, words: () => words };
    }
  }
}

/** `main`, which is checked out, and `work`, one commit ahead of it. */
function originIn(home: string): SampleRepository {
  const origin = sampleRepository(
    { 'CLAUDE.md': '- Amounts are whole cents.\n', 'src/pay.ts': PAY },
    join(home, 'origin'),
  );
  origin.commit({ 'README.md': 'Pays.\n' });
  origin.git('switch', '--quiet', '--create', 'work');
  origin.commit({ 'src/pay.ts': TAXED, 'src/ship.ts': 'export const ship = 1;\n' });
  origin.git('switch', '--quiet', 'main');
  return origin;
}

/** A clone on `work` with uncommitted changes, and three reviews of it: finished, waiting for replies, and in two shards. */
async function reviewed(
  origin: SampleRepository,
  home: string,
  env: NodeJS.ProcessEnv,
): Promise<Pick<MadePlace, 'top' | 'words'>> {
  const top = join(home, 'shop');
  origin.git('clone', '--quiet', origin.top, top);
  const repository = sampleRepository(undefined, top);
  named(repository);
  repository.git('switch', '--quiet', 'work');
  const target = ['main..work'];
  const claims = {
    'bug-scan': [
      claimOf('src/pay.ts', '  return charge(amount * 1.19);', 'A fraction', { trigger: 'any amount' }),
    ],
  };
  const done = await review(repository, { target, claims });
  const shards = [
    await review(repository, { target, shard: { index: 1, of: 2 }, sinceLast: false }),
    await review(repository, { target, shard: { index: 2, of: 2 }, sinceLast: false }),
  ];
  repository.write('src/pay.ts', `${TAXED}// more\n`);
  const known = new Set(readdirSync(join(top, '.correctless', 'runs')));
  const stdin = () => Promise.resolve(Buffer.from(''));
  await main(['plan', '--capture', 'manual', '--no-since-last'], { cwd: top, env, stdin });
  const open = readdirSync(join(top, '.correctless', 'runs')).find((name) => !known.has(name)) ?? '';
  await main(['next', open], { cwd: top, env, stdin });
  const slot = `${open}/1`;
  const reply = { slot, examined: ['src/pay.ts', 'src/ship.ts'], findings: [] };
  writeFileSync(join(home, 'reply.json'), JSON.stringify(reply));
  const words = {
    ...{ SHA: repository.git('rev-parse', 'work'), RUN: done.run, OPEN: open, SLOT: slot },
    ...{ FILE: '../reply.json', FINGERPRINT: done.report.findings[0]?.fingerprint ?? '' },
    ...{ DATE: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10) },
    ...{ SHARD_1: shards[0]?.run ?? '', SHARD_2: shards[1]?.run ?? '' },
  };
  return { top, words: () => words };
}

function named(repository: SampleRepository): void {
  repository.git('config', 'user.name', 'A Developer');
  repository.git('config', 'user.email', 'developer@example.com');
}

function shopIn(home: string): Pick<MadePlace, 'top' | 'words'> {
  const repository = sampleRepository(shop(), join(home, 'audited'));
  named(repository);
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/more.js': 'export const more = 1;\n' });
  const audits = join(repository.top, '.correctless', 'audits');
  return {
    top: repository.top,
    words: () => ({ AUDIT: existsSync(audits) ? (readdirSync(audits)[0] ?? '') : '' }),
  };
}
