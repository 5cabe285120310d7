import { relative, resolve, sep } from 'node:path';
import { posix } from 'node:path';
import { readChange } from '../gather/change.ts';
import { commitNamed } from '../gather/revisions.ts';
import { readRules } from '../gather/rules.ts';
import type { Repository } from '../io/git.ts';
import { openRepository, standing } from '../io/repository.ts';
import { Failure } from '../kernel/failure.ts';
import { asRepoPath, type RepoPath } from '../kernel/repo-path.ts';
import { changedRules, rulesInForce } from '../rules/governs.ts';
import { rulesJson, rulesText, type RulesAnswer } from '../rules/rules-answer.ts';
import { parseTarget } from '../scope/target.ts';
import type { Command, Input } from './command.ts';

export const rulesCommand: Command = {
  name: 'rules',
  summary: 'Shows which rule files govern a change or a file, and why',
  usage: '[TARGET | --staged | --uncommitted | --file PATH… [--at REV]] [--json] [-- PATH…]',
  flags: [
    { name: 'staged', type: 'boolean', summary: 'what is staged' },
    { name: 'uncommitted', type: 'boolean', summary: 'all uncommitted and untracked work' },
    { name: 'file', type: 'string', multiple: true, value: 'PATH', summary: 'a file instead of a change' },
    {
      name: 'at',
      type: 'string',
      value: 'REV',
      summary: 'with --file: the rules of that commit (default: HEAD)',
    },
    { name: 'json', type: 'boolean', summary: 'the answer as JSON on stdout' },
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `The rules are read at the base of the change, so a rule that the change edits, adds or deletes counts as it was.
JSON: {base, rules[{path, source, paths[]|null, governs[changed path…], sha256}], changedInDiff[path…]}
What is wrong with a rule file is said on stderr.`,
  run: async (input) => {
    const repository = await openRepository(input.cwd);
    const asked = input.options('file').length > 0 ? await askedFiles(repository, input) : undefined;
    const { answer, count, notes } = asked ?? (await askedChange(repository, input));

    const warnings = notes.map((note) => `${note}\n`).join('');
    const text = input.flag('json')
      ? `${JSON.stringify(rulesJson(answer), null, 2)}\n`
      : rulesText(answer, count);
    return { status: 0, stdout: text, ...(warnings === '' ? {} : { stderr: warnings }) };
  },
};

type Asked = {
  readonly answer: RulesAnswer;
  readonly count: number;
  readonly notes: readonly string[];
};

async function askedChange(repository: Repository, input: Input): Promise<Asked> {
  if (input.option('at') !== undefined) {
    throw new Failure('usage/bad-value', '--at goes with --file; a change has a base of its own', {
      hint: 'correctless rules --file PATH --at REV',
    });
  }
  const target = parseTarget(input.positionals, {
    staged: input.flag('staged'),
    uncommitted: input.flag('uncommitted'),
    paths: input.paths,
    standing: await standing(repository, input.cwd),
  });
  const { base, changed } = await readChange(repository, target);
  const { rules, notes } = await readRules(repository, base.tree);
  return {
    answer: {
      base: base.sha,
      rules: rulesInForce(rules, changed.keys()),
      changedInDiff: changedRules(changed, rules),
    },
    count: changed.size,
    notes,
  };
}

async function askedFiles(repository: Repository, input: Input): Promise<Asked> {
  const also = [...input.positionals, ...input.paths, ...['staged', 'uncommitted'].filter(input.flag)];
  if (also[0] !== undefined) {
    throw new Failure('usage/bad-value', `--file and "${also[0]}" exclude each other`, {
      hint: 'ask for a change or for files',
    });
  }
  const here = await standing(repository, input.cwd);
  const files = [
    ...new Set(input.options('file').map((file) => fileFromTop(file, input.cwd, here, repository))),
  ];
  const { sha, tree } = await commitNamed(repository, input.option('at') ?? 'HEAD');
  const { rules, notes } = await readRules(repository, tree);
  return {
    answer: { base: sha, rules: rulesInForce(rules, files), changedInDiff: [] },
    count: files.length,
    notes,
  };
}

/** A path as the user wrote it, from the folder they stand in, which may be named through a link. */
function fileFromTop(file: string, cwd: string, here: string, { top }: Repository): RepoPath {
  const whole = resolve(cwd, file);
  const [fromHere, fromTop] = [relative(cwd, whole), relative(top, whole)].map((path) =>
    path.split(sep).join('/'),
  );
  const path = asRepoPath(posix.join(here, fromHere ?? '')) ?? asRepoPath(fromTop ?? '');
  if (path !== undefined) return path;
  throw new Failure('usage/bad-value', `${file} is not a file of this repository`, {
    hint: 'paths count from the folder you stand in',
  });
}
