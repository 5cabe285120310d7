import { join } from 'node:path';
import { exists } from '../io/files/files.ts';
import type { Repository } from '../io/git/git.ts';
import { listTree } from '../io/git/objects/objects.ts';
import { askedTarget } from '../gather/target/asked-target.ts';
import { readChange } from '../gather/change/change.ts';
import { commitNamed } from '../gather/target/revisions.ts';
import { readRules } from '../gather/rules.ts';
import { Failure } from '../kernel/failure.ts';
import { printable } from '../kernel/text/printable.ts';
import { asRepoPath, type RepoPath } from '../kernel/repo-path.ts';
import { changedRules, rulesInForce } from '../rules/governs.ts';
import { rulesJson, rulesText, type RulesAnswer } from '../rules/rules-answer.ts';
import { askedChange, TARGET_FLAGS } from './line/asked-change.ts';
import type { Command, Input } from './line/command.ts';
import { inertJson } from '../kernel/text/inert.ts';
import { settingsTree } from '../scope/revision.ts';

export const rulesCommand: Command = {
  name: 'rules',
  summary: 'Shows which rule files govern a change or a file, and why',
  usage: '[TARGET | --staged | --uncommitted | --file PATH… [--at REV]] [--json] [-- PATH…]',
  flags: {
    ...TARGET_FLAGS,
    'file PATH …': 'a file instead of a change',
    'at REV': 'with --file: the rules at this commit (default: HEAD)',
    json: 'the answer as JSON on stdout',
  },
  takes: { least: 0, most: 1, paths: true },
  details: `Rules are read at the base of the change, so a rule that the change edits, adds or deletes counts as it was before.
JSON: {base, rules[{path, source, paths[]|null, governs[changed path…], sha256}], changedInDiff[path…]}
With --json, problems with rule files are on stderr.`,
  run: async (input) => {
    const { answer, asked, notes } = await (input.options('file').length > 0
      ? ofFiles(input)
      : ofChange(input));

    const warnings = notes.map((note) => `${printable(note)}\n`).join('');
    const text = rulesText(answer, asked) + (warnings === '' ? '' : `\nNotes:\n${warnings}`);
    if (!input.flag('json')) return { status: 0, stdout: text };
    return { status: 0, stdout: inertJson(rulesJson(answer)), stderr: text };
  },
};

type Answered = {
  readonly answer: RulesAnswer;
  /** How many files were asked about. */
  readonly asked: number;
  readonly notes: readonly string[];
};

async function ofChange(input: Input): Promise<Answered> {
  if (input.option('at') !== undefined) {
    throw new Failure('usage/bad-value', '--at goes with --file; a change has a base of its own', {
      hint: 'correctless rules --file PATH --at REV',
    });
  }
  const { repository, target } = await askedChange(input);
  const { base, changed } = await readChange(repository, target);
  const { rules, notes } = await readRules(repository, settingsTree(base));
  const inForce = rulesInForce(rules, changed.keys());
  const answer = { base: base.sha ?? base.tree, rules: inForce, changedInDiff: changedRules(changed, rules) };
  return { answer, asked: changed.size, notes };
}

async function ofFiles({ cwd, positionals, paths, flag, option, options }: Input): Promise<Answered> {
  const flags = ['staged', 'uncommitted'].filter((name) => flag(name)).map((name) => `--${name}`);
  const [other] = [...positionals, ...flags, ...paths];
  if (other !== undefined) {
    throw new Failure('usage/bad-value', `--file and ${other} exclude each other`, {
      hint: 'ask about files or about a change',
    });
  }
  const named = { staged: false, uncommitted: false, paths: options('file') };
  const { repository, target } = await askedTarget(cwd, [], named);
  const files = [...new Set(target.paths)].map(fileNamed);
  if (files.length === 0) fileNamed('.');
  const { sha, tree } = await commitNamed(repository, option('at') ?? 'HEAD');
  const { rules, notes } = await readRules(repository, tree);
  const answer = { base: sha, rules: rulesInForce(rules, files), changedInDiff: [] };
  const missing = await missingFiles(repository, tree, files, option('at') === undefined);
  return { answer, asked: files.length, notes: [...missing, ...notes] };
}

/** Rules govern a file before it is written; that it is not there may be a slip all the same. */
async function missingFiles(
  repository: Repository,
  tree: string,
  files: readonly RepoPath[],
  alsoInWorkTree: boolean,
): Promise<string[]> {
  const entries = await listTree(repository, tree);
  const known = new Set(entries.map(({ path }) => path));
  const notes = await Promise.all(
    files.map(async (file) => {
      if (known.has(file)) return [];
      if (entries.some(({ path }) => path.startsWith(`${file}/`))) return [`${file} is a folder, no file`];
      if (alsoInWorkTree && (await exists(join(repository.top, file)))) return [];
      return [`there is no file ${file}; if there were one, this would govern it`];
    }),
  );
  return notes.flat();
}

function fileNamed(path: string): RepoPath {
  const file = asRepoPath(path);
  if (file !== undefined) return file;
  throw new Failure('usage/bad-value', `"${path}" is not a file that a change could touch`, {
    hint: 'name a file of the repository, there or not: correctless rules --file src/a.ts',
  });
}
