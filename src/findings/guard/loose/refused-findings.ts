import { Failure } from '../../../kernel/failure.ts';

const HINT =
  'hand over [{"file": …, "line": …}], {"violations": […]}, {"findings": […]}, SARIF 2.1.0, rdjson, rdjsonl, or the JSON of bandit, eslint, mypy, pyright, ruff, semgrep or GitLab’s code quality';

export function refusedFindings(message: string): Failure {
  return new Failure('refused/schema', message, { hint: HINT });
}

/** The same refusal with the formats that a tool can hand over, if the hint was meant for a model. */
export function withFormats<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (
      error instanceof Failure &&
      (error.code === 'refused/no-json' || error.code === 'refused/several-json-values')
    ) {
      throw new Failure(error.code, error.message, { hint: HINT, cause: error });
    }
    throw error;
  }
}
