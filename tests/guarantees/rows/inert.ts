import type { Guarantee } from '../guarantee.ts';

/** Text that is printed. */
export const INERT: readonly Guarantee[] = [
  {
    name: 'inert-text',
    promise:
      'Text of the repository or of a model is inert in every format a report is printed in: terminal, Markdown, JSON, SARIF, rdjson, annotations of a CI log, HTML, comments on GitHub; and so are names in the line that says what is reviewed and in failures.',
    breaks: [
      {
        of: 'kernel/inert.ts#inertLine',
        how: 'control characters are printed',
        from: "    text.replaceAll('\\r\\n', '\\n'),\n    (char) => `\\\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`,",
        to: "    text.replaceAll('\\r\\n', '\\n'),\n    (char) => char,",
        noticedBy: [{ file: 'src/kernel/inert.test.ts' }, { file: 'src/report/inert-formats.slow.test.ts' }],
      },
      {
        of: 'gather/scope-note.ts#scopeNote',
        how: 'names of branches are printed as they are',
        from: 'return inertLine(`${files}',
        to: 'return String(inertLine === undefined) && String(`${files}',
        noticedBy: [{ file: 'src/gather/scope-note.test.ts' }],
      },
      {
        of: 'commands/packet.ts#packetCommand',
        how: 'a terminal is given a packet as a program is',
        from: 'style.columns === null && !style.color ? whole',
        to: 'style.columns === null || !style.links ? whole',
        noticedBy: [{ file: 'src/commands/inert-output.test.ts', test: 'obeyed by no terminal' }],
      },
      {
        of: 'kernel/outcome.ts#failureText',
        how: 'names in failures are printed as they are',
        from: 'return inertBlock(`',
        to: 'return String(inertBlock === undefined) && String(`',
        noticedBy: [{ file: 'src/main.test.ts', test: 'would obey' }],
      },
      {
        of: 'kernel/inert.ts#inertMarkdown',
        how: 'links keep their address',
        from: ".replaceAll('://', '&#58;//')",
        to: '',
        noticedBy: [{ file: 'src/kernel/inert.test.ts' }, { file: 'src/report/inert-formats.slow.test.ts' }],
      },
      {
        of: 'kernel/inert-github.ts#inertGithub',
        how: 'mentions are only escaped',
        from: '.replaceAll(/@(?=\\S)|#(?=[\\p{L}\\p{N}_])/gu, `$&${BREAK}`)',
        to: '.replaceAll(/#(?=[\\p{L}\\p{N}_])/gu, `$&${BREAK}`)',
        noticedBy: [
          { file: 'src/kernel/inert-github.test.ts' },
          { file: 'src/report/inert-formats.slow.test.ts' },
        ],
      },
      {
        of: 'report/html/markup.ts#block',
        how: 'markup between tags is left as it is',
        from: ".replaceAll('<', '&lt;')",
        to: '',
        noticedBy: [{ file: 'src/report/html/markup.test.ts' }],
      },
      {
        of: 'report/html/markup.ts#line',
        how: 'quotes are left as they are in an attribute',
        from: 'EVERY_SPECIAL = /[&<>"\']/g',
        to: 'EVERY_SPECIAL = /[&<]/g',
        noticedBy: [{ file: 'src/report/html/markup.test.ts' }],
      },
    ],
  },
];
