import { posix } from 'node:path';

/**
 * Texts whose tools go by a byte order mark of UTF-16: those of Windows, compilers and browsers that look for one, and what
 * people only read. Not SQL: psql and mysql read bytes.
 */
const NAMES =
  /^\.(?:ps1|psm1|psd1|ps1xml|cs|vb|\w{2}proj|sln|props|targets|xml|xsd|xslt?|xaml|resx|resw|config|manifest|admx|adml|wx[sil]|x?html?|css|m?[jt]sx?|vbs|wsf|ahk|au3|reg|in[fix]|rc2?|idl|h|hpp|c|cpp|cxx|cc|mof|iss|ns[ih]|strings|stringsdict|plist|svg|txt|md|csv|tsv|json|srt|vtt|lng|log)$/i;

/** Whether what reads a text of such a name goes by its mark. Any other tool, a shell above all, reads its bytes. */
export function readByItsMark(path: string): boolean {
  return NAMES.test(posix.extname(path));
}
