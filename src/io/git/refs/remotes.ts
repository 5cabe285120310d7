import { readGit, type Repository } from '../git.ts';
import { records } from '../objects/objects.ts';

/** A remote of the repository, as configured. */
export type Remote = {
  readonly name: string;
  /** The URL git fetches from, with `url.….insteadOf` applied; then the configured URL, if it differs. */
  readonly urls: readonly string[];
  /** Set by `gh repo set-default` or by an answer to gh: `base`, or the repository meant instead. */
  readonly ghResolved: string | null;
};

/** The remotes in the order of the configuration. Uses no network. */
export async function readRemotes(repository: Repository): Promise<Remote[]> {
  const pattern = String.raw`^remote\..*\.(url|gh-resolved)$`;
  const [settings, listing] = await Promise.all([
    readGit(repository, ['config', '--includes', '-z', '--get-regexp', pattern], { answers: [0, 1] }),
    readGit(repository, ['remote', '--verbose']),
  ]);
  const [written, resolved] = [new Map<string, string>(), new Map<string, string>()];
  for (const record of records(settings)) {
    const [, name = '', key = '', value = ''] = /^remote\.(.*)\.([a-z-]+)\n(.*)$/s.exec(record) ?? [];
    const values = key === 'url' ? written : resolved;
    // Of several URLs, git fetches from the first.
    if (!values.has(name)) values.set(name, value);
  }
  return [...written].map(([name, url]) => ({
    name,
    urls: [...new Set([fetchedFrom(listing.toString('utf8'), name) ?? url, url])],
    ghResolved: resolved.get(name) ?? null,
  }));
}

/** `git remote --verbose` prints `NAME<tab>URL (fetch)`, and in a partial clone its filter after that. */
function fetchedFrom(listing: string, name: string): string | undefined {
  const line = listing
    .split('\n')
    .find((one) => one.startsWith(`${name}\t`) && / \(fetch\)(?: \[.*\])?$/.test(one));
  return line?.slice(name.length + 1).replace(/ \(fetch\)(?: \[.*\])?$/, '');
}
