import { posix } from 'node:path';
import type { RoundState, WorkItem } from '../../../audit/audit-state.ts';
import { isNewTest, type AddedTests } from '../../../audit/new-tests.ts';
import type { Step } from '../../../contracts/step.ts';
import { fixStepText, repairStepText } from '../../../packets/fix-step.ts';
import { auditedPaths } from '../hunting/audited-paths.ts';
import type { Audit } from '../stored/open-audit.ts';

/** Where tests stand, in gitignore syntax: a test of its defect belongs to every fix. */
const TESTS = [
  '**/*test*',
  '**/*spec*',
  '**/test/**',
  '**/tests/**',
  '**/__tests__/**',
  '**/spec/**',
  '**/testdata/**',
];

/** The step of one item: what an executor is asked to do, and which paths it may change. */
export function stepOf(audit: Audit, round: RoundState, item: WorkItem, added: AddedTests): Step {
  const { file, state, journal } = audit;
  const exclude = ['.correctless/', ...file.settings.exclude];
  if (item.mode === 'fix_regression') {
    const touched = [...new Set(round.commits.flatMap(({ files }) => files))].map(literally);
    const isNew = (failure: string): boolean => isNewTest(failure, added);
    return { description: repairStepText(item.failures, isNew), mode: item.mode, allow: touched, exclude };
  }
  const finding = state.findings.get(item.subject);
  if (finding === undefined) throw new Error(`no finding ${item.subject} to fix`);
  const folder = posix.dirname(finding.location.file);
  // Siblings of a class stand in the same folder.
  const near = folder === '.' ? '/*' : `${literally(folder)}/*`;
  const scope = [...auditedPaths(file, journal)]
    .filter((path) => !path.startsWith('.correctless/'))
    .map(literally);
  const allow = [
    ...new Set([
      literally(finding.location.file),
      near,
      // The folders in it are no siblings.
      `!${near}/`,
      ...(scope.length > MOST_PATHS ? ['*'] : scope),
      ...TESTS,
    ]),
  ];
  return { description: fixStepText(finding, file.preset), mode: item.mode, allow, exclude };
}

/** A step holds at most a thousand patterns; an audit of that many files is one of everything. */
const MOST_PATHS = 500;

/** A path as a gitignore pattern that matches nothing else. */
function literally(path: string): string {
  return `/${path.replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`)}`;
}
