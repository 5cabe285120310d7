/** Sends a signal to a process group, by the id of its leader. Does nothing when the group is gone. */
export function killGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // The group is gone.
  }
}
