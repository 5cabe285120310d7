import type { RunFile, SlotFile } from '../../../src/contracts/files/run-files.ts';
import type { LedgerEvent } from '../../../src/contracts/files/ledger-event.ts';
import { readFences } from './read-fences.ts';
import type { InjectedReview } from './review-injected.ts';

/** What must be equal in two runs whose texts differ: everything except run names, times, hashes and sizes. */

/** The program's own text in a packet. Of a fence only the tag remains, without attribute values from the repository. */
export function packetShape(packet: string, { run, tree_root: tree }: RunFile): string {
  const { nonce, outside } = readFences(packet);
  return outside
    .replaceAll(nonce, '<nonce>')
    .replaceAll(tree, '<tree>')
    .replaceAll(`${run}/`, '<run>/')
    .replace(/^run: .*$/m, 'run: <run>')
    .replaceAll(/^(base|head): .*$/gm, '$1: <revision>');
}

/** A slot without its packet. Of a file whose name is a payload the number stays, which its twin has too. */
export function slotShape({ slot, phase, agent, model, hunks, paths, role, ids }: SlotFile): object {
  return {
    slot: slot.split('/')[1],
    ...{ phase, agent, model, role, ids },
    hunks: hunks.map(
      (hunk) => named(hunk.slice(0, hunk.lastIndexOf('#'))) + hunk.slice(hunk.lastIndexOf('#')),
    ),
    paths: paths.map(named),
  };
}

const named = (path: string): string => /^src\/p\d{3} /.exec(path)?.[0] ?? path;

/** The lines of a ledger, each with its slots and decisions. */
export function ledgerShape({
  ledger,
  run,
}: {
  readonly ledger: readonly LedgerEvent[];
  readonly run: string;
}): object[] {
  return ledger.map((event) => {
    const { at: _, after: __, ...said } = event;
    const json = JSON.stringify(said, (key, value: unknown) => (VARIES.has(key) ? '<varies>' : value));
    return JSON.parse(json.replaceAll(`${run}/`, '<run>/')) as object;
  });
}
const VARIES = new Set(['sha256', 'bytes', 'files', 'seal']);

/** What a report decides, finding by finding. */
export function verdictShape({ report }: InjectedReview): object {
  const { status, exit, gaps, counts, coverage, findings, dropped, rules_changed, suppressions } = report;
  return {
    ...{ status, exit, gaps, counts, suppressions },
    coverage: {
      ...coverage,
      lenses: coverage.lenses.map((lens) => ({
        ...lens,
        not_sent: lens.not_sent?.map(({ path, why }) => ({ path: named(path), why })),
      })),
    },
    rules_changed,
    findings: findings.map(
      ({ id, file, lines, side, severity, score, group, lens, witnesses, placement, evidence }) => ({
        ...{ id, file: named(file), lines, side, severity, score, group, lens, witnesses, placement },
        evidence: evidence.map(({ kind }) => kind),
      }),
    ),
    dropped: dropped.map(({ finding: { file, lens }, reason }) => ({
      file: named(file),
      lens,
      kind: reason.kind,
    })),
  };
}
