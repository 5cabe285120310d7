import type { Guarantee } from '../guarantee.ts';

/** What a change switches on or off without a line of text. */
export const MOVED: readonly Guarantee[] = [
  {
    name: 'a-move-switches',
    promise:
      'A pure rename that may switch something on or off is shown whole: of a name or folder with a dot, of what a framework or a folder runs by its name or place, of a test that is none any more.',
    breaks: [
      {
        of: 'gather/name-weight.ts#didMore',
        how: 'a name with a dot is a name',
        from: 'if (hasDot(from)) return true;',
        to: 'if (hasDot(from) && isCode(to) && !isCode(from)) return true;',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'a pipeline without its dot' }],
      },
      {
        of: 'gather/name-weight.ts#didMore',
        how: 'a test is one under any name',
        from: 'if (isTestByName(from) && !isTestByName(to)) return true;',
        to: 'if (isTestByName(from) && !isTest(to)) return true;',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'a test that none looks for' }],
      },
      {
        of: 'gather/name-weight.ts#doesMore',
        how: 'what a folder runs is run anywhere',
        from: 'if (isKnownByName(to, from) || leavesItsPlace(to, from)) return true;',
        to: 'if (isKnownByName(to, from)) return true;',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'code that is served' }],
      },
      {
        of: 'gather/name-weight.ts#doesMore',
        how: 'what a framework loads is looked for everywhere',
        from: 'if (PLACED.test(name)) return true;',
        to: 'if (PLACED.test(name) && name === path) return true;',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'not where it is looked for' }],
      },
    ],
  },
];
