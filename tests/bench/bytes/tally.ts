import type { SentPacket } from './scripted-review.ts';

/** What was sent to one agent type in one phase. Bytes of UTF-8. */
export type AgentTally = {
  readonly phase: string;
  readonly agent: string;
  readonly packets: number;
  readonly bytes: number;
  /** Words of this program: everything outside the fences. */
  readonly ownWords: number;
  /** What packets have in common from their beginning on with the one before, over all but the first. */
  readonly shared: number;
};

/** By agent, in the order of the packets. */
export function tallies(packets: readonly SentPacket[]): AgentTally[] {
  const byAgent = new Map<string, SentPacket[]>();
  for (const packet of packets) byAgent.set(packet.agent, [...(byAgent.get(packet.agent) ?? []), packet]);
  return [...byAgent.values()].map((own) => {
    const texts = own.map(({ text }) => text);
    return {
      phase: own[0]?.phase ?? '',
      agent: own[0]?.agent ?? '',
      packets: own.length,
      bytes: sum(texts.map(bytesOf)),
      ownWords: sum(texts.map((text) => bytesOf(outsideFences(text)))),
      shared: sum(texts.slice(1).map((text, at) => commonPrefix(texts[at] ?? '', text))),
    };
  });
}

/** What every agent must be told whatever it reviews: the packet without anything that stands in a fence. */
export function outsideFences(packet: string): string {
  return packet.replaceAll(
    /(<UNTRUSTED_([A-Z_]+)[^\n]* nonce="([0-9a-f]{32})">\n)[\s\S]*?(<\/UNTRUSTED_\2 nonce="\3">)/g,
    '$1$4',
  );
}

/** Bytes that two texts begin with alike. */
export function commonPrefix(one: string, other: string): number {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

export function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
