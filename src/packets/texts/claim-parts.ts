import { commitInTable, abbreviatedNames } from '../../context/history/history-table.ts';
import { PROOF_NAMES } from '../../contracts/replies/proof-names.ts';
import type { ClaimedFinding } from '../../contracts/replies/review.ts';
import type { SourceLines } from '../../diff/source-lines.ts';
import { claimedPath, type RepoPath } from '../../kernel/repo-path.ts';
import type { RuleFile } from '../../rules/rule.ts';
import { placesOfRule } from '../../rules/files/source.ts';
import type { Fenced } from '../assemble.ts';
import { historyTexts, spanText } from './fact-texts.ts';
import { factsOf, ruleExtras } from './extras.ts';
import type { Material } from '../material.ts';
import { PACKET_BUDGET } from '../packet.ts';
import { shownPath } from '../hunks/shown-path.ts';

/** A verified finding as its scorer sees it. `findings/` makes these; additional properties are harmless. */
export type FindingToScore = SourceLines & {
  readonly claim: ClaimedFinding;
  /** What makes an unchanged place wrong: a changed line, or a file as a whole. */
  readonly cause?: SourceLines & { readonly whole?: 'renamed' | 'deleted' };
  readonly also?: readonly (SourceLines & { readonly quote: string })[];
  readonly rests?: readonly (SourceLines & { readonly quote: string })[];
};

/** The claim with the lines that code found. Without its author and their own checks: the scorer checks anew. */
export function claimText(finding: FindingToScore): string {
  const { claim, also = [], rests = [] } = finding;
  const proofs = PROOF_NAMES.flatMap((name) => {
    const value = claim[name];
    return value === undefined ? [] : [`${name}:\n${value}`];
  });
  return [
    `title: ${claim.title}`,
    `severity: ${claim.severity}`,
    `place: ${placeText(finding)}`,
    `quote:\n${claim.verification.code_examined}`,
    ...causeText(finding),
    `why:\n${claim.why}`,
    ...proofs,
    ...also.map((place) => `also here: ${placeText(place)}\n${place.quote}`),
    ...rests.map((place) => `rests on: ${placeText(place)}\n${place.quote}`),
    ...knowledgeText(claim),
  ].join('\n\n');
}

function knowledgeText({ rests_on: rests = [] }: ClaimedFinding): string[] {
  return rests.flatMap((rest) =>
    'knowledge' in rest
      ? [
          `rests on what its finder knows and has not quoted; without a quote in supports it scores at most 74:\n${rest.knowledge}`,
        ]
      : [],
  );
}

function causeText({ claim, cause }: FindingToScore): string[] {
  const claimed = claim.verification.cause;
  if (cause === undefined || claimed === undefined) return [];
  if (!('quote' in claimed))
    return [`caused by: the change has ${cause.whole ?? ''} ${shownPath(cause.file)}`];
  return [`caused by: ${placeText(cause)}\n${claimed.quote}`];
}

/** The id of a claim by its index in a scorer's packet: `C1` is the first. */
export function claimId(index: number): string {
  return `C${index + 1}`;
}

/** A claim in a separate fence that has its id. */
export function claimPart(finding: FindingToScore, id: string): Fenced {
  return { kind: 'FINDING_DESCRIPTION', content: claimText(finding), attributes: { id } };
}

function placeText({ file, side, at }: SourceLines): string {
  const removed = side === 'old' ? ' before the change' : '';
  const word = at.start === at.end ? 'line' : 'lines';
  return `${shownPath(file)}, ${word} ${spanText(at)}${removed}`;
}

// A share of the budget, so that a long rule or commit message leaves room for the claim and the code.
const PROOF_ROOM = Math.floor(PACKET_BUDGET / 3);

/** The claim's proof, taken from the repository and not from the claim: the rule's own text, the commit's own row. */
export function proofParts(claim: ClaimedFinding, material: Material, treeRoot: string): Fenced[] {
  return [...ruleParts(claim, material.rules, treeRoot), ...historyParts(claim, material)];
}

function ruleParts(
  { ruleFile, ruleText }: ClaimedFinding,
  rules: readonly RuleFile[],
  treeRoot: string,
): Fenced[] {
  if (ruleFile === undefined || ruleText === undefined) return [];
  const isNamed = (rule: RuleFile, name: RepoPath): boolean => placesOfRule(rule).includes(name);
  const path = claimedPath(ruleFile, [treeRoot], (name) => rules.some((rule) => isNamed(rule, name)));
  const cited = path === undefined ? [] : rules.filter((rule) => isNamed(rule, path));
  // For a rule too long to be shown in full: the part that holds the quoted text, or its beginning.
  const parts = factsOf(ruleExtras(cited, PROOF_ROOM));
  const part =
    parts.find(({ content }) => content.includes(ruleText)) ??
    parts.find(({ content }) => content.includes(ruleText.split('\n', 1)[0] ?? ''));
  return part === undefined
    ? []
    : [{ kind: 'RULES', content: part.content, attributes: part.attributes ?? {} }];
}

function historyParts({ commitRef }: ClaimedFinding, { context: { history } }: Material): Fenced[] {
  const sha = commitRef === undefined ? undefined : commitInTable(history, commitRef);
  const rows = history.rows.filter((row) => row.sha === sha);
  if (rows.length === 0) return [];
  return [
    { kind: 'HISTORY', content: historyTexts(rows, abbreviatedNames(history), PROOF_ROOM).join('\n\n') },
  ];
}
