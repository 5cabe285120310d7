var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_636e74ba;
var from_chunk_945581a2;
var from_chunk_f13d5024;
var from_scan_secrets_5c902f93;
var from_main;
parts["chunk-5BAI5XGT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readStamped: () => readStamped,
  stampOf: () => stampOf,
  writeStamped: () => writeStamped
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
function stampOf({ run, base, head }) {
  return { run, base: base.tree, head: head.tree };
}
async function writeStamped(path, run, content) {
  await (0, import_chunk_F2M6ALLY.writeFileAtomically)(path, (0, import_chunk_JPD5QLI3.jsonText)({ ...stampOf(run), content }));
}
async function readStamped(path, run) {
  const text = await (0, import_chunk_F2M6ALLY.readTextIfAny)(path);
  if (text === void 0) throw (0, import_chunk_JPD5QLI3.corrupt)(path, "is missing");
  const value = (0, import_chunk_JPD5QLI3.parsedJson)(path, text);
  const stamp = stampOf(run);
  if (typeof value !== "object" || value === null || !("content" in value)) {
    throw (0, import_chunk_JPD5QLI3.corrupt)(path, "is no file of a run");
  }
  const found = value;
  if (found.run !== stamp.run || found.base !== stamp.base || found.head !== stamp.head) {
    throw (0, import_chunk_JPD5QLI3.corrupt)(path, `belongs to run ${String(found.run)}, not to ${stamp.run} as planned`);
  }
  return value.content;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readStamped,
  stampOf,
  writeStamped
});
});
parts["chunk-6Y7LWF2A"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  afterBlank: () => afterBlank,
  scanValue: () => scanValue,
  shown: () => shown,
  soleJsonText: () => soleJsonText,
  soleJsonValue: () => soleJsonValue,
  visible: () => visible,
  withoutBlanks: () => withoutBlanks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var MB = 1024 * 1024;
var INPUT_LIMITS = {
  findings: { bytes: 64 * MB, called: "the list of findings" },
  /** The largest honest reply is 100 findings; this is many times that. */
  reply: { bytes: 4 * MB, called: "the reply" }
};
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
  return new import_chunk_TJ5KMKV5.Failure(code, `${what}${where} (line ${line}, column ${column})`);
}
var ALONE = { hint: "send the one JSON value that the contract asks for and nothing before or after it" };
function soleJsonValue(reply, options) {
  return JSON.parse(soleJsonText(reply, options));
}
function soleJsonText(reply, { fence, input = "reply" }) {
  const { bytes: most, called } = INPUT_LIMITS[input];
  const bytes = Buffer.byteLength(reply);
  if (bytes > most) {
    throw new import_chunk_TJ5KMKV5.Failure("refused/too-large", `${called} has ${bytes} bytes, more than ${most}`, ALONE);
  }
  const whole = withoutBlanks(reply);
  if (whole === "") throw new import_chunk_TJ5KMKV5.Failure("refused/no-json", `${called} is empty`, ALONE);
  const text = fence ? insideFence(whole) : whole;
  if (text === "") throw new import_chunk_TJ5KMKV5.Failure("refused/no-json", `the fence of ${called} is empty`, ALONE);
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
    return new import_chunk_TJ5KMKV5.Failure("refused/no-json", `${called} is text, not JSON: ${start(text)}`, ALONE);
  }
  if (holdsTwoValues(text)) {
    const message2 = `${called} holds several JSON values; an example before the answer counts as one`;
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
  afterBlank,
  scanValue,
  shown,
  soleJsonText,
  soleJsonValue,
  visible,
  withoutBlanks
});
});
parts["chunk-BLJONZEY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  shownPath: () => shownPath
});
module.exports = __toCommonJS(stdin_exports);
function shownPath(path) {
  return /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}"\\]+$/u.test(path) && path.trim() === path ? path : JSON.stringify(path).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}
function escaped(char) {
  return [...Array(char.length).keys()].map((unit) => `\\u${char.charCodeAt(unit).toString(16).padStart(4, "0")}`).join("");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  shownPath
});
});
parts["chunk-COCIJOXI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  CONFIRMED_FROM: () => CONFIRMED_FROM,
  CRITICAL_FROM: () => CRITICAL_FROM,
  THRESHOLD: () => THRESHOLD
});
module.exports = __toCommonJS(stdin_exports);
var THRESHOLD = 75;
var CRITICAL_FROM = 90;
var CONFIRMED_FROM = 50;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  CONFIRMED_FROM,
  CRITICAL_FROM,
  THRESHOLD
});
});
parts["chunk-HOZTHO3D"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  BatchOutput: () => BatchOutput,
  LARGEST_PATCH: () => LARGEST_PATCH,
  LARGEST_TEXT: () => LARGEST_TEXT,
  WholeContent: () => WholeContent,
  readSharedBlobs: () => readSharedBlobs
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var HELD_BYTES = 128 * 1024 * 1024;
async function readSharedBlobs(repository, oids, { most = HELD_BYTES, read = (missing) => (0, import_chunk_WGK3PPFS.readBlobs)(repository, missing) } = {}) {
  const held = HELD.get(repository) ?? { batches: /* @__PURE__ */ new Map(), bytes: 0 };
  HELD.set(repository, held);
  const wanted = [...new Set(oids)];
  const missing = wanted.filter((oid) => !held.batches.has(oid));
  const batch = read(missing);
  for (const oid of missing) held.batches.set(oid, batch);
  const answers = wanted.map((oid) => [oid, held.batches.get(oid) ?? batch]);
  const forget = (gone) => {
    for (const oid of gone) held.batches.delete(oid);
  };
  await batch.then(
    (blobs2) => {
      const bytes = [...blobs2.values()].reduce((sum, { length }) => sum + length, 0);
      const isHeld = held.bytes + bytes <= most;
      if (isHeld) held.bytes += bytes;
      forget(isHeld ? missing.filter((oid) => !blobs2.has(oid)) : missing);
    },
    () => {
      forget(missing);
    }
  );
  const blobs = /* @__PURE__ */ new Map();
  for (const [oid, answer] of answers) {
    const content = (await answer).get(oid);
    if (content !== void 0) blobs.set(oid, content);
  }
  return blobs;
}
var HELD = /* @__PURE__ */ new WeakMap();
var LARGEST_TEXT = 32 * 1024 * 1024;
var LARGEST_PATCH = 256 * 1024 * 1024;
var LINE_FEED = 10;
var WholeContent = class {
  #use;
  #content = Buffer.alloc(0);
  #filled = 0;
  constructor(use) {
    this.#use = use;
  }
  /** @param size bytes; of a content of none no piece comes */
  begin(size) {
    [this.#content, this.#filled] = [Buffer.allocUnsafe(size), 0];
    if (size === 0) this.#use(this.#content);
  }
  take(piece) {
    this.#filled += piece.copy(this.#content, this.#filled);
    if (this.#filled === this.#content.length) this.#use(this.#content);
  }
};
var BatchOutput = class {
  #taker;
  /** Bytes of the content and its line feed that are still to come. */
  #left = 0;
  /** The beginning of a header that is not yet whole. */
  #header = "";
  constructor(taker) {
    this.#taker = taker;
  }
  /** Whether it ends here, at an object that is not wanted. */
  take(piece) {
    for (let at = 0; at < piece.length; ) {
      if (this.#left > 0) {
        at = this.#takeContent(piece, at);
        continue;
      }
      const end = piece.indexOf(LINE_FEED, at);
      this.#header += piece.toString("latin1", at, end === -1 ? piece.length : end);
      if (end === -1) return false;
      at = end + 1;
      const size = this.#taker.begin(this.#header);
      this.#header = "";
      if (size === void 0) return true;
      this.#left = size + 1;
    }
    return false;
  }
  /** Whether nothing is owed of an object that began. */
  isWhole() {
    return this.#left === 0 && this.#header === "";
  }
  #takeContent(piece, at) {
    const end = Math.min(at + this.#left, piece.length);
    this.#left -= end - at;
    const content = this.#left === 0 ? end - 1 : end;
    if (content > at) this.#taker.take(piece.subarray(at, content));
    return end;
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  BatchOutput,
  LARGEST_PATCH,
  LARGEST_TEXT,
  WholeContent,
  readSharedBlobs
});
});
parts["chunk-NCBB32XO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  sift: () => sift
});
module.exports = __toCommonJS(stdin_exports);
function sift(values, decide) {
  const kept = [];
  const dropped = [];
  for (const value of values) {
    const decision = decide(value);
    if ("keep" in decision) kept.push(decision.keep);
    else dropped.push({ value, reason: decision.drop });
  }
  return { kept, dropped };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  sift
});
});
parts["chunk-SMVOO4S2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  firstLine: () => firstLine,
  lineCount: () => lineCount,
  mergeSpans: () => mergeSpans,
  misplaced: () => misplaced,
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
  lineCount,
  mergeSpans,
  misplaced,
  overlaps,
  overlapsAny
});
});
parts["chunk-W7PXZJT7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  createRedactor: () => createRedactor
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_node_crypto = require("node:crypto");
var FORERUNNERS = {
  aws: /(?:A3T[A-Z0-9]|A(?:KI|GP|ID|RO|IP|NP|NV|SI)A)[A-Z0-9]{16}|secret_?access|account[^]{0,180}\d{4}-?\d{4}-?\d{4}/i,
  privatekey: /PRIVATE KEY/,
  npm: /npm_\w{36}|_authToken=|x-oauth-basic/,
  slack: /xox[abopr]-|xapp-|hooks\.slack\.com\/services/i,
  sendgrid: /SG\.\w{1,128}\.\w/,
  shopify: /shp(?:[pc]a|at|ss)_\w{32}/,
  github: /gh[oprsu]_\w{36}|github_pat_/,
  openai: /T3BlbkFJ/,
  anthropic: /sk-ant-api0/,
  linear: /lin_api_/,
  "1password": /ops_ey/,
  /** Our own rule: JSON web tokens, passwords in addresses, tokens of registries, parts of private keys, known beginnings. */
  correctless: /\.eyJ|:\/\/[-\w]{1,256}:[-\w]{1,256}@|(?:mongodb(?:\+srv)?|mysqlx?|postgres(?:ql)?):\/\/|:_(?:auth|authToken|password)=|PRIVATE KEY|AIza|k_live_|glpat-|pypi-AgEI|hf_[A-Za-z]{34}|do[opr]_v1_|dckr_pat_|AGE-SECRET/i
};
function mayHoldSecret(text) {
  return Object.values(FORERUNNERS).some((forerunner) => forerunner.test(text));
}
async function findSecrets(texts) {
  const whole = texts.join(BETWEEN);
  if (!mayHoldSecret(whole)) return texts.map(() => []);
  const { scanSecrets } = await Promise.resolve().then(() => __toESM((from_scan_secrets_5c902f93 ??= require("./scan-secrets-5c902f93.cjs"))["scan-secrets-UFHASIHE"]()));
  const found = await scanSecrets(whole);
  let start = 0;
  let next = 0;
  return texts.map((text) => {
    const end = start + text.length;
    const own = [];
    for (let secret = found[next]; secret !== void 0 && secret.start < end; secret = found[next += 1]) {
      own.push({ ...secret, start: secret.start - start, end: secret.end - start });
    }
    start = end + BETWEEN.length;
    return own;
  });
}
var BETWEEN = "\n\0\n";
function createRedactor(known = []) {
  const numbers = new Map(known.map(({ kind, n, sha256 }) => [`${kind} ${sha256}`, n]));
  const counts = /* @__PURE__ */ new Map();
  for (const { kind, n } of known) counts.set(kind, Math.max(n, counts.get(kind) ?? 0));
  const label = (secret, kind) => {
    const key = `${kind} ${(0, import_node_crypto.createHash)("sha256").update(secret).digest("hex")}`;
    let n = numbers.get(key);
    if (n === void 0) {
      n = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, n);
      numbers.set(key, n);
    }
    return `[REDACTED:${kind}:${n}]`;
  };
  return {
    redact: async (text) => {
      const [secrets = []] = await findSecrets([text]);
      return {
        text: withLabels(text, secrets, label),
        kinds: [...new Set(secrets.map((secret) => secret.kind))].toSorted(import_chunk_UTFC5QHX.compareText)
      };
    },
    redactIn: async (value) => {
      const strings = stringsIn(value);
      const secrets = await findSecrets(strings);
      const redacted = strings.map((text, index) => withLabels(text, secrets[index] ?? [], label));
      return withStrings(value, redacted);
    },
    known: () => [...numbers].map(([key, n]) => knownSecret(key, n))
  };
}
function knownSecret(key, n) {
  const [kind = "", sha256 = ""] = key.split(" ");
  return { kind, n, sha256 };
}
function withLabels(text, secrets, label) {
  let result = "";
  let done = 0;
  for (const { start, end, kind } of secrets) {
    const secret = text.slice(start, end);
    const mark = label(secret, kind);
    result += text.slice(done, start) + secret.replaceAll(/[^\s].*[^\s]|[^\s]/g, mark);
    done = end;
  }
  return result + text.slice(done);
}
function stringsIn(value) {
  const strings = [];
  mapStrings(value, (text) => {
    strings.push(text);
    return text;
  });
  return strings;
}
function withStrings(value, strings) {
  let next = 0;
  return mapStrings(value, (text) => strings[next++] ?? text);
}
function mapStrings(value, map) {
  if (typeof value === "string") return map(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, map)]));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  createRedactor
});
});
parts["chunk-Y5FHDHJZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PACKET_BUDGET: () => PACKET_BUDGET,
  byteLength: () => byteLength
});
module.exports = __toCommonJS(stdin_exports);
var PACKET_BUDGET = 102400;
function byteLength(text) {
  return Buffer.byteLength(text, "utf8");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PACKET_BUDGET,
  byteLength
});
});
parts["chunk-ZEHYADPQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  parseReply: () => parseReply,
  requireContract: () => requireContract,
  requireSlot: () => requireSlot
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6Y7LWF2A = parts["chunk-6Y7LWF2A"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function requireUniqueIds(reply) {
  for (const [pointer, list] of listsOf(reply)) {
    const seen = /* @__PURE__ */ new Set();
    list.forEach((entry, index) => {
      const id = idOf(entry);
      if (id !== void 0 && seen.has(id)) {
        throw new import_chunk_TJ5KMKV5.Failure("refused/duplicate-id", `${pointer}/${index}/id: ${(0, import_chunk_6Y7LWF2A.shown)(id)} was used before`, {
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
var WITHOUT_FENCE = new Set(import_chunk_UQHUQYYF.AGENTS_WITHOUT_FENCE);
var SPELLED_OUT = 5;
async function parseReply(contract, text, options = {}) {
  const value = await requireContract(
    contract,
    (0, import_chunk_6Y7LWF2A.soleJsonValue)(text, { fence: options.fence ?? !WITHOUT_FENCE.has(contract) })
  );
  requireUniqueIds(value);
  return value;
}
async function requireContract(contract, value, at = (pointer) => pointer) {
  const checked = await (0, import_chunk_ELUKDH26.checkContract)(contract, value);
  if (checked.kind === "valid") return checked.value;
  const lines = checked.defects.slice(0, SPELLED_OUT).map((defect) => defectLine({ ...defect, pointer: at(defect.pointer) }));
  const more = checked.defects.length - lines.length;
  const rest = more === 0 ? "" : `; and ${more} more`;
  throw new import_chunk_TJ5KMKV5.Failure("refused/schema", `not a value of contract ${contract}: ${lines.join("; ")}${rest}`, {
    hint: "send the whole reply again, with every property the contract names and no other"
  });
}
function defectLine({ pointer, problem, value }) {
  const where = pointer === "" ? "the whole value" : (0, import_chunk_6Y7LWF2A.visible)(pointer);
  return `${where} ${problem}, found ${(0, import_chunk_6Y7LWF2A.shown)(value)}`;
}
function requireSlot(value, expected) {
  if (value.slot === expected) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "refused/wrong-slot",
    `the reply names slot ${(0, import_chunk_6Y7LWF2A.shown)(value.slot)}, the packet was ${expected}`,
    {
      hint: `set "slot" to "${expected}", as the packet says`
    }
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  parseReply,
  requireContract,
  requireSlot
});
});
parts["chunk-ZR3IHEY6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  allowedBy: () => allowedBy,
  isOfChange: () => isOfChange,
  isOnChangedLine: () => isOnChangedLine,
  placementOf: () => placementOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SMVOO4S2 = parts["chunk-SMVOO4S2"]();
function placementOf(claim, changed) {
  const placement = placementInFile(claim, changed);
  if (placement === "added" || placement === "deletion_anchor") return placement;
  const { isImpact, cause } = claim;
  return isImpact && cause !== void 0 && isOfChange(cause, changed) ? "impact" : placement;
}
function isOfChange(cause, changed) {
  return cause.whole !== void 0 || isOnChangedLine(cause, changed);
}
function isOnChangedLine(place, changed) {
  const change = changeAt(place, changed);
  switch (change?.kind) {
    case void 0:
    case "opaque":
      return false;
    case "deleted":
      return (0, import_chunk_SMVOO4S2.overlapsAny)(place.at, change.removed);
    case "text":
      return (0, import_chunk_SMVOO4S2.overlapsAny)(place.at, place.side === "old" ? change.removed : change.added);
  }
}
function placementInFile(place, changed) {
  const change = changeAt(place, changed);
  switch (change?.kind) {
    case void 0:
      return "outside";
    case "opaque":
      return "changed_file";
    case "deleted":
      return onOldSide(place.at, change);
    case "text":
      return place.side === "old" ? onOldSide(place.at, change) : onNewSide(place.at, change);
  }
}
function changeAt({ file, side }, changed) {
  const change = changed.get(file);
  if (change !== void 0 || side === "new") return change;
  return [...changed.values()].find((other) => other.kind !== "deleted" && other.from === file);
}
function onOldSide(at, { removed, hunks }) {
  if ((0, import_chunk_SMVOO4S2.overlapsAny)(at, removed)) return "deletion_anchor";
  return isInHunk(at, hunks, "old") ? "hunk_context" : "changed_file";
}
function onNewSide(at, { added, deletionAnchors, hunks }) {
  if ((0, import_chunk_SMVOO4S2.overlapsAny)(at, added)) return "added";
  if (deletionAnchors.some((anchor) => (0, import_chunk_SMVOO4S2.overlaps)(at, { start: anchor - 1, end: anchor })))
    return "deletion_anchor";
  return isInHunk(at, hunks, "new") ? "hunk_context" : "changed_file";
}
function isInHunk(at, hunks, side) {
  return hunks.some(
    ({ [side]: { start, count } }) => count > 0 && (0, import_chunk_SMVOO4S2.overlaps)(at, { start, end: start + count - 1 })
  );
}
var ADMITTED = {
  added: /* @__PURE__ */ new Set(["added", "deletion_anchor", "impact"]),
  diff_context: /* @__PURE__ */ new Set(["added", "deletion_anchor", "impact", "hunk_context"]),
  file: /* @__PURE__ */ new Set(["added", "deletion_anchor", "impact", "hunk_context", "changed_file"]),
  // Not `unlocatable`: a finding without a place cannot be acted on, and `.git/` is never a place.
  nofilter: /* @__PURE__ */ new Set(["added", "deletion_anchor", "impact", "hunk_context", "changed_file", "outside"])
};
function allowedBy(policy, placement) {
  return ADMITTED[policy].has(placement);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  allowedBy,
  isOfChange,
  isOnChangedLine,
  placementOf
});
});
