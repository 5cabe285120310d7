import { isTest, testNames } from '../../context/graph/test-names.ts';
import { configurationOf, typesOf } from '../../context/graph/named-with.ts';
import { MOST_RELATED, rankRelated } from '../../context/graph/rank-related.ts';
import type { RelatedFile, RelatedFiles } from '../../context/related-file.ts';
import type { Relation } from '../../context/related-file.ts';
import type { FileChange } from '../../diff/changed-lines.ts';
import type { Repository } from '../../io/git/git.ts';
import type { TreeEntry } from '../../io/git/objects/objects.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { looksThirdParty } from '../../scope/third-party-name.ts';
import { skippedAtBase } from '../../scope/skip.ts';
import { baseAttributes } from '../change/base-attributes.ts';
import type { Change } from '../change/change.ts';
import type { ImportGraph } from './import-graph.ts';
import type { PackageUsers } from './package-users.ts';
import { settingsTree } from '../../scope/revision.ts';

/** This many of the closest are looked up in `.gitattributes`. */
const MOST_LOOKED_UP = 400;

/** The unchanged files that are related to the change, without those that a reviewer would not be shown if they changed. */
export async function readRelatedFiles(
  repository: Repository,
  change: Change,
  shown: readonly FileChange[],
  base: ReadonlyMap<RepoPath, TreeEntry>,
  graph: ImportGraph,
  users: PackageUsers,
): Promise<RelatedFiles> {
  const found = [...byImports(graph), ...users.files, ...byNames(shown, graph)].filter(
    ({ path }) => !change.changed.has(path) && !looksThirdParty(path),
  );
  const ranked = await withoutSkipped(repository, change, base, rankRelated(found));
  return {
    files: ranked.slice(0, MOST_RELATED),
    omitted: Math.max(0, ranked.length - MOST_RELATED),
    notes: [...graph.notes, ...users.notes],
  };
}

function byImports({ edges }: ImportGraph): RelatedFile[] {
  return edges.flatMap(({ from, to }) => [
    { path: from, relation: isTest(from) && !isTest(to) ? 'tests' : 'imports', of: to },
    { path: to, relation: 'imported by', of: from },
  ]);
}

function byNames(shown: readonly FileChange[], { tree }: ImportGraph): RelatedFile[] {
  const testsOf = testNames(tree.all);
  return shown.flatMap(({ path }) => {
    const as = (relation: Relation, paths: readonly RepoPath[]): RelatedFile[] =>
      paths.map((other) => ({ path: other, relation, of: path }));
    return [
      ...as('tests', testsOf(path)),
      ...as('types of', typesOf(path, tree)),
      ...as('configures', configurationOf(path, tree)),
    ];
  });
}

async function withoutSkipped(
  repository: Repository,
  change: Change,
  base: ReadonlyMap<RepoPath, TreeEntry>,
  ranked: readonly RelatedFile[],
): Promise<RelatedFile[]> {
  const hasAttributes = [...base.keys()].some((path) => /(?:^|\/)\.gitattributes$/.test(path));
  if (!hasAttributes) return [...ranked];
  const looked = ranked.slice(0, MOST_LOOKED_UP).map(({ path }) => path);
  const attributes = await baseAttributes(repository, settingsTree(change.base), looked);
  return ranked.filter(({ path }) => skippedAtBase(attributes(path)) === undefined);
}
