import type { TestEdit } from '../../contracts/files/audit-journal.ts';
import type { AuditState } from '../fold/audit-state.ts';

/** An edit in words: where, and what of the tests it changes. A name of a test or a file is the repository's. */
export function editText({ path, lines, kind, test }: TestEdit): string {
  const place = lines === null ? path : `${path}:${lines[0]}${lines[1] === lines[0] ? '' : `-${lines[1]}`}`;
  switch (kind) {
    case 'test':
      return `${place}: the test ${test ?? ''} was there and is edited`;
    case 'gone':
      return test === null
        ? `${place}: this test file is gone, or has another name`
        : `${place}: the test ${test} is gone, or has another name or place`;
    case 'beside':
      return `${place}: what its tests share is edited`;
    case 'ground':
      return `${place}: the test command goes by this file`;
  }
}

/** What stands above the list of them. */
export const EDITED = 'Tests that were there, and that fixes changed';

/** What the fixes that stand have changed of the tests and of their ground, a line each with the commit. */
export function editedTests({ rounds }: Pick<AuditState, 'rounds'>): string[] {
  return rounds.flatMap(({ commits }) =>
    commits.flatMap(({ subject, sha, edits = [] }) =>
      edits.map((edit) => `${editText(edit)} (${subject} in ${sha.slice(0, 12)})`),
    ),
  );
}
