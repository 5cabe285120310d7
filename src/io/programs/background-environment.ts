/** Set to the folder by whoever starts the runner, so that nobody runs a file they wrote themselves by naming it. */
export const STARTED_FOR = 'CORRECTLESS_BACKGROUND';

/** As the user has it, but for what a git hook, our launcher and our starter put in. */
export function withoutOurs(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name, value]) =>
      !name.startsWith('GIT_') &&
      name !== STARTED_FOR &&
      // The launcher empties it for its own start.
      !(name === 'NODE_EXTRA_CA_CERTS' && value === ''),
  );
  return Object.fromEntries(kept);
}
