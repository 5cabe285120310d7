import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimsIn } from '../../scripts/recorded-agents.ts';
import type { Lab } from './lab.ts';
import { madeClaim } from './made-claims.ts';
import { madeRepository } from './made-repository.ts';
import { callIn, nextIn, plannedRun } from './made-run.ts';
import { madeLines, textFrom } from './made-text.ts';

/** Ten hunks of a file, each of seven lines that took the place of seven others, with three of context around them. */
const HUNKS = 10;
/** Every ninth made line is empty; so far apart, a hunk begins with one that is not. */
const APART = 99;
const [FIRST_CHANGED, CHANGED] = [40, 7];
/** One lens, so that the findings are those that were asked for. */
const SETTINGS = JSON.stringify({ review: { lenses: ['bug-scan'] } });

/**
 * A review that came to its end, by the shipped command, with this many findings raised: one in each hunk, ten in each
 * file. A report reads no file of the repository, so these need no more lines than their hunks take.
 */
export function finishedRun(lab: Lab, findings: number): { readonly top: string; readonly run: string } {
  const files = Math.ceil(findings / HUNKS);
  const base = new Map([['.correctless/config/workflow-config.json', SETTINGS]]);
  const head = new Map(base);
  for (let at = 0; at < files; at += 1) {
    const was = madeLines(HUNKS * APART, at);
    const now = madeLines(HUNKS * APART, at + files);
    base.set(pathOf(at), textFrom(was));
    head.set(pathOf(at), textFrom(was.map((line, n) => (isChanged(n) ? (now[n] ?? '') : line))));
  }
  const { top, commits } = madeRepository(join(lab.scratch, 'report'), [base, head], { checkedOut: true });
  const planned = plannedRun(lab, top, commits.join('..'), ['--no-rules', '--capture', 'manual']);
  const left = { findings };
  for (let { offered } = planned; offered.length > 0; offered = nextIn(lab, top, planned.run)) {
    for (const asked of offered) {
      const reply = replyTo({ ...asked, text: readFileSync(asked.packet, 'utf8') }, left, HUNKS, (at) =>
        madeLines(HUNKS * APART, at + files).filter((_, n) => n % APART === FIRST_CHANGED),
      );
      callIn(lab, top, ['reply', asked.slot, '-'], JSON.stringify(reply));
    }
  }
  const report = JSON.parse(callIn(lab, top, ['report', planned.run, '--format', 'json'])) as {
    findings: unknown[];
  };
  if (left.findings > 0 || report.findings.length === 0)
    throw new Error('the run has not the findings it should have');
  return { top, run: planned.run };
}

function pathOf(at: number): string {
  return `src/area${at % 7}/file${at}.ts`;
}

/** An agent with the text of its packet. */
type Asked = { readonly slot: string; readonly agent: string; readonly text: string };

function isChanged(line: number): boolean {
  const at = line % APART;
  return at >= FIRST_CHANGED && at < FIRST_CHANGED + CHANGED;
}

/** Lines of the file of that number that may be quoted. */
type Lines = (file: number) => readonly string[];

/** What an agent says to a packet, until as many findings are raised as are left. */
export function replyTo(
  { slot, agent, text }: Asked,
  left: { findings: number },
  perFile: number,
  lines: Lines,
): object {
  if (agent === 'correctless:change-summarizer')
    return { slot, summary: 'Sells things.', goal: 'Sell.', approach: 'Functions.', focus: [] };
  if (agent === 'correctless:finding-scorer') {
    const quotes = filesIn(text).flatMap((file) =>
      quotesOf(file, text, lines)
        .slice(0, 1)
        .map((quote) => ({ file, quote })),
    );
    const said = {
      score: 90,
      severity: 'high',
      status: 'confirmed_valid',
      supports: quotes.slice(0, 1),
      refutes: [],
    };
    return {
      slot,
      defects: claimsIn(text).map(({ id }) => ({ claims: [id], ...said, reasoning: 'It stands.' })),
    };
  }
  const shown = filesIn(text).map((file) => ({
    file,
    claims: quotesOf(file, text, lines)
      .slice(0, perFile)
      .map((quote) => madeClaim(file, quote)),
  }));
  const findings = shown.flatMap(({ claims }) => claims).slice(0, Math.min(100, left.findings));
  left.findings -= findings.length;
  const examined = shown.filter(({ claims }) => claims.length > 0).map(({ file }) => file);
  return { slot, examined, findings };
}

function filesIn(packet: string): string[] {
  return [...new Set(packet.match(/src\/area\d\/file\d+\.ts/g) ?? [])];
}

/** Lines of the file that the packet shows. */
function quotesOf(file: string, packet: string, lines: Lines): string[] {
  const own = lines(Number(/file(\d+)/.exec(file)?.[1] ?? -1)).map((line) => line.trim());
  return own.filter((line) => line !== '' && packet.includes(line));
}

/** Files of which the packet shows something. */
export function shownIn(packet: string, lines: Lines): string[] {
  return filesIn(packet).filter((file) => quotesOf(file, packet, lines).length > 0);
}
