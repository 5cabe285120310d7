import { PASS_ON, type Canaries } from './canaries.ts';

/** Plain git, as its owner would call it, in a repository that can be spoiled. Its failure is no failure. */
export type PlainGit = (args: readonly string[], input?: string) => void;

/** A setting with which git runs a program, and the plain git that does run it. */
export type HostileSetting = {
  /** Also the canary's name, but for characters that no file name should have. */
  readonly name: string;
  readonly settings: (program: (then?: string) => string) => Readonly<Record<string, string>>;
  readonly provoke: (git: PlainGit) => void;
};

const BOTH = ['HEAD~1', 'HEAD'];
const CREDENTIAL = 'protocol=https\nhost=nowhere.invalid\n\n';

/** One setting that git takes as it stands, provoked by one call. */
function one(key: string, then: string | undefined, ...call: readonly string[]): HostileSetting {
  return {
    name: key,
    settings: (program) => ({ [key]: program(then) }),
    provoke: (git) => {
      git(call);
    },
  };
}

function remote(name: string, settings: HostileSetting['settings'], call = ['fetch', name]): HostileSetting {
  return {
    name,
    settings,
    provoke: (git) => {
      git(call);
    },
  };
}

/** `.js` files are of the driver `canary`, `.md` files of `piped`, `.txt` files of `long=name`: see `hostile-shop.ts`. */
export const HOSTILE_SETTINGS: readonly HostileSetting[] = [
  one('filter.canary.clean', PASS_ON, 'hash-object', 'src/price.js'),
  one('filter.canary.smudge', PASS_ON, 'cat-file', '--filters', 'HEAD:src/price.js'),
  one('filter.piped.process', PASS_ON, 'cat-file', '--filters', 'HEAD:notes.md'),
  one('filter.long=name.clean', PASS_ON, 'hash-object', 'odd.txt'),
  one('diff.external', 'exit 0', 'diff', ...BOTH),
  one('diff.canary.command', 'exit 0', '-c', 'diff.external=', 'diff', ...BOTH, '--', 'src/price.js'),
  one('diff.piped.textconv', 'echo', 'diff', '--no-ext-diff', ...BOTH, '--', 'notes.md'),
  one('core.fsmonitor', undefined, 'status'),
  one('core.sshCommand', undefined, 'fetch', 'ssh://nowhere.invalid/x'),
  one('core.gitProxy', undefined, 'fetch', 'git://nowhere.invalid/x'),
  one('core.editor', 'exit 0', 'commit', '--amend', '--no-gpg-sign'),
  one('sequence.editor', undefined, 'rebase', '--interactive', '--autostash', 'HEAD~1'),
  one('merge.canary.driver', undefined, 'merge', '--no-gpg-sign', 'theirs'),
  one('difftool.canary.cmd', undefined, 'difftool', '--no-prompt', '--tool=canary', ...BOTH),
  one('gpg.program', undefined, 'commit', '--allow-empty', '--gpg-sign', '--message', 'x'),
  one('trailer.canary.command', 'echo x', 'interpret-trailers'),
  {
    name: 'core.pager',
    settings: (program) => ({ 'core.pager': program('exec cat >/dev/null') }),
    provoke: (git) => {
      git(['log'], 'to a terminal');
    },
  },
  {
    name: 'interactive.diffFilter',
    settings: (program) => ({ 'interactive.diffFilter': program(PASS_ON) }),
    provoke: (git) => {
      git(['config', '--unset', 'diff.external']);
      git(['add', '--patch'], 'to a terminal');
    },
  },
  {
    name: 'credential.helper',
    settings: (program) => ({ 'credential.helper': program() }),
    provoke: (git) => {
      git(['credential', 'fill'], CREDENTIAL);
    },
  },
  {
    name: 'core.askPass',
    settings: (program) => ({ 'core.askPass': program() }),
    provoke: (git) => {
      git(['credential', 'fill'], CREDENTIAL);
    },
  },
  {
    name: 'alias.canary',
    settings: (program) => ({ 'alias.canary': `!'${program()}'` }),
    provoke: (git) => {
      git(['canary']);
    },
  },
  {
    name: 'log.showSignature',
    // The last commit but one is signed. That the program is another than `gpg.program` names is told by its format.
    settings: (program) => ({ 'log.showSignature': 'true', 'gpg.x509.program': program() }),
    provoke: (git) => {
      git(['log']);
    },
  },
  {
    name: 'core.alternateRefsCommand',
    settings: (program) => ({ 'core.alternateRefsCommand': `'${program()}'; :` }),
    provoke: (git) => {
      git(['rev-list', '--alternate-refs', '--max-count=1']);
    },
  },
  {
    name: 'submodule.lib.update',
    settings: (program) => ({
      'submodule.lib.update': `!'${program()}'`,
      'submodule.lib.url': './lib',
      'submodule.lib.active': 'true',
    }),
    provoke: (git) => {
      git(['-C', 'lib', 'checkout', '--quiet', 'HEAD~1']);
      git(['submodule', 'update', 'lib']);
    },
  },
  remote('uploadpack', (program) => ({
    'remote.uploadpack.uploadpack': program(),
    'remote.uploadpack.url': '.',
  })),
  remote(
    'receivepack',
    (program) => ({ 'remote.receivepack.receivepack': program(), 'remote.receivepack.url': '.' }),
    ['push', '--no-verify', 'receivepack', 'HEAD'],
  ),
  remote('protocol.ext', (program) => ({
    'protocol.ext.allow': 'always',
    'remote.protocol.ext.url': `ext::${program().replaceAll(' ', '% ')}`,
  })),
  // Of this one only the name is configured; it is looked for on the path, as `git-remote-canary`.
  remote('remote-canary', (program) => {
    program();
    return { 'remote.remote-canary.vcs': 'canary', 'remote.remote-canary.url': 'x' };
  }),
];

/** All of them at once, as git's configuration. */
export function hostileConfig({ program }: Canaries): Map<string, string> {
  const all = HOSTILE_SETTINGS.flatMap(({ name, settings }) =>
    Object.entries(settings((then) => program(canaryName(name), then))),
  );
  return new Map([['gpg.format', 'openpgp'], ...all]);
}

export function canaryName(setting: string): string {
  return setting === 'remote-canary' ? 'git-remote-canary' : setting.replaceAll(/[^\w.-]/g, '-');
}
