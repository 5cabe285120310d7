/**
 * Files that the client asks the user about before anything changes them, whatever a hook allows: see
 * docs/notes/client.md. The user may not be there to answer, so an executor is refused at once, with the reason.
 */
const NAMES: ReadonlySet<string> = new Set([
  '.bash_profile',
  '.bashrc',
  '.bazelrc',
  '.claude.json',
  '.envrc',
  '.gitconfig',
  '.gitmodules',
  '.mcp.json',
  '.npmrc',
  '.pre-commit-config.yaml',
  '.profile',
  '.ripgreprc',
  '.yarnrc.yml',
  '.zprofile',
  '.zshenv',
  '.zshrc',
  'bunfig.toml',
]);
const FOLDERS: ReadonlySet<string> = new Set(['.claude', '.devcontainer', '.husky', '.idea', '.vscode']);

export function isGuardedByClient(path: string): boolean {
  const lower = path.toLowerCase();
  const folders = lower.split('/');
  const name = folders.pop() ?? '';
  return (
    NAMES.has(name) || folders.some((folder) => FOLDERS.has(folder)) || `/${lower}`.includes('/.config/git/')
  );
}
