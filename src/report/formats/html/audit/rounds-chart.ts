import { SEVERITIES } from '../../../../contracts/vocabulary.ts';
import type { AuditPage, BySeverity } from './audit-page.ts';
import { capital, line } from '../markup.ts';

type Rounds = AuditPage['rounds'];

const BARS = ['found', 'fixed', 'reopened'] as const;

/** All lengths are in the picture's own units. */
const HEIGHT = 200;
const BAR = 40;
const GAP = 10;
const BETWEEN_ROUNDS = 44;
const LEFT = 34;

/** Findings found, fixed and reopened in each round, stacked by severity; below that, the same numbers as a table. */
export function roundsChart(rounds: Rounds): string {
  if (rounds.length === 0) return '';
  return `<section id=rounds aria-labelledby=rounds-title><h2 id=rounds-title>Rounds</h2><figure class=chart>${legend()}<div class=scroll role=region aria-label="Chart of the rounds" tabindex=0>${picture(rounds)}</div></figure>${table(rounds)}</section>\n`;
}

function legend(): string {
  const keys = SEVERITIES.map((severity) => `<span class="swatch ${severity}">${capital(severity)}</span>`);
  return `<figcaption>Findings by severity ${keys.join(' ')}</figcaption>`;
}

function picture(rounds: Rounds): string {
  const most = Math.max(1, ...rounds.flatMap((round) => BARS.map((bar) => sum(round[bar]))));
  const step = Math.max(1, Math.ceil(most / 5));
  const top = Math.ceil(most / step) * step;
  const y = (n: number): number => HEIGHT - (n / top) * (HEIGHT - 20);
  const perRound = BARS.length * BAR + (BARS.length - 1) * GAP;
  const width = LEFT + rounds.length * (perRound + BETWEEN_ROUNDS);
  const grid = Array.from({ length: top / step + 1 }, (_, i) => gridLine(i * step, y(i * step), width));
  const groups = rounds.map((round, i) =>
    roundBars(round, LEFT + BETWEEN_ROUNDS / 2 + i * (perRound + BETWEEN_ROUNDS), perRound, y),
  );
  return `<svg viewBox="0 0 ${width} ${HEIGHT + 48}" width="${width}" height="${HEIGHT + 48}" role=img aria-label="Bars of the findings found, fixed and reopened in each round. The table below has the numbers.">${grid.join('')}${groups.join('')}</svg>`;
}

function gridLine(n: number, y: number, width: number): string {
  return `<line x1=${LEFT} x2="${width}" y1="${y}" y2="${y}" class=grid /><text x=${LEFT - 8} y="${y + 4}" class=axis text-anchor=end>${n}</text>`;
}

function roundBars(round: Rounds[number], x: number, width: number, y: (n: number) => number): string {
  const bars = BARS.map((bar, i) => stack(round[bar], bar, x + i * (BAR + GAP), y));
  return `${bars.join('')}<text x="${x + width / 2}" y="${HEIGHT + 40}" class=round text-anchor=middle>Round ${round.round}</text>`;
}

/** The gravest at the bottom, each with its number, so that nobody has to distinguish colours. */
function stack(counts: BySeverity, name: string, x: number, y: (n: number) => number): string {
  let below = 0;
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => {
    const n = counts[severity];
    const [bottom, upper] = [y(below), y(below + n)];
    below += n;
    const label =
      bottom - upper < 14
        ? ''
        : `<text x="${x + BAR / 2}" y="${((bottom + upper) / 2 + 4).toFixed(1)}" class=on text-anchor=middle>${n}</text>`;
    return `<rect x="${x}" y="${(upper + 1).toFixed(1)}" width=${BAR} height="${Math.max(bottom - upper - 1, 1).toFixed(1)}" rx=3 class="${severity}"><title>${name}, ${severity}: ${n}</title></rect>${label}`;
  });
  return `${parts.join('')}<text x="${x + BAR / 2}" y="${HEIGHT + 17}" class=axis text-anchor=middle>${name}</text>`;
}

function table(rounds: Rounds): string {
  const heads = BARS.map((bar) => `<th scope=col>${capital(bar)}`).join('');
  const rows = rounds.map(
    (round) =>
      `<tr><th scope=row>Round ${round.round}${BARS.map((bar) => `<td>${inWords(round[bar])}`).join('')}<td>${line(round.answered)}`,
  );
  return `<div class=scroll role=region aria-label="Table of the rounds" tabindex=0><table class=plain><thead><tr><th scope=col>Round${heads}<th scope=col>Specialists</thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** `3: 1 critical, 2 low`. */
function inWords(counts: BySeverity): string {
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map(
    (severity) => `${counts[severity]} ${severity}`,
  );
  return parts.length === 0 ? '0' : `<b>${sum(counts)}</b> <small>${parts.join(', ')}</small>`;
}

function sum(counts: BySeverity): number {
  return SEVERITIES.reduce((total, severity) => total + counts[severity], 0);
}
