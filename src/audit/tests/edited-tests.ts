import type { TestEdit } from '../../contracts/files/audit-journal.ts';
import type { AuditState } from '../fold/audit-state.ts';

/** An edit in words: where it is, and what it changes about the tests. Names of tests and files come from the repository. */
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

/** The heading above the list of edits. */
export const EDITED = 'Tests that were there, and that fixes changed';

/** How the fixes in force have changed the tests and the files that define test runs, one line each with the commit. */
export function editedTests({ rounds }: Pick<AuditState, 'rounds'>): string[] {
  return rounds.flatMap(({ commits }) =>
    commits.flatMap(({ subject, sha, edits = [] }) =>
      edits.map((edit) => `${editText(edit)} (${subject} in ${sha.slice(0, 12)})`),
    ),
  );
}
