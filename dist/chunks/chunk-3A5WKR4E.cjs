var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  createRedactor: () => createRedactor
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_node_crypto = require("node:crypto");
var messages = {
  privatekey: { en: () => "found a private key or a part of one" },
  jwt: { en: () => "found a JSON web token" },
  npm: { en: () => "found a token of a package registry" }
};
var ownSecretRule = {
  messages,
  meta: { id: "correctless", type: "scanner", recommended: true, supportedContentTypes: ["text"] },
  create(context) {
    const say = context.createTranslator(messages);
    return {
      file({ content }) {
        const report = (name, ranges) => {
          for (const range of ranges) context.report({ message: say(name), range });
        };
        report("privatekey", matches(content, FROM_BEGIN));
        report("privatekey", keysFromTheirEnd(content));
        report("jwt", matches(content, JWT));
        report("npm", matches(content, REGISTRY_TOKEN));
      }
    };
  }
};
var JWT = /\beyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{16,}/g;
var REGISTRY_TOKEN = /(?<=:_(?:authToken|auth|password)=)[^\s$"'][^\s"']{7,}/g;
var BASE64 = "[A-Za-z0-9+/=]";
var BREAK = String.raw`(?:(?:\\r)?\\n|\r?\n)[ \t]{0,40}`;
var END = marker("END");
var FROM_BEGIN = new RegExp(
  String.raw`${marker("BEGIN")}(?:${BREAK}${BASE64}{16,200})+(?:(?:${BREAK}${BASE64}{1,15})?${BREAK}${END})?`,
  "g"
);
var FROM_END = new RegExp(END, "g");
var LAST_LINE = new RegExp(`${BASE64}{1,200}${BREAK}$`);
var WHOLE_LINE = new RegExp(`${BASE64}{16,200}${BREAK}$`);
var LONGEST_LINE = 256;
function marker(word) {
  return `-----${word} (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----`;
}
function matches(content, pattern) {
  return [...content.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length]);
}
function keysFromTheirEnd(content) {
  return [...content.matchAll(FROM_END)].flatMap(({ index, 0: end }) => {
    let start = index;
    for (let line = LAST_LINE; ; line = WHOLE_LINE) {
      const found = line.exec(content.slice(Math.max(0, start - LONGEST_LINE), start));
      if (found === null) return start === index ? [] : [[start, index + end.length]];
      start -= found[0].length;
    }
  });
}
async function findSecrets(texts) {
  const found = await scan(texts.join(BETWEEN));
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
async function scan(text) {
  const { lintSource, recommended } = await (loading ??= load());
  const { messages: messages2 } = await lintSource({
    // A name is asked for; that of no file that any rule knows.
    source: { content: text, filePath: "text", contentType: "text" },
    options: { config: { rules: [...recommended, ownSecretRule].filter(isWanted).map(described) } }
  });
  return disjoint(messages2.map((message) => secretAt(text, message)));
}
var loading;
async function load() {
  const { lintSource } = await Promise.resolve().then(() => __toESM(require("./module-3NJATBVT.cjs")));
  const preset = await Promise.resolve().then(() => __toESM(require("./module-ZA55FLXQ.cjs")));
  const recommended = preset.rules;
  return { lintSource, recommended };
}
function isWanted({ meta }) {
  return !LEFT_OUT.has(meta.id);
}
function described(rule) {
  return { id: rule.meta.id, rule, options: OPTIONS[rule.meta.id] ?? {} };
}
var PREFIX = "@secretlint/secretlint-rule-";
var LEFT_OUT = /* @__PURE__ */ new Set([`${PREFIX}filter-comments`, `${PREFIX}gcp`]);
var OPTIONS = { [`${PREFIX}aws`]: { enableIDScanRule: true } };
function secretAt(text, { ruleId, messageId, range, data }) {
  const [start, end] = range;
  const kind = ruleId.startsWith(PREFIX) ? ruleId.slice(PREFIX.length) : messageId;
  const exact = Object.values(data ?? {}).find(
    (value) => typeof value === "string" && value.length === end - start
  );
  const at = exact === void 0 ? -1 : text.indexOf(exact, start);
  return at < 0 ? { start, end, kind } : { start: at, end: at + (end - start), kind };
}
function disjoint(found) {
  const kept = [];
  for (const secret of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === void 0 || secret.start >= last.end) kept.push(secret);
    else kept[kept.length - 1] = { ...last, end: Math.max(last.end, secret.end) };
  }
  return kept;
}
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
