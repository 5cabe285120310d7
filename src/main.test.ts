import { describe, expect, it } from 'vitest';
import type { Command, Input } from './commands/line/command.ts';
import { Failure } from './kernel/failure.ts';
import type { Outcome } from './kernel/outcome.ts';
import { main } from './main.ts';

const world = { cwd: '/repo', env: {}, stdin: () => Promise.resolve(Buffer.from('')) };

function command(
  name: string,
  run: (input: Input) => Promise<Outcome>,
  more: Partial<Command> = {},
): Command {
  return {
    name,
    summary: `does ${name}`,
    usage: 'TARGET',
    flags: { json: 'as JSON' },
    run,
    ...more,
  };
}

function commandLine(argv: readonly string[], ...commands: readonly Command[]): Promise<Outcome> {
  return main(argv, world, new Map(commands.map((one) => [one.name, () => Promise.resolve(one)])));
}

const echo = command('echo', ({ positionals, paths, cwd }) =>
  Promise.resolve({ status: 0, stdout: [cwd, ...positionals, '|', ...paths].join(' ') }),
);

describe('main', () => {
  it('gives a command its arguments and the world', async () => {
    expect(await commandLine(['echo', 'a', '--', 'b'], echo)).toEqual({ status: 0, stdout: '/repo a | b' });
  });

  it('shows a failure with its code, its hint and the status of its class', async () => {
    const fails = command('fails', () =>
      Promise.reject(new Failure('environment/not-a-repository', 'no repository here', { hint: 'git init' })),
    );
    expect(await commandLine(['fails'], fails)).toEqual({
      status: 4,
      stderr: 'environment/not-a-repository: no repository here\nhint: git init\n',
    });
  });

  it('shows nothing in a failure that a terminal or a CI runner would obey', async () => {
    const hint = 'did you mean evil\u009b2J\u202e?\n::set-output name=a::b';
    const fails = command('fails', () =>
      Promise.reject(new Failure('scope/unknown-revision', 'no \u001b[31m here', { hint })),
    );
    expect((await commandLine(['fails'], fails)).stderr).toBe(
      'scope/unknown-revision: no \\u{1b}[31m here\nhint: did you mean evil\\u{9b}2J\\u{202e}?\n\\u{3a}:set-output name=a::b\n',
    );
  });

  it('answers an unforeseen error with the status of a bug and the stack', async () => {
    const broken = command('broken', () => Promise.reject(new TypeError('x is undefined')));
    const outcome = await commandLine(['broken'], broken);
    expect(outcome.status).toBe(70);
    expect(outcome.stdout).toBeUndefined();
    expect(outcome.stderr).toMatch(/^internal error, please report it\nTypeError: x is undefined\n {4}at /);
  });

  it('answers an error thrown before any promise in the same way', async () => {
    const broken = command('broken', () => {
      throw new Error('at once');
    });
    expect((await commandLine(['broken'], broken)).status).toBe(70);
  });

  it.each([[['constructor']], [['__proto__']], [['']], [['ech0o']], [['Echo']], [['--json']], [['-v']]])(
    'knows no command %j, and lists those there are',
    async (argv) => {
      const outcome = await commandLine(argv, echo);
      expect(outcome).toMatchObject({ status: 2 });
      expect(outcome.stderr).toMatch(/^usage\/unknown-command: unknown command "/);
      expect(outcome.stderr).toContain('commands: echo\n');
    },
  );

  it('names the command that was probably meant', async () => {
    expect((await commandLine(['ecko'], echo)).stderr).toContain('did you mean "echo"?');
  });

  it('does not offer a command that only the client calls', async () => {
    const hidden = command('hook', () => Promise.resolve({ status: 0 }), { hidden: true });
    expect((await commandLine(['nothing'], echo, hidden)).stderr).not.toContain('hook');
  });

  it('refuses an empty command line: a script with an empty variable must not read "clean"', async () => {
    const outcome = await commandLine([], echo);
    expect(outcome.status).toBe(2);
    expect(outcome.stdout).toBeUndefined();
    expect(outcome.stderr).toContain('echo  does echo');
  });
});

describe('help', () => {
  it.each([[['echo', '--help']], [['echo', '-h']], [['echo', '--unknown', '--help']]])(
    '%j shows the usage',
    async (argv) => {
      const outcome = await commandLine(argv, echo);
      expect(outcome).toEqual({
        status: 0,
        stdout: 'does echo\n\nusage: correctless echo TARGET\n\noptions\n  --json  as JSON\n',
      });
    },
  );

  it('is not asked for by a path named --help', async () => {
    expect((await commandLine(['echo', '--', '--help'], echo)).stdout).toBe('/repo | --help');
  });

  it.each([[['--help']], [['-h']], [['help']]])(
    '%j lists the commands and the exit statuses',
    async (argv) => {
      const outcome = await main(argv, world);
      expect(outcome.status).toBe(0);
      expect(outcome.stdout).toMatch(/\n {2}doctor +Says what is missing/);
      expect(outcome.stdout).toMatch(/\n {2}70 +a bug in this program\n/);
    },
  );

  it('help COMMAND and COMMAND --help say the same', async () => {
    expect(await main(['help', 'doctor'], world)).toEqual(await main(['doctor', '--help'], world));
  });

  it('knows no help for a command that does not exist', async () => {
    expect(await main(['help', 'doktor'], world)).toMatchObject({ status: 2 });
  });
});

describe('version', () => {
  it.each([[['--version']], [['version']]])('%j', async (argv) => {
    expect(await main(argv, world)).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^correctless \d+\.\d+\.\d+\n$/) as string,
    });
  });

  it('refuses what it would ignore', async () => {
    expect(await main(['--version', 'extra'], world)).toMatchObject({ status: 2 });
  });
});
