import { LENSES, SCOPE_POLICIES } from '../contracts/vocabulary.ts';
import { claimsIn } from '../findings/claims-in.ts';
import type { DropReason, RaisedFinding, VerifiedFinding } from '../findings/lifecycle.ts';
import { verifyFinding } from '../findings/verify-finding.ts';
import { askedTarget } from '../gather/target/asked-target.ts';
import { readChange } from '../gather/change/change.ts';
import { decideIn, readWorld } from '../gather/world.ts';
import { cacheRoot } from '../io/own/cache-root.ts';
import { readInput } from '../io/files/bounded-input.ts';
import { Failure } from '../kernel/failure.ts';
import { printable } from '../kernel/text/printable.ts';
import { sift, type Sifted } from '../kernel/sifted.ts';
import { decodeReply } from '../replies/decode-reply.ts';
import { soleJsonValue } from '../replies/sole-json-value.ts';
import { dropText } from '../report/build/drop-reasons.ts';
import { choice } from './line/choice.ts';
import type { Command, Input } from './line/command.ts';
import { inertJson } from '../kernel/text/inert.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary:
    'Proves findings against git: quotes, rules, commits, comments, callers, and where they are in the change',
  usage:
    '[TARGET | --staged | --uncommitted] --findings FILE|- [--contract LENS] [--scope-policy P] [--json] [-- PATH…]',
  flags: [
    {
      name: 'findings',
      type: 'string',
      value: 'FILE|-',
      summary: 'the findings as JSON; - reads standard input',
    },
    {
      name: 'contract',
      type: 'string',
      value: 'LENS',
      summary: `whose findings they are: ${LENSES.join(', ')}`,
    },
    {
      name: 'scope-policy',
      type: 'string',
      value: 'P',
      summary: `${SCOPE_POLICIES.join(', ')} (default: added)`,
    },
    { name: 'staged', type: 'boolean', summary: 'what is staged, against HEAD' },
    { name: 'uncommitted', type: 'boolean', summary: 'the work tree with untracked files, against HEAD' },
    { name: 'json', type: 'boolean', summary: 'the answer as JSON on stdout' },
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `FILE holds a list of findings in the reviewers' contract, or a reviewer's whole reply. Without --contract, each finding's
own proof (ruleText, trigger, dependency, commitRef, commentText, intentText, callerText, sinkText, existingText) tells
whose it is.
JSON: {kept[finding with lens, file, side, lines, placement, fingerprint], dropped[{finding, reason, detail}]}.
Status 1 when a finding is kept, 0 when none is, 3 when FILE does not keep the contract.`,
  run: async (input) => {
    const raised = await claimsAsked(input);
    const policy = choice('scope-policy', input.option('scope-policy') ?? 'added', SCOPE_POLICIES);
    const { cwd, positionals, paths, flag, env } = input;
    const flags = { staged: flag('staged'), uncommitted: flag('uncommitted'), paths };
    const { repository, target } = await askedTarget(cwd, positionals, flags);
    const change = await readChange(repository, target);
    const world = await readWorld(repository, change, raised, { policy, cacheRoot: cacheRoot(env) });

    const sifted = await decideIn(world, () => sift(raised, (finding) => verifyFinding(finding, world)));
    const status = sifted.kept.length > 0 ? 1 : 0;
    const text = answerText(sifted);
    if (!flag('json')) return { status, stdout: text };
    return { status, stdout: inertJson(answerJson(sifted)), stderr: text };
  },
};

async function claimsAsked({ option, stdin, cwd }: Input): Promise<RaisedFinding[]> {
  const file = option('findings');
  if (file === undefined) {
    throw new Failure('usage/missing-argument', 'verify needs the findings: --findings FILE', {
      hint: 'read them from a pipe with --findings -',
    });
  }
  const contract = option('contract');
  const lens = contract === undefined ? undefined : choice('contract', contract, LENSES);
  const bytes = await readInput('findings', { file, cwd, stdin });
  return claimsIn(soleJsonValue(decodeReply(bytes), { fence: true, input: 'findings' }), lens);
}

type Answer = Sifted<RaisedFinding, VerifiedFinding, DropReason>;

function answerJson({ kept, dropped }: Answer): unknown {
  return {
    kept: kept.map(({ claim, lens, file, side, at, placement, fingerprint, cause }) => ({
      ...claim,
      lens,
      file,
      side,
      line: at.start,
      lines: [at.start, at.end],
      placement,
      fingerprint,
      ...(cause === undefined
        ? {}
        : { cause: { file: cause.file, side: cause.side, lines: [cause.at.start, cause.at.end] } }),
    })),
    dropped: dropped.map(({ value, reason }) => ({
      finding: value.claim,
      reason: reason.kind,
      detail: dropText(reason),
    })),
  };
}

function answerText({ kept, dropped }: Answer): string {
  const keeps = kept.map(
    ({ file, at, placement, claim }) =>
      `  kept     ${printable(`${file}:${at.start} ${placement}: ${claim.title}`)}\n`,
  );
  const drops = dropped.map(
    ({ value: { claim }, reason }) =>
      `  dropped  ${printable(`${claim.file}:${claim.line} ${claim.title}: ${dropText(reason)}`)}\n`,
  );
  return `${kept.length} kept, ${dropped.length} dropped\n${[...keeps, ...drops].join('')}`;
}
