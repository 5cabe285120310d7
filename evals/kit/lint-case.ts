import { isChanged, type ChangedInDiff } from './changed-in-diff.ts';
import type { Decoy, EvalCase, Golden, Place } from './eval-case.ts';

/** What the sample repository of a case and its folder say. */
export type CaseFacts = {
  readonly changed: ChangedInDiff;
  /** Lines of a file on `feature` (`new`) or `main` (`old`); undefined where it does not stand. */
  readonly lines: (side: 'new' | 'old', file: string) => number | undefined;
  /** Names of `proof/*.sh` without the ending. */
  readonly proofs: readonly string[];
};

/** Everything that `case.json` says and its repository does not bear out. */
export function lintCase(of: EvalCase, facts: CaseFacts): string[] {
  return [
    ...doubleIds(of),
    ...of.goldens.flatMap((golden) => goldenProblems(golden, facts)),
    ...of.defects.flatMap(({ id, at }) => placeProblems(id, { ...at, side: 'old' }, facts)),
    ...of.decoys.flatMap((decoy) => decoyProblems(decoy, facts)),
    ...proofProblems(of, facts.proofs),
    ...laterProblems(of),
  ];
}

/** The exit status that a proof has to end with: 1 shows a bug, 0 that a bait is none. Undefined: of nothing known. */
export function expectedExit(of: EvalCase, proof: string): 0 | 1 | undefined {
  if ([...of.goldens, ...of.defects, ...of.unplaced].some(({ id }) => id === proof)) return 1;
  if (of.decoys.some(({ id }) => id === proof)) return 0;
  const number = Number(/^bait-([1-9]\d*)$/.exec(proof)?.[1] ?? NaN);
  return number <= of.decoys.length ? 0 : undefined;
}

function doubleIds({ goldens, defects, unplaced, decoys }: EvalCase): string[] {
  const ids = [...goldens, ...defects, ...unplaced, ...decoys].map(({ id }) => id);
  return ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id}: two of this id`);
}

function goldenProblems({ id, at, cause }: Golden, facts: CaseFacts): string[] {
  const places = [at, ...(cause === undefined ? [] : [cause])].flatMap((place) =>
    placeProblems(id, place, facts),
  );
  if (places.length > 0 || isChanged(facts.changed, cause ?? at)) return places;
  return cause === undefined
    ? [`${id}: ${placeText(at)} is not changed, and it has no cause that is`]
    : [`${id}: its cause ${placeText(cause)} is no changed line`];
}

function decoyProblems({ id, file, at }: Decoy, facts: CaseFacts): string[] {
  if (at !== undefined) return placeProblems(id, at, facts);
  const stands = (side: 'new' | 'old'): boolean => facts.lines(side, file) !== undefined;
  return stands('new') || stands('old') ? [] : [`${id}: there is no file ${file}`];
}

function placeProblems(id: string, place: Place, facts: CaseFacts): string[] {
  const lines = facts.lines(place.side, place.file);
  if (lines === undefined) return [`${id}: there is no file ${place.file} on the ${place.side} side`];
  const { start, end } = place.span;
  if (start > end) return [`${id}: ${placeText(place)} ends before it begins`];
  return end > lines ? [`${id}: ${placeText(place)} is beyond the end of the file (${lines} lines)`] : [];
}

/** An instruction to reviewers has no proof: what it does happens in a model. */
function proofProblems(of: EvalCase, proofs: readonly string[]): string[] {
  const owed = [...of.goldens.filter(({ sees }) => sees !== 'injection'), ...of.defects];
  return [
    ...owed.filter(({ id }) => !proofs.includes(id)).map(({ id }) => `${id}: proof/${id}.sh is missing`),
    ...proofs
      .filter((proof) => expectedExit(of, proof) === undefined)
      .map((proof) => `proof/${proof}.sh is of no bug and no bait`),
  ];
}

/** What upstream mended says where, so that the proof can be run there as well. */
function laterProblems({ goldens, later }: EvalCase): string[] {
  return goldens.flatMap(({ id, fixedIn }) => {
    if (later === undefined) return fixedIn === undefined ? [] : [`${id}: fixed_in is for real cases`];
    if (fixedIn === undefined) return [`${id}: fixed_in is missing`];
    return later.includes(fixedIn) ? [] : [`${id}: ${fixedIn} is not among the later versions`];
  });
}

function placeText({ file, span: { start, end } }: Place): string {
  return `${file}:${start === end ? start : `${start}-${end}`}`;
}
