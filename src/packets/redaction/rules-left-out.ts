/**
 * Rules of secretlint's preset that are left out: one lets a comment in the code under review switch the others off, one opens
 * files and marks a JSON file as a whole, one takes words between two markers for a key, two mark an address with what follows
 * it. Ours find only the key or the password. The bundle does not hold them.
 */
export const RULES_LEFT_OUT: readonly string[] = [
  'filter-comments',
  'gcp',
  'privatekey',
  'basicauth',
  'database-connection-string',
].map((name) => `@secretlint/secretlint-rule-${name}`);
