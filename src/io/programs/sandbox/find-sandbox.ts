import type { SandboxKind, SandboxMode } from '../../../contracts/vocabulary.ts';
import { Failure } from '../../../kernel/failure.ts';
import { inertLine } from '../../../kernel/text/inert.ts';
import { withTemporaryFolder } from '../../files/temporary-folder.ts';
import { runBounded } from '../bounded-program.ts';
import { allowedEnvironment } from './allowed-environment.ts';
import { sandboxed } from './sandboxed.ts';

export type FoundSandbox = {
  /** The best one that works here. */
  readonly kind: SandboxKind;
  /** Why better ones do not: `bwrap: spawn bwrap ENOENT`. */
  readonly lacking: readonly string[];
};

/** A sandbox that takes longer to run nothing is not one to rely on. */
const PATIENCE_MS = 5000;

/** Tries a command in each kind of sandbox until one works. */
export async function findSandbox(): Promise<FoundSandbox> {
  if (process.platform !== 'linux')
    return { kind: 'none', lacking: [`there is none for ${process.platform}`] };
  const lacking: string[] = [];
  for (const kind of ['bwrap', 'user-namespaces'] as const) {
    const problem = await problemOf(kind);
    if (problem === undefined) return { kind, lacking };
    lacking.push(`${kind}: ${inertLine(problem)}`);
  }
  return { kind: 'none', lacking };
}

/** @throws prove/no-sandbox when one is required and the machine has none */
export async function chooseSandbox(mode: SandboxMode): Promise<SandboxKind> {
  if (mode === 'off') return 'none';
  const { kind, lacking } = await findSandbox();
  if (kind === 'none' && mode === 'require') {
    throw new Failure('prove/no-sandbox', `no sandbox works here: ${lacking.join('; ')}`, {
      hint: 'install bubblewrap; "correctless doctor" says whether it works',
    });
  }
  return kind;
}

/** Why a kind of sandbox does not work here; undefined when it does. */
export async function problemOf(kind: Exclude<SandboxKind, 'none'>): Promise<string | undefined> {
  return withTemporaryFolder(async (folder) => {
    const own = { home: folder, tmp: folder };
    const [program, ...args] = sandboxed(kind, { command: 'true', cwd: folder, writable: [], ...own });
    const env = allowedEnvironment(process.env, own);
    const bounds = { cwd: '/', env, timeoutMs: PATIENCE_MS, mostBytes: 64 * 1024 };
    const end = await runBounded(program, args, bounds);
    if (end.kind !== 'ended') return 'took too long';
    return end.status === 0 ? undefined : (end.stderr.trim().split('\n').at(-1) ?? '');
  }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
}
