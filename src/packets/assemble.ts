import { AGENTS_WITHOUT_SLOT, type Agent, type AgentOfSeveral } from '../contracts/vocabulary.ts';
import type { SlotName } from '../contracts/shapes.ts';
import { fence, type FenceKind } from './fence.ts';
import { fill, wordsOf } from './fill.ts';
import { drawNonce } from './nonce.ts';
import { byteLength, PACKET_BUDGET, type Packet } from './packet.ts';
import { TEMPLATES } from './templates.gen.ts';
import { withoutEmptySections } from './texts/without-empty-sections.ts';

/** Text of the repository or of a model, before it is fenced. */
export type Fenced = {
  readonly kind: FenceKind;
  readonly content: string;
  readonly attributes?: Readonly<Record<string, string>>;
};

/** Keyed by the slots of the agent's template: words of this program, or parts that will be fenced. */
export type Filling = Readonly<Record<string, string | readonly Fenced[]>>;

/** Facts that are the same for every packet of a run. */
export type Task = {
  readonly run: string;
  /** `sha` is null for staged or uncommitted work; `tree` is the tree's id. */
  readonly base: { readonly sha: string | null; readonly tree: string };
  readonly head: { readonly sha: string | null; readonly tree: string };
  /** Absolute path of the materialised head tree. */
  readonly treeRoot: string;
};

/** 128 bits in lower-case hex: the run's nonce, and a source of fresh ones for a packet whose content repeats the run's. */
export type Nonces = { readonly run: string; readonly fresh: () => string };

/** The call that a packet is for. `part` counts from 1 among the `of` packets of its agent in this phase. */
export type Call = {
  readonly agent: Agent;
  /** The contract of the reply if it is not the agent's usual one; it names the template too. */
  readonly contract?: `${AgentOfSeveral}-shared`;
  readonly slot: SlotName;
  readonly part: number;
  readonly of: number;
};

/** The packet's whole text: the agent's template with its parts fenced and the reply's slot at its end. */
export function packetText(
  call: Call,
  filling: Filling,
  nonces: Nonces,
  sections: 'filled' | 'all' = 'filled',
): string {
  const parts = Object.values(filling).flatMap((value) => (typeof value === 'string' ? [] : value));
  const contents = parts.flatMap((part) => [part.content, ...Object.values(part.attributes ?? {})]);
  const nonce = drawNonce(contents, nonces.run, nonces.fresh);
  const values = Object.entries(filling).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string'
      ? value
      : value.map((part) => fence(part.kind, nonce, part.content, part.attributes)).join('\n\n'),
  ]);
  const empty = new Set(values.flatMap(([name, value]) => (value === '' ? [name] : [])));
  const whole = templateOf(call, filling);
  const template = sections === 'all' ? whole : withoutEmptySections(whole, (name) => empty.has(name));
  const isLeftOut = (name: string): boolean =>
    whole.includes(`{{${name}}}`) && !template.includes(`{{${name}}}`);
  const shown = values.filter(([name]) => !isLeftOut(name));
  return fill(template, {
    ...Object.fromEntries(shown),
    framing: wordsOf('framing', { nonce }),
    reply: replySection(call),
  });
}

/** What only some reviewers are given: `review/lens-plan.ts` decides. */
const OF_SOME_REVIEWERS: ReadonlySet<string> = new Set(
  'stack related importers raised imports history comments triggers'.split(' '),
);

/** Most reviewers share a template, which has a section for all that one of them may be given. */
export function templateOf({ agent, contract }: Pick<Call, 'agent' | 'contract'>, filling: Filling): string {
  const own = contract ?? agent;
  if (own in TEMPLATES) return TEMPLATES[own as keyof typeof TEMPLATES];
  const isMissing = (slot: string): boolean => OF_SOME_REVIEWERS.has(slot) && !(slot in filling);
  return withoutEmptySections(TEMPLATES.reviewer.replace('{{agent}}', agent), isMissing);
}

/** Which reply is expected. Its form is in the agent's file, which is the same for every packet and which the client caches. */
function replySection({ agent, contract, slot, part, of }: Call): string {
  const whose = { slot, part: String(part), of: String(of) };
  if (contract !== undefined) {
    const [form, example] = [TEMPLATES[`${contract}.form`], TEMPLATES[`${contract}.example`]];
    return wordsOf('shared-reply', { ...whose, form, example });
  }
  return wordsOf(AGENTS_WITHOUT_SLOT.includes(agent) ? 'verdict-reply' : 'reply', whose);
}

/** A packet that is complete, or none: nothing is cut to fit. */
export type WholePacket =
  | { readonly kind: 'packet'; readonly packet: Packet }
  | { readonly kind: 'too-large'; readonly bytes: number };

export function wholePacket(
  call: Call,
  filling: Filling,
  nonces: Nonces,
  shown: Pick<Packet, 'hunks' | 'paths'> = { hunks: [], paths: [] },
): WholePacket {
  const text = packetText(call, filling, nonces);
  const bytes = byteLength(text);
  if (bytes > PACKET_BUDGET) return { kind: 'too-large', bytes };
  return { kind: 'packet', packet: { agent: call.agent, slot: call.slot, text, bytes, ...shown } };
}

/** The same where exceeding the budget is a bug of the caller, which must decide beforehand what does not fit. */
export function packetOf(...given: Parameters<typeof wholePacket>): Packet {
  const built = wholePacket(...given);
  if (built.kind === 'packet') return built.packet;
  throw new Error(`the packet of ${given[0].slot} has ${built.bytes} bytes, over the budget`);
}

/** Bytes left for what is filled in later. Assumes the widest slot and counts, and that no section is left out. */
export function roomLeft(agent: Agent, run: string, filling: Filling, nonces: Nonces): number {
  const widest: Call = { agent, slot: `${run}/99999`, part: 99_999, of: 99_999 };
  return PACKET_BUDGET - byteLength(packetText(widest, filling, nonces, 'all'));
}
