type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that a client session sets for the programs it starts. */
const OF_A_SESSION =
  /^(?:CLAUDECODE|CLAUDE_CODE_(?:ENTRYPOINT|SESSION_ID|SSE_PORT)|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_.*)$/;

/** Whether a client session started us: then its model reads what we print. */
export function isInSession(env: Environment): boolean {
  return env['CLAUDECODE'] === '1';
}

/** Where the launcher keeps `NODE_EXTRA_CA_CERTS`, which it empties to speed up our own start. */
const CERTIFICATES = 'CORRECTLESS_EXTRA_CA_CERTS';

/**
 * The environment for a client that we start: the user's own. A client behaves differently when it finds itself inside another
 * session, and without the certificates of a company's proxy it cannot reach its provider.
 */
export function clientEnvironment(env: Environment): Environment {
  const kept = Object.entries(withCertificates(env)).filter(([name]) => !OF_A_SESSION.test(name));
  return Object.fromEntries(kept);
}

/** The environment with `NODE_EXTRA_CA_CERTS` as it was before the launcher emptied it. */
export function withCertificates(env: Environment): Environment {
  const { [CERTIFICATES]: certificates, NODE_EXTRA_CA_CERTS: own, ...rest } = env;
  const [given] = [own, certificates].filter((one) => one !== undefined && one !== '');
  return given === undefined ? rest : { ...rest, NODE_EXTRA_CA_CERTS: given };
}
