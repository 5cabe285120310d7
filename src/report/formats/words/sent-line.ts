import { counted } from '../../../kernel/text/counted.ts';
import type { Report } from '../../../contracts/files/report.ts';
import type { SentRow } from '../../../contracts/files/sent.ts';

/**
 * `300,969 bytes in 21 packets, 84,123 tokens; review 189,830: bug-scan 28,988 (9,120 tokens), …; score 111,139: …`. Tokens are
 * those that the client reported; if it did not report all calls, the line says for how many.
 */
export function sentLine({ agents, packet_bytes, by_agent }: Report['cost']): string {
  const all = total(by_agent);
  const phases = [...new Set(by_agent.map(({ phase }) => phase))].map((phase) => {
    const rows = by_agent.filter((row) => row.phase === phase);
    return `${phase} ${grouped(total(rows).packet_bytes)}: ${rows.map(rowText).join(', ')}`;
  });
  const head = `${grouped(packet_bytes)} bytes in ${counted(agents, 'packet')}`;
  return [[head, ...tokensText(all)].join(', '), ...phases].join('; ');
}

function rowText(row: SentRow): string {
  const [tokens] = tokensText(row);
  const times = row.calls === 1 ? '' : ` in ${row.calls}`;
  return `${row.agent} ${grouped(row.packet_bytes)}${times}${tokens === undefined ? '' : ` (${tokens})`}`;
}

type Counted = Pick<SentRow, 'calls' | 'packet_bytes' | 'tokens' | 'calls_with_tokens'>;

function total(rows: readonly SentRow[]): Counted {
  const known = rows.flatMap(({ tokens }) => (tokens === null ? [] : [tokens]));
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  return {
    calls: sum(rows.map(({ calls }) => calls)),
    packet_bytes: sum(rows.map(({ packet_bytes }) => packet_bytes)),
    tokens: known.length === 0 ? null : sum(known),
    calls_with_tokens: sum(rows.map(({ calls_with_tokens }) => calls_with_tokens)),
  };
}

function tokensText({ calls, tokens, calls_with_tokens: known }: Counted): string[] {
  if (tokens === null) return [];
  return [
    known === calls ? `${grouped(tokens)} tokens` : `${grouped(tokens)} tokens of ${known} of ${calls} calls`,
  ];
}

/** Digits in groups of three, the same on every machine. */
function grouped(n: number): string {
  return String(n).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
