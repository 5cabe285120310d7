import { posix } from 'node:path';

/**
 * Texts whose tools obey a UTF-16 byte order mark: Windows tools, compilers and browsers that look for a mark, and texts that
 * only people read. Not SQL: psql and mysql read bytes.
 */
const NAMES =
  /^\.(?:ps1|psm1|psd1|ps1xml|cs|vb|\w{2}proj|sln|props|targets|xml|xsd|xslt?|xaml|resx|resw|config|manifest|admx|adml|wx[sil]|x?html?|css|m?[jt]sx?|vbs|wsf|ahk|au3|reg|in[fix]|rc2?|idl|h|hpp|c|cpp|cxx|cc|mof|iss|ns[ih]|strings|stringsdict|plist|svg|txt|md|csv|tsv|json|srt|vtt|lng|log)$/i;

/** Whether the tools for files of this name obey the mark. Other tools, above all shells, read the bytes. */
export function obeysByteOrderMark(path: string): boolean {
  return NAMES.test(posix.extname(path));
}
