/** A fenced part of a packet, as read by someone who knows only what the packet says about fences. */
export type FencedPart = {
  readonly kind: string;
  /** The opening tag without its nonce. */
  readonly tag: string;
  readonly content: string;
};

/** A packet as its reader sees it: the program's text, with a mark for each fence, and the fences. */
export type ReadPacket = {
  readonly nonce: string;
  readonly outside: string;
  readonly fences: readonly FencedPart[];
};

const FRAMING = /^The nonce of this packet is ([0-9a-f]{32})\. /;

/**
 * Reads a packet line by line. The first framing line names the nonce; from then on, only a tag with that nonce opens or closes a
 * fence. Throws if a packet is ambiguous: the nonce anywhere else in any case, a fence within a fence, a fence that is not closed or
 * closed by another kind, or a second framing line outside fences.
 *
 * Independent of the code that makes packets.
 */
export function readFences(packet: string): ReadPacket {
  const lines = packet.split('\n');
  const framed = lines.findIndex((line) => FRAMING.test(line));
  const nonce = FRAMING.exec(lines[framed] ?? '')?.[1];
  if (nonce === undefined) throw new Error('no line names the nonce');
  const open = new RegExp(`^<UNTRUSTED_([A-Z_]+)((?: [a-z]+="[^"<>]*")*) nonce="${nonce}">$`);
  const close = new RegExp(`^</UNTRUSTED_([A-Z_]+) nonce="${nonce}">$`);
  const outside: string[] = [];
  const fences: FencedPart[] = [];
  let inside: { readonly kind: string; readonly tag: string; readonly lines: string[] } | undefined;
  lines.forEach((line, index) => {
    const [opened, closed] = [open.exec(line), close.exec(line)];
    if (inside === undefined && opened !== null) {
      inside = { kind: opened[1] ?? '', tag: `${opened[1] ?? ''}${opened[2] ?? ''}`, lines: [] };
    } else if (inside !== undefined && closed?.[1] === inside.kind) {
      outside.push(`[${inside.tag}]`);
      fences.push({ kind: inside.kind, tag: inside.tag, content: inside.lines.join('\n') });
      inside = undefined;
    } else if (line.toLowerCase().includes(nonce) && index !== framed) {
      throw new Error(`line ${index + 1} has the nonce and is not a fence that can be there: ${line}`);
    } else if (inside === undefined && index !== framed && /UNTRUSTED_|^The nonce of /i.test(line)) {
      throw new Error(`line ${index + 1} is framing or a fence tag outside a fence: ${line}`);
    } else (inside?.lines ?? outside).push(line);
  });
  if (inside !== undefined) throw new Error('a fence is not closed');
  return { nonce, outside: outside.join('\n'), fences };
}
