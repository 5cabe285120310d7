var { __load, __part } = require("../main.cjs").shared;
exports["find-sandbox"] = __part((exports) => {
var { allowedEnvironment, sandboxed } = __load("sandbox-paths-3a80cf5c/sandbox-paths"), { runBounded } = __load("file-header-fb4aa201/bounded-program"), { withTemporaryFolder } = __load("git-685f2d30/temporary-folder"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2");
var PATIENCE_MS = 5e3;
async function findSandbox() {
  if (process.platform !== "linux")
    return { kind: "none", lacking: [`there is none for ${process.platform}`] };
  const lacking = [];
  for (const kind of ["bwrap", "user-namespaces"]) {
    const problem = await problemOf(kind);
    if (problem === void 0) return { kind, lacking };
    lacking.push(`${kind}: ${inertLine(problem)}`);
  }
  return { kind: "none", lacking };
}
async function chooseSandbox(mode) {
  if (mode === "off") return "none";
  const { kind, lacking } = await findSandbox();
  if (kind === "none" && mode === "require") {
    throw new Failure("prove/no-sandbox", `no sandbox works here: ${lacking.join("; ")}`, {
      hint: 'install bubblewrap; "correctless doctor" says whether it works'
    });
  }
  return kind;
}
async function problemOf(kind) {
  return withTemporaryFolder(async (folder) => {
    const own = { home: folder, tmp: folder };
    const [program, ...args] = sandboxed(kind, { command: "true", cwd: folder, writable: [], ...own });
    const env = allowedEnvironment(process.env, own);
    const bounds = { cwd: "/", env, timeoutMs: PATIENCE_MS, mostBytes: 64 * 1024 };
    const end = await runBounded(program, args, bounds);
    if (end.kind !== "ended") return "took too long";
    return end.status === 0 ? void 0 : end.stderr.trim().split("\n").at(-1) ?? "";
  }).catch((error) => error instanceof Error ? error.message : String(error));
}
Object.assign(exports, { findSandbox, chooseSandbox });
});
exports["sandbox-paths"] = __part((exports) => {
var { stateRoot } = __load("matches-schema-4b8261ce/state-root"), { existsSync, existsSync: existsSync2, readdirSync, readFileSync, realpathSync, statSync } = require("node:fs"), { homedir, homedir: homedir2, userInfo } = require("node:os"), { join, dirname, join: join2, resolve } = require("node:path");
var ALLOWED = `PATH LD_LIBRARY_PATH LANG LANGUAGE TZ TERM SHELL USER LOGNAME
GOROOT GOMODCACHE JAVA_HOME DOTNET_ROOT GEM_HOME GEM_PATH BUNDLE_PATH VIRTUAL_ENV CONDA_PREFIX
GOTOOLCHAIN NODE_VERSION PYENV_VERSION RBENV_VERSION RUSTUP_TOOLCHAIN
PATHEXT SYSTEMROOT COMSPEC WINDIR`.split(/\s/);
var BELOW_HOME = `GOPATH=go CARGO_HOME=.cargo RUSTUP_HOME=.rustup PYENV_ROOT=.pyenv PYTHONUSERBASE=.local
RBENV_ROOT=.rbenv NVM_DIR=.nvm VOLTA_HOME=.volta ASDF_DATA_DIR=.asdf MISE_DATA_DIR=.local/share/mise
NUGET_PACKAGES=.nuget/packages`.split(/\s/);
function allowedEnvironment(env, { home, tmp }) {
  const kept = Object.entries(env).filter(
    ([name]) => ALLOWED.includes(name.toUpperCase()) || /^LC_/.test(name)
  );
  const folders = BELOW_HOME.map((line) => line.split("=")).map(([name = "", path = ""]) => [name, env[name] ?? join(homedir(), path)]).filter(([, folder]) => existsSync(folder));
  return {
    ...Object.fromEntries([...kept, ...folders]),
    ...{ CI: "1", HOME: home, USERPROFILE: home, TMPDIR: tmp, TMP: tmp, TEMP: tmp }
  };
}
var CREDENTIALS = `.ssh .aws .gnupg .azure .docker .kube .netrc .npmrc .pypirc .pgpass .git-credentials .config/git/credentials
.config/gh .config/gcloud .claude .claude.json .codex .cargo/credentials .cargo/credentials.toml .gem/credentials .m2/settings.xml
.terraform.d .vault-token .password-store .local/share/keyrings`.split(/\s/);
var NAMED = `SSH_AUTH_SOCK GNUPGHOME GH_CONFIG_DIR CLAUDE_CONFIG_DIR DOCKER_CONFIG KUBECONFIG CLOUDSDK_CONFIG
AWS_SHARED_CREDENTIALS_FILE NPM_CONFIG_USERCONFIG NETRC PGPASSFILE`.split(/\s/);
function sandboxPaths({ cwd, writable, home, tmp }) {
  const trees = writable.map(real);
  const fixed = trees.map((tree) => join2(tree, ".git")).filter((path) => existsSync2(path));
  const readable = fixed.flatMap(repositoryOf).filter(isInTmp);
  const hidden = [...credentials(), ...sockets()].filter((path) => existsSync2(path)).map(real).filter((path) => !isInTmp(path) || readable.some((top) => path.startsWith(`${top}/`))).map((path) => ({ path, isFolder: statSync(path).isDirectory() }));
  return {
    cwd: real(cwd),
    tmp: real(tmp),
    readable,
    hidden,
    writable: [real(tmp), real(home), ...trees],
    fixed
  };
}
function isInTmp(path) {
  return path.startsWith("/tmp/");
}
function credentials() {
  const below = [homedir2(), userInfo().homedir].flatMap(
    (home) => CREDENTIALS.map((name) => join2(home, name))
  );
  const named = NAMED.map((name) => process.env[name] ?? "");
  return [.../* @__PURE__ */ new Set([...below, ...named, stateRoot(process.env)])];
}
function sockets() {
  return readdirSync("/run", { withFileTypes: true }).filter((entry) => !entry.isSymbolicLink() && entry.name !== "media").map(({ name }) => join2("/run", name));
}
function repositoryOf(link) {
  if (statSync(link).isDirectory()) return [];
  const [, top] = /^gitdir: (.*)\/\.git\/worktrees\//.exec(readFileSync(link, "utf8")) ?? [];
  return top === void 0 ? [] : [real(resolve(dirname(link), top))];
}
function real(path) {
  return existsSync2(path) ? realpathSync(path) : path;
}
function namespaced(paths, shell) {
  const ids = [`--map-user=${process.getuid?.() ?? 0}`, `--map-group=${process.getgid?.() ?? 0}`];
  const inner = ["sandbox", "unshare", "--user", ...ids, "--", ...shell];
  return ["setpriv", ...UNSHARE.split(" "), "/bin/sh", "-c", scriptOf(paths), ...inner];
}
var UNSHARE = "--pdeathsig KILL unshare --user --map-root-user --mount --net --pid --ipc --kill-child --mount-proc";
function scriptOf({ cwd, tmp, readable, hidden, writable, fixed }) {
  const at = (path) => isInTmp(path) ? `${tmp}${path.slice("/tmp".length)}` : path;
  const bind = (path) => `bind ${word(path)} ${word(at(path))}`;
  const kept = [tmp, ...writable.map(at)];
  return `set -e
own=$PATH; PATH=$PATH:/usr/sbin:/sbin
bind() { [ -e "$2" ] || mkdir -p "$2"; mount --rbind "$1" "$2"; }
ip link set lo up || :
bind ${word(tmp)} ${word(tmp)}
${readable.map(bind).join("\n")}
${hidden.map(({ path, isFolder }) => `${isFolder ? "mount -t tmpfs tmpfs" : "bind /dev/null"} ${word(at(path))}`).join("\n")}
${[...writable, ...fixed].map(bind).join("\n")}
kept=${word(`
${kept.join("\n")}
`)}
${READ_ONLY}
${DEVICES}
mount --rbind ${word(tmp)} /tmp
cd ${word(cwd)}
PATH=$own
exec "$@"`;
}
var READ_ONLY = String.raw`while read -r _ _ _ _ path flags _; do
  path=$(printf '%b' "$path")
  case "$path" in /proc | /proc/*) continue ;; esac
  case "$kept" in *"
$path
"*) continue ;; esac
  mount -o "remount,bind,ro${"$"}{flags#r?}" none "$path" || [ ! -e "$path" ]
done </proc/self/mountinfo
for path in /proc/sys /proc/sysrq-trigger /proc/irq /proc/bus; do
  [ ! -e $path ] || { mount --bind $path $path; mount -o remount,bind,ro,nosuid,nodev,noexec none $path; }
done`;
var DEVICES = `mount -t tmpfs -o mode=755 dev /dev/shm
cd /dev/shm
for name in null zero full random urandom tty; do : >$name; mount --bind /dev/$name $name; done
mkdir shm pts
mount -t tmpfs shm shm
mount -t devpts -o newinstance,ptmxmode=666 pts pts
ln -s pts/ptmx ptmx; ln -s /proc/self/fd fd; ln -s fd/0 stdin; ln -s fd/1 stdout; ln -s fd/2 stderr
mount --rbind . /dev`;
function word(text) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
function sandboxed(kind, boxed) {
  const paths = sandboxPaths(boxed);
  const shell = ["/bin/sh", "-c", boxed.command];
  return kind === "bwrap" ? ["bwrap", ...bubble(paths), ...shell] : namespaced(paths, shell);
}
function bubble({ cwd, tmp, readable, hidden, writable, fixed }) {
  return [
    ..."--unshare-user-try --unshare-net --unshare-pid --unshare-ipc --cap-drop ALL".split(" "),
    ..."--die-with-parent --new-session --ro-bind / / --dev /dev --proc /proc --bind".split(" "),
    ...[tmp, "/tmp"],
    ...["/proc/sys", "/proc/sysrq-trigger"].flatMap((path) => ["--ro-bind-try", path, path]),
    ...readable.flatMap((path) => ["--ro-bind", path, path]),
    ...hidden.flatMap(
      ({ path, isFolder }) => isFolder ? ["--tmpfs", path] : ["--ro-bind", "/dev/null", path]
    ),
    ...writable.flatMap((path) => ["--bind", path, path]),
    ...fixed.flatMap((path) => ["--ro-bind", path, path]),
    ...["--chdir", cwd, "--"]
  ];
}
Object.assign(exports, { allowedEnvironment, sandboxed });
});
