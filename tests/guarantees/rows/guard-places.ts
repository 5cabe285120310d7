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
];
