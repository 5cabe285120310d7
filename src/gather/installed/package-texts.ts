import { join } from 'node:path';
import { isPackagePath } from '../../context/installed/installed-packages.ts';
import { reviewedText, type ReviewedText } from '../../evidence/reviewed-text.ts';
import type { PackageTexts } from '../../evidence/world.ts';
import { exists, readTextIfAny } from '../../io/files/files.ts';
import { isFile } from '../../io/own/places.ts';
import { Failure } from '../../kernel/failure.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Redact } from '../quoted-texts.ts';

/**
 * The files that a reply names in the packages next to the tree, read where its agent read them.
 *
 * @throws environment/tree-unavailable if they are gone: a quote that cannot be looked up is not wrong for that reason
 */
export async function readPackageTexts(
  root: string,
  named: readonly RepoPath[],
  redact?: Redact,
): Promise<PackageTexts> {
  const paths = named.filter(isPackagePath);
  if (paths.length > 0 && !(await exists(root))) {
    throw new Failure('environment/tree-unavailable', `the packages that agents read are gone from ${root}`, {
      hint: 'plan the review again with: correctless plan',
    });
  }
  const texts = new Map<RepoPath, ReviewedText>();
  const places = new Set<RepoPath>();
  for (const path of paths) {
    const place = join(root, path);
    if (await exists(place)) places.add(path);
    const text = (await isFile(place)) ? await readTextIfAny(place) : undefined;
    if (text !== undefined) texts.set(path, reviewedText(text, await redact?.(text)));
  }
  return { textOf: (path) => texts.get(path), exists: (path) => places.has(path) };
}
