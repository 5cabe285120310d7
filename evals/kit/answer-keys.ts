import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A slot of a run as whoever answers it knows it. */
export type Question = {
  /** Names the reply's file: the same for the same question in another run of the same case. */
  readonly key: string;
  /** `RUN/N`; empty where the question belongs to no run. */
  readonly slot: string;
  readonly agent: string;
  readonly packet: string;
};

/** What stands in a recorded reply in place of the slot's name, which is another one in every run. */
const SLOT = '{{slot}}';

export function withSlot(reply: string, slot: string): string {
  return slot === '' ? reply : reply.replaceAll(SLOT, slot);
}

export function withoutSlot(reply: string, slot: string): string {
  return slot === '' ? reply : reply.replaceAll(slot, SLOT);
}

/**
 * Every slot that a run has so far. A reviewer's key is its agent, a scorer's has the title of the claim; the second
 * with a key ends in `-2`, in the order of the slots.
 */
export function questionsOf(dir: string): Question[] {
  const questions: Question[] = [];
  const seen = new Map<string, number>();
  for (let n = 1; existsSync(join(dir, 'slots', String(n), 'packet.md')); n += 1) {
    const folder = join(dir, 'slots', String(n));
    const { agent, slot } = JSON.parse(readFileSync(join(folder, 'slot.json'), 'utf8')) as {
      agent: string;
      slot: string;
    };
    const packet = readFileSync(join(folder, 'packet.md'), 'utf8');
    const key = keyOf(agent, packet);
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    questions.push({ key: nth === 1 ? key : `${key}-${nth}`, slot, agent, packet });
  }
  return questions;
}

export function keyOf(agent: string, packet: string): string {
  const title = agent === 'finding-scorer' ? /^title: (.*)$/m.exec(packet)?.[1] : undefined;
  return title === undefined ? agent : `${agent}--${slug(title)}`;
}

function slug(title: string): string {
  const words = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return words.replaceAll(/^-|-$/g, '').slice(0, 60) || 'untitled';
}
