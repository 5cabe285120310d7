import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { Step } from '../../contracts/replies/step.ts';
import { proveStepText } from '../../packets/audit/prove-step.ts';
import { TESTS } from '../fixing/step-of.ts';
import type { Audit } from '../stored/open-audit.ts';

/** The step of a proof: one test of the finding, where tests are. */
export function proofStep({ file }: Pick<Audit, 'file'>, finding: AuditFinding): Step {
  return {
    description: proveStepText(finding),
    mode: 'apply',
    allow: [...TESTS],
    exclude: [
      '.correctless/',
      ...file.settings.exclude,
      ...NO_TESTS.map((name) => `**/${name}/**`),
      '*.snap',
    ],
  };
}

/** What tests read, and what they are set up by: a test that changes these can be made to fail by anything. */
const NO_TESTS = ['fixtures', '__fixtures__', '__mocks__', '__snapshots__', 'testdata', 'golden'];
