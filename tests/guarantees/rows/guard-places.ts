import type { Guarantee } from '../guarantee.ts';

/** Where a finding of anyone's is. */
export const GUARD_PLACES: readonly Guarantee[] = [
  {
    name: 'guard-hears-every-place',
    promise:
      'A finding counts for `guard` at every place that it names, at any depth (cause, steps of a flow, related places), where its quote stands, and in the whole call whose first line it names; what our own report has proven is kept.',
    breaks: [
      {
        of: 'findings/loose/related-places.ts#relatedPlaces',
        how: 'a data flow is where it ends',
        from: 'if (of.run !== undefined && isObject(physical)) return [sarifPlace(physical, of.run)];',
        to: 'if (of.run !== undefined && isObject(physical)) return [];',
        noticedBy: [{ file: 'src/findings/guard-related.test.ts', test: 'a step of a code flow' }],
      },
      {
        of: 'findings/loose/related-places.ts#relatedPlaces',
        how: 'a cause is only said',
        from: 'if (FILE_KEYS.some(has)) {',
        to: 'if (FILE_KEYS.every(has)) {',
        noticedBy: [{ file: 'src/findings/guard-related.test.ts', test: 'a cause' }],
      },
      {
        of: 'findings/loose/rdjson-places.ts#isProven',
        how: 'an effect that a review has proven is outside',
        from: ".includes('impact')",
        to: ".includes('added')",
        noticedBy: [{ file: 'src/findings/guard-related.test.ts', test: 'our own report' }],
      },
      {
        of: 'findings/guard-places.ts#decideQuote',
        how: 'a number is believed against the quote',
        from: 'isOnChangedLine(place, world.changed)',
        to: "isOnChangedLine({ ...place, side: 'old' }, new Map())",
        noticedBy: [{ file: 'src/findings/guard-related.test.ts', test: 'stands twice' }],
      },
      {
        of: 'findings/statement-end.ts#statementEnd',
        how: 'a call is its first line',
        from: 'if (open.length === 0) return number;',
        to: 'if (open.length === 0 || start > 0) return number;',
        noticedBy: [{ file: 'src/findings/guard-related.test.ts', test: 'first line of a call' }],
      },
    ],
  },
  {
    name: 'guard-asks-who-looked',
    promise:
      '`guard` passes no list of a known tool that, by its own account, looked at no file, or failed at one that the change holds; what a comment silences counts, and no line of a changed notebook is passed by its number.',
    breaks: [
      {
        of: 'findings/loose/said-beside.ts#saidBeside',
        how: 'who scanned nothing has found nothing',
        from: "files === 0 ? 'bad'",
        to: "files < 0 ? 'bad'",
        noticedBy: [{ file: 'src/findings/loose/failure-said.test.ts', test: 'scanned' }],
      },
      {
        of: 'findings/loose/not-looked.ts#notLooked',
        how: 'a file that was too large was looked at',
        from: 'if (skipped === undefined) return undefined;',
        to: "if (skipped?.reason !== '') return undefined;",
        noticedBy: [{ file: 'src/findings/loose/failure-said.test.ts', test: 'too big' }],
      },
      {
        of: 'findings/loose/eslint-files.ts#eslintMessages',
        how: 'a comment of the change silences its defect',
        from: "silenced?.startsWith('[') === true ?",
        to: "silenced?.startsWith('(') === true ?",
        noticedBy: [{ file: 'src/findings/loose/places.test.ts', test: 'silences' }],
      },
      {
        of: 'findings/guard-places.ts#decidePlace',
        how: 'a line of a cell is one of the file',
        from: 'changed.has(file) && /',
        to: 'changed.size === 0 && /',
        noticedBy: [{ file: 'src/findings/guard-related.test.ts', test: 'notebook' }],
      },
    ],
  },
  {
    name: 'guard-says-what-was-dropped',
    promise:
      'Where every finding was dropped, `guard` names what the list says of a bad end, how many stood next to a change, and to which paths and policy it was asked.',
    breaks: [
      {
        of: 'findings/loose/passed-over.ts#saidOfDropped',
        how: 'a verdict on what was dropped is not worth a word',
        from: "saidBeside(member, 0) === 'bad'",
        to: "saidBeside(member, 1) === 'bad'",
        noticedBy: [{ file: 'src/findings/loose/passed-over.test.ts', test: 'may mean' }],
      },
      {
        of: 'findings/guard-json.ts#guardJson',
        how: 'the whole change was asked about',
        from: '${inline(asked.paths)}',
        to: '${inline(asked.paths.slice(0, 0))}',
        noticedBy: [{ file: 'tests/cli/guard.bats', test: 'to which paths it was narrowed' }],
      },
    ],
  },
];
