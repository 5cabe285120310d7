import { describe, it } from 'vitest';
import { chosenCells } from './choose-cells.ts';
import { sessionsOf } from './sessions.ts';

// Beside review-faults.client.test.ts: two files are two clients at a time.
describe('faults in an audit', () => {
  it.each(sessionsOf(chosenCells(), 'audit'))('$title', ({ run }) => run(), 1_200_000);
});
