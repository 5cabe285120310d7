import { posix } from 'node:path';
import { isTest, isTestByName } from '../../context/graph/test-names.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { isRulePlace } from '../../rules/files/source.ts';
import { namesInertFormat } from '../../scope/inert-format.ts';
import { mayBeCode } from './may-be-code.ts';

const PROSE = /\.(?:md|markdown|txt|rst|adoc|asciidoc|org|tex)$/i;

/** Names that tools look for: under another name the same text does not do the same. */
const LOOKED_FOR =
  /^(?:package\.json|composer\.json|pom\.xml|go\.mod|action\.ya?ml|(?:docker-)?compose[\w.-]*\.ya?ml|(?:GNU)?makefile|dockerfile|containerfile|(?:jenkins|proc|vagrant|gem|rake|brew|just|task|pip)file|codeowners|cmakelists\.txt|(?:requirements|constraints)[\w.-]*\.txt|conftest\.py|setup\.py|(?:ts|js)config[\w.-]*\.json|(?:nx|turbo|lerna|biome|vercel|firebase|babel\.config|deno)\.jsonc?|(?:cargo|pyproject|netlify|wrangler|fly)\.toml|(?:setup|tox|pytest|mypy)\.(?:cfg|ini)|gradlew|mvnw|configure)$/i;

/** Names of entry points, and of files that are loaded with their folder: nobody has to name the file itself. */
const ENTERED =
  /^(?:index\.(?:[cm]?[jt]sx?|php|html?)|main\.\w+|(?:mod|lib|build)\.rs|__(?:init|main)__\.pyi?|(?:app|wsgi|asgi|manage|sitecustomize)\.py|[\w.-]+\.config\.[cm]?[jt]s|build\.gradle(?:\.kts)?)$/i;

/** Folders of files that may be wrong on purpose, and are harmless as long as they stay there. */
const SET_APART =
  /(?:^|\/)(?:(?:__)?(?:fixtures?|mocks?|snapshots?)(?:__)?|test-?data|golden|examples?|samples?|demos?|playground|docs?)\//i;

/** Names that a framework loads only from the expected place. */
const PLACED =
  /^(?:(?:middleware|proxy|instrumentation(?:-client)?)\.[cm]?[jt]sx?|hooks\.(?:server|client)\.[jt]s|(?:page|layout|route|template|default)\.[jt]sx?|\+[\w.@-]+|(?:models|admin|apps|urls)\.py)$/i;

/** Folders whose files are served, run or loaded one by one because they are in them. */
const RUN_BY_PLACE =
  /^(?:public|public_html|static|www|htdocs|webroot|cgi-bin|s?bin|hooks|migrat(?:e|ions?)|initializers|autoload|pages|routes|[\w-]+\.d)$/i;

/** Whether a text did more under its old name: a check that is moved away no longer checks. */
export function didMore(from: RepoPath, to: RepoPath): boolean {
  if (isRulePlace(from) && !isRulePlace(to)) return true;
  // In a folder that begins with a dot, tools look for some names and not for most.
  if (hasDot(from)) return true;
  if (isTestByName(from) && !isTestByName(to)) return true;
  return isKnownByName(from, to) || leavesItsPlace(from, to);
}

/**
 * Whether a text does more under its new name than under the old one: it becomes code, a rule, or what a tool reads or a
 * program enters because of its name or place, or code that was set apart moves to where code runs. Names only; false for two
 * of the same kind.
 */
export function doesMore(from: RepoPath, to: RepoPath): boolean {
  if (isRulePlace(to) || hasDot(to)) return true;
  if (isKnownByName(to, from) || leavesItsPlace(to, from)) return true;
  if (isCode(from) && isSetApart(from) && !isSetApart(to)) return true;
  if (posix.basename(from) === posix.basename(to) || isCode(from)) return false;
  return isCode(to) || !isSameKind(from, to);
}

/** Whether something looks for a file by its name, and not for the other one. */
function isKnownByName(path: RepoPath, other: RepoPath): boolean {
  const name = posix.basename(path);
  if (PLACED.test(name)) return true;
  return name !== posix.basename(other) && (LOOKED_FOR.test(name) || ENTERED.test(name));
}

/** Whether a file runs because of its folder, and the other one is not in it. */
function leavesItsPlace(path: RepoPath, other: RepoPath): boolean {
  if (PROSE.test(path)) return false;
  const folders = posix.dirname(path).split('/');
  const innermost = folders.findLastIndex((folder) => RUN_BY_PLACE.test(folder));
  return innermost !== -1 && !other.startsWith(`${folders.slice(0, innermost + 1).join('/')}/`);
}

/** Whether it is a test, or used only by tests and documents. */
function isSetApart(path: RepoPath): boolean {
  return isTest(path) || SET_APART.test(path);
}

/** Whether a file's own name makes it code; prose is not code, although it may contain some. */
export function isCode(path: RepoPath): boolean {
  return (mayBeCode(path) && !PROSE.test(path)) || LOOKED_FOR.test(posix.basename(path));
}

/**
 * Whether something may load a file under its new name that did not under the old one, although neither is in a list here: it
 * is in another folder, or has a different word that tools recognise (`settings_dev.py`, `app.prod.yaml`, `x_windows.go`).
 * Prose, images and the like are not loaded.
 */
export function mayBeLoaded(from: RepoPath, to: RepoPath): boolean {
  if (PROSE.test(to) || namesInertFormat(to)) return false;
  if (posix.dirname(from) !== posix.dirname(to)) return true;
  const words = (path: RepoPath): string[] => posix.parse(path).name.split(/[._]/);
  const before = new Set(words(from));
  return words(to).some((word) => before.has(word));
}

/** Whether the name of the file or of one of its folders begins with a dot. */
function hasDot(path: RepoPath): boolean {
  return /(?:^|\/)\./.test(path);
}

function isSameKind(from: RepoPath, to: RepoPath): boolean {
  if (PROSE.test(from) && PROSE.test(to)) return true;
  const extension = posix.extname(to).toLowerCase();
  return extension !== '' && extension === posix.extname(from).toLowerCase();
}
