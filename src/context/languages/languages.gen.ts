// Made by `npm run gen` from the records of this folder.
import type { LanguageRecord } from './language-record.ts';
import { LANGUAGES as apps } from './apps.ts';
import { LANGUAGES as c } from './c.ts';
import { LANGUAGES as go } from './go.ts';
import { LANGUAGES as javascript } from './javascript.ts';
import { LANGUAGES as jvm } from './jvm.ts';
import { LANGUAGES as others } from './others.ts';
import { LANGUAGES as php } from './php.ts';
import { LANGUAGES as python } from './python.ts';
import { LANGUAGES as ruby } from './ruby.ts';
import { LANGUAGES as rust } from './rust.ts';
import { LANGUAGES as shell } from './shell.ts';
import { LANGUAGES as tools } from './tools.ts';
import { LANGUAGES as web } from './web.ts';

export const LANGUAGE_RECORDS: readonly LanguageRecord[] = [
  ...apps,
  ...c,
  ...go,
  ...javascript,
  ...jvm,
  ...others,
  ...php,
  ...python,
  ...ruby,
  ...rust,
  ...shell,
  ...tools,
  ...web,
];
