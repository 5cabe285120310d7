/** Where a password is in a text, end excluded, and the kind of address that it is in. */
export type AddressPassword = {
  readonly kind: 'basicauth' | 'database-connection-string';
  readonly range: readonly [start: number, end: number];
};

const WEB =
  /(?:https?|ftps?):\/\/(?<user>[-\w]{1,256}):(?<password>[-\w]{1,256})@(?=[-\w%.+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b)/g;
const DATABASE =
  /(?:mongodb(?:\+srv)?|mysqlx?|postgres(?:ql)?):\/\/(?<user>[^:/\s"'`<>]{1,100}):(?<password>[^@/\s]{1,200})@(?=[^/\s?])/gi;

/** What people write in place of a password or a name. */
const WEB_EXAMPLE = /localhost|127\.0\.0\.1|password|myusername|your_username|replace_with_username/i;
const DATABASE_EXAMPLE =
  /^(?:(?:my)?password|(?:my)?username|secret|root|admin|user|pass|your_(?:password|username)|replace_with_password|localhost|127\.0\.0\.1|example\.(?:com|org)|test\.com)$/i;
const VARIABLE = /\$\{[^}]{1,50}\}|\{[^}]{1,50}\}|%[A-Z_]{1,30}%|\$[A-Z_]{1,30}|\$\([^)]{1,50}\)/;

/** What no address holds unescaped, and what is put into a string from elsewhere: code, of whatever length. */
const IS_CODE = /[`\\{}]|\$\(/;
/** What ends a word of code that is in no string. */
const ENDS_ADDRESS = /["'()<>[\];&|]/;

/**
 * The passwords in addresses: of each the password alone. secretlint's own rules, whose examples and variables these are, find
 * the whole address, and what follows it up to the next blank.
 */
export function addressPasswords(content: string): AddressPassword[] {
  const web = [...content.matchAll(WEB)].flatMap((match): AddressPassword[] => {
    const [user, password] = partsOf(match);
    if (user.length < 2 || WEB_EXAMPLE.test(user) || isNone(password) || WEB_EXAMPLE.test(password))
      return [];
    // GitHub takes a token for a name, if this is the password.
    const behind = password === 'x-oauth-basic' ? password.length + 1 : 0;
    const secret = behind === 0 ? password : user;
    return [{ kind: 'basicauth', range: before(match, 1 + behind, secret) }];
  });
  const databases = [...content.matchAll(DATABASE)].flatMap((match): AddressPassword[] => {
    const [, password] = partsOf(match);
    const quote = openQuote(content, match.index);
    if (IS_CODE.test(password) || (quote === undefined && ENDS_ADDRESS.test(password))) return [];
    // An address ends with the string that it is in.
    if (quote !== undefined && password.includes(quote)) return [];
    if (isNone(password) || VARIABLE.test(password) || DATABASE_EXAMPLE.test(password)) return [];
    return [{ kind: 'database-connection-string', range: before(match, 1, password) }];
  });
  return [...web, ...databases];
}

function partsOf({ groups }: RegExpExecArray): [user: string, password: string] {
  return [groups?.['user'] ?? '', groups?.['password'] ?? ''];
}

/** Too short, or one character over and over. */
function isNone(password: string): boolean {
  return password.length < 4 || /^(.)\1{3,}$/.test(password);
}

/** Where `text` is, that many characters before the end of a match. */
function before(match: RegExpExecArray, characters: number, text: string): readonly [number, number] {
  const end = match.index + match[0].length - characters;
  return [end - text.length, end];
}

/** Characters of a line that are looked back over for the beginning of a string. */
const MOST_BEFORE = 2000;

/** The quote that opened the string which begins with the address; undefined where none did. Goes by the line alone. */
function openQuote(content: string, at: number): string | undefined {
  const line = content.slice(Math.max(0, at - MOST_BEFORE), at);
  const before = line.slice(line.lastIndexOf('\n') + 1);
  const quote = /["'`](?:jdbc:)?$/i.exec(before)?.[0].charAt(0);
  return quote !== undefined && before.split(quote).length % 2 === 0 ? quote : undefined;
}
