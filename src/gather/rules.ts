import type { Repository } from '../io/git/git.ts';
import { listTree, readBlobs, type TreeEntry } from '../io/git/objects/objects.ts';
import { claimKey, type Claim, type Claims } from '../rules/claim.ts';
import { findRuleFiles } from '../rules/files/find-rule-files.ts';
import { followImports } from '../rules/files/follow-imports.ts';
import { bodyOf } from '../rules/files/frontmatter.ts';
import { importsIn, MAX_IMPORT_DEPTH } from '../rules/files/imports.ts';
import { mergeClaims } from '../rules/merge-claims.ts';
import type { RuleFile } from '../rules/rule.ts';
import { isLink, type Entry, type RuleTree } from '../rules/files/rule-tree.ts';
import { placeOf } from '../rules/files/source.ts';

/** The client ignores a larger file silently; we ignore it with a note. 4 MiB. */
export const MAX_RULE_BYTES = 4_194_304;

/** Every rule file of a tree, by path; and notes for people: what was found and not used, or not understood. */
export type RulesRead = { readonly rules: RuleFile[]; readonly notes: string[] };

/**
 * The rules in a tree (a review's base), never in the work tree. One listing and one batch of contents;
 * more batches only for what links and imports bring in, at most one per level.
 */
export async function readRules(repository: Repository, tree: string): Promise<RulesRead> {
  const entries = await listTree(repository, tree);
  const blobs = new Blobs(repository);
  await blobs.read(entries.filter((entry) => isLink(entry) || placeOf(entry.path) !== undefined));
  const ruleTree = withLinks(entries, blobs);
  const found = findRuleFiles(ruleTree);
  await blobs.read(found.claims.map(({ entry }) => entry));
  const imported = await readImports(found.claims, ruleTree, blobs);
  const rules = mergeClaims([...found.claims, ...imported.claims], blobs.bytesOf);
  const warnings = rules.flatMap(({ path, warning }) =>
    warning === undefined ? [] : [`${path}: ${warning}`],
  );
  return { rules, notes: [...new Set([...blobs.notes, ...found.notes, ...imported.notes, ...warnings])] };
}

async function readImports(roots: readonly Claim[], tree: RuleTree, blobs: Blobs): Promise<Claims> {
  const claims: Claim[] = [];
  const notes: string[] = [];
  const seen = new Set(roots.map(claimKey));
  const known = new Map<string, readonly string[]>();
  const importsOf = ({ entry: { oid } }: Claim): readonly string[] => {
    const names = known.get(oid) ?? importsIn(bodyOf(blobs.textOf(oid)));
    known.set(oid, names);
    return names;
  };
  let level: readonly Claim[] = roots;
  for (let depth = 0; depth < MAX_IMPORT_DEPTH && level.length > 0; depth++) {
    const next = followImports(level, importsOf, tree, seen);
    await blobs.read(next.claims.map(({ entry }) => entry));
    claims.push(...next.claims);
    notes.push(...next.notes);
    level = next.claims;
  }
  return { claims, notes };
}

function withLinks(entries: readonly TreeEntry[], blobs: Blobs): RuleTree {
  return {
    entries: new Map(entries.map((entry) => [entry.path, entry])),
    links: new Map(entries.filter(isLink).map(({ path, oid }) => [path, blobs.textOf(oid)])),
  };
}

/** Contents by object id, each read once. */
class Blobs {
  readonly notes: string[] = [];
  readonly #repository: Repository;
  readonly #bytes = new Map<string, Buffer>();

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /** Reads the new ones among them in one batch; notes those that are too large. */
  async read(entries: readonly Entry[]): Promise<void> {
    const fits = entries.filter(({ path, size }) => {
      if ((size ?? 0) <= MAX_RULE_BYTES) return true;
      this.notes.push(`${path}: over 4 MiB (${size} bytes) and ignored, as the client does`);
      return false;
    });
    const unread = fits.map(({ oid }) => oid).filter((oid) => !this.#bytes.has(oid));
    for (const [oid, bytes] of await readBlobs(this.#repository, unread)) this.#bytes.set(oid, bytes);
  }

  /** Undefined if it was too large to be read. */
  readonly bytesOf = (oid: string): Buffer | undefined => this.#bytes.get(oid);

  textOf(oid: string): string {
    return this.#bytes.get(oid)?.toString('utf8') ?? '';
  }
}
