import type { SlotName } from '../../contracts/shapes.ts';
import type { RuleFile } from '../../rules/rule.ts';
import {
  packetOf,
  roomLeft,
  wholePacket,
  type Call,
  type Fenced,
  type Filling,
  type Nonces,
  type Task,
} from '../assemble.ts';
import { changeParts, emptyParts } from '../texts/change-parts.ts';
import { cutChange, shownBy } from '../hunks/cut-change.ts';
import { NO_EXTRAS } from '../texts/extras.ts';
import type { Clean } from '../material.ts';
import { pack } from '../pack.ts';
import type { Packet, Uncovered } from '../packet.ts';
import { hunkIds, type ShownFile } from '../hunks/shown-files.ts';
import { taskFactsWithTree } from '../texts/task-facts.ts';

/** What the fix reviewer is shown. */
export type VerifyFacts = {
  readonly files: readonly ShownFile[];
  /** Rules that govern a changed file, as of the beginning of the round. */
  readonly rules: readonly RuleFile[];
  /** The findings that the fixes are for. */
  readonly findings: readonly { readonly id: string; readonly title: string; readonly description: string }[];
  /** How the fixes change existing tests, in words. */
  readonly edits?: readonly string[];
};

export type VerifyInput = {
  readonly task: Task;
  readonly round: number;
  readonly facts: Clean<VerifyFacts>;
  readonly chunking: boolean;
  readonly nonces: Nonces;
  readonly nextSlot: () => SlotName;
};

/** One packet, or with `chunking` several that cover every hunk. Nothing is cut to fit: if it does not fit, there is none. */
export type VerifyPackets =
  | { readonly kind: 'packets'; readonly packets: readonly Packet[] }
  | { readonly kind: 'too-large'; readonly bytes: number }
  | { readonly kind: 'uncovered'; readonly uncovered: readonly Uncovered[] };

const AGENT = 'fix-diff-reviewer';

export function buildVerifyPackets(input: VerifyInput): VerifyPackets {
  const { task, facts, nonces } = input;
  const room = roomLeft(AGENT, task.run, filling(input, emptyParts(facts.files)), nonces);
  const whole = cutChange(facts.files, [() => NO_EXTRAS], Number.MAX_SAFE_INTEGER);
  const partsIn = changeParts(facts.files, whole.units.flat(2), []);
  const single = filling(input, partsIn(new Set(whole.units.flat(2))));
  const built = wholePacket({ ...CALL, slot: `${task.run}/1` }, single, nonces);
  if (built.kind === 'packet') {
    const call = { ...CALL, slot: input.nextSlot() };
    return { kind: 'packets', packets: [packetOf(call, single, nonces, shownIn(facts.files))] };
  }
  // With less room than this a change cannot be shown.
  if (!input.chunking || room < LEAST_ROOM) return built;
  return chunked(input, room);
}

const CALL = { agent: AGENT, part: 1, of: 1 } as const satisfies Omit<Call, 'slot'>;
const LEAST_ROOM = 8000;

function chunked(input: VerifyInput, room: number): VerifyPackets {
  const { facts, nonces, nextSlot } = input;
  const { units, uncovered } = cutChange(facts.files, [() => NO_EXTRAS], room);
  if (uncovered.length > 0) return { kind: 'uncovered', uncovered };
  const partsIn = changeParts(facts.files, units.flat(2), []);
  const chunks = units.flatMap((pass) => pack(pass, room));
  const packets = chunks.map((chunk, index) =>
    packetOf(
      { agent: AGENT, slot: nextSlot(), part: index + 1, of: chunks.length },
      filling(input, partsIn(chunk)),
      nonces,
      shownBy(chunk),
    ),
  );
  return { kind: 'packets', packets };
}

function filling({ task, round, facts }: VerifyInput, parts: Pick<Filling, 'files' | 'diff'>): Filling {
  const { edits = [] } = facts;
  return {
    ...taskFactsWithTree(task),
    round: String(round),
    rules: facts.rules.length === 0 ? 'No rule governs these files.' : facts.rules.map(ruleFence),
    findings: [
      {
        kind: 'FINDING_DESCRIPTION',
        content: JSON.stringify(facts.findings, null, 1),
        attributes: { source: `round-${round}-findings` },
      },
    ],
    edits: edits.length === 0 ? '' : [{ kind: 'TESTS', content: edits.join('\n') }],
    ...parts,
  };
}

function ruleFence({ path, paths, body }: RuleFile): Fenced {
  const governed = paths === null ? {} : { paths: paths.join(', ') };
  return { kind: 'RULES', content: body, attributes: { source: path, ...governed } };
}

function shownIn(files: readonly ShownFile[]): Pick<Packet, 'hunks' | 'paths'> {
  return { hunks: hunkIds(files), paths: files.map(({ path }) => path) };
}
