/** One thing that is needed or would help, in the order in which the doctor reports them. */
export type Check = {
  readonly name: string;
  /** `warning`: only some uses need it. `failed`: nothing can be trusted to work until it is fixed. */
  readonly state: 'ok' | 'warning' | 'failed';
  readonly found: string;
  /** What to do about it: an exact command, a file to change or an address. */
  readonly remedy?: string;
};

export function ok(name: string, found: string): Check {
  return { name, state: 'ok', found };
}

export function warning(name: string, found: string, remedy: string): Check {
  return { name, state: 'warning', found, remedy };
}

export function failed(name: string, found: string, remedy: string): Check {
  return { name, state: 'failed', found, remedy };
}
