import { describe, it } from 'vitest';
import { chosenCells } from './choose-cells.ts';
import { sessionsOf } from './sessions.ts';

// Beside audit-faults.client.test.ts: two files are two clients at a time.
describe('faults in a review', () => {
  it.each(sessionsOf(chosenCells(), 'review'))('$title', ({ run }) => run(), 1_200_000);
});
