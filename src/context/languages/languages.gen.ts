// Made by `npm run gen` from the records of this folder.
import type { LanguageRecord } from './language-record.ts';
import { LANGUAGES as C } from './c.ts';
import { LANGUAGES as CSHARP } from './csharp.ts';
import { LANGUAGES as DART } from './dart.ts';
import { LANGUAGES as FUNCTIONAL } from './functional.ts';
import { LANGUAGES as GO } from './go.ts';
import { LANGUAGES as JAVASCRIPT } from './javascript.ts';
import { LANGUAGES as JVM } from './jvm.ts';
import { LANGUAGES as PHP } from './php.ts';
import { LANGUAGES as PYTHON } from './python.ts';
import { LANGUAGES as RUBY } from './ruby.ts';
import { LANGUAGES as RUST } from './rust.ts';
import { LANGUAGES as SCRIPTING } from './scripting.ts';
import { LANGUAGES as SHELL } from './shell.ts';
import { LANGUAGES as SWIFT } from './swift.ts';
import { LANGUAGES as TOOLS } from './tools.ts';
import { LANGUAGES as WEB } from './web.ts';

export const LANGUAGE_RECORDS: readonly LanguageRecord[] = [
  ...C,
  ...CSHARP,
  ...DART,
  ...FUNCTIONAL,
  ...GO,
  ...JAVASCRIPT,
  ...JVM,
  ...PHP,
  ...PYTHON,
  ...RUBY,
  ...RUST,
  ...SCRIPTING,
  ...SHELL,
  ...SWIFT,
  ...TOOLS,
  ...WEB,
];
