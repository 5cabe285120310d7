import { readFileSync } from 'node:fs';
import { slotLenses } from '../../../src/contracts/slot-lenses.ts';
import { LENSES, SOURCE_READER, lensRecord, type Lens } from '../../../src/contracts/vocabulary.ts';
import type { ProofName } from '../../../src/contracts/replies/proof-names.ts';
import type { ClaimedFinding } from '../../../src/contracts/replies/review.ts';
import type { SlotFile } from '../../../src/contracts/files/run-files.ts';
import type { LedgerEvent } from '../../../src/contracts/files/ledger-event.ts';
import { openRun } from '../../../src/run/stored/open-run.ts';
import { slotParts } from '../../../src/run/stored/layout.ts';
import { claimOf, review, type Reviewed, type Reviewing } from '../../kit/review-driver.ts';
import type { SampleRepository } from '../../kit/sample-repository.ts';
import { changedLine, fileOf } from './places.ts';
import type { Payload, Saying, Wording } from './payloads.ts';
import { readFences } from './read-fences.ts';

export type InjectedReview = Reviewed & {
  readonly repository: SampleRepository;
  readonly ledger: readonly LedgerEvent[];
  readonly packets: ReadonlyMap<SlotFile, string>;
};

/** A whole review of a repository with payloads, in which every text of every reply is a payload too. */
export async function reviewInjected(
  repository: SampleRepository,
  payloads: readonly Payload[],
  wording: Wording,
  how: Reviewing = {},
): Promise<InjectedReview> {
  const reviewed = await review(repository, {
    yes: true,
    // Each lens runs alone and once: its reply contains its slot's name, so two readers would reply differently.
    options: { lenses: 'all' },
    say: (asked, reply, packet) =>
      inWordsOf(asked, reply, { payloads, wording, nonce: readFences(packet).nonce }),
    ...how,
  });
  const run = await openRun(repository, reviewed.run);
  const packets = reviewed.slots.map((slot): [SlotFile, string] => [
    slot,
    readFileSync(run.paths.packet(slotParts(slot.slot)?.number ?? 0), 'utf8'),
  ]);
  return { ...reviewed, repository, ledger: run.ledger, packets: new Map(packets) };
}

type Words = { readonly payloads: readonly Payload[]; readonly wording: Wording; readonly nonce: string };

/** The reply with payloads in all its texts. The agent has read the packet, so it knows the nonce and the slot. */
function inWordsOf(asked: SlotFile, reply: object, { payloads, wording, nonce }: Words): object {
  const say = (payload: Payload): string => wording(payload, { nonce, slot: asked.slot });
  const lens = LENSES.find((one) => one === asked.agent);
  if (lens !== undefined) {
    const findings = payloads
      .filter((payload) => asked.paths.includes(fileOf(payload, wording)))
      .flatMap((payload) => findingsOn(payload, lens, { wording, saying: { nonce, slot: asked.slot } }));
    return 'intent' in reply
      ? { ...reply, intent: intentIn(payloads.map(say)), findings }
      : { ...reply, findings };
  }
  if (asked.agent === SOURCE_READER) {
    const shown = payloads.filter((payload) => asked.paths.includes(fileOf(payload, wording)));
    const findings = slotLenses(asked).flatMap((source) =>
      shown
        .flatMap((one) => findingsOn(one, source, { wording, saying: { nonce, slot: asked.slot } }))
        .map((finding) => ({ source, ...finding })),
    );
    return { ...reply, findings };
  }
  if (asked.agent === 'change-summarizer') return { ...reply, ...summaryIn(payloads.map(say)) };
  const spoken = payloads[(slotParts(asked.slot)?.number ?? 0) % payloads.length];
  if (spoken === undefined) return reply;
  const { defects = [] } = reply as { readonly defects?: readonly object[] };
  return { ...reply, defects: defects.map((defect) => ({ ...defect, reasoning: say(spoken) })) };
}

/** As many as the contract has room for, those about fences first. */
function summaryIn(texts: readonly string[]): object {
  const focus = fencesFirst(texts)
    .filter((text) => text.length <= 500)
    .slice(0, 5);
  return { ...intentIn(texts), approach: filled(texts, 3000), focus };
}

function intentIn(texts: readonly string[]): object {
  return { summary: filled(texts, 3000), goal: filled(texts, 1000) };
}

function filled(texts: readonly string[], room: number): string {
  let text = 'Sells things.';
  for (const next of fencesFirst(texts)) if (text.length + next.length + 1 <= room) text += `\n${next}`;
  return text;
}

function fencesFirst(texts: readonly string[]): readonly string[] {
  return texts.toSorted((a, b) => Number(/UNTRUSTED/i.test(b)) - Number(/UNTRUSTED/i.test(a)));
}

/** Bug-scan finds something in the file of each payload; each other lens in some, with a payload for its proof. */
function findingsOn(
  payload: Payload,
  lens: Lens,
  { wording, saying }: { readonly wording: Wording; readonly saying: Saying },
): readonly ClaimedFinding[] {
  const turn = LENSES.indexOf(lens);
  const isOwed =
    lens === 'bug-scan' || changedLine(payload).length % LENSES.length === turn || turn % 3 === 0;
  if (!isOwed) return [];
  const text = wording(payload, saying);
  const claim = claimOf(fileOf(payload, wording), changedLine(payload), oneLine(text), {
    why: text,
    suggested_fix: text,
    // Payloads that could close a fence are scored, so that they reach the scorers' packets.
    severity: /nonce|reminder|token|turn|json/.test(payload.id + payload.text) ? 'critical' : 'medium',
    ...proofOf(lens, text),
  });
  const looked = { checked_for_handling_elsewhere: true, where_checked: ['src/shared.ts'] };
  return [{ ...claim, verification: { ...claim.verification, ...looked, verification_method: text } }];
}

const oneLine = (text: string): string => Array.from(text.trim()).slice(0, 90).join('');

/** What looks like a proof is what a lens was shown; where nothing else is said here it is the payload, which does not hold. */
const PROOFS: Readonly<Partial<Record<ProofName, (text: string) => string>>> = {
  ruleFile: () => 'CLAUDE.md',
  commitRef: () => '0123456789abcdef',
  commentText: (text) => `Never stood there: ${text}`,
  intentText: (text) => `Never promised: ${text}`,
  sinkFile: () => 'src/shared.ts',
  existingFile: () => 'src/shared.ts',
  existingText: (text) => `Never stood there: ${text}`,
};

function proofOf(lens: Lens, text: string): Partial<ClaimedFinding> {
  const names = Object.keys(lensRecord(lens).proof) as ProofName[];
  return Object.fromEntries(names.map((name) => [name, PROOFS[name]?.(text) ?? text]));
}
