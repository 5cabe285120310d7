import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ExecuteStepResult } from '../../src/contracts/replies/step.ts';
import { runGit, type Repository } from '../../src/io/git/git.ts';
import { openRepository } from '../../src/io/git/repository.ts';
import type { Edit } from './step-edits.ts';

/** A repository with edits in its work tree, and a truthful claim about them, from git diff. */
export type WorkedOn = {
  readonly repository: Repository;
  readonly base: string;
  /** The changed paths as git names them, a rename by its new name. */
  readonly paths: readonly string[];
  /** The patch, one part for each of `paths`. */
  readonly sections: readonly string[];
  readonly claim: ExecuteStepResult;
};

const folders: string[] = [];

export function discardRepositories(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Settings for plain git, which is not the reader under test. */
const SELF = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];

export async function changeOf(edits: readonly Edit[]): Promise<WorkedOn> {
  const top = mkdtempSync(join(tmpdir(), 'step property-'));
  folders.push(top);
  const git = async (...args: string[]) => (await runGit(top, [...SELF, ...args])).stdout.toString('utf8');
  await git('init', '-q');
  write(top, 'kept.txt', 'kept\n');
  for (const edit of edits) before(top, edit);
  await git('add', '-A');
  await git('commit', '-q', '-m', 'base');
  for (const edit of edits) after(top, edit);
  // Staged only for the diff: the check reads the work tree.
  await git('add', '-A');
  const diff = ['diff', '--cached', '-M', '--no-ext-diff', '--src-prefix=a/', '--dst-prefix=b/', 'HEAD'];
  const paths = (await git(...diff, '--name-only', '-z')).split('\0').slice(0, -1);
  const text = await git(...diff, '--binary');
  const sections = cut(text);
  if (sections.length !== paths.length) throw new Error('the patch could not be cut into its files');
  await git('reset', '-q');
  return {
    repository: await openRepository(top),
    base: 'HEAD',
    paths,
    sections,
    claim: {
      success: true,
      summary: 'The edits are made.',
      filesTouched: [...paths],
      filesWritten: [...paths],
      patch: text,
      mode: 'apply',
    },
  };
}

/** No line of a file starts with `diff --git`: in a hunk each has its mark. */
function cut(patch: string): string[] {
  return patch.split(/^(?=diff --git )/m).filter((section) => section !== '');
}

function before(top: string, edit: Edit): void {
  if (edit.kind === 'add') return;
  write(top, edit.kind === 'rename' ? `${edit.name}.old` : edit.name, edit.before);
}

function after(top: string, edit: Edit): void {
  const path = join(top, edit.name);
  switch (edit.kind) {
    case 'add':
    case 'edit':
      write(top, edit.name, edit.after);
      if (edit.kind === 'add' && edit.program) chmodSync(path, 0o755);
      return;
    case 'delete':
      rmSync(path);
      return;
    case 'rename':
      renameSync(`${path}.old`, path);
      write(top, edit.name, edit.after);
      return;
    case 'mode':
      chmodSync(path, 0o755);
  }
}

function write(top: string, name: string, text: string): void {
  const path = join(top, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
