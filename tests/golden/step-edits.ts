import fc from 'fast-check';

/** An edit of one file. A rename starts from `<name>.old`. */
export type Edit =
  | { readonly kind: 'add'; readonly name: string; readonly after: string; readonly program: boolean }
  | { readonly kind: 'edit'; readonly name: string; readonly before: string; readonly after: string }
  | { readonly kind: 'delete'; readonly name: string; readonly before: string }
  | { readonly kind: 'rename'; readonly name: string; readonly before: string; readonly after: string }
  | { readonly kind: 'mode'; readonly name: string; readonly before: string };

/** Lines that look like lines of a diff, mixed with plain ones. */
const line = fc.constantFrom(
  ...[
    'a',
    'b',
    'c',
    '',
    '-- a/x',
    '++ b/x',
    '@@ -1 +1 @@',
    '\\ No newline at end of file',
    'a\r',
    ' ',
    '-',
    '+',
  ],
  ...['diff --git a/x b/x', 'Binary files a/x and b/x differ', '\ufeffé', 'zero\0byte'],
);
const content = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.boolean())
  .map(([lines, ends]) => lines.join('\n') + (ends && lines.length > 0 ? '\n' : ''));

const name = fc.constantFrom(
  ...['plain.txt', 'x b/y', 'a name.txt', 'ünï/日本.txt', 'tab\there', 'b/quote".txt', 'a/b/c', '.hidden'],
  ...['back\\slash', 'star*', ' leading', 'sub/trailing ', '[x]', '!bang', '#hash', 'new\nline', '-dash'],
);

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('add'), name, after: content, program: fc.boolean() }),
  fc.record({ kind: fc.constant('edit'), name, before: content, after: content }),
  fc.record({ kind: fc.constant('delete'), name, before: content }),
  fc.record({ kind: fc.constant('rename'), name, before: content, after: content }),
  fc
    .record({ kind: fc.constant('rename'), name, before: content })
    .map((one) => ({ ...one, after: one.before })),
  fc.record({ kind: fc.constant('mode'), name, before: content }),
);

/** One to five edits of different files. */
export const edits = fc.uniqueArray(edit, { selector: (one) => one.name, minLength: 1, maxLength: 5 });
