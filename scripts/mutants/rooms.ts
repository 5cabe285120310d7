/** A mutated room: the tests that state its promises. A test of other code that uses the room does not count. */
type Room = {
  readonly tests: readonly string[];
  /** Files that take seconds each and test what quicker ones test too. */
  readonly exclude?: readonly string[];
  /** The same for single tests: a pattern of their names. */
  readonly excludeNames?: string;
};

/** By importance. */
export const MUTATED_ROOMS = {
  replies: { tests: ['tests/golden/replies.test.ts'] },
  evidence: { tests: ['tests/golden/evidence.test.ts'] },
  diff: { tests: ['tests/golden/diffs.test.ts'], excludeNames: 'is what git prints today' },
  findings: { tests: [] },
  packets: { tests: ['tests/golden/packets/**/*.test.ts'] },
  steps: { tests: [] },
  audit: { tests: ['tests/golden/test-output.test.ts'], excludeNames: 'in no time|every audit ends' },
  hooks: { tests: [], exclude: ['src/hooks/{stop,stop-without-slot,one-run-at-a-time}.test.ts'] },
} satisfies Record<string, Room>;

export type MutatedRoom = keyof typeof MUTATED_ROOMS;

export function isMutatedRoom(name: string): name is MutatedRoom {
  return Object.hasOwn(MUTATED_ROOMS, name);
}

/** What vitest runs for a room: the tests next to its sources, and those listed for it. */
export function testsOf(name: MutatedRoom): {
  readonly include: string[];
  readonly exclude: string[];
  readonly testNamePattern?: RegExp;
} {
  const { tests, exclude = [], excludeNames }: Room = MUTATED_ROOMS[name];
  return {
    include: [`src/${name}/**/*.test.ts`, ...tests],
    exclude: [...exclude],
    ...(excludeNames === undefined ? {} : { testNamePattern: new RegExp(`^(?!.*(?:${excludeNames}))`) }),
  };
}
