/**
 * For each rule's name, a part of its own pattern that is in every text in which it finds a secret.
 *
 * A first scan takes half as long as starting node, and most texts hold nothing that looks like a secret. So a
 * text without any of these is not scanned. An expression here may let too much through, never too little.
 */
export const SECRET_PREFILTERS: Readonly<Record<string, RegExp>> = {
  aws: /(?:A3T[A-Z0-9]|A(?:KI|GP|ID|RO|IP|NP|NV|SI)A)[A-Z0-9]{16}|secret_?access|secret_?key[^]{0,140}[a-z0-9/+]{40}|account[^]{0,180}\d{4}-?\d{4}-?\d{4}/i,
  npm: /npm_\w{36}|_authToken=|x-oauth-basic/,
  slack: /hooks\.slack\.com\/services/i,
  sendgrid: /SG\.\w{1,128}\.\w/,
  shopify: /shp(?:[pc]a|at|ss)_\w{32}/,
  github: /gh[oprsu]_\w{36}|github_pat_/,
  openai: /T3BlbkFJ/,
  anthropic: /sk-ant-api0/,
  linear: /lin_api_/,
  '1password': /ops_ey/,
  /** Our own rules: JSON web tokens, passwords in addresses, tokens of registries, parts of private keys, known prefixes. */
  correctless:
    /\.eyJ|:\/\/[-\w]{1,256}:[-\w]{1,256}@|(?:mongodb(?:\+srv)?|mysqlx?|postgres(?:ql)?):\/\/|:_(?:auth|authToken|password)=|PRIVATE KEY|xox[a-z]-|xapp-|AIza|k_live_|glpat-|pypi-AgEI|hf_[A-Za-z]{34}|do[opr]_v1_|dckr_pat_|AGE-SECRET/i,
};

/** False if no rule can find a secret. */
export function mayHoldSecret(text: string): boolean {
  return Object.values(SECRET_PREFILTERS).some((forerunner) => forerunner.test(text));
}
