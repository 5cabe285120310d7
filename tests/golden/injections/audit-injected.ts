import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditText } from '../../../src/commands/report/report-text.ts';
import type { Audit } from '../../../src/rounds/stored/open-audit.ts';
import { PLAIN } from '../../../src/kernel/text/output-style.ts';
import type { Answer, Answers, Called, Driven } from '../../kit/audit-driver.ts';
import { finding, priceFinding, writing } from '../../kit/audit-driver.ts';
import { fixFinding, inTurn, reviewer, ROLE, shopAudit, subjectOf } from '../../kit/audit-shop.ts';
import { BASE, changedLine, CONFIG, inject, nameOf } from './places.ts';
import type { Payload, Wording } from './payloads.ts';
import { readFences } from './read-fences.ts';

export type InjectedAudit = {
  readonly audit: Audit;
  readonly calls: readonly Called[];
  /** By format. */
  readonly reports: Readonly<Record<'markdown' | 'terminal' | 'json', string>>;
  /** All files that it wrote for people and other tools, as one text. */
  readonly artifacts: string;
};

/** Payloads whose findings are kept and fixed; those of all others are rejected, in words of the payload. */
const FIXED = 3;

/** A whole audit of a repository with payloads, in which every text of every reply is a payload too. */
export async function auditInjected(payloads: readonly Payload[], wording: Wording): Promise<InjectedAudit> {
  const { [CONFIG]: _, ...base } = BASE;
  const driven = await shopAudit({}, {}, { yes: true, scope: [] }, (repository) => {
    inject(repository, payloads, wording, base);
  });
  await driven.drive(answersOf(payloads, wording));
  const audit = await driven.audit();
  return { audit, calls: driven.calls, reports: await reportsOf(audit), artifacts: artifactsOf(driven) };
}

async function reportsOf(audit: Audit): Promise<InjectedAudit['reports']> {
  return {
    markdown: await auditText(audit, 'markdown', PLAIN),
    terminal: await auditText(audit, 'terminal', { color: true, columns: 80, links: true }),
    json: await auditText(audit, 'json', PLAIN),
  };
}

function artifactsOf({ repository }: Driven): string {
  const folder = join(repository.top, '.correctless', 'artifacts');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

function answersOf(payloads: readonly Payload[], wording: Wording): Answers {
  const saying = (called: Called) => {
    const nonce = readFences(called.packet).nonce;
    return (payload: Payload): string => wording(payload, { nonce, slot: called.slot });
  };
  const turns = new Map<string, number>();
  const next = (called: Called): string => {
    const turn = turns.get(called.agent) ?? 0;
    turns.set(called.agent, turn + 1);
    return saying(called)(payloads[turn % payloads.length]!);
  };
  return {
    'audit-specialist': (called) => finding(hunted(payloads, called, saying(called)), 1, ROLE)(called),
    'audit-triage': (called) => JSON.stringify(decisions(called, payloads.map(saying(called)))),
    'fix-executor': (called) => fixed(called, next(called)),
    'execute-step-validator': (called) => JSON.stringify({ valid: true, reason: next(called) }),
    'fix-diff-reviewer': inTurn((called) => reviewer(reviewed(payloads, saying(called)))(called), reviewer()),
  };
}

const oneLine = (text: string): string => Array.from(text.trim()).slice(0, 90).join('');

/** A finding in the file of each payload that this specialist was given, in words of the payload. */
function hunted(
  payloads: readonly Payload[],
  { packet }: Called,
  say: (payload: Payload) => string,
): Record<string, unknown>[] {
  return payloads
    .filter((payload) => packet.includes(`  src/${nameOf(payload)}.ts`))
    .map((payload) => {
      const text = say(payload);
      return priceFinding({
        ...{ id: nameOf(payload), title: oneLine(text), description: text, evidence: changedLine(payload) },
        ...{ impact: text.trim().slice(0, 2000), instance_fix: text, class_fix: text },
        location: { file: `src/${nameOf(payload)}.ts`, lines: [1, 1] },
        invariant_ref: oneLine(text),
        architecture_ref: oneLine(text),
      });
    });
}

function decisions({ slot, ids }: Called, texts: readonly string[]): object {
  return {
    slot,
    decisions: ids.map((id) => {
      const n = Number(id.slice(-3)) - 1;
      const reason = (texts[n % texts.length] ?? '').trim().slice(0, 2000);
      return { id, decision: n < FIXED ? 'keep' : 'reject', reason, tier: 'confirmed' };
    }),
  };
}

/** What was hunted is fixed; what the fix review wants cannot be done, for reasons that are payloads. */
function fixed(called: Called, text: string): string | undefined {
  const subject = subjectOf(called);
  if (!subject.includes('-R1-')) return refused(called, text);
  const path = /src\/p\d{3}\.ts/.exec(called.packet)?.[0];
  if (path === undefined) throw new Error(`no file in the packet of ${subject}`);
  const before = readFileSync(join(called.workTree, path), 'utf8');
  return writing(
    { [path]: `${before}export const ${subject.replaceAll('-', '_')} = 0;\n` },
    { summary: text },
  )(called);
}

function refused(called: Called, summary: string): string | undefined {
  const nothing = { success: false, filesTouched: [], filesWritten: [] };
  const answer: Answer = writing({}, { ...nothing, summary });
  return answer(called);
}

/** The fix reviewer repeats every payload that could close a fence. */
function reviewed(payloads: readonly Payload[], say: (payload: Payload) => string) {
  return payloads
    .filter(({ text }) => text.includes('nonce'))
    .slice(0, FIXED)
    .map((payload, index) => {
      const text = say(payload);
      return fixFinding({
        ...{ id: `FD-00${index + 1}`, title: oneLine(text), description: text, evidence: text, impact: text },
        ...{ instance_fix: text, class_fix: text },
        location: { file: `src/${nameOf(payloads[index]!)}.ts`, lines: [1, 1] },
      });
    });
}
