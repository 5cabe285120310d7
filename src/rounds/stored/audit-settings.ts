import { PRESET_RECORDS } from '../../audit/presets.ts';
import type { AuditSettings } from '../../contracts/files/audit-files.ts';
import type { Config } from '../../contracts/files/config.ts';
import { PURPOSES, type AuditKind } from '../../contracts/vocabulary.ts';
import { noTestCommand } from '../../review/planning/no-test-command.ts';

const ZERO_FINDINGS_THRESHOLD = 50;

/**
 * An audit's settings: the configuration at its first commit, and the options of the command line.
 *
 * @throws audit/no-test-command
 */
export function auditSettings(
  { audit = {}, commands = {}, models = {}, steps = {} }: Config,
  { preset, chunking }: { readonly preset: AuditKind; readonly chunking: boolean },
): AuditSettings {
  if (commands.test === undefined)
    throw noTestCommand(PURPOSES.some((one) => one === preset) ? 'base' : 'HEAD');
  return {
    test: commands.test,
    setup: audit.setup ?? commands.setup ?? null,
    share: audit.share ?? [],
    ...(commands.lint === undefined ? {} : { lint: commands.lint }),
    ...(audit.also_touch === undefined ? {} : { also_touch: audit.also_touch }),
    zero_findings_threshold: audit.zero_findings_threshold ?? ZERO_FINDINGS_THRESHOLD,
    max_rounds: audit.max_rounds ?? PRESET_RECORDS[preset].maxRounds,
    chunking: chunking || (audit.chunking ?? false),
    exclude: steps.exclude ?? [],
    models: { audit: models.audit ?? 'inherit', fix: models.fix ?? 'inherit' },
  };
}
