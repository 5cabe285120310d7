# A text with quotes and wildcards is a parameter, and its wildcards are escaped with what ESCAPE names.
node --input-type=module -e '
import assert from "node:assert/strict";
import { search } from "./src/search.js";
const { text, values } = search({ variety: "a\\b_50%\u0027) OR 1=1" });
assert.ok(text.includes("(variety LIKE ? ESCAPE \u0027\\\u0027)"), text);
assert.deepEqual(values, ["%a\\\\b\\_50\\%\u0027) OR 1=1%"]);
'
