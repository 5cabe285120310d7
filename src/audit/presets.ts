import type { AuditRole } from '../contracts/audit-files.ts';
import type { Preset } from '../contracts/vocabulary.ts';

/** Looked for in every preset but `ux`. */
const ALWAYS = ['architecture-adherence', 'regression-hunter'] as const;

/** The roles of each preset, as `prompts/roles/` names them. `custom` takes the repository's own. */
const ROLES: Readonly<Record<Exclude<Preset, 'custom'>, readonly string[]>> = {
  qa: ['concurrency', 'error-handling', 'input-boundary', 'resource-lifecycle', 'api-contract', ...ALWAYS],
  hacker: ['encoding', 'protocol-abuse', 'auth', 'config-manipulation', 'injection', ...ALWAYS],
  perf: ['allocation', 'algorithmic-complexity', 'io-network', 'concurrency-efficiency', ...ALWAYS],
  ux: ['first-contact', 'upgrade-path', 'cleanup', 'error-recovery', 'cross-session'],
};

/** More attackers than usual find more than usual. */
export const MAX_ROUNDS: Readonly<Record<Preset, number>> = { qa: 5, hacker: 7, perf: 5, ux: 5, custom: 5 };

/** How ids of findings begin. */
export const ID_PREFIX: Readonly<Record<Preset, string>> = {
  qa: 'QA',
  hacker: 'HACK',
  perf: 'PERF',
  ux: 'UX',
  custom: 'CUSTOM',
};

/** Whether a specialist that brings no reply keeps the audit from converging. */
export function gates(preset: Preset): boolean {
  return preset !== 'ux';
}

/** The specialists of a preset. Empty for `custom` without roles of its own: the caller refuses. */
export function rolesOf(
  preset: Preset,
  own: readonly { readonly name: string; readonly look_for: string }[],
): AuditRole[] {
  if (preset === 'custom') return own.map(({ name, look_for }) => ({ slug: name, own: look_for }));
  return ROLES[preset].map((slug) => ({ slug, own: null }));
}
