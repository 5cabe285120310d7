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
  blobId: () => blobId,
  readPatch: () => readPatch
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6YI44MHD = require("./chunk-6YI44MHD.cjs");
var import_chunk_QI7NW4F5 = require("./chunk-QI7NW4F5.cjs");
var import_chunk_H2VF7K2H = require("./chunk-H2VF7K2H.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
function attributeLine(path, attribute) {
  const pattern = `/${path}`.replaceAll(/[\\*?[\]]/g, (char) => `\\${char}`);
  const quoted = pattern.replaceAll(
    /[\u0000-\u001f"\\\u007f]/g,
    (char) => char === '"' || char === "\\" ? `\\${char}` : `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`
  );
  return `"${quoted}" ${attribute}
`;
}
var GIT_LOOKS_AT = 8e3;
function gitCallsBinary(content) {
  return content.subarray(0, GIT_LOOKS_AT).includes(0);
}
var PRINTABLE_SHARE = 0.9;
var ZERO_SHARE = 0.01;
function readsAsText(content) {
  let [printable, zeros] = [0, 0];
  for (const byte of content) {
    if (byte === 0) zeros += 1;
    else if (byte >= 32 && byte < 127 || byte >= 9 && byte <= 13) printable += 1;
  }
  if (printable >= content.length * PRINTABLE_SHARE) return true;
  return zeros <= content.length * ZERO_SHARE && isUtf8(content);
}
function isUtf8(content) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
function blobId(mode, oid) {
  return mode === void 0 || mode === "000000" || mode === "160000" ? void 0 : oid;
}
var HEAD_BYTES = 8e3;
async function textCalledBinary(repository, raw, numstat) {
  const binary = new Set(numstat.filter(({ added }) => added === null).map(({ path }) => path));
  const suspects = raw.filter(({ path }) => binary.has(path)).map((entry) => ({
    entry,
    before: blobId(entry.oldMode, entry.oldOid),
    after: blobId(entry.newMode, entry.newOid)
  }));
  const oids = suspects.flatMap(({ before, after }) => [before, after]).filter((oid) => oid !== void 0);
  const sizes = await (0, import_chunk_N732WB45.blobSizes)(repository, oids);
  const isLarge = (oid) => (sizes.get(oid ?? "") ?? 0) > import_chunk_H2VF7K2H.LARGEST_TEXT;
  const large = [];
  for (const { entry, before, after } of suspects) {
    const whole = [before, after].filter((oid) => oid !== void 0 && isLarge(oid));
    if (after !== void 0 && await anyText(repository, whole)) large.push(entry.path);
  }
  const judgements = await judged(repository, sizes);
  const text = suspects.filter(({ before, after }) => {
    const [was, is] = [judgements.get(before ?? ""), judgements.get(after ?? before ?? "")];
    return !isLarge(before) && !isLarge(after) && (was?.forGit === true || is?.forPeople === true);
  }).flatMap(({ entry: { path, from } }) => from === void 0 ? [path] : [from, path]);
  return { text, large };
}
async function anyText(repository, oids) {
  for (const oid of oids) {
    const most = { bytes: HEAD_BYTES };
    if (oid !== void 0 && !gitCallsBinary(await (0, import_chunk_57KOGJJR.readGit)(repository, ["cat-file", "blob", oid], { most })))
      return true;
  }
  return false;
}
async function judged(repository, sizes) {
  const wanted = [...sizes].filter(([, size]) => size > 0 && size <= import_chunk_H2VF7K2H.LARGEST_TEXT);
  const judgements = /* @__PURE__ */ new Map();
  for (const slice of (0, import_chunk_6YI44MHD.inSlices)(wanted.map(([oid, size]) => ({ oid, size })))) {
    const contents = await (0, import_chunk_N732WB45.readBlobs)(
      repository,
      slice.map(({ oid }) => oid)
    );
    for (const [oid, content] of contents) {
      judgements.set(oid, { forGit: !gitCallsBinary(content), forPeople: readsAsText(content) });
    }
  }
  return judgements;
}
var RENAME_LIMIT = 1e3;
var DIFF = [
  "--literal-pathspecs",
  ...["diff-tree", "-r", "-M50%", `-l${RENAME_LIMIT}`, "-O/dev/null"],
  ...["--no-ext-diff", "--no-textconv", "--no-color", "--no-relative", "--full-index"],
  ...["--submodule=short", "--ignore-submodules=none", "--diff-algorithm=myers", "--indent-heuristic"]
];
var TEXT = ["-p", "-U3", "--inter-hunk-context=0", "--src-prefix=a/", "--dst-prefix=b/"];
var LISTS = ["--raw", "--numstat", "-z"];
var SMALL_ENOUGH = ["-c", `core.bigFileThreshold=${import_chunk_H2VF7K2H.LARGEST_TEXT}`];
var MIB = 1024 * 1024;
async function readPatch(repository, { base, head }, paths, most = import_chunk_H2VF7K2H.LARGEST_PATCH) {
  const trees = ["--end-of-options", base.tree, head.tree, ...paths.length === 0 ? [] : ["--", ...paths]];
  const diff = await readDiff(repository, { settings: [], trees, most });
  const { text, large } = await textCalledBinary(repository, diff.raw, diff.numstat);
  if (text.length === 0) return { ...diff, large };
  return (0, import_chunk_SIHW7XFA.withTemporaryFile)(text.map((path) => attributeLine(path, "diff")).join(""), async (file) => ({
    ...await readDiff(repository, { settings: ["-c", `core.attributesFile=${file}`], trees, most }),
    large
  }));
}
async function readDiff(repository, { settings, trees, most }) {
  const asked = [...SMALL_ENOUGH, ...settings, ...DIFF];
  const [text, lists] = await Promise.all([
    (0, import_chunk_57KOGJJR.askGit)(repository, [...asked, ...TEXT, ...trees], { most: { bytes: most, refusal: tooMuch(most) } }),
    (0, import_chunk_57KOGJJR.askGit)(repository, [...asked, ...LISTS, ...trees])
  ]);
  const { raw, numstat } = splitLists(lists.stdout);
  return {
    patch: text.stdout,
    raw: (0, import_chunk_QI7NW4F5.parseRaw)(raw),
    numstat: (0, import_chunk_QI7NW4F5.parseNumstat)(numstat),
    renameLimitHit: text.stderr.includes("rename detection was skipped")
  };
}
function tooMuch(most) {
  const size = most < MIB ? `${most} bytes` : `${most / MIB} MiB`;
  return new import_chunk_TJ5KMKV5.Failure("scope/too-much-text", `the patch of the change is larger than ${size}`, {
    hint: "review a part of it: correctless diff TARGET -- PATH; the largest files: git diff --stat BASE HEAD"
  });
}
function splitLists(lists) {
  let at = 0;
  while (at < lists.length && lists[at] === 58) {
    const end = lists.indexOf(0, at);
    const renamed = /[RC]\d*$/.test(lists.toString("latin1", at, end));
    at = lists.indexOf(0, end + 1) + 1;
    if (renamed) at = lists.indexOf(0, at) + 1;
  }
  return { raw: lists.subarray(0, at), numstat: lists.subarray(at) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  blobId,
  readPatch
});
