import { idleText } from '../../audit/pages/who-answered.ts';
import { PRESETS, type Preset } from '../../contracts/vocabulary.ts';
import { cacheRoot } from '../../io/own/cache-root.ts';
import { openRepository, folderInRepository } from '../../io/git/repository.ts';
import { Failure } from '../../kernel/failure.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { inertLine, inertJson } from '../../kernel/text/inert.ts';
import { estimateHunt, type HuntEstimate } from '../../rounds/hunting/estimate-hunt.ts';
import { startAudit, type AuditRequest } from '../../rounds/start-audit.ts';
import type { Audit } from '../../rounds/stored/open-audit.ts';
import { narrowing } from '../../scope/target.ts';
import { capturedBy } from '../line/capture.ts';
import type { Input } from '../line/command.ts';

/** `audit start [PRESET] [changed|all] [-- PATH…]` */
export async function startAction(input: Input): Promise<Outcome> {
  const { flag } = input;
  const captured = capturedBy(input);
  const audit = await startAudit({ ...(await auditRequest(input)), auto: flag('auto'), captured });
  const hunt = await estimateHunt(audit.home, audit.file);
  const text = `${[...linesOf(audit.file, hunt), `audit: ${audit.file.audit}`].join('\n')}\n`;
  return flag('json')
    ? { status: 0, stdout: jsonOf(audit, hunt), stderr: text }
    : { status: 0, stdout: text };
}

/** What is to be audited, for `audit start` and `run audit`: the arguments after that word, and the flags of both. */
export async function auditRequest({
  positionals,
  paths,
  flag,
  cwd,
  env,
}: Input): Promise<Omit<AuditRequest, 'auto' | 'captured'>> {
  const home = await openRepository(cwd);
  const { preset, scope } = readAsked(positionals.slice(1));
  const from = await folderInRepository(home, cwd);
  const below = narrowing(paths, from);
  if (scope.length > 0 && below.length > 0) {
    throw new Failure('usage/bad-value', `"${scope.join(' ')}" and paths after -- exclude each other`, {
      hint: 'leave one out',
    });
  }
  return {
    home,
    prefix: from,
    preset,
    // `.` is everything.
    scope: paths.length === 0 ? scope : below.length === 0 ? ['all'] : below,
    yes: flag('yes'),
    chunking: flag('chunking'),
    cacheRoot: cacheRoot(env),
  };
}

/** A preset may be left out. Anything but a preset, `changed` or `all` is a path. */
function readAsked(words: readonly string[]): { preset: Preset; scope: string[] } {
  const [first, ...rest] = words;
  const preset = PRESETS.find((one) => one === first);
  return preset === undefined ? { preset: 'qa', scope: [...words] } : { preset, scope: rest };
}

export async function auditLines({ home, file }: Pick<Audit, 'home' | 'file'>): Promise<string[]> {
  return linesOf(file, await estimateHunt(home, file));
}

function linesOf(file: Audit['file'], hunt: HuntEstimate): string[] {
  const place = file.in_place ? 'in your own work tree' : 'in a work tree of its own';
  return [
    `Auditing ${inertLine(file.scope_note)}: preset ${file.preset}, ${file.roles.length} specialists, at most ${file.settings.max_rounds} rounds`,
    `The first hunt takes ${hunt.calls} agent calls and ${hunt.bytes} bytes of packets; each round a triage and a review besides, and up to four findings of one file two calls or more`,
    ...hunt.idle.map((role) => `In it, ${idleText(role)}`),
    `Fixes are committed on ${inertLine(file.branch)}, ${place}; tests: ${inertLine(file.settings.test)}`,
    ...file.warnings.map((warning) => `warning: ${warning}`),
  ];
}

function jsonOf({ file, paths }: Audit, hunt: HuntEstimate): string {
  const { audit, preset, scope, start, branch, work_tree, files, skipped, roles, warnings } = file;
  const json = {
    ...{ audit, dir: paths.dir, preset, scope, start, branch, work_tree },
    ...{ files: files.length, skipped: skipped.length, roles: roles.map(({ slug }) => slug), hunt, warnings },
  };
  return inertJson(json);
}
