import { describe, expect, it } from 'vitest';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { proveCause } from './prove-cause.ts';
import { reviewedText } from '../reviewed-text.ts';
import type { Texts } from '../world.ts';

/** `gone.ts` and the empty `void.ts` are deleted, `was.ts` is now `is.ts`, and `pay.ts` has one more line. */
const changed = parsePatch(
  Buffer.from(`diff --git a/gone.ts b/gone.ts
deleted file mode 100644
index 1111111..0000000
--- a/gone.ts
+++ /dev/null
@@ -1 +0,0 @@
-export const gone = true;
diff --git a/void.ts b/void.ts
deleted file mode 100644
index e69de29..0000000
diff --git a/was.ts b/is.ts
similarity index 100%
rename from was.ts
rename to is.ts
diff --git a/pay.ts b/pay.ts
index 1111111..2222222 100644
--- a/pay.ts
+++ b/pay.ts
@@ -1,0 +2 @@
+export const pay = charge(order);
`),
);
const NOW: Readonly<Record<string, string>> = {
  'is.ts': 'export const is = true;\n',
  'pay.ts': "import './card.ts';\nexport const pay = charge(order);\n",
};
const BEFORE: Readonly<Record<string, string>> = {
  'gone.ts': 'export const gone = true;\n',
  'void.ts': '',
  'was.ts': NOW['is.ts']!,
  'pay.ts': "import './card.ts';\n",
};
const textIn = (files: Readonly<Record<string, string>>) => (path: RepoPath) => {
  const text = files[path];
  return text === undefined ? undefined : reviewedText(text);
};
const texts: Texts = { headText: textIn(NOW), baseText: textIn(BEFORE), changed, treeRoots: [] };
const FIRST = { start: 1, end: 1 };

describe('a file as a whole is a cause', () => {
  it.each([
    [
      { file: 'gone.ts', deleted: true },
      { file: 'gone.ts', side: 'old', at: FIRST, whole: 'deleted' },
    ],
    [
      { file: 'void.ts', deleted: true },
      { file: 'void.ts', side: 'old', at: FIRST, whole: 'deleted' },
    ],
    [
      { file: 'is.ts', renamed: true },
      { file: 'is.ts', side: 'new', at: FIRST, whole: 'renamed' },
    ],
    [
      { file: 'was.ts', renamed: true },
      { file: 'is.ts', side: 'new', at: FIRST, whole: 'renamed' },
    ],
  ] as const)('%j', (claim, expected) => {
    expect(proveCause(claim, texts)).toEqual({ keep: expected });
  });

  it.each([
    [{ file: 'pay.ts', deleted: true }, 'pay.ts', 'deleted'],
    [{ file: 'is.ts', deleted: true }, 'is.ts', 'deleted'],
    [{ file: 'pay.ts', renamed: true }, 'pay.ts', 'renamed'],
    [{ file: 'gone.ts', renamed: true }, 'gone.ts', 'renamed'],
  ] as const)('but not where the change did not do that: %j', (claim, file, whole) => {
    expect(proveCause(claim, texts)).toEqual({ drop: { kind: 'cause_not_in_change', file, whole } });
  });

  it('nor is a file that is nowhere', () => {
    expect(proveCause({ file: 'no.ts', deleted: true }, texts)).toEqual({
      drop: { kind: 'path_invalid', file: 'no.ts' },
    });
  });
});

it('a quote is a cause where it is in its file', () => {
  const quote = 'export const pay = charge(order);';
  expect(proveCause({ file: 'pay.ts', quote }, texts)).toEqual({
    keep: { file: 'pay.ts', side: 'new', at: { start: 2, end: 2 } },
  });
  expect(proveCause({ file: 'pay.ts', quote: 'charge(nothing);' }, texts)).toMatchObject({
    drop: { kind: 'quote_not_found' },
  });
});
