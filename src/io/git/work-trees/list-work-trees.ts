import { runGit, type Repository } from '../git.ts';

export type WorkTreeEntry = {
  /** Absolute, without symbolic links; the folder may be gone. */
  readonly folder: string;
  /** Full name of its branch; undefined when HEAD is detached. */
  readonly branch: string | undefined;
  readonly locked: boolean;
};

/** The work trees that git knows of, the main one first. */
export async function listWorkTrees(repository: Repository): Promise<WorkTreeEntry[]> {
  const list = ['worktree', 'list', '--porcelain'];
  // `-z` came with git 2.36. Without it, a newline in a folder's name looks like the end of a line.
  const exact = await runGit(repository.top, [...list, '-z'], { answers: [0, 129] });
  const { stdout } = exact.status === 0 ? exact : await runGit(repository.top, list);
  const text = exact.status === 0 ? stdout.toString('utf8') : stdout.toString('utf8').replaceAll('\n', '\0');
  return text
    .split('\0\0')
    .filter((block) => block !== '')
    .map((block) => {
      const fields = new Map(
        block.split('\0').map((field) => {
          const [name = ''] = field.split(' ', 1);
          return [name, field.slice(name.length + 1)] as const;
        }),
      );
      return {
        folder: fields.get('worktree') ?? '',
        branch: fields.get('branch'),
        locked: fields.has('locked'),
      };
    });
}
