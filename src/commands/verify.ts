import { LENSES } from '../contracts/vocabulary.ts';
import { claimsIn } from '../findings/claims-in.ts';
import type { DropReason, RaisedFinding, VerifiedFinding } from '../findings/lifecycle.ts';
import { verifyFinding } from '../findings/verify-finding.ts';
import { readChange } from '../gather/change/change.ts';
import { readWorld } from '../gather/world.ts';
import { cacheRoot } from '../io/own/cache-root.ts';
import { printable } from '../kernel/text/printable.ts';
import { sift, type Sifted } from '../kernel/sifted.ts';
import { decodeReply } from '../replies/decode-reply.ts';
import { soleJsonValue } from '../replies/sole-json-value.ts';
import { dropText } from '../report/build/drop-reasons.ts';
import { askedChange, TARGET_FLAGS } from './line/asked-change.ts';
import { choice } from './line/choice.ts';
import type { Command, Input } from './line/command.ts';
import { askedPolicy, FINDINGS_FLAGS, readFindings } from './line/findings-input.ts';
import { inertJson } from '../kernel/text/inert.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary:
    'Checks findings against git: quotes, rules, commits, comments, callers, and where they are in the change',
  usage:
    '[TARGET | --staged | --uncommitted] --findings FILE|- [--contract LENS] [--scope-policy P] [--json] [-- PATH…]',
  flags: {
    ...FINDINGS_FLAGS,
    'contract LENS': `the lens that the findings are from: ${LENSES.join(', ')}`,
    ...TARGET_FLAGS,
    json: 'the answer as JSON on stdout',
  },
  takes: { least: 0, most: 1, paths: true },
  details: `FILE holds a list of findings in the reviewers' contract, or a reviewer's whole reply. Without --contract, the proof in each finding
(ruleText, trigger, dependency, commitRef, commentText, intentText, callerText, sinkText, existingText) shows its lens.
JSON: {kept[finding with lens, file, side, lines, placement, fingerprint], dropped[{finding, reason, detail}]}
Exit status: 1 if a finding is kept, 0 if none is, 3 if FILE does not match the contract.`,
  run: async (input) => {
    const raised = await claimsAsked(input);
    const policy = askedPolicy(input);
    const { repository, target } = await askedChange(input);
    const change = await readChange(repository, target);
    const world = await readWorld(repository, change, raised, { policy, cacheRoot: cacheRoot(input.env) });

    const sifted = sift(raised, (finding) => verifyFinding(finding, world));
    const status = sifted.kept.length > 0 ? 1 : 0;
    const text = answerText(sifted);
    if (!input.flag('json')) return { status, stdout: text };
    return { status, stdout: inertJson(answerJson(sifted)), stderr: text };
  },
};

async function claimsAsked(input: Input): Promise<RaisedFinding[]> {
  const contract = input.option('contract');
  const lens = contract === undefined ? undefined : choice('contract', contract, LENSES);
  const bytes = await readFindings('verify', input);
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
