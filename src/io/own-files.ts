const FOLDER = '.correctless/';
const COMMITTED = [`${FOLDER}config/`, `${FOLDER}suppressions.json`];

/**
 * Whether a path of the repository is what this program itself leaves in the work tree: never part of the work under
 * review, even before `.correctless/.gitignore` hides it. Settings and suppressions are the user's.
 */
export function ownFile(path: string): boolean {
  return (
    path.startsWith(FOLDER) &&
    !COMMITTED.some((kept) => path === kept || (kept.endsWith('/') && path.startsWith(kept)))
  );
}
