var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_3532fb8f;
var from_main;
parts["chunk-BQ5ILKU4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  afterBlank: () => afterBlank,
  parseReply: () => parseReply,
  requireContract: () => requireContract,
  requireSlot: () => requireSlot,
  scanValue: () => scanValue,
  shown: () => shown,
  soleJsonText: () => soleJsonText,
  soleJsonValue: () => soleJsonValue,
  withoutBlanks: () => withoutBlanks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
var PLAIN_STRING = /"[ !#-[\]-~]*"/y;
function scanValue(text, from) {
  return valueEnd({ text, path: [] }, from);
}
function valueEnd(here, from) {
  const at = afterBlank(here.text, from);
  const first = here.text[at];
  if (first === '"') return stringEnd(here, at);
  if (first === "{") return objectEnd(here, at);
  return first === "[" ? arrayEnd(here, at) : scalarEnd(here, at);
}
function objectEnd(here, start) {
  const { text, path } = here;
  const depth = depthInside(here, start);
  const keys = /* @__PURE__ */ new Set();
  let at = afterBlank(text, start + 1);
  if (text[at] === "}") return at + 1;
  for (; ; ) {
    if (text[at] !== '"') throw unexpected(here, at, "a key in double quotes");
    const end = stringEnd(here, at);
    const key = decoded(here, at, end);
    if (keys.has(key)) {
      throw refused("refused/duplicate-key", here, at, `the key ${shown(key)} stands twice in one object`);
    }
    keys.add(key);
    const colon = afterBlank(text, end);
    if (text[colon] !== ":") throw unexpected(here, colon, '":" after a key');
    path.push(key);
    at = afterBlank(text, valueEnd(here, colon + 1));
    path.length = depth;
    if (text[at] === "}") return at + 1;
    if (text[at] !== ",") throw unexpected(here, at, '"," or "}"');
    at = afterBlank(text, at + 1);
  }
}
function arrayEnd(here, start) {
  const { text, path } = here;
  const depth = depthInside(here, start);
  let at = afterBlank(text, start + 1);
  if (text[at] === "]") return at + 1;
  for (let index = 0; ; index += 1) {
    path.push(index);
    at = afterBlank(text, valueEnd(here, at));
    path.length = depth;
    if (text[at] === "]") return at + 1;
    if (text[at] !== ",") throw unexpected(here, at, '"," or "]"');
    at += 1;
  }
}
function stringEnd(here, at) {
  const plain = matchEnd(PLAIN_STRING, here.text, at);
  if (plain !== void 0) return plain;
  let end = at + 1;
  while (end < here.text.length && here.text[end] !== '"') end += here.text[end] === "\\" ? 2 : 1;
  if (end >= here.text.length) throw refused("refused/not-strict-json", here, at, "a string never ends");
  if (/[\0\p{Surrogate}]/u.test(decoded(here, at, end + 1))) {
    throw refused("refused/not-strict-json", here, at, "a string holds NUL or half of a surrogate pair");
  }
  return end + 1;
}
function decoded(here, at, end) {
  const written = here.text.slice(at + 1, end - 1);
  if (matchEnd(PLAIN_STRING, here.text, at) === end) return written;
  try {
    return JSON.parse(`"${written}"`);
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
function depthInside(here, at) {
  const depth = here.path.length;
  if (depth < MAX_DEPTH) return depth;
  throw refused("refused/too-deep", here, at, `values are nested more than ${MAX_DEPTH} deep`);
}
function afterBlank(text, from) {
  let at = from;
  while (" \n\r	".includes(text.charAt(at)) && at < text.length) at += 1;
  return at;
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
  const pointer = here.path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  const where = pointer === "" ? "" : ` in ${shown(pointer)}`;
  return new import_chunk_LTC5LSMU.Failure(code, `${what}${where} (line ${line}, column ${column})`);
}
var ALONE = { hint: "send the one JSON value that the contract asks for and nothing before or after it" };
function soleJsonValue(reply, options) {
  return JSON.parse(soleJsonText(reply, options));
}
function soleJsonText(reply, { fence, input = "reply" }) {
  const { bytes: most, called } = import_chunk_FHMURA32.INPUT_LIMITS[input];
  const bytes = Buffer.byteLength(reply);
  if (bytes > most) {
    throw new import_chunk_LTC5LSMU.Failure("refused/too-large", `${called} has ${bytes} bytes, more than ${most}`, ALONE);
  }
  const whole = withoutBlanks(reply);
  if (whole === "") throw new import_chunk_LTC5LSMU.Failure("refused/no-json", `${called} is empty`, ALONE);
  const text = fence ? insideFence(whole) : whole;
  if (text === "") throw new import_chunk_LTC5LSMU.Failure("refused/no-json", `the fence of ${called} is empty`, ALONE);
  requireOneValue(text, called);
  return text;
}
function requireOneValue(text, called) {
  if (!/^[{[]/.test(text) && !isScalar(text)) throw notOneValue(text, called);
  const rest = text.slice(scanValue(text, 0));
  if (rest !== "") throw notOneValue(text, called, rest);
}
function isScalar(text) {
  return /^(?:"|-?\d|true$|false$|null$)/.test(text);
}
function notOneValue(text, called, rest) {
  const start = (from) => shown(from.slice(0, 60));
  if (!/[{[]/.test(text)) {
    return new import_chunk_LTC5LSMU.Failure("refused/no-json", `${called} is text, not JSON: ${start(text)}`, ALONE);
  }
  if (holdsTwoValues(text)) {
    const message2 = `${called} holds several JSON values; an example before the answer counts as one`;
    return new import_chunk_LTC5LSMU.Failure("refused/several-json-values", message2, ALONE);
  }
  const message = rest === void 0 ? `text stands before the JSON value: ${start(text)}` : `text stands behind the JSON value: ${start(withoutBlanks(rest))}`;
  return new import_chunk_LTC5LSMU.Failure("refused/not-strict-json", message, ALONE);
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
function requireUniqueIds(reply) {
  for (const [pointer, list] of listsOf(reply)) {
    const seen = /* @__PURE__ */ new Set();
    list.forEach((entry, index) => {
      const id = idOf(entry);
      if (id !== void 0 && seen.has(id)) {
        throw new import_chunk_LTC5LSMU.Failure("refused/duplicate-id", `${pointer}/${index}/id: ${shown(id)} was used before`, {
          hint: "give every entry an id of its own"
        });
      }
      seen.add(id);
    });
  }
}
function listsOf(reply) {
  if (Array.isArray(reply)) return [["", reply]];
  return Object.entries(reply).flatMap(
    ([key, value]) => Array.isArray(value) ? [[`/${key}`, value]] : []
  );
}
function idOf(entry) {
  return entry?.id;
}
var WITHOUT_FENCE = new Set(import_chunk_DFW3OGFT.AGENTS_WITHOUT_FENCE);
var SPELLED_OUT = 5;
async function parseReply(contract, text, options = {}) {
  const value = await requireContract(
    contract,
    soleJsonValue(text, { fence: options.fence ?? !WITHOUT_FENCE.has(contract) })
  );
  requireUniqueIds(value);
  return value;
}
async function requireContract(contract, value, at = (pointer) => pointer) {
  const checked = await (0, import_chunk_OPRHWCFB.checkContract)(contract, value);
  if (checked.kind === "valid") return checked.value;
  const lines = checked.defects.slice(0, SPELLED_OUT).map((defect) => defectLine({ ...defect, pointer: at(defect.pointer) }));
  const more = checked.defects.length - lines.length;
  const rest = more === 0 ? "" : `; and ${more} more`;
  throw new import_chunk_LTC5LSMU.Failure("refused/schema", `not a value of contract ${contract}: ${lines.join("; ")}${rest}`, {
    hint: "send the whole reply again, with every property the contract names and no other"
  });
}
function defectLine({ pointer, problem, value }) {
  const where = pointer === "" ? "the whole value" : visible(pointer);
  return `${where} ${problem}, found ${shown(value)}`;
}
function requireSlot(value, expected) {
  if (value.slot === expected) return;
  throw new import_chunk_LTC5LSMU.Failure(
    "refused/wrong-slot",
    `the reply names slot ${shown(value.slot)}, the packet was ${expected}`,
    {
      hint: `set "slot" to "${expected}", as the packet says`
    }
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  afterBlank,
  parseReply,
  requireContract,
  requireSlot,
  scanValue,
  shown,
  soleJsonText,
  soleJsonValue,
  withoutBlanks
});
});
parts["chunk-CKMVB2RJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  counted: () => counted
});
module.exports = __toCommonJS(stdin_exports);
function counted(n, noun) {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  counted
});
});
parts["chunk-H3UCOH37"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  QUOTE_MORE: () => QUOTE_MORE,
  SHORTEST_QUOTE: () => SHORTEST_QUOTE,
  hasSubstance: () => hasSubstance,
  saysAnything: () => saysAnything
});
module.exports = __toCommonJS(stdin_exports);
var SHORTEST_QUOTE = 10;
var EMPTY_WORDS = new Set(
  "else end endif fi do done then begin try finally return break continue pass default null nil None true false True False undefined void".split(" ")
);
var WORDS = /(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*/gu;
function hasSubstance(lines) {
  return lines.join("\n").length >= SHORTEST_QUOTE && lines.some(hasIdentifier);
}
function saysAnything(lines) {
  return lines.some((line) => /[\p{L}\p{N}]/u.test(line));
}
var QUOTE_MORE = `quote at least ${SHORTEST_QUOTE} characters with an identifier in one line (if need be with the next line), or a changed line as a whole`;
function hasIdentifier(line) {
  return (line.match(WORDS) ?? []).some((word) => !EMPTY_WORDS.has(word));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  QUOTE_MORE,
  SHORTEST_QUOTE,
  hasSubstance,
  saysAnything
});
});
parts["chunk-IJXJ7C2R"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  CONFIRMED_FROM: () => CONFIRMED_FROM,
  CRITICAL_FROM: () => CRITICAL_FROM,
  THRESHOLD: () => THRESHOLD,
  listedFrom: () => listedFrom
});
module.exports = __toCommonJS(stdin_exports);
var THRESHOLD = 75;
var CRITICAL_FROM = 90;
var CONFIRMED_FROM = 50;
function listedFrom(threshold) {
  return Math.min(CONFIRMED_FROM, threshold);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  CONFIRMED_FROM,
  CRITICAL_FROM,
  THRESHOLD,
  listedFrom
});
});
parts["chunk-OTZ2RVYM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  firstLine: () => firstLine,
  misplaced: () => misplaced
});
module.exports = __toCommonJS(stdin_exports);
function firstLine(side) {
  return side.count === 0 ? side.start + 1 : side.start;
}
function misplaced(previous, hunk, idle = false) {
  if (!idle && hunk.added.length === 0 && hunk.removed.length === 0) return "changes nothing";
  const oldGap = firstLine(hunk.old) - lineAfter(previous?.old);
  const newGap = firstLine(hunk.new) - lineAfter(previous?.new);
  if (oldGap < 0 || newGap < 0) return "overlaps the lines before it";
  if (oldGap === 0 && previous !== void 0 && endsInChange(previous) && startsWithChange(hunk)) {
    return "goes on with the change before it";
  }
  if (oldGap === newGap) return void 0;
  return `starts at old line ${hunk.old.start} and new line ${hunk.new.start}, which the hunks before it contradict`;
}
function lineAfter(side) {
  return side === void 0 ? 1 : firstLine(side) + side.count;
}
function startsWithChange(hunk) {
  return hunk.added[0]?.start === firstLine(hunk.new) || hunk.removed[0]?.start === firstLine(hunk.old);
}
function endsInChange(hunk) {
  return hunk.added.at(-1)?.end === lineAfter(hunk.new) - 1 || hunk.removed.at(-1)?.end === lineAfter(hunk.old) - 1;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  firstLine,
  misplaced
});
});
parts["chunk-R5DXX5NI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  lineCount: () => lineCount,
  mergeSpans: () => mergeSpans,
  overlaps: () => overlaps,
  overlapsAny: () => overlapsAny
});
module.exports = __toCommonJS(stdin_exports);
function mergeSpans(spans) {
  const merged = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last !== void 0 && span.start <= last.end + 1) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else {
      merged.push(span);
    }
  }
  return merged;
}
function overlaps(a, b) {
  return a.start <= b.end && b.start <= a.end;
}
function overlapsAny(span, spans) {
  return spans.some((other) => overlaps(span, other));
}
function lineCount(spans) {
  return spans.reduce((sum, span) => sum + span.end - span.start + 1, 0);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  lineCount,
  mergeSpans,
  overlaps,
  overlapsAny
});
});
