/** Sends a signal to a group of programs, by the id of its leader; fine when nobody of it is left. */
export function killGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // Nobody of it is left.
  }
}
