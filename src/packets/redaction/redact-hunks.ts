import type { Side } from '../../contracts/shapes.ts';
import { firstLine } from '../../diff/patch/hunk-order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Redactor } from './redact.ts';
import type { ShownFile, ShownHunk } from '../hunks/shown-files.ts';

/** The whole text of a changed file on one side; undefined if there is none or it is not available. */
export type TextOf = (path: RepoPath, side: Side) => string | undefined;

/**
 * The files with the secrets in their hunks replaced.
 *
 * A hunk can cut a secret in two. So its lines are taken from the redacted file if `textOf` returns it: what is
 * a secret there is one here, and a quote of the packet is a quote of the redacted blob. Without the file, each side of
 * the hunk is redacted separately. Everything is scanned at once: a scan has a fixed cost, however short the text.
 */
export async function redactHunks(
  files: readonly ShownFile[],
  redactor: Redactor,
  textOf: TextOf = () => undefined,
): Promise<ShownFile[]> {
  const sources: string[] = [];
  const add = (text: string): number => sources.push(text) - 1;
  const cuts = new Map(files.flatMap((file) => cutsOf(file, textOf, add)));
  const clean = await redactor.redact(sources);
  // Most changes hold no secret, and reassembling their hunks takes as much memory as all their files.
  if (clean.every((text, index) => text === sources[index])) return [...files];
  const redacted = clean.map((text) => text.split('\n'));
  return files.map((file) => ({
    ...file,
    hunks: file.hunks.map((hunk) => redactedHunk(hunk, cuts.get(hunk), redacted)),
  }));
}

/** Consecutive lines of a source: which source, and the index of the first. */
type Cut = { readonly source: number; readonly from: number };
/** The sources of a hunk's `@@` line and its two sides. */
type HunkCuts = { readonly head: Cut; readonly old: Cut; readonly now: Cut };

function cutsOf(file: ShownFile, textOf: TextOf, add: (text: string) => number): [ShownHunk, HunkCuts][] {
  if (file.hunks.length === 0) return [];
  const old = cutter(textOf(file.from ?? file.path, 'old'), add);
  const now = cutter(textOf(file.path, 'new'), add);
  return file.hunks.map((hunk) => {
    const [head = '', ...body] = hunk.text.split('\n');
    return [
      hunk,
      {
        // A line of the file follows the second `@@`.
        head: { source: add(head), from: 0 },
        old: old(sideLines(body, '-'), firstLine(hunk.old)),
        now: now(sideLines(body, '+'), firstLine(hunk.new)),
      },
    ];
  });
}

/** Cuts lines out of the whole file if they are there; otherwise they are a separate source. */
function cutter(
  text: string | undefined,
  add: (text: string) => number,
): (lines: readonly string[], first: number) => Cut {
  const whole = text?.split('\n') ?? [];
  let source: number | undefined;
  return (lines, first) => {
    if (text !== undefined && lines.every((line, index) => whole[first - 1 + index] === line)) {
      source ??= add(text);
      return { source, from: first - 1 };
    }
    return { source: add(lines.join('\n')), from: 0 };
  };
}

function sideLines(body: readonly string[], mark: '-' | '+'): string[] {
  return body.filter((line) => line.startsWith(mark) || line.startsWith(' ')).map((line) => line.slice(1));
}

/** Line by line; a context line is on both sides and is taken from the new one. */
function redactedHunk(
  hunk: ShownHunk,
  cuts: HunkCuts | undefined,
  sources: readonly (readonly string[])[],
): ShownHunk {
  if (cuts === undefined) return hunk;
  const reader = ({ source, from }: Cut): (() => string) => {
    let next = from;
    return () => sources[source]?.[next++] ?? '';
  };
  const [head, old, now] = [reader(cuts.head), reader(cuts.old), reader(cuts.now)];
  const [, ...body] = hunk.text.split('\n');
  const lines = body.map((line) => {
    if (line.startsWith('-')) return `-${old()}`;
    if (line.startsWith('+')) return `+${now()}`;
    if (!line.startsWith(' ')) return line;
    old();
    return ` ${now()}`;
  });
  return { ...hunk, text: [head(), ...lines].join('\n') };
}
