import type { RepoPath } from '../../kernel/repo-path.ts';
import { familyOf } from '../languages.ts';
import { closingOf } from './masked.ts';
import type { SourceFunction } from './source-function.ts';

/** Lines and brackets further away are not searched for (UTF-16 code units). */
const REACH = 500;

/** Whether the name at an offset of a source is only a declaration: a line of an interface, a header, an abstract class. */
export type DeclaresOnly = (name: string, at: number) => boolean;

/**
 * Functions without a body as the languages write them; those that begin with a keyword (`def`, `fn`) are
 * found by it. What cannot be distinguished from a call counts as a call.
 */
export function signaturesIn(
  mask: string,
  path: RepoPath,
  functions: readonly SourceFunction[],
): DeclaresOnly {
  const family = familyOf(path);
  const interfaces = family?.hasInterfaces === true ? interfacesIn(mask) : [];
  const hasTypesBefore = family?.hasTypesBefore?.test(path) === true;
  const inInterface = (at: number): boolean =>
    interfaces.some(
      ({ open, close }) =>
        open < at && at < close && !functions.some(({ body }) => isBetween(body.start, open, at, body.end)),
    );
  return (name, at) => {
    const open = /^\s*(?:<[^<>()]{0,200}>\s*)?\(/.exec(
      mask.slice(at + name.length, at + name.length + REACH),
    );
    const close = open === null ? -1 : closingOf(mask, at + name.length + open[0].length - 1);
    if (close === -1) return false;
    const before = mask.slice(Math.max(0, at - REACH), at);
    const after = mask.slice(close + 1, close + REACH);
    if (beginsMember(before) && inInterface(at)) return true;
    if (family?.hasTypesBehind === true)
      return /\b(?:abstract|declare)\s[\w\s]*$/.test(before) || isTyped(before, after);
    return hasTypesBefore && isDeclaration(before, after);
  };
}

function isBetween(start: number, open: number, at: number, end: number): boolean {
  return open < start && start <= at && at < end;
}

function interfacesIn(mask: string): { readonly open: number; readonly close: number }[] {
  return [...mask.matchAll(/(?<![.\w$])interface\b[^{};()=]{0,300}\{/g)].flatMap((match) => {
    const open = match.index + match[0].length - 1;
    const close = closingOf(mask, open);
    return close === -1 ? [] : [{ open, close }];
  });
}

/** Only words and types since the member before: no assignment and no call. */
function beginsMember(before: string): boolean {
  return /(?:^|[{};,\n])[\w<>[\].?&*@ \t]*$/.test(before);
}

/** `sole(n: number): number`; in a conditional (`a ? sole(1) : b`) the `?` is before the name. */
function isTyped(before: string, after: string): boolean {
  return (
    /^\s*:/.test(after) &&
    /(?:^|[{};,]|[\w$)\]>"][ \t]*\n)\s*(?:(?:public|private|protected|static|override|readonly|async|get|set)\s+)*$/.test(
      before,
    )
  );
}

const DECLARED =
  /^\s*(?:\b(?:const|noexcept|override|final|throws\s[\w\s,.]+)\s*)*(?:=\s*(?:0|default|delete)\s*)?;/;
/** Types and words before a name; a string stands for the language of `extern "C"`. */
const TYPES = /^\s*(?:(?:[\w.:]+(?:<[\w\s,.<>?&:*[\]]*>)?(?:\[\])*|"+)[ \t*&]+)+$/;
const NO_TYPE = /\b(?:return|new|throw|else|case|goto|await|yield|co_\w+|do|in|assert|delete|not|and|or)\b/;
/** What may end the statement before; any other ending continues on the next line. */
const ENDED =
  /^$|[;{})]$|\b(?:public|private|protected)\s*:$|(?:^|\n)[ \t]*(?:@\w+|#[^\n]*|template\b[^\n]*>)$/;

/** `int sole(int n);` as a separate statement. */
function isDeclaration(before: string, after: string): boolean {
  if (!DECLARED.test(after)) return false;
  const start = Math.max(...['\n', ';', '{', '}'].map((end) => before.lastIndexOf(end))) + 1;
  const words = before.slice(start);
  return TYPES.test(words) && !NO_TYPE.test(words) && ENDED.test(before.slice(0, start).trimEnd());
}
