import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { placeOf, type Break, type Proof } from '../../tests/guarantees/guarantees.ts';
import { runProof, type Sandbox } from './run-proof.ts';

/**
 * Removes the mechanism in the copy, runs the proof, and restores it. Undefined if the proof fails only without the mechanism;
 * otherwise why the break was not noticed.
 */
export async function whyNotNoticed(one: Break, sandbox: Sandbox): Promise<string | undefined> {
  const why = await whyInvalid(one.noticedBy, sandbox);
  if (why !== undefined) return why;
  const path = join(sandbox.folder, placeOf(one).file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, withoutMechanism(text, one));
  try {
    const [error] = compileErrors(sandbox.folder, path);
    if (error !== undefined) return `does not compile: ${error}`;
    const ends = await runProof(one.noticedBy, sandbox);
    return ends.some(({ passed }) => !passed) ? undefined : `${ends.length} tests ran, none failed`;
  } finally {
    await writeFile(path, text);
  }
}

/** Why a proof proves nothing: without a break it fails, or none of its tests runs. */
async function whyInvalid(proof: Proof, sandbox: Sandbox): Promise<string | undefined> {
  const ends = await runProof(proof, sandbox);
  const failed = ends.find(({ passed }) => !passed);
  if (failed !== undefined) return `fails without a break: ${failed.title}`;
  return ends.length === 0 ? 'no such test ran' : undefined;
}

/** The text of a break's file without the mechanism. Throws unless the replaced text occurs exactly once. */
export function withoutMechanism(text: string, one: Break): string {
  const found = text.split(one.from).length - 1;
  if (found !== 1) throw new Error(`${placeOf(one).file}: expected once, found ${found} times: ${one.from}`);
  return text.replace(one.from, () => one.to);
}

/** A test that fails because a name is undefined proves nothing. What is merely unused without a mechanism is no error. */
function compileErrors(top: string, path: string): string[] {
  const { config } = ts.readConfigFile(join(top, 'tsconfig.json'), (name) => ts.sys.readFile(name)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, top);
  const program = ts.createProgram([path], { ...options, noUnusedLocals: false, noUnusedParameters: false });
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
