// Made by `npm run gen` from the records of this folder.
import { FORMAT as terminal } from './terminal.ts';
import { FORMAT as markdown } from './markdown.ts';
import { FORMAT as json } from './json.ts';
import { FORMAT as sarif } from './sarif.ts';
import { FORMAT as rdjson } from './rdjson.ts';
import { FORMAT as githubAnnotations } from './github-annotations.ts';
import { FORMAT as html } from './html.ts';

export const FORMAT_RECORDS = {
  terminal: terminal,
  markdown: markdown,
  json: json,
  sarif: sarif,
  rdjson: rdjson,
  'github-annotations': githubAnnotations,
  html: html,
} as const;
