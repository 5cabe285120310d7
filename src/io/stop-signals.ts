const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * While `work` runs, a signal that would end us calls `stop` instead, each time it arrives, so that child processes can be ended
 * first.
 */
export async function withStopSignals<T>(stop: (signal: string) => void, work: () => Promise<T>): Promise<T> {
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

/** Ends this process at once, with the status of a process that the signal killed. */
export function exitBySignal(signal: string): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
