import { Failure } from '../../kernel/failure.ts';

export function refusedFindings(message: string): Failure {
  return new Failure('refused/schema', message, {
    hint: 'hand over [{"file": …, "line": …}], {"violations": […]}, {"findings": […]}, SARIF 2.1.0, rdjson or rdjsonl',
  });
}
