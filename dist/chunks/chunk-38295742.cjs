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
var from_chunk_11b369f4;
var from_chunk_eb0136a0;
var from_scan_secrets_d8ef0bd6;
var from_main;
parts["chunk-4TSG2DVV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRepository: () => openRepository,
  standing: () => standing
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_U4VRNEB2 = parts["chunk-U4VRNEB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
async function openRepository(cwd) {
  const folder = await existingFolder(cwd);
  const { top, gitDir } = await askedAtOnce(folder) ?? await askedOneByOne(folder);
  await refuseForeignWorkTree(folder, top, gitDir);
  return { top: await (0, import_chunk_PI4NLZB6.realpath)(top), gitDir: await (0, import_chunk_PI4NLZB6.realpath)(gitDir) };
}
async function askedAtOnce(folder) {
  const questions = ["--show-toplevel", "--absolute-git-dir", "HEAD^{commit}"];
  const { status, stdout } = await (0, import_chunk_U4VRNEB2.runGit)(folder, ["rev-parse", ...questions], { answers: [0, 1, 128] });
  const [top = "", gitDir = "", head = "", ...others] = stdout.toString("utf8").split(/\r?\n/);
  const isClear = status === 0 && /^[0-9a-f]{40,64}$/.test(head) && others.join("") === "";
  return isClear && top !== "" && gitDir !== "" ? { top, gitDir } : void 0;
}
async function askedOneByOne(folder) {
  const answers = [0, 1, 128];
  const [top, gitDir, head] = await Promise.all([
    (0, import_chunk_U4VRNEB2.runGit)(folder, ["rev-parse", "--show-toplevel"], { answers }),
    (0, import_chunk_U4VRNEB2.runGit)(folder, ["rev-parse", "--absolute-git-dir"], { answers }),
    (0, import_chunk_U4VRNEB2.runGit)(folder, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], { answers })
  ]);
  if (gitDir.status !== 0) throw notARepository(folder, gitDir.stderr);
  if (top.status !== 0) throw withoutWorkTree(folder, line(gitDir));
  await refuseForeignWorkTree(folder, line(top), line(gitDir));
  if (head.status !== 0) {
    throw new import_chunk_TJ5KMKV5.Failure("environment/no-commits", `${line(top)} has no commit on its current branch`, {
      hint: "commit something first: git add . && git commit"
    });
  }
  return { top: line(top), gitDir: line(gitDir) };
}
async function standing(repository, cwd) {
  return (0, import_node_path.relative)(repository.top, await (0, import_chunk_PI4NLZB6.realpath)(cwd)).split(import_node_path.sep).join("/");
}
async function existingFolder(cwd) {
  try {
    return await (0, import_chunk_PI4NLZB6.realpath)((0, import_node_path.resolve)(cwd));
  } catch (cause) {
    throw new import_chunk_TJ5KMKV5.Failure("environment/not-a-repository", `the folder ${cwd} does not exist`, { cause });
  }
}
async function refuseForeignWorkTree(folder, top, gitDir) {
  const place = await (0, import_chunk_PI4NLZB6.realpath)(top).catch(() => top);
  const down = (0, import_node_path.relative)(place, folder);
  const inside = down === "" || !(down === ".." || down.startsWith(`..${import_node_path.sep}`) || (0, import_node_path.isAbsolute)(down));
  if (inside && await leadsTo((0, import_node_path.join)(place, ".git"), gitDir)) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "environment/not-a-repository",
    `${gitDir} claims ${top} as its work tree, which is not its own`,
    {
      hint: `see who set it: git -C ${folder} config --show-origin core.worktree; or review a clone of it`
    }
  );
}
async function leadsTo(entry, gitDir) {
  const wanted = await (0, import_chunk_PI4NLZB6.realpath)(gitDir);
  if (await (0, import_chunk_PI4NLZB6.realpath)(entry).catch(() => void 0) === wanted) return true;
  const named = /^gitdir: (.+?)\r?\n?$/s.exec(await (0, import_chunk_PI4NLZB6.readFile)(entry, "utf8").catch(() => ""))?.[1];
  return named !== void 0 && await (0, import_chunk_PI4NLZB6.realpath)((0, import_node_path.resolve)(entry, "..", named)).catch(() => "") === wanted;
}
function notARepository(folder, said) {
  const bare = /cannot use bare repository '(.+)'/.exec(said)?.[1];
  if (bare !== void 0) return withoutWorkTree(folder, bare);
  if (said.includes("safe.directory")) {
    return new import_chunk_TJ5KMKV5.Failure("environment/not-a-repository", said.trim(), {
      hint: `if you trust it: git config --global --add safe.directory ${folder}`
    });
  }
  return new import_chunk_TJ5KMKV5.Failure("environment/not-a-repository", `${folder} is not inside a git repository`, {
    hint: "run this in a clone, or make one: git init"
  });
}
function withoutWorkTree(folder, gitDir) {
  return new import_chunk_TJ5KMKV5.Failure(
    "environment/not-a-repository",
    `${folder} belongs to ${gitDir}, which has no work tree here`,
    {
      hint: `make a work tree of it: git --git-dir=${gitDir} worktree add ../review HEAD`
    }
  );
}
function line(answer) {
  return answer.stdout.toString("utf8").replace(/\r?\n$/, "");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openRepository,
  standing
});
});
parts["chunk-5R3KKR5L"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  shown: () => shown,
  soleJsonValue: () => soleJsonValue,
  visible: () => visible
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
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
});
parts["chunk-7R4OZ5NR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  fingerprintOf: () => fingerprintOf,
  nextFingerprint: () => nextFingerprint
});
module.exports = __toCommonJS(stdin_exports);
var import_node_crypto = require("node:crypto");
function fingerprintOf({ file, source, lines, occurrence }) {
  return (0, import_node_crypto.createHash)("sha256").update(JSON.stringify([file, source, lines, occurrence])).digest("hex");
}
function nextFingerprint(fingerprint, n) {
  return (0, import_node_crypto.createHash)("sha256").update(JSON.stringify([fingerprint, n])).digest("hex");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  fingerprintOf,
  nextFingerprint
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
parts["chunk-KGJLCUU4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readStamped: () => readStamped,
  stampOf: () => stampOf,
  writeStamped: () => writeStamped
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Q5D5M5TU = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-Q5D5M5TU"]();
var import_chunk_SCWNVSH6 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-SCWNVSH6"]();
function stampOf({ run, base, head }) {
  return { run, base: base.tree, head: head.tree };
}
async function writeStamped(path, run, content) {
  await (0, import_chunk_SCWNVSH6.writeFileAtomically)(path, (0, import_chunk_Q5D5M5TU.jsonText)({ ...stampOf(run), content }));
}
async function readStamped(path, run) {
  const text = await (0, import_chunk_SCWNVSH6.readTextIfAny)(path);
  if (text === void 0) throw (0, import_chunk_Q5D5M5TU.corrupt)(path, "is missing");
  const value = (0, import_chunk_Q5D5M5TU.parsedJson)(path, text);
  const stamp = stampOf(run);
  if (typeof value !== "object" || value === null || !("content" in value)) {
    throw (0, import_chunk_Q5D5M5TU.corrupt)(path, "is no file of a run");
  }
  const found = value;
  if (found.run !== stamp.run || found.base !== stamp.base || found.head !== stamp.head) {
    throw (0, import_chunk_Q5D5M5TU.corrupt)(path, `belongs to run ${String(found.run)}, not to ${stamp.run} as planned`);
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
parts["chunk-LHUUPZTH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  parseReply: () => parseReply,
  requireContract: () => requireContract,
  requireSlot: () => requireSlot
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5R3KKR5L = parts["chunk-5R3KKR5L"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function requireUniqueIds(reply) {
  for (const [pointer, list] of listsOf(reply)) {
    const seen = /* @__PURE__ */ new Set();
    list.forEach((entry, index) => {
      const id = idOf(entry);
      if (id !== void 0 && seen.has(id)) {
        throw new import_chunk_TJ5KMKV5.Failure("refused/duplicate-id", `${pointer}/${index}/id: ${(0, import_chunk_5R3KKR5L.shown)(id)} was used before`, {
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
var WITHOUT_FENCE = new Set(import_chunk_D22XEUC3.AGENTS_WITHOUT_FENCE);
var SPELLED_OUT = 5;
async function parseReply(contract, text, options = {}) {
  const value = await requireContract(
    contract,
    (0, import_chunk_5R3KKR5L.soleJsonValue)(text, { fence: options.fence ?? !WITHOUT_FENCE.has(contract) })
  );
  requireUniqueIds(value);
  return value;
}
async function requireContract(contract, value, at = (pointer) => pointer) {
  const checked = await (0, import_chunk_FM74E6O5.checkContract)(contract, value);
  if (checked.kind === "valid") return checked.value;
  const lines = checked.defects.slice(0, SPELLED_OUT).map((defect) => defectLine({ ...defect, pointer: at(defect.pointer) }));
  const more = checked.defects.length - lines.length;
  const rest = more === 0 ? "" : `; and ${more} more`;
  throw new import_chunk_TJ5KMKV5.Failure("refused/schema", `not a value of contract ${contract}: ${lines.join("; ")}${rest}`, {
    hint: "send the whole reply again, with every property the contract names and no other"
  });
}
function defectLine({ pointer, problem, value }) {
  const where = pointer === "" ? "the whole value" : (0, import_chunk_5R3KKR5L.visible)(pointer);
  return `${where} ${problem}, found ${(0, import_chunk_5R3KKR5L.shown)(value)}`;
}
function requireSlot(value, expected) {
  if (value.slot === expected) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "refused/wrong-slot",
    `the reply names slot ${(0, import_chunk_5R3KKR5L.shown)(value.slot)}, the packet was ${expected}`,
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
parts["chunk-SG6GTLHQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  allowedBy: () => allowedBy,
  isOnChangedLine: () => isOnChangedLine,
  placementOf: () => placementOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SMVOO4S2 = parts["chunk-SMVOO4S2"]();
function placementOf(claim, changed) {
  const placement = placementInFile(claim, changed);
  if (placement === "added" || placement === "deletion_anchor") return placement;
  const { isImpact, cause } = claim;
  const elsewhere = cause !== void 0 && cause.file !== claim.file;
  return isImpact && elsewhere && isOnChangedLine(cause, changed) ? "impact" : placement;
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
  isOnChangedLine,
  placementOf
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
parts["chunk-TWITAMCM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  asRepoPath: () => asRepoPath,
  blobSizes: () => blobSizes,
  claimedPath: () => claimedPath,
  listTree: () => listTree,
  listWithoutSizes: () => listWithoutSizes,
  readBlobs: () => readBlobs,
  records: () => records,
  sizeInHeader: () => sizeInHeader
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_U4VRNEB2 = parts["chunk-U4VRNEB2"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
function asRepoPath(text) {
  return text.includes("\0") || FORBIDDEN_SEGMENT.test(text) ? void 0 : text;
}
var FORBIDDEN_SEGMENT = /(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)/i;
function claimedPath(claim, roots, exists) {
  const root = roots.find((r) => claim.startsWith(`${r}/`));
  const relative = import_node_path.posix.normalize(root === void 0 ? claim : claim.slice(root.length + 1));
  const path = asRepoPath(relative);
  if (path === void 0 || exists(path)) return path;
  const unprefixed = /^[ab]\/(.+)$/s.exec(relative)?.[1];
  const inner = unprefixed === void 0 ? void 0 : asRepoPath(unprefixed);
  return inner !== void 0 && exists(inner) ? inner : path;
}
var HELD = 2;
function askedOnce(read) {
  const known = /* @__PURE__ */ new WeakMap();
  const ask = (repository, treeish) => {
    if (!OBJECT_ID.test(treeish)) return read(repository, treeish);
    const answers = known.get(repository) ?? /* @__PURE__ */ new Map();
    known.set(repository, answers);
    const held = answers.get(treeish);
    if (held !== void 0) return held;
    const answer = read(repository, treeish);
    answers.set(treeish, answer);
    for (const oldest of [...answers.keys()].slice(0, -HELD)) answers.delete(oldest);
    answer.catch(() => answers.delete(treeish));
    return answer;
  };
  return Object.assign(ask, {
    held: (repository) => known.get(repository) ?? /* @__PURE__ */ new Map()
  });
}
var OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
async function listTree(repository, treeish, { paths = [] } = {}) {
  if (paths.length === 0) return wholeTree(repository, treeish);
  const whole = wholeTree.held(repository).get(treeish);
  if (whole === void 0 || paths.some((path) => asRepoPath(path) === void 0))
    return list(repository, treeish, paths);
  const isAsked = (entry) => paths.some((path) => entry.path === path || entry.path.startsWith(`${path}/`));
  return (await whole).filter(isAsked);
}
async function listWithoutSizes(repository, treeish) {
  return wholeTree.held(repository).get(treeish) ?? records(await (0, import_chunk_U4VRNEB2.readGit)(repository, [...WHOLE, treeish])).map(
    (record) => treeEntry(record.replace("	", " -	"))
  );
}
var WHOLE = ["ls-tree", "-r", "-z", "--full-tree", "--end-of-options"];
var wholeTree = askedOnce((repository, treeish) => list(repository, treeish, []));
async function list(repository, treeish, paths) {
  const listing = await (0, import_chunk_U4VRNEB2.readGit)(repository, [
    "--literal-pathspecs",
    ...["ls-tree", "-r", "-l", "-z", "--full-tree", "--end-of-options", treeish],
    ...paths.length === 0 ? [] : ["--", ...paths]
  ]);
  return records(listing).map(treeEntry);
}
async function readBlobs(repository, oids) {
  const wanted = [...new Set(oids)];
  const blobs = /* @__PURE__ */ new Map();
  if (wanted.length === 0) return blobs;
  const batch = await (0, import_chunk_U4VRNEB2.readGit)(repository, ["cat-file", "--batch", "--buffer"], {
    input: `${wanted.join("\n")}
`
  });
  let at = 0;
  for (const oid of wanted) {
    const end = batch.indexOf(10, at);
    const size = sizeInHeader(oid, batch.toString("latin1", at, end));
    blobs.set(oid, batch.subarray(end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return blobs;
}
async function blobSizes(repository, oids) {
  const asked = new Set(oids);
  const listed = await listedSizes(repository, asked);
  const checked = await checkedSizes(
    repository,
    [...asked].filter((oid) => !listed.has(oid))
  );
  return new Map([...listed, ...checked]);
}
async function listedSizes(repository, asked) {
  const held = wholeTree.held(repository);
  const sizes = /* @__PURE__ */ new Map();
  if (held.size < 2) return sizes;
  for (const listing of await Promise.all(held.values())) {
    for (const { oid, size } of listing) if (size !== null && asked.has(oid)) sizes.set(oid, size);
  }
  return sizes;
}
async function checkedSizes(repository, wanted) {
  if (wanted.length === 0) return /* @__PURE__ */ new Map();
  const answer = await (0, import_chunk_U4VRNEB2.readGit)(repository, ["cat-file", "--batch-check=%(objectsize)", "--buffer"], {
    input: `${wanted.join("\n")}
`
  });
  const sizes = answer.toString("latin1").split("\n");
  return new Map(
    wanted.map((oid, i) => [oid, Number(sizes[i])]).filter(([, size]) => !Number.isNaN(size))
  );
}
function sizeInHeader(oid, header) {
  const size = /^[0-9a-f]+ blob (\d+)$/.exec(header)?.[1];
  if (size !== void 0) return Number(size);
  throw new import_chunk_TJ5KMKV5.Failure(
    "environment/tree-unavailable",
    `git cannot give the content of ${oid}: it says "${header}"`,
    {
      hint: "in a partial clone, fetch what is missing: git fetch --refetch --no-filter; else look for damage: git fsck"
    }
  );
}
function records(listing) {
  const text = listing.toString("utf8");
  return text === "" ? [] : text.replace(/\0$/, "").split("\0");
}
function treeEntry(record) {
  const [, mode, type, oid, size, name] = TREE_LINE.exec(record) ?? [];
  if (mode === void 0 || oid === void 0 || size === void 0 || name === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("environment/git-failed", `git ls-tree gave a line of another form: ${record}`);
  }
  const path = asRepoPath(name);
  if (path === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "environment/tree-unavailable",
      `the tree holds ${JSON.stringify(name)}, not a path git checks out`,
      {
        hint: "no git checks such a path out; find the commit that adds it: git log --all --full-history"
      }
    );
  }
  return {
    mode,
    type,
    oid,
    size: size === "-" || size === "BAD" ? null : Number(size),
    path
  };
}
var TREE_LINE = /^(\d{6}) (blob|tree|commit) ([0-9a-f]+) +(\d+|-|BAD)\t(.*)$/s;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  asRepoPath,
  blobSizes,
  claimedPath,
  listTree,
  listWithoutSizes,
  readBlobs,
  records,
  sizeInHeader
});
});
parts["chunk-U4VRNEB2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  MANY_OBJECTS: () => MANY_OBJECTS,
  NEUTRAL_OPTIONS: () => NEUTRAL_OPTIONS,
  askGit: () => askGit,
  neutralEnvironment: () => neutralEnvironment,
  readGit: () => readGit,
  runGit: () => runGit,
  withAbsolutePath: () => withAbsolutePath
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var NEUTRAL_CONFIG = [
  "core.quotePath=false",
  "core.abbrev=no",
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.attributesFile=/dev/null",
  "core.bigFileThreshold=512m",
  "safe.bareRepository=explicit",
  // An empty name fails closed: a diff without --no-ext-diff dies instead of running the user's program.
  "diff.external=",
  "diff.suppressBlankEmpty=false",
  // Not the empty value: git dies on an order file it cannot open.
  "diff.orderFile=/dev/null",
  "diff.relative=false",
  "log.showSignature=false",
  "log.follow=false",
  "log.showRoot=true",
  "gc.auto=0",
  "maintenance.auto=false"
];
var NO_ATTRIBUTES = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
var NEUTRAL_OPTIONS = [
  "--no-pager",
  ...NEUTRAL_CONFIG.flatMap((setting) => ["-c", setting])
];
var BLIND_OPTIONS = ["-c", `attr.tree=${NO_ATTRIBUTES}`];
var MANY_OBJECTS = ["-c", "core.deltaBaseCacheLimit=192m"];
var NEUTRAL_ENVIRONMENT = {
  LC_ALL: "C",
  GIT_ATTR_NOSYSTEM: "1",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  // Reading goes to no network: not every git knows the first, and the second names no protocol there is.
  GIT_NO_LAZY_FETCH: "1",
  GIT_ALLOW_PROTOCOL: "none",
  // An object's name is its content: what `refs/replace/` puts in its place would enter the cache of trees under it.
  GIT_NO_REPLACE_OBJECTS: "1",
  // Nor are its parents others than those it names. A file that cannot be: an empty one makes git give advice.
  GIT_GRAFT_FILE: "/dev/null/none",
  // The user's configuration may name files and sockets into which every git writes what it does.
  GIT_TRACE2: "0",
  GIT_TRACE2_EVENT: "0",
  GIT_TRACE2_PERF: "0"
};
var KEPT_VARIABLES = [
  "GIT_EXEC_PATH",
  "GIT_SSL_CAINFO",
  // Where the machine keeps `safe.directory` and the user's ignore file.
  "GIT_CONFIG_GLOBAL",
  "GIT_CONFIG_SYSTEM",
  "GIT_CONFIG_NOSYSTEM",
  // Whose name stands on the commits we make.
  "GIT_AUTHOR_NAME",
  "GIT_AUTHOR_EMAIL",
  "GIT_COMMITTER_NAME",
  "GIT_COMMITTER_EMAIL"
];
function neutralEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => !name.startsWith("GIT_") || isKept(name));
  return { ...withAbsolutePath(Object.fromEntries(kept)), ...NEUTRAL_ENVIRONMENT };
}
function isKept(name) {
  return KEPT_VARIABLES.some((kept) => kept === name);
}
function withAbsolutePath(env) {
  return Object.fromEntries(
    Object.entries(env).map(
      ([name, value]) => name.toUpperCase() === "PATH" && value !== void 0 ? [name, value.split(import_node_path2.delimiter).filter(import_node_path2.isAbsolute).join(import_node_path2.delimiter)] : [name, value]
    )
  );
}
var TakenOutput = class {
  #options;
  #held = [];
  #length = 0;
  constructor(options) {
    this.#options = options;
  }
  /** Whether that was enough. Throws the refusal of more than was to come, and what the taker of the pieces throws. */
  take(piece) {
    const { most, each } = this.#options;
    this.#length += piece.length;
    const tooMuch = most !== void 0 && this.#length > most.bytes;
    if (tooMuch && most.refusal !== void 0) throw most.refusal;
    if (each !== void 0) return each(piece) || tooMuch;
    this.#held.push(piece);
    return tooMuch;
  }
  bytes() {
    const [first] = this.#held;
    const whole = first !== void 0 && this.#held.length === 1 ? first : Buffer.concat(this.#held);
    return whole.subarray(0, this.#options.most?.bytes);
  }
};
async function readGit(repository, args, options = {}) {
  return (await askGit(repository, args, options)).stdout;
}
async function askGit(repository, args, options = {}) {
  const { gitDir } = repository;
  const env = { GIT_INDEX_FILE: (0, import_node_path.join)(gitDir, "no-such-index"), ...options.env };
  const place = [`--git-dir=${gitDir}`, `--work-tree=${gitDir}`];
  return runGit(gitDir, [...place, ...BLIND_OPTIONS, ...args], { ...options, env });
}
async function runGit(cwd, args, options = {}) {
  const answer = await spawnGit(cwd, [...NEUTRAL_OPTIONS, ...args], options);
  if (!(options.answers ?? [0]).includes(answer.status)) {
    throw failed(args, answer);
  }
  return answer;
}
async function spawnGit(cwd, args, options) {
  const { spawn } = await Promise.resolve().then(() => __toESM(require("node:child_process")));
  return new Promise((resolve, reject) => {
    const child = spawn("git", args, {
      cwd,
      env: { ...neutralEnvironment(process.env), ...options.env },
      // A pipe that nobody writes to costs as much as one that is used.
      stdio: [options.input === void 0 ? "ignore" : "pipe", options.into ?? "pipe", "pipe"],
      windowsHide: true
    });
    const stdout = new TakenOutput(options);
    const stderr = [];
    let enough = false;
    child.stdout?.on("data", (piece) => {
      if (enough) return;
      try {
        enough = stdout.take(piece);
        if (enough) resolve({ stdout: stdout.bytes(), stderr: "", status: 0 });
      } catch (error) {
        enough = true;
        reject(error instanceof Error ? error : new Error(String(error)));
      }
      if (enough) child.kill("SIGKILL");
    });
    child.stderr.on("data", (chunk) => stderr.push(chunk));
    child.on("error", (cause) => {
      reject(cannotStart(cwd, cause));
    });
    child.on("close", (status) => {
      resolve({
        stdout: stdout.bytes(),
        stderr: Buffer.concat(stderr).toString("utf8"),
        status: status ?? 128
      });
    });
    child.stdin?.on("error", () => void 0);
    child.stdin?.end(options.input);
  });
}
function failed(args, { stderr, status }) {
  const said = stderr.trim() === "" ? `status ${status}` : stderr.trim();
  if (/promisor remote|lazy fetching disabled/.test(said)) {
    return new import_chunk_TJ5KMKV5.Failure(
      "environment/tree-unavailable",
      `the clone is partial and lacks what is asked for: ${said}`,
      {
        hint: "fetch what is missing: git fetch --refetch --no-filter"
      }
    );
  }
  return new import_chunk_TJ5KMKV5.Failure("environment/git-failed", `git ${subcommand(args)}: ${said}`, {
    hint: "run the same git command by hand to see what it needs"
  });
}
function cannotStart(cwd, cause) {
  if (cause.code === "ENOENT" && (0, import_node_fs.existsSync)(cwd)) {
    return new import_chunk_TJ5KMKV5.Failure(
      "environment/git-missing",
      "git could not be started: no program of that name on PATH",
      {
        hint: "install git (https://git-scm.com/downloads) and run: correctless doctor",
        cause
      }
    );
  }
  return new import_chunk_TJ5KMKV5.Failure("environment/git-failed", `git could not be started in ${cwd}: ${cause.message}`, {
    cause
  });
}
function subcommand(args) {
  const at = args.findIndex((arg, i) => !arg.startsWith("-") && args[i - 1] !== "-c");
  return at === -1 ? args.join(" ") : args.slice(at, at + 3).join(" ");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MANY_OBJECTS,
  NEUTRAL_OPTIONS,
  askGit,
  neutralEnvironment,
  readGit,
  runGit,
  withAbsolutePath
});
});
parts["chunk-VHNAQYD7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  createRedactor: () => createRedactor
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-UTFC5QHX"]();
var import_node_crypto = require("node:crypto");
var FORERUNNERS = {
  aws: /(?:A3T[A-Z0-9]|A(?:KI|GP|ID|RO|IP|NP|NV|SI)A)[A-Z0-9]{16}|secret_?access|account_?(?:id)?["']?\s*[:=]>?\s*["']?\d{4}/i,
  privatekey: /PRIVATE KEY/,
  npm: /npm_\w{36}|_authToken=|x-oauth-basic/,
  basicauth: /:\/\/[-\w]{1,256}:[-\w]{1,256}@/,
  slack: /xox[abopr]-|xapp-|hooks\.slack\.com\/services/i,
  sendgrid: /SG\.\w{1,128}\.\w/,
  shopify: /shp(?:[pc]a|at|ss)_\w{32}/,
  github: /gh[oprsu]_\w{36}|github_pat_/,
  openai: /T3BlbkFJ/,
  anthropic: /sk-ant-api0/,
  linear: /lin_api_/,
  "1password": /ops_ey/,
  "database-connection-string": /(?:mongodb|mongodb\+srv|mysqlx?|postgres|postgresql):\/\//i,
  /** Our own rule: JSON web tokens, tokens of registries, parts of private keys, tokens with a beginning of their own. */
  correctless: /\.eyJ|:_(?:auth|authToken|password)=|PRIVATE KEY|AIza|k_live_|glpat-|pypi-AgEI|hf_[A-Za-z]{34}|do[opr]_v1_|dckr_pat_|AGE-SECRET/
};
function mayHoldSecret(text) {
  return Object.values(FORERUNNERS).some((forerunner) => forerunner.test(text));
}
async function findSecrets(texts) {
  const whole = texts.join(BETWEEN);
  if (!mayHoldSecret(whole)) return texts.map(() => []);
  const { scanSecrets } = await Promise.resolve().then(() => __toESM((from_scan_secrets_d8ef0bd6 ??= require("./scan-secrets-d8ef0bd6.cjs"))["scan-secrets-LJY56UPF"]()));
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
parts["chunk-X6S3INMN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  LARGEST_PATCH: () => LARGEST_PATCH,
  LARGEST_TEXT: () => LARGEST_TEXT,
  readSharedBlobs: () => readSharedBlobs
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TWITAMCM = parts["chunk-TWITAMCM"]();
var HELD_BYTES = 128 * 1024 * 1024;
async function readSharedBlobs(repository, oids, most = HELD_BYTES) {
  const held = HELD.get(repository) ?? { batches: /* @__PURE__ */ new Map(), bytes: 0 };
  HELD.set(repository, held);
  const wanted = [...new Set(oids)];
  const missing = wanted.filter((oid) => !held.batches.has(oid));
  const batch = (0, import_chunk_TWITAMCM.readBlobs)(repository, missing);
  for (const oid of missing) held.batches.set(oid, batch);
  const answers = wanted.map((oid) => [oid, held.batches.get(oid) ?? batch]);
  const forget = () => {
    for (const oid of missing) held.batches.delete(oid);
  };
  await batch.then((blobs2) => {
    const bytes = [...blobs2.values()].reduce((sum, { length }) => sum + length, 0);
    if (held.bytes + bytes > most) forget();
    else held.bytes += bytes;
  }, forget);
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  LARGEST_PATCH,
  LARGEST_TEXT,
  readSharedBlobs
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
