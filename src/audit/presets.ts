import type { AuditRole } from '../contracts/files/audit-files.ts';
import type { AuditKind, Preset } from '../contracts/vocabulary.ts';
import { ROLES } from './roles.gen.ts';

/** The properties of a preset. Its roles are the files of `prompts/roles/`. */
type PresetRecord = {
  /** The prefix of its finding ids. */
  readonly prefix: string;
  readonly maxRounds: number;
  /** Whether a specialist without a reply keeps the audit from converging. */
  readonly gates: boolean;
  /** Whether the summary names the fixes that brought no regression test. */
  readonly demandsTests: boolean;
};

export const PRESET_RECORDS: Readonly<Record<AuditKind, PresetRecord>> = {
  qa: { prefix: 'QA', maxRounds: 5, gates: true, demandsTests: true },
  // More attackers than usual find more than usual.
  hacker: { prefix: 'HACK', maxRounds: 7, gates: true, demandsTests: true },
  perf: { prefix: 'PERF', maxRounds: 5, gates: true, demandsTests: false },
  ux: { prefix: 'UX', maxRounds: 5, gates: false, demandsTests: false },
  custom: { prefix: 'CUSTOM', maxRounds: 5, gates: true, demandsTests: false },
  // About the findings of a review, which have ids: only what the fix reviewer finds is numbered.
  prove: { prefix: 'PROOF', maxRounds: 1, gates: false, demandsTests: false },
  fix: { prefix: 'FIX', maxRounds: 1, gates: false, demandsTests: true },
};

/** The specialists of a preset. Empty for `custom` without roles of its own: the caller refuses. */
export function rolesOf(
  preset: Preset,
  own: readonly { readonly name: string; readonly look_for: string }[],
): AuditRole[] {
  if (preset === 'custom') return own.map(({ name, look_for }) => ({ slug: name, own: look_for }));
  return Object.entries(ROLES).flatMap(([slug, presets]) =>
    presets.includes(preset) ? [{ slug, own: null }] : [],
  );
}
