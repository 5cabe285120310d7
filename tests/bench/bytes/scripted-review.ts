import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SlotFile } from '../../../src/contracts/files/run-files.ts';
import { LENSES, SOURCE_READER } from '../../../src/contracts/vocabulary.ts';
import type { Repository } from '../../../src/io/git/git.ts';
import { parseTarget } from '../../../src/scope/target.ts';
import { advance } from '../../../src/review/phases/advance.ts';
import { finishRun } from '../../../src/review/ending/finish-run.ts';
import { planRun } from '../../../src/review/planning/plan-run.ts';
import { slotParts } from '../../../src/run/stored/layout.ts';
import type { Run } from '../../../src/run/stored/open-run.ts';
import { storeByHand } from '../../../src/receive/store-by-hand.ts';
import { madeClaim } from '../made-claims.ts';
import { gitIn } from '../made-repository.ts';
import { addedQuotes, type Quote } from './added-quotes.ts';
import type { RealChange } from './real-changes.ts';

/** What a review sent. */
export type Sent = { readonly changedLines: number; readonly calls: number; readonly bytes: number };

/** How a review may be asked for. */
export type Form = keyof typeof FORMS;

const FORMS = { quick: { quick: true }, default: {}, deep: { deep: true } } as const;

/** What readers raised of real changes: three of a small one, and of a large one a finding for some forty lines. */
const findingsOf = (changedLines: number): number => Math.max(3, Math.ceil(changedLines / 40));

/** A whole review by the real steps. `bug-scan` claims its findings evenly over the hunks; everybody else finds nothing. */
export async function scriptedReview(change: RealChange, cacheRoot: string, form: Form): Promise<Sent> {
  const repository: Repository = { top: change.top, gitDir: join(change.top, '.git') };
  const scope = { staged: false, uncommitted: false, paths: [...change.paths] };
  const planned = await planRun({
    repository,
    target: parseTarget([`${change.base}..${change.head}`], scope),
    options: { noRules: false, ...FORMS[form] },
    ...{ yes: true, captured: 'manual', cacheRoot, sinceLast: false },
  });
  const patch = gitIn(change.top, ['diff', '-M', change.base, change.head, '--', ...change.paths]);
  for (;;) {
    const { run, step } = await advance(repository, planned.file.run);
    if (step.kind === 'report') {
      const { scope, status, gaps } = await finishRun(run);
      if (status !== 'complete') throw new Error(`${change.name} was not reviewed: ${gaps.join('; ')}`);
      const sizes = run.slots.map((slot) => Buffer.byteLength(packetOf(run, slot)));
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      return { changedLines: scope.changed_lines, calls: sizes.length, bytes };
    }
    const claims = claimsIn(run, patch, findingsOf(patch.match(/^[+-](?!--|\+\+)/gm)?.length ?? 0));
    for (const { slot } of step.slots) {
      await storeByHand(run, slot, Buffer.from(JSON.stringify(replyTo(slot, claims))), true);
    }
  }
}

function packetOf({ paths }: Run, { slot }: SlotFile): string {
  return readFileSync(paths.packet(slotParts(slot)?.number ?? 0), 'utf8');
}

/** Quotes at even distances over the change, by the slot of `bug-scan` that is shown them. */
function claimsIn(run: Run, patch: string, wanted: number): ReadonlyMap<string, readonly Quote[]> {
  const shown = run.slots
    .filter(({ agent }) => agent === 'bug-scan')
    .map((slot) => ({ ...slot, text: packetOf(run, slot) }));
  const seen = (quote: Quote) =>
    shown.find(({ text, paths }) => paths.includes(quote.file) && text.includes(`\n+${quote.text}\n`));
  const all = addedQuotes(patch).filter((quote) => seen(quote) !== undefined);
  const count = Math.min(wanted, all.length);
  const chosen = Array.from({ length: count }, (_, n) => all[Math.floor((n * all.length) / count)]);
  return new Map(
    shown.map(({ slot }) => [
      slot,
      chosen.flatMap((quote) => (quote !== undefined && seen(quote)?.slot === slot ? [quote] : [])),
    ]),
  );
}

function replyTo(
  { slot, agent, paths, findings: asked }: SlotFile,
  claims: ReadonlyMap<string, readonly Quote[]>,
): object {
  if (agent === 'change-summarizer') {
    return { slot, summary: 'A release.', goal: 'Mend faults.', approach: 'Edits.', focus: [] };
  }
  if (agent === SOURCE_READER || LENSES.some((lens) => lens === agent)) {
    const findings = (claims.get(slot) ?? []).map(claimOf);
    return { slot, examined: paths, findings };
  }
  if (asked === undefined) throw new Error(`slot ${slot} of ${agent} is about nothing`);
  const said = { score: 50, severity: 'high', status: 'needs_human_review', supports: [], refutes: [] };
  return {
    slot,
    defects: asked.map(({ id }) => ({ claims: [id], ...said, reasoning: 'It cannot be said.' })),
  };
}

function claimOf({ file, text }: Quote, at: number): object {
  const what = text.trim().slice(0, 60);
  return {
    ...(madeClaim(file, text) as { readonly verification: object }),
    ...{ title: `Defect ${at + 1}: ${what}`, why: `What "${what}" gives is not what its caller asked for.` },
    trigger: 'Any input that reaches the line.',
  };
}
