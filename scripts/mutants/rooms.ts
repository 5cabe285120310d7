/** A room under mutation: the tests that state its promises. Whatever else uses the room does not count as its test. */
type Room = {
  readonly tests: readonly string[];
  /** Files that take seconds each, for what quick ones say as well. */
  readonly exclude?: readonly string[];
  /** The same of single tests, by a part of their names. */
  readonly but?: string;
};

/** In the order of their weight. */
export const MUTATED_ROOMS = {
  replies: { tests: ['tests/golden/replies.test.ts'] },
  evidence: { tests: ['tests/golden/evidence.test.ts'] },
  diff: { tests: ['tests/golden/diffs.test.ts'], but: 'is what git prints today' },
  findings: { tests: [] },
  packets: { tests: ['tests/golden/packets/**/*.test.ts'] },
  steps: { tests: [] },
  audit: { tests: ['tests/golden/test-output.test.ts'], but: 'in no time|every audit ends' },
  hooks: { tests: [], exclude: ['src/hooks/{stop,stop-without-slot,one-run-at-a-time}.test.ts'] },
} satisfies Record<string, Room>;

export type MutatedRoom = keyof typeof MUTATED_ROOMS;

export function isMutatedRoom(name: string): name is MutatedRoom {
  return Object.hasOwn(MUTATED_ROOMS, name);
}

/** What vitest runs of a room: its own tests, beside its sources, and those named for it. */
export function testsOf(name: MutatedRoom): {
  readonly include: string[];
  readonly exclude: string[];
  readonly testNamePattern?: RegExp;
} {
  const { tests, exclude = [], but }: Room = MUTATED_ROOMS[name];
  return {
    include: [`src/${name}/**/*.test.ts`, ...tests],
    exclude: [...exclude],
    ...(but === undefined ? {} : { testNamePattern: new RegExp(`^(?!.*(?:${but}))`) }),
  };
}
