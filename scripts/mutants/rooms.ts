/** A room under mutation: the tests that state its promises, as files and folders. Whatever else uses the room does not count as its test. */
type Room = {
  readonly tests: readonly string[];
  /** Tests that take seconds each, for what quick ones say as well: a part of `path#name`. */
  readonly but?: RegExp;
};

/** In the order of their weight. */
export const MUTATED_ROOMS = {
  replies: { tests: ['src/replies', 'tests/golden/replies.test.ts'] },
  evidence: { tests: ['src/evidence', 'tests/golden/evidence.test.ts'] },
  diff: { tests: ['src/diff', 'tests/golden/diffs.test.ts'], but: /is what git prints today/ },
  findings: { tests: ['src/findings'] },
  packets: { tests: ['src/packets', 'tests/golden/packets'] },
  steps: { tests: ['src/steps'] },
  audit: { tests: ['src/audit', 'tests/golden/test-output.test.ts'], but: /in no time|every audit ends/ },
  hooks: { tests: ['src/hooks'], but: /^src\/hooks\/(stop|stop-without-slot|one-run-at-a-time)\.test\.ts#/ },
} satisfies Record<string, Room>;

export type MutatedRoom = keyof typeof MUTATED_ROOMS;
