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
var from_chunk_085a2d43;
var from_chunk_6154375f;
var from_scan_secrets_5666b72b;
var from_main;
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
parts["chunk-BM7WRDFC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  parseReply: () => parseReply,
  requireSlot: () => requireSlot,
  splitSources: () => splitSources
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JU7Y2GNN = parts["chunk-JU7Y2GNN"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
async function splitSources({ findings, ...rest }, lenses) {
  const stray = findings.findIndex(({ source }) => !lenses.includes(source));
  if (stray >= 0) throw notShown(stray, findings[stray]?.source, lenses);
  const reviews = [];
  for (const lens of lenses) {
    const places = [...findings.keys()].filter((at) => findings[at]?.source === lens);
    const part = { ...rest, findings: places.map((at) => withoutSource(findings[at])) };
    const inReply = (pointer) => pointer.replace(/^\/findings\/(\d+)/, (_, at) => `/findings/${places[Number(at)] ?? at}`);
    reviews.push({ lens, review: await (0, import_chunk_JU7Y2GNN.requireContract)(lens, part, inReply), places });
  }
  return reviews;
}
function notShown(at, source, lenses) {
  return new import_chunk_J3I4R3VV.Failure(
    "refused/schema",
    `/findings/${at}/source must be a source of this packet: ${lenses.join(", ")}, found ${(0, import_chunk_JU7Y2GNN.shown)(source)}`,
    { hint: "send the whole reply again, with the source that each finding is proven by" }
  );
}
function withoutSource(finding) {
  const { source: _, ...rest } = finding ?? {};
  return rest;
}
function requireUniqueIds(reply) {
  for (const [pointer, list] of listsOf(reply)) {
    const seen = /* @__PURE__ */ new Set();
    list.forEach((entry, index) => {
      const id = idOf(entry);
      if (id !== void 0 && seen.has(id)) {
        throw new import_chunk_J3I4R3VV.Failure("refused/duplicate-id", `${pointer}/${index}/id: ${(0, import_chunk_JU7Y2GNN.shown)(id)} was used before`, {
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
var WITHOUT_FENCE = new Set(import_chunk_PXWIJ4LO.AGENTS_WITHOUT_FENCE);
async function parseReply(contract, text, options = {}) {
  const value = await (0, import_chunk_JU7Y2GNN.requireContract)(
    contract,
    (0, import_chunk_JU7Y2GNN.soleJsonValue)(text, { fence: options.fence ?? !WITHOUT_FENCE.has(contract) })
  );
  if (contract === import_chunk_PXWIJ4LO.SOURCE_READER) await splitSources(value, import_chunk_PXWIJ4LO.SOURCE_LENSES);
  requireUniqueIds(value);
  return value;
}
function requireSlot(value, expected) {
  if (value.slot === expected) return;
  throw new import_chunk_J3I4R3VV.Failure(
    "refused/wrong-slot",
    `the reply names slot ${(0, import_chunk_JU7Y2GNN.shown)(value.slot)}, the packet was ${expected}`,
    {
      hint: `set "slot" to "${expected}", as the packet says`
    }
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  parseReply,
  requireSlot,
  splitSources
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
parts["chunk-JU7Y2GNN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  afterBlank: () => afterBlank,
  requireContract: () => requireContract,
  scanValue: () => scanValue,
  shown: () => shown,
  soleJsonText: () => soleJsonText,
  soleJsonValue: () => soleJsonValue,
  withoutBlanks: () => withoutBlanks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
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
  return new import_chunk_J3I4R3VV.Failure(code, `${what}${where} (line ${line}, column ${column})`);
}
var ALONE = { hint: "send the one JSON value that the contract asks for and nothing before or after it" };
function soleJsonValue(reply, options) {
  return JSON.parse(soleJsonText(reply, options));
}
function soleJsonText(reply, { fence, input = "reply" }) {
  const { bytes: most, called } = import_chunk_HMYIUGB2.INPUT_LIMITS[input];
  const bytes = Buffer.byteLength(reply);
  if (bytes > most) {
    throw new import_chunk_J3I4R3VV.Failure("refused/too-large", `${called} has ${bytes} bytes, more than ${most}`, ALONE);
  }
  const whole = withoutBlanks(reply);
  if (whole === "") throw new import_chunk_J3I4R3VV.Failure("refused/no-json", `${called} is empty`, ALONE);
  const text = fence ? insideFence(whole) : whole;
  if (text === "") throw new import_chunk_J3I4R3VV.Failure("refused/no-json", `the fence of ${called} is empty`, ALONE);
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
    return new import_chunk_J3I4R3VV.Failure("refused/no-json", `${called} is text, not JSON: ${start(text)}`, ALONE);
  }
  if (holdsTwoValues(text)) {
    const message2 = `${called} holds several JSON values; an example before the answer counts as one`;
    return new import_chunk_J3I4R3VV.Failure("refused/several-json-values", message2, ALONE);
  }
  const message = rest === void 0 ? `text stands before the JSON value: ${start(text)}` : `text stands behind the JSON value: ${start(withoutBlanks(rest))}`;
  return new import_chunk_J3I4R3VV.Failure("refused/not-strict-json", message, ALONE);
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
var SPELLED_OUT = 5;
async function requireContract(contract, value, at = (pointer) => pointer) {
  const checked = await (0, import_chunk_6UWTLWUZ.checkContract)(contract, value);
  if (checked.kind === "valid") return checked.value;
  const lines = checked.defects.slice(0, SPELLED_OUT).map((defect) => defectLine({ ...defect, pointer: at(defect.pointer) }));
  const more = checked.defects.length - lines.length;
  const rest = more === 0 ? "" : `; and ${more} more`;
  throw new import_chunk_J3I4R3VV.Failure("refused/schema", `not a value of contract ${contract}: ${lines.join("; ")}${rest}`, {
    hint: "send the whole reply again, with every property the contract names and no other"
  });
}
function defectLine({ pointer, problem, value }) {
  const where = pointer === "" ? "the whole value" : visible(pointer);
  return `${where} ${problem}, found ${shown(value)}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  afterBlank,
  requireContract,
  scanValue,
  shown,
  soleJsonText,
  soleJsonValue,
  withoutBlanks
});
});
parts["chunk-KILPOJOR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  createRedactor: () => createRedactor
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_node_crypto = require("node:crypto");
var FORERUNNERS = {
  aws: /(?:A3T[A-Z0-9]|A(?:KI|GP|ID|RO|IP|NP|NV|SI)A)[A-Z0-9]{16}|secret_?access|account[^]{0,180}\d{4}-?\d{4}-?\d{4}/i,
  npm: /npm_\w{36}|_authToken=|x-oauth-basic/,
  slack: /hooks\.slack\.com\/services/i,
  sendgrid: /SG\.\w{1,128}\.\w/,
  shopify: /shp(?:[pc]a|at|ss)_\w{32}/,
  github: /gh[oprsu]_\w{36}|github_pat_/,
  openai: /T3BlbkFJ/,
  anthropic: /sk-ant-api0/,
  linear: /lin_api_/,
  "1password": /ops_ey/,
  /** Our own rule: JSON web tokens, passwords in addresses, tokens of registries, parts of private keys, known beginnings. */
  correctless: /\.eyJ|:\/\/[-\w]{1,256}:[-\w]{1,256}@|(?:mongodb(?:\+srv)?|mysqlx?|postgres(?:ql)?):\/\/|:_(?:auth|authToken|password)=|PRIVATE KEY|xox[a-z]-|xapp-|AIza|k_live_|glpat-|pypi-AgEI|hf_[A-Za-z]{34}|do[opr]_v1_|dckr_pat_|AGE-SECRET/i
};
function mayHoldSecret(text) {
  return Object.values(FORERUNNERS).some((forerunner) => forerunner.test(text));
}
async function findSecrets(texts) {
  const whole = texts.join(BETWEEN);
  if (!mayHoldSecret(whole)) return texts.map(() => []);
  const { scanSecrets } = await Promise.resolve().then(() => __toESM((from_scan_secrets_5666b72b ??= require("./scan-secrets-5666b72b.cjs"))["scan-secrets-KQOI6KF2"]()));
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
parts["chunk-LK6EDTXU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  GUESSED: () => GUESSED
});
module.exports = __toCommonJS(stdin_exports);
var GUESSED = "a guess by its name as origin/HEAD is not set";
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  GUESSED
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
