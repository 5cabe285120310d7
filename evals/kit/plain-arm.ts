import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Type, type Static } from 'typebox';
import { Line, Path, Severity, Text, closed } from '../../src/contracts/shapes.ts';
import { soleJsonValue } from '../../src/replies/sole-json-value.ts';
import type { Claim } from './match-findings.ts';
import { MOST_TRIES, type Answer, type Place } from './review-by-hand.ts';
import { changedLines, type ReviewOutcome } from './review-outcome.ts';

const Finding = closed({ file: Path, line: Line, severity: Severity, title: Text, why: Text });
const Reply = closed({ findings: Type.Array(Finding, { maxItems: 200 }) });
const isReply = new Ajv({ strict: false }).compile<Static<typeof Reply>>(Reply);

const NO_ANSWER =
  'no acceptable answer: one JSON value, {"findings": […]}, in the form that the prompt asks for';

/** The arm that everything is compared with: one prompt, a repository to read, and a free list of findings back. */
export function plainReview({ top }: Place, answer: Answer): ReviewOutcome | 'wait' {
  const packet = plainPrompt(top);
  let claims: Claim[] | undefined;
  for (let nth = 1; claims === undefined && nth <= MOST_TRIES; nth += 1) {
    const given = answer({ key: 'plain', slot: '', agent: '', packet }, nth, nth === 1 ? '' : NO_ANSWER);
    if (given === 'wait') return 'wait';
    if (given === undefined) break;
    claims = plainClaims(given.text);
  }
  const raised = claims ?? [];
  return {
    status: claims === undefined ? 'incomplete' : 'complete',
    gaps: [],
    raised,
    dropped: [],
    listed: raised.map((claim) => ({ claim, standing: 'shown' })),
    cost: { calls: 1, bytes: Buffer.byteLength(packet) },
    changedLines: changedLines(top),
  };
}

export function plainPrompt(
  top: string,
  base = 'main',
  head = 'feature',
  paths: readonly string[] = [],
): string {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: top,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
  const template = readFileSync(new URL('plain.md', import.meta.url), 'utf8');
  const parts: Readonly<Record<string, string>> = {
    messages: git('log', '--reverse', '--format=%B', `${base}..${head}`).trim(),
    diff: git('diff', '--no-ext-diff', '--no-color', `${base}...${head}`, '--', ...paths).trimEnd(),
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
}

/** The findings of a reply, or undefined where it is no acceptable answer: neither findings nor an all-clear. */
export function plainClaims(reply: string): Claim[] | undefined {
  let value: unknown;
  try {
    value = soleJsonValue(reply, { fence: true });
  } catch {
    return undefined;
  }
  if (!isReply(value)) return undefined;
  return value.findings.map(({ file, line, severity, title, why }) => ({
    at: { file: file.replace(/^[ab]\//, ''), side: 'new', span: { start: line, end: line } },
    severity,
    title,
    why,
  }));
}
