import { describe, it } from 'vitest';
import { chosenCells } from './choose-cells.ts';
import { sessionsOf } from './sessions.ts';

describe.each(['prove', 'fix'] as const)('faults in /df:%s', (entry) => {
  it.each(sessionsOf(chosenCells(), entry))('$title', ({ run }) => run(), 1_200_000);
});
