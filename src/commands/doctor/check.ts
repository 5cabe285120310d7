/** One thing that is needed or would help, in the order in which the doctor reports them. */
export type Check = {
  readonly name: CheckName;
  /** `warning`: only some uses need it. `failed`: nothing can be trusted to work until it is fixed. */
  readonly state: 'ok' | 'warning' | 'failed';
  readonly found: string;
  /** What to do about it: an exact command, a file to change or an address. */
  readonly remedy?: string;
};

type CheckName =
  | 'node'
  | 'git'
  | 'repository'
  | 'runs'
  | 'cache'
  | 'compiled'
  | 'plugin'
  | 'dist'
  | 'client'
  | 'installed'
  | 'permissions'
  | 'hooks'
  | 'gh'
  | 'sandbox'
  | 'probe';

export function ok(name: CheckName, found: string): Check {
  return { name, state: 'ok', found };
}

export function warning(name: CheckName, found: string, remedy: string): Check {
  return { name, state: 'warning', found, remedy };
}

export function failed(name: CheckName, found: string, remedy: string): Check {
  return { name, state: 'failed', found, remedy };
}
