import { languageOf } from '../../context/languages.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';

/** What runs but is not in a language of a stack. */
const OTHER_CODE =
  /\.(?:bat|cmd|psd1|vbs|vba|bas|cls|wsf|hta|ahk|au3|applescript|awk|sed|tcl|fish|nu|ps1xml|reg|inf|asm|s|f90|pas|lisp|el|scm|vim|jsp|aspx?|cshtml|xaml|xsl|xslt|json|jsonc|xml|toml|ini|cfg|conf|properties|env|service|desktop|plist|proto|graphql|nix|bzl|cmake|ru|inc|php\d|phtml|pth|t|ejs|erb|hbs)$|(?:^|\/)\.env(?:\.[\w-]+)+$/i;

/** Whether people keep code, or settings that decide how code runs, under such a name. A yes only means: do not skip it. */
export function mayBeCode(path: RepoPath): boolean {
  return languageOf(path) !== undefined || OTHER_CODE.test(path);
}
