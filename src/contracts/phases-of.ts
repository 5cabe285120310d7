import type { RunFile } from './files/run-files.ts';
import { PHASES_OF, type Phase } from './vocabulary.ts';

/** The stages of a run. Sources have their own stage when they are given what the first reviewers raised. */
export function phasesOf({ kind, settings }: Pick<RunFile, 'kind' | 'settings'>): readonly Phase[] {
  return PHASES_OF[kind].filter((phase) => phase !== 'sources' || settings.calls.in_a_row === true);
}
