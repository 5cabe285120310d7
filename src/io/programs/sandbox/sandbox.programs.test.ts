import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sampleFolder, sampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { SANDBOX_KINDS, type SandboxKind } from '../../../contracts/vocabulary.ts';
import { startBackground, stopBackground, waitForBackground } from '../background-command.ts';
import { chooseSandbox, findSandbox, problemOf } from './find-sandbox.ts';

const TOP = resolve(import.meta.dirname, '../../../..');
const PROGRAM = [
  process.execPath,
  '--import',
  import.meta.resolve('tsx'),
  join(TOP, 'src/bin.ts'),
  'background',
];

/** Why each kind does not work here. Where sandboxes have to be tested, on CI, a machine without any is a failure. */
const PROBLEMS = new Map<SandboxKind, string>();
for (const kind of ['bwrap', 'user-namespaces'] as const) {
  const problem = process.platform === 'linux' ? await problemOf(kind) : 'not Linux';
  if (problem !== undefined) PROBLEMS.set(kind, problem);
}
if (process.env['CI'] === 'true' && PROBLEMS.size === 2) throw new Error([...PROBLEMS.values()].join('; '));

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A repository, a work tree of it, and the home of a user who is logged in. */
function prepared(kind: SandboxKind) {
  const repository = sampleRepository({ 'a.txt': 'a\n' });
  const base = sampleFolder();
  const tree = join(base, 'work tree');
  repository.git('worktree', 'add', '--quiet', '--detach', tree);
  // Not below /tmp, which a sandbox hides as a whole.
  const user = mkdtempSync('/var/tmp/correctless-home-');
  const folder = join(base, 'run');
  onTestFinished(async () => {
    await stopBackground(folder);
    rmSync(user, { recursive: true, force: true });
  });
  vi.stubEnv('HOME', user);
  const [home, tmp] = [join(base, 'own home'), join(base, 'own tmp')];
  const sandbox = { kind, writable: [tree], home, tmp };
  const run = async (command: string, timeoutMs = 60_000) => {
    await startBackground(folder, { command, cwd: tree, timeoutMs, sandbox }, PROGRAM);
    const end = await waitForBackground(folder, 60_000);
    return { end, output: readFileSync(join(folder, 'output.txt'), 'utf8') };
  };
  return { repository, tree, user, home, tmp, folder, run };
}

/** Says every tenth of a second that it is alive, in a session of its own. */
const GRANDCHILD = `setsid sh -c 'for n in $(seq 300); do echo x >>beats; sleep 0.1; done' & while [ ! -s beats ]; do sleep 0.1; done`;

async function beatsOn(tree: string): Promise<boolean> {
  await delay(300);
  const { size } = statSync(join(tree, 'beats'));
  await delay(500);
  return statSync(join(tree, 'beats')).size > size;
}

const connectTo = (port: string) =>
  `'${process.execPath}' -e 'require("net").connect(${port}, "127.0.0.1").on("connect", () => { console.log("connected"); process.exit(); }).on("error", (e) => console.log(e.code))'`;

describe.each(['bwrap', 'user-namespaces'] as const)('%s', (kind) => {
  describe.skipIf(PROBLEMS.has(kind))(PROBLEMS.get(kind) ?? 'works here', () => {
    it('has no network but its own loopback', async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await new Promise((listening) => server.on('listening', listening));
      onTestFinished(() => void server.close());
      const { port } = server.address() as AddressInfo;
      const { run } = prepared(kind);
      const own = `'${process.execPath}' -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => require("net").connect(s.address().port, "127.0.0.1").on("connect", () => { console.log("own"); process.exit(); }))'`;
      const { output } = await run(`${connectTo(String(port))}; ${own}`);
      expect(output).toBe('ECONNREFUSED\nown\n');
    });

    it('writes to nothing but the work tree and folders of its own', async () => {
      const { repository, tree, user, home, tmp, run } = prepared(kind);
      const { end } = await run(`
        echo x >'${repository.top}/outside'
        echo x >'${user}/outside'
        echo x >/tmp/inside
        echo x >"$HOME/inside"
        echo x >"$TMPDIR/also"
        echo x >inside
        [ ! -w /proc/sys/kernel/core_pattern ] && [ ! -w /proc/sysrq-trigger ] && [ ! -w /sys/kernel/profiling ]`);
      expect(end).toMatchObject({ status: 0 });
      for (const path of [repository.top, user]) expect(existsSync(join(path, 'outside')), path).toBe(false);
      const inside = [join(tree, 'inside'), join(home, 'inside'), join(tmp, 'inside'), join(tmp, 'also')];
      for (const path of inside) expect(existsSync(path), path).toBe(true);
    });

    it('cannot make anything writable again', async () => {
      const { user, run } = prepared(kind);
      await run(`
        mount -o remount,bind,rw / ; mount -o remount,rw /
        unshare --user --map-root-user --mount sh -c 'mount -o remount,bind,rw /; echo x >${user}/outside'
        echo x >${user}/outside`);
      expect(existsSync(join(user, 'outside'))).toBe(false);
    });

    it('reads the repository of the work tree, and changes neither it nor the link to it', async () => {
      const { repository, tree, run } = prepared(kind);
      const link = readFileSync(join(tree, '.git'), 'utf8');
      const { output } = await run(
        'git rev-parse HEAD; git branch planted 2>/dev/null; { echo x >.git; } 2>/dev/null; rm -f .git 2>/dev/null',
      );
      expect(output).toBe(`${repository.git('rev-parse', 'HEAD')}\n`);
      expect(repository.git('branch', '--list', 'planted')).toBe('');
      expect(readFileSync(join(tree, '.git'), 'utf8')).toBe(link);
    });

    it('hides what logs in somewhere', async () => {
      const { user, run } = prepared(kind);
      mkdirSync(join(user, '.ssh'));
      writeFileSync(join(user, '.ssh', 'id'), 'planted-key\n');
      writeFileSync(join(user, '.netrc'), 'planted-password\n');
      writeFileSync(join(user, 'agent'), 'planted-agent\n');
      writeFileSync(join(user, 'notes'), 'in sight\n');
      vi.stubEnv('SSH_AUTH_SOCK', join(user, 'agent'));
      const { output } = await run(
        `cd '${user}'; cat .ssh/id .netrc agent notes 2>/dev/null; find /run -mindepth 2 ! -type l ! -path '/run/media/*'`,
      );
      expect(output).toBe('in sight\n');
    });

    it('has devices, but no disks', async () => {
      const { run } = prepared(kind);
      const { output } = await run(
        'echo x >/dev/null; head -c 3 /dev/zero | wc -c; echo x >/dev/shm/x && find /dev -type b',
      );
      expect(output).toBe('3\n');
    });

    it('runs as the user, and sees no process but its own', async () => {
      const { run } = prepared(kind);
      const { output } = await run(`id -u; id -g; ls -d /proc/${process.pid}`);
      expect(output).toContain(`${process.getuid?.() ?? 0}\n${process.getgid?.() ?? 0}\nls: `);
    });

    it.each(['the time limit', 'the end of the command'])('leaves nothing running after %s', async (what) => {
      const { tree, run } = prepared(kind);
      const late = what === 'the time limit';
      const { end } = await run(late ? `${GRANDCHILD}; sleep 60` : GRANDCHILD, late ? 3000 : 60_000);
      expect(end).toMatchObject({ kind: 'finished', timedOut: late });
      expect(await beatsOn(tree)).toBe(false);
    });

    it('leaves nothing running when its runner is killed', async () => {
      const { tree, folder, run } = prepared(kind);
      const ended = run(`${GRANDCHILD}; sleep 60`);
      while (!existsSync(join(tree, 'beats'))) await delay(50);
      const runner = JSON.parse(readFileSync(join(folder, 'runner.json'), 'utf8')) as { pid: number };
      process.kill(runner.pid, 'SIGKILL');
      expect((await ended).end).toEqual({ kind: 'died' });
      expect(await beatsOn(tree)).toBe(false);
    });

    it('ends as its command does', async () => {
      expect((await prepared(kind).run('exit 3')).end).toMatchObject({ status: 3, signal: null });
    });

    it('is not taken for a command that fails when it cannot be set up', async () => {
      const { tree, run } = prepared(kind);
      rmSync(tree, { recursive: true });
      const { end, output } = await run('true');
      expect(end).toMatchObject({ kind: 'finished', status: 127 });
      expect(output).toMatch(/correctless: the sandbox could not be started\n$/);
    });
  });
});

describe.each(SANDBOX_KINDS)('%s', (kind) => {
  it.skipIf(PROBLEMS.has(kind))('lets no credentials through, and has folders of its own', async () => {
    for (const name of ['A_TOKEN', 'GH_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'ANTHROPIC_API_KEY', 'NODE_OPTIONS'])
      vi.stubEnv(name, name === 'NODE_OPTIONS' ? '--no-warnings' : 'planted-secret');
    const { home, tmp, run } = prepared(kind);
    const { output } = await run('env; cat /proc/self/environ | tr "\\0" "\\n"');
    expect(output).not.toMatch(/planted-secret|NODE_OPTIONS|CORRECTLESS|^XDG_|^(GIT|npm|VITEST)_/m);
    for (const line of [`HOME=${home}`, `TMPDIR=${tmp}`, 'CI=1']) expect(output.split('\n')).toContain(line);
    expect([existsSync(home), existsSync(tmp)]).toEqual([true, true]);
  });
});

it('the first kind that works is chosen, unless none is wanted', async () => {
  const { kind, lacking } = await findSandbox();
  expect(kind).toBe(SANDBOX_KINDS.find((one) => !PROBLEMS.has(one)));
  expect(lacking.length).toBe(SANDBOX_KINDS.indexOf(kind));
  expect(await chooseSandbox('auto')).toBe(kind);
  expect(await chooseSandbox('off')).toBe('none');
});

it('without one, a run that requires it is refused, with the reasons', async () => {
  vi.stubEnv('PATH', sampleFolder());
  expect(await chooseSandbox('auto')).toBe('none');
  await expect(chooseSandbox('require')).rejects.toMatchObject({
    code: 'prove/no-sandbox',
    message: expect.stringMatching(/^no sandbox works here: bwrap: .*ENOENT; user-namespaces: /) as string,
    hint: expect.stringContaining('bubblewrap') as string,
  });
});
