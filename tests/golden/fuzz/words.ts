/** Words of the formats that others write. A fuzz target inserts them into its inputs. */

export const PATCH_WORDS = [
  ...['\n', '\n+', '\n-', '\n ', '\n\\ No newline at end of file', '@@ -1 +1 @@\n', '@@ -1,2 +0,0 @@\n'],
  ...['@@ -0,0 +1 @@', 'diff --git a/x b/x\n', '--- a/x\n', '+++ b/x\n', '--- /dev/null\n'],
  ...['new file mode 100644\n', 'deleted file mode 100644\n', 'rename from x\n', 'rename to y\n'],
  ...['index 1111111..2222222 100644\n', 'old mode 100644\nnew mode 100755\n', '\r\n', '"a/\\303\\274"'],
  ...['\t'],
];

export const REPLY_WORDS = [
  ...['{', '}', '[', ']', ':', ',', '"', '\\u0000', '\\ud800', '\\', '```json\n', '\n```', 'null', '-0'],
  ...['1e400', '"a":1,', '{"a":1,"a":2}', '\ufeff', '\u2028'],
];

export const FRONTMATTER_WORDS = [
  ...['---\n', '\n---\n', '---js\n', 'paths:', '\n  - ', '"', "'", '[', '{', ',', '&a', '*a'],
  ...['!!js/function ', '\t', '#', ': ', '|\n'],
];

export const INERT_WORDS = [
  ...['\u001b[31m', '\u202e', '\u200b', '\r', '\r\n', '\u2028', '```', '````', '~~~', '<b>', '&lt;'],
  ...['@me', '::error::', '://', '\u{e0041}', '\ud800'],
];

/** Words of terminals, CI runners, templates, links and markup. No renderer may pass them on. */
export const MARKUP_WORDS = [
  ...INERT_WORDS,
  ...['\\ud800', '\\udfff', '\0', '\u009b', '\u2066', '##[x]', '\n::x::', '\t', '  ', '{0}', '{{0}}'],
  ...['{{{1}', '${{', '}}', '{', '}', '[a](1)', '](', '\\](', '\\', '[', '</script>', '</style>'],
  ...['</title>', '</textarea>', '<!--', '-->', ']]>', '<svg/onload=1>', '<p>', '"', "'", '`', '=', '&'],
  ...['&amp', '&#60;', '<', '>', '/>', ' autofocus onfocus=x', '\u00a0'],
];
