import type { ChangedLines } from '../../diff/changed-lines.ts';
import { lastPart, lineDirectives } from '../../findings/guard/line-directives.ts';
import type { MovedLines } from '../../findings/guard/guard-places.ts';
import type { Repository } from '../../io/git/git.ts';
import { listTree } from '../../io/git/objects/objects.ts';
import { eachFile } from '../../io/git/objects/stream-blobs.ts';
import { textIn } from '../../scope/decode-text.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';
import type { TwoTrees } from './git-diff.ts';

/**
 * Files whose lines other tools may number, or name, differently: changed files with line directives, and the files that
 * these name. A change could add a directive to move a tool's findings from its lines to others, or to another file.
 *
 * @throws environment/*
 */
export async function readMovedLines(
  repository: Repository,
  { head, changed }: TwoTrees & { readonly changed: ChangedLines },
): Promise<MovedLines> {
  const texts = (await listTree(repository, head.tree)).filter(
    ({ path, type, size }) => changed.has(path) && type === 'blob' && (size ?? 0) <= LARGEST_TEXT,
  );
  const inFiles = new Map<string, string>();
  const named = new Map<string, string>();
  let anywhere: string | undefined;
  await eachFile(repository, texts, ({ path }, content) => {
    const found = lineDirectives(textIn(content) ?? content.toString('latin1'));
    if (found === undefined) return;
    const said = `${path} has ${JSON.stringify(found.first.slice(0, SHOWN))}`;
    inFiles.set(path, said);
    if (found.names === 'any') anywhere ??= said;
    else for (const name of found.names) named.set(name, said);
  });
  return (path) => inFiles.get(path) ?? named.get(lastPart(path)) ?? anywhere;
}

/** Characters of a directive that a reason shows. */
const SHOWN = 60;
