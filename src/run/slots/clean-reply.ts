import { PROOF_PATHS } from '../../contracts/replies/proof-names.ts';
import type { FallenClaim } from '../../contracts/files/ledger-event.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import { AGENTS_WITHOUT_FENCE, type Agent } from '../../contracts/vocabulary.ts';
import { isFile } from '../../io/own/places.ts';
import { Failure } from '../../kernel/failure.ts';
import { createRedactor, type Redactor } from '../../packets/redaction/redact.ts';
import { parseReply } from '../../replies/parse-reply.ts';
import { soleJsonValue } from '../../replies/sole-json-value.ts';
import type { RunPaths } from '../stored/layout.ts';
import { readRedactor } from '../stored/material.ts';
import { replyContract } from './reply-contract.ts';

type RunAtHand = { readonly paths: RunPaths; readonly file: RunFile };

/**
 * Names of files and the patch of a fix: code compares them with git, and another name is another file. What a file is
 * called is no secret to whoever can read the run.
 */
const KEPT: ReadonlySet<string> = new Set([
  ...PROOF_PATHS,
  ...['file', 'examined', 'where_checked', 'filesTouched', 'filesWritten', 'patch'],
]);

/**
 * An acceptable reply as it is stored: byte for byte, unless it repeats a secret that its agent read in the tree. Then it
 * is the same value with the secret replaced as in a packet, so that the quotes in it are looked up as quotes of a
 * packet are.
 *
 * @throws refused/schema when a text is too long with the mark in it: the agent can say it without the secret
 */
export async function cleanReply(run: RunAtHand, agent: Agent, reply: string): Promise<Buffer> {
  const value = soleJsonValue(reply, { fence: !AGENTS_WITHOUT_FENCE.includes(agent) });
  const clean = withKept(value, await (await redactorOf(run)).redactIn(value));
  const text = JSON.stringify(clean);
  if (text === JSON.stringify(value)) return Buffer.from(reply, 'utf8');
  await parseReply(replyContract(agent, run.file), text).catch(tooLongClean);
  return Buffer.from(text, 'utf8');
}

/** Nobody who wrote 4000 characters would understand that they are more than 4000. */
function tooLongClean(error: unknown): never {
  if (!(error instanceof Failure)) throw error;
  throw new Failure(
    'refused/schema',
    `with [REDACTED:…] in the place of the secret that it repeats, it is ${error.message}`,
    { hint: 'send the whole reply again, and say it without the secret', cause: error },
  );
}

/** The same for words about a reply, which may quote it. */
export async function cleanWords(run: RunAtHand, words: string): Promise<string> {
  return words === '' ? words : (await (await redactorOf(run)).redact(words)).text;
}

/** With the numbers that the run's packets have. Stages of an audit number anew, each. */
async function redactorOf({ paths, file }: RunAtHand): Promise<Redactor> {
  return (await isFile(paths.secrets)) ? readRedactor(paths, file) : createRedactor();
}

function withKept(value: unknown, clean: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(clean)) return value.map((item, at) => withKept(item, clean[at]));
  if (!isRecord(value) || !isRecord(clean)) return clean;
  return Object.fromEntries(
    Object.entries(clean).map(([key, item]) => [
      key,
      KEPT.has(key) ? value[key] : withKept(value[key], item),
    ]),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Claims that do not hold, in words that may be written down. */
export function cleanFallen(run: RunAtHand, fallen: readonly FallenClaim[]): Promise<FallenClaim[]> {
  const clean = (words: string): Promise<string> => cleanWords(run, words);
  return Promise.all(
    fallen.map(async ({ title, why, ...rest }) => ({
      ...rest,
      ...{ title: await clean(title), why: await clean(why) },
    })),
  );
}
