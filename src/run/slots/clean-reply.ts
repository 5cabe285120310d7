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
 * File names and the patch of a fix are not redacted: code compares them with git, and a changed name is another file.
 * Whoever can read the run knows the names anyway.
 */
const KEPT: ReadonlySet<string> = new Set([
  ...PROOF_PATHS,
  ...['file', 'examined', 'where_checked', 'filesTouched', 'filesWritten', 'patch'],
]);

/**
 * An acceptable reply as it is stored: byte for byte, unless it repeats a secret that its agent read in the tree. Then it
 * is the same value with the secret replaced as in a packet, so that its quotes can be looked up like quotes of a packet.
 *
 * @throws refused/schema when the mark makes a text too long: the agent can leave the secret out
 */
export async function cleanReply(run: RunAtHand, agent: Agent, reply: string): Promise<Buffer> {
  const value = soleJsonValue(reply, { fence: !AGENTS_WITHOUT_FENCE.includes(agent) });
  const clean = withKept(value, await (await redactorOf(run)).redact(value));
  const text = JSON.stringify(clean);
  if (text === JSON.stringify(value)) return Buffer.from(reply, 'utf8');
  await parseReply(replyContract(agent, run.file), text).catch(tooLongClean);
  return Buffer.from(text, 'utf8');
}

/** Names the mark in the message: an agent that wrote 4000 characters would not see why that is more than 4000. */
function tooLongClean(error: unknown): never {
  if (!(error instanceof Failure)) throw error;
  throw new Failure(
    'refused/schema',
    `with [REDACTED:…] in the place of the secret that it repeats, it is ${error.message}`,
    { hint: 'send the whole reply again, without the secret', cause: error },
  );
}

/** The same for text about a reply, which may quote it. */
export async function cleanWords(run: RunAtHand, words: string): Promise<string> {
  return words === '' ? words : await (await redactorOf(run)).redact(words);
}

/** Numbers secrets as the run's packets do. Each stage of an audit has its own numbers. */
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

/** Claims that do not hold, in text that may be stored. */
export function cleanFallen(run: RunAtHand, fallen: readonly FallenClaim[]): Promise<FallenClaim[]> {
  const clean = (words: string): Promise<string> => cleanWords(run, words);
  return Promise.all(
    fallen.map(async ({ title, why, ...rest }) => ({
      ...rest,
      ...{ title: await clean(title), why: await clean(why) },
    })),
  );
}
