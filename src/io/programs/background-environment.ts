import { withCertificates } from '../client/client-environment.ts';

/** Set to the folder by the process that starts the runner. Otherwise anyone could make the runner run a file of their own. */
export const STARTED_FOR = 'CORRECTLESS_BACKGROUND';

/** The user's environment without what a git hook, our launcher and our starter added. */
export function userEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(withCertificates(env)).filter(
    ([name]) => !name.startsWith('GIT_') && name !== STARTED_FOR,
  );
  return Object.fromEntries(kept);
}
