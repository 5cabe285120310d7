var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  shown: () => shown,
  soleJsonValue: () => soleJsonValue,
  visible: () => visible
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
function shown(value) {
  const text = value === void 0 ? "nothing" : JSON.stringify(value);
  return visible(shortened(text));
}
function visible(text) {
  return text.replace(UNSHOWABLE, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);
}
function shortened(text) {
  return text.replace(/^(.{120}).+$/su, "$1\u2026");
}
var MAX_DEPTH = 64;
var NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
var WORD = /true|false|null/y;
var BLANK = /[ \t\n\r]*/y;
function scanValue(text, from) {
  return valueEnd({ text, pointer: "", depth: 0 }, from);
}
function valueEnd(here, from) {
  const at = afterBlank(here.text, from);
  const first = here.text[at];
  if (first === "{") return objectEnd(inside(here, at), at + 1);
  if (first === "[") return arrayEnd(inside(here, at), at + 1);
  return first === '"' ? stringAt(here, at).end : scalarEnd(here, at);
}
function objectEnd(here, from) {
  const keys = /* @__PURE__ */ new Set();
  let at = afterBlank(here.text, from);
  if (here.text[at] === "}") return at + 1;
  for (; ; ) {
    if (here.text[at] !== '"') throw unexpected(here, at, "a key in double quotes");
    const key = stringAt(here, at);
    if (keys.has(key.value)) {
      throw refused(
        "refused/duplicate-key",
        here,
        at,
        `the key ${shown(key.value)} stands twice in one object`
      );
    }
    keys.add(key.value);
    const colon = afterBlank(here.text, key.end);
    if (here.text[colon] !== ":") throw unexpected(here, colon, '":" after a key');
    at = afterBlank(here.text, valueEnd(child(here, key.value), colon + 1));
    if (here.text[at] === "}") return at + 1;
    if (here.text[at] !== ",") throw unexpected(here, at, '"," or "}"');
    at = afterBlank(here.text, at + 1);
  }
}
function arrayEnd(here, from) {
  let at = afterBlank(here.text, from);
  if (here.text[at] === "]") return at + 1;
  for (let index = 0; ; index += 1) {
    at = afterBlank(here.text, valueEnd(child(here, String(index)), at));
    if (here.text[at] === "]") return at + 1;
    if (here.text[at] !== ",") throw unexpected(here, at, '"," or "]"');
    at += 1;
  }
}
function stringAt(here, at) {
  let end = at + 1;
  while (end < here.text.length && here.text[end] !== '"') end += here.text[end] === "\\" ? 2 : 1;
  if (end >= here.text.length) throw refused("refused/not-strict-json", here, at, "a string never ends");
  const value = decoded(here, at, end + 1);
  if (/[\0\p{Surrogate}]/u.test(value)) {
    throw refused("refused/not-strict-json", here, at, "a string holds NUL or half of a surrogate pair");
  }
  return { value, end: end + 1 };
}
function decoded(here, at, end) {
  try {
    return JSON.parse(here.text.slice(at, end));
  } catch {
    const what = "a string holds an unescaped control character or an unknown escape";
    throw refused("refused/not-strict-json", here, at, what);
  }
}
function scalarEnd(here, at) {
  const end = matchEnd(WORD, here.text, at) ?? matchEnd(NUMBER, here.text, at);
  if (end === void 0) throw unexpected(here, at, "a JSON value");
  const token = here.text.slice(at, end);
  if (Math.abs(Number(token)) === Infinity) {
    throw refused("refused/not-strict-json", here, at, `the number ${shown(token)} is out of range`);
  }
  return end;
}
function inside(here, at) {
  if (here.depth < MAX_DEPTH) return { ...here, depth: here.depth + 1 };
  throw refused("refused/too-deep", here, at, `values are nested more than ${MAX_DEPTH} deep`);
}
function child(here, key) {
  return { ...here, pointer: `${here.pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}` };
}
function afterBlank(text, at) {
  return matchEnd(BLANK, text, at) ?? at;
}
function matchEnd(token, text, at) {
  token.lastIndex = at;
  return token.test(text) ? token.lastIndex : void 0;
}
function unexpected(here, at, wanted) {
  const found = /^[^\s,\]}]{1,40}/.exec(here.text.slice(at, at + 40))?.[0] ?? here.text[at];
  const what = found === void 0 ? "the end of the text" : shown(found);
  return refused("refused/not-strict-json", here, at, `expected ${wanted}, found ${what}`);
}
function refused(code, here, at, what) {
  const before = here.text.slice(0, at);
  const line = before.split("\n").length;
  const column = at - before.lastIndexOf("\n");
  const where = here.pointer === "" ? "" : ` in ${shown(here.pointer)}`;
  return new import_chunk_TJ5KMKV5.Failure(code, `${what}${where} (line ${line}, column ${column})`);
}
var MAX_REPLY_BYTES = 1048576;
var ALONE = { hint: "send the one JSON value that the contract asks for and nothing before or after it" };
function soleJsonValue(reply, options) {
  const bytes = Buffer.byteLength(reply);
  if (bytes > MAX_REPLY_BYTES) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "refused/too-large",
      `the reply has ${bytes} bytes, more than ${MAX_REPLY_BYTES}`,
      ALONE
    );
  }
  const whole = withoutBlanks(reply);
  if (whole === "") throw new import_chunk_TJ5KMKV5.Failure("refused/no-json", "the reply is empty", ALONE);
  const text = options.fence ? insideFence(whole) : whole;
  if (text === "") throw new import_chunk_TJ5KMKV5.Failure("refused/no-json", "the fence of the reply is empty", ALONE);
  requireOneValue(text);
  return JSON.parse(text);
}
function requireOneValue(text) {
  if (!/^[{[]/.test(text) && !isScalar(text)) throw notOneValue(text);
  const rest = text.slice(scanValue(text, 0));
  if (rest !== "") throw notOneValue(text, rest);
}
function isScalar(text) {
  return /^(?:"|-?\d|true$|false$|null$)/.test(text);
}
function notOneValue(text, rest) {
  const start = (from) => shown(from.slice(0, 60));
  if (!/[{[]/.test(text)) {
    return new import_chunk_TJ5KMKV5.Failure("refused/no-json", `the reply is text, not JSON: ${start(text)}`, ALONE);
  }
  if (holdsTwoValues(text)) {
    const message2 = "the reply holds several JSON values; an example before the answer counts as one";
    return new import_chunk_TJ5KMKV5.Failure("refused/several-json-values", message2, ALONE);
  }
  const message = rest === void 0 ? `text stands before the JSON value: ${start(text)}` : `text stands behind the JSON value: ${start(withoutBlanks(rest))}`;
  return new import_chunk_TJ5KMKV5.Failure("refused/not-strict-json", message, ALONE);
}
function holdsTwoValues(text) {
  let [depth, start, found, inString] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (inString) {
      if (mark === "\\") at += 1;
      else inString = mark !== '"';
    } else if (mark === "{" || mark === "[") {
      if (depth === 0) start = at;
      depth += 1;
    } else if (depth > 0 && (mark === "}" || mark === "]")) {
      depth -= 1;
      if (depth === 0 && isJson(text.slice(start, at + 1))) found += 1;
    } else inString = depth > 0 && mark === '"';
  }
  return found > 1;
}
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
function insideFence(whole) {
  return withoutBlanks(/^```json[ \t]*\r?\n([\s\S]*?)\r?\n```$/.exec(whole)?.[1] ?? whole);
}
function withoutBlanks(text) {
  const isBlank = (at) => " 	\n\r".includes(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isBlank(start)) start += 1;
  while (end > start && isBlank(end - 1)) end -= 1;
  return text.slice(start, end);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  shown,
  soleJsonValue,
  visible
});
