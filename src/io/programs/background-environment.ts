import { withCertificates } from '../client/client-environment.ts';

/** Set to the folder by whoever starts the runner, so that nobody runs a file they wrote themselves by naming it. */
export const STARTED_FOR = 'CORRECTLESS_BACKGROUND';

/** As the user has it, but for what a git hook, our launcher and our starter put in. */
export function withoutOurs(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(withCertificates(env)).filter(
    ([name]) => !name.startsWith('GIT_') && name !== STARTED_FOR,
  );
  return Object.fromEntries(kept);
}
