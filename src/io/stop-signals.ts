const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * While `work` runs, a signal that would end us is told to `stop` instead, each time it comes: whatever was started is to
 * be brought to an end first.
 */
export async function withStopSignals<T>(stop: (signal: string) => void, work: () => Promise<T>): Promise<T> {
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

/** Ends this process as the signal does to who never heard of it: with the status that shells know, at once. */
export function endBy(signal: string): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
