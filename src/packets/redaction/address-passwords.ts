/** Where a password is in a text (end exclusive), and the kind of address that contains it. */
export type AddressPassword = {
  readonly kind: 'basicauth' | 'database-connection-string';
  readonly range: readonly [start: number, end: number];
};

const WEB =
  /(?:https?|ftps?):\/\/(?<user>[-\w]{1,256}):(?<password>[-\w]{1,256})@(?=[-\w%.+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b)/g;
/**
 * No character that ends a string, calls, joins or redirects, whether or not the address is in a string: one line alone does
 * not show which quote opens a string. In an address, a password with such a character is percent-encoded.
 */
const DATABASE =
  /(?:mongodb(?:\+srv)?|mysqlx?|postgres(?:ql)?):\/\/(?<user>[^:/\s"'`<>]{1,100}):(?<password>[\p{L}\p{N}_.~%!$*,=:^#?-]{1,200})@(?=[^/\s?])/giu;

/** Placeholders that people write for a password or a name. */
const WEB_EXAMPLE = /localhost|127\.0\.0\.1|password|myusername|your_username|replace_with_username/i;
const DATABASE_EXAMPLE =
  /^(?:(?:my)?password|(?:my)?username|secret|root|admin|user|pass|your_(?:password|username)|replace_with_password|localhost|127\.0\.0\.1|example\.(?:com|org)|test\.com)$/i;
const VARIABLE = /%[A-Z_]{1,30}%|\$[A-Z_]{1,30}/;

/**
 * The passwords in addresses, without the rest of the address. secretlint's own rules, whose examples and variables these are,
 * find the whole address, and what follows it up to the next blank.
 */
export function addressPasswords(content: string): AddressPassword[] {
  const web = [...content.matchAll(WEB)].flatMap((match): AddressPassword[] => {
    const [user, password] = partsOf(match);
    if (user.length < 2 || WEB_EXAMPLE.test(user) || isNone(password) || WEB_EXAMPLE.test(password))
      return [];
    // With this password, GitHub takes the user name as the token.
    const behind = password === 'x-oauth-basic' ? password.length + 1 : 0;
    const secret = behind === 0 ? password : user;
    return [{ kind: 'basicauth', range: before(match, 1 + behind, secret) }];
  });
  const databases = [...content.matchAll(DATABASE)].flatMap((match): AddressPassword[] => {
    const [, password] = partsOf(match);
    if (isNone(password) || VARIABLE.test(password) || DATABASE_EXAMPLE.test(password)) return [];
    return [{ kind: 'database-connection-string', range: before(match, 1, password) }];
  });
  return [...web, ...databases];
}

function partsOf({ groups }: RegExpExecArray): [user: string, password: string] {
  return [groups?.['user'] ?? '', groups?.['password'] ?? ''];
}

/** Too short, or one repeated character. */
function isNone(password: string): boolean {
  return password.length < 4 || /^(.)\1{3,}$/.test(password);
}

/** Where `text` is, that many characters before the end of a match. */
function before(match: RegExpExecArray, characters: number, text: string): readonly [number, number] {
  const end = match.index + match[0].length - characters;
  return [end - text.length, end];
}
