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
var from_chunk_4cfffeab;
var from_chunk_55ac3ba9;
var from_chunk_6db599d9;
var from_chunk_6f26ba3d;
var from_chunk_c97b65da;
var from_chunk_da859161;
var from_pre_a93b6e1e;
var from_main;
parts["chunk-3EIEYUWL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  namesOf: () => namesOf,
  requireCacheOutside: () => requireCacheOutside
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_43OESL65 = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-43OESL65"]();
var import_chunk_5ZFEDAR5 = parts["chunk-5ZFEDAR5"]();
var import_chunk_UVEB2DKC = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-UVEB2DKC"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
async function titleOf(repository, target, { head, pullRequest }) {
  if (pullRequest !== void 0) return `#${pullRequest.number}: ${(0, import_chunk_XKMPNDJX.inertLine)(pullRequest.title)}`;
  const asked = (0, import_chunk_43OESL65.targetText)(target);
  return asked === "" ? await (0, import_chunk_UVEB2DKC.currentBranch)(repository) ?? head.label : asked;
}
function requireCacheOutside({ top }, cacheRoot) {
  if (!(0, import_chunk_WCK3D5U5.isInside)(cacheRoot, top)) return;
  throw new import_chunk_LTC5LSMU.Failure(
    "environment/tree-unavailable",
    `the cache folder ${cacheRoot} lies inside the repository`,
    {
      hint: "set XDG_CACHE_HOME to a folder outside of it"
    }
  );
}
async function namesOf({ repository, target }, change, redactor) {
  return {
    title: await (0, import_chunk_5ZFEDAR5.cleanText)(await titleOf(repository, target, change), redactor),
    asked: await (0, import_chunk_5ZFEDAR5.cleanText)((0, import_chunk_43OESL65.targetText)(target), redactor)
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  namesOf,
  requireCacheOutside
});
});
parts["chunk-5ZFEDAR5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  cleanMaterial: () => cleanMaterial,
  cleanText: () => cleanText,
  redactHunks: () => redactHunks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OTZ2RVYM = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-OTZ2RVYM"]();
async function redactHunks(files, redactor, textOf = () => void 0) {
  const sources = [];
  const add = (text) => sources.push(text) - 1;
  const cuts = new Map(files.flatMap((file) => cutsOf(file, textOf, add)));
  const clean = await redactor.redactIn(sources);
  if (clean.every((text, index) => text === sources[index])) return [...files];
  const redacted = clean.map((text) => text.split("\n"));
  return files.map((file) => ({
    ...file,
    hunks: file.hunks.map((hunk) => redactedHunk(hunk, cuts.get(hunk), redacted))
  }));
}
function cutsOf(file, textOf, add) {
  if (file.hunks.length === 0) return [];
  const old = cutter(textOf(file.from ?? file.path, "old"), add);
  const now = cutter(textOf(file.path, "new"), add);
  return file.hunks.map((hunk) => {
    const [head = "", ...body] = hunk.text.split("\n");
    return [
      hunk,
      {
        // Behind the second `@@` stands a line of the file.
        head: { source: add(head), from: 0 },
        old: old(sideLines(body, "-"), (0, import_chunk_OTZ2RVYM.firstLine)(hunk.old)),
        now: now(sideLines(body, "+"), (0, import_chunk_OTZ2RVYM.firstLine)(hunk.new))
      }
    ];
  });
}
function cutter(text, add) {
  const whole = text?.split("\n") ?? [];
  let source;
  return (lines, first) => {
    if (text !== void 0 && lines.every((line, index) => whole[first - 1 + index] === line)) {
      source ??= add(text);
      return { source, from: first - 1 };
    }
    return { source: add(lines.join("\n")), from: 0 };
  };
}
function sideLines(body, mark) {
  return body.filter((line) => line.startsWith(mark) || line.startsWith(" ")).map((line) => line.slice(1));
}
function redactedHunk(hunk, cuts, sources) {
  if (cuts === void 0) return hunk;
  const reader = ({ source, from }) => {
    let next = from;
    return () => sources[source]?.[next++] ?? "";
  };
  const [head, old, now] = [reader(cuts.head), reader(cuts.old), reader(cuts.now)];
  const [, ...body] = hunk.text.split("\n");
  const lines = body.map((line) => {
    if (line.startsWith("-")) return `-${old()}`;
    if (line.startsWith("+")) return `+${now()}`;
    if (!line.startsWith(" ")) return line;
    old();
    return ` ${now()}`;
  });
  return { ...hunk, text: [head(), ...lines].join("\n") };
}
async function cleanMaterial(material, redactor, textOf) {
  const files = await redactHunks(material.files, redactor, textOf);
  const rest = await redactor.redactIn({
    context: material.context,
    rules: material.rules,
    checklist: material.checklist
  });
  const clean = { files, ...rest };
  return clean;
}
async function cleanText(value, redactor) {
  return await redactor.redactIn(value);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  cleanMaterial,
  cleanText,
  redactHunks
});
});
parts["chunk-66BED34G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  capFor: () => capFor,
  capForScoring: () => capForScoring,
  linked: () => linked,
  presumedDefects: () => presumedDefects,
  randomHex: () => randomHex,
  randomId: () => randomId,
  strongestFirst: () => strongestFirst
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LZCTZWJL = parts["chunk-LZCTZWJL"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_node_crypto = require("node:crypto");
function randomHex(bytes) {
  return (0, import_node_crypto.randomBytes)(bytes).toString("hex");
}
var LETTERS = "abcdefghjkmnpqrstuvwxyz";
var ALPHABET = `${LETTERS}23456789`;
function randomId() {
  const rest = Array.from({ length: 5 }, () => ALPHABET[(0, import_node_crypto.randomInt)(ALPHABET.length)]);
  return [LETTERS[(0, import_node_crypto.randomInt)(LETTERS.length)], ...rest].join("");
}
function linked(things, linksOf) {
  const parents = things.map((_, index) => index);
  const holders = /* @__PURE__ */ new Map();
  for (const [index, thing] of things.entries()) {
    for (const link of linksOf(thing)) {
      const holder = holders.get(link);
      if (holder === void 0) holders.set(link, index);
      else join(parents, holder, index);
    }
  }
  const groups = /* @__PURE__ */ new Map();
  for (const [index, thing] of things.entries()) {
    const top = topOf(parents, index);
    const group = groups.get(top);
    if (group === void 0) groups.set(top, [thing]);
    else group.push(thing);
  }
  return [...groups.values()];
}
function join(parents, a, b) {
  parents[topOf(parents, b)] = topOf(parents, a);
}
function topOf(parents, index) {
  let at = index;
  for (; ; ) {
    const parent = parents[at] ?? at;
    if (parent === at) return at;
    const above = parents[parent] ?? parent;
    parents[at] = above;
    at = above;
  }
}
function presumedDefects(findings) {
  const names = clusters(findings);
  return linked(findings, (finding) => names.get(finding) ?? []);
}
function clusters(findings) {
  const sides = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    for (const { where, at } of placesOf(finding)) {
      const beside = sides.get(where);
      if (beside === void 0) sides.set(where, [{ finding, at }]);
      else beside.push({ finding, at });
    }
  }
  const names = /* @__PURE__ */ new Map();
  for (const [where, places] of sides) {
    let [stretch, end] = [0, 0];
    for (const { finding, at } of places.toSorted((a, b) => a.at.start - b.at.start)) {
      if (at.start > end) stretch += 1;
      end = Math.max(end, at.end);
      names.set(finding, [...names.get(finding) ?? [], `${where} ${stretch}`]);
    }
  }
  return names;
}
function placesOf({ file, side, at, cause, also = [] }) {
  return [{ file, side, at }, ...cause === void 0 ? [] : [cause], ...also].map((place) => ({
    where: `${"whole" in place ? place.whole : ""} ${place.side} ${place.file}`,
    at: place.at
  }));
}
var bySeverity = (0, import_chunk_UTFC5QHX.by)((finding) => import_chunk_IY4WN3X6.SEVERITIES.indexOf((0, import_chunk_LZCTZWJL.severityOf)(finding)));
var byPlace = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)((f) => f.file),
  (0, import_chunk_UTFC5QHX.by)((f) => f.at.start),
  (0, import_chunk_UTFC5QHX.by)((f) => f.at.end),
  (0, import_chunk_UTFC5QHX.by)((f) => f.side),
  (0, import_chunk_UTFC5QHX.by)((f) => f.lens),
  (0, import_chunk_UTFC5QHX.by)((f) => f.claim.title),
  (0, import_chunk_UTFC5QHX.by)((f) => f.fingerprint),
  (0, import_chunk_UTFC5QHX.by)((f) => JSON.stringify(f.claim)),
  // Last: names of slots say nothing, and differ between a review and the same one in shards.
  (0, import_chunk_UTFC5QHX.by)((f) => f.slot)
);
var strongestFirst = (0, import_chunk_UTFC5QHX.inOrder)(bySeverity, byPlace);
function rankFindings(findings) {
  return findings.toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      bySeverity,
      (0, import_chunk_UTFC5QHX.by)((f) => -f.witnesses.length),
      byPlace
    )
  );
}
var MAX_SCORED = 15;
var LINES_OF_CAP = 400;
var MOST_SCORED = 60;
function capFor(changedLines) {
  return Math.min(MOST_SCORED, MAX_SCORED * Math.max(1, Math.ceil(changedLines / LINES_OF_CAP)));
}
function capForScoring(findings, max) {
  const ranked = rankFindings(findings);
  const scored = new Set(presumedDefects(ranked).slice(0, max).flat());
  return {
    kept: ranked.filter((finding) => scored.has(finding)),
    dropped: ranked.filter((finding) => !scored.has(finding)).map((value) => ({ value, reason: { kind: "not_scored", cap: max } }))
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  capFor,
  capForScoring,
  linked,
  presumedDefects,
  randomHex,
  randomId,
  strongestFirst
});
});
parts["chunk-6XL6DKYN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  differences: () => differences,
  fingerprintRepository: () => fingerprintRepository
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_W4YBA4FF = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-W4YBA4FF"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_node_crypto = require("node:crypto");
var import_node_path = require("node:path");
var HASHED_BYTES = 32 * 1024 * 1024;
async function fingerprintRepository(repository) {
  const env = await (0, import_chunk_UGYIBA77.withoutPrograms)(repository);
  const git = async (...args) => (await (0, import_chunk_N6P4XODE.runGit)(repository.top, args, { env, answers: [0, 1] })).stdout;
  const [name, sha, index, refs, status, amongOwn, tags] = await Promise.all([
    git("symbolic-ref", "--quiet", "HEAD"),
    git("rev-parse", "--verify", "--quiet", "HEAD"),
    git("ls-files", "--stage", "-z"),
    git("for-each-ref", "--format=%(refname) %(objectname)"),
    git(
      "status",
      "--porcelain=v2",
      "-z",
      "--untracked-files=all",
      "--ignore-submodules=dirty",
      "--no-renames"
    ),
    // What the snapshot takes in besides: our own `.gitignore` hides what others put beside our files.
    git("ls-files", "-z", "--others", "--", ".correctless/"),
    git(...import_chunk_W4YBA4FF.TAGS_OF_INDEX)
  ]);
  const { assumed, skipped } = await (0, import_chunk_W4YBA4FF.flaggedFiles)(repository.top, tags);
  const listed = /* @__PURE__ */ new Set([...statusPaths(status), ...(0, import_chunk_BN7E3F24.records)(amongOwn), ...assumed, ...skipped]);
  const files = [...listed].filter((path) => !(0, import_chunk_W4YBA4FF.ownFile)(path)).toSorted(import_chunk_UTFC5QHX.compareText);
  return {
    head: [text(name) === "" ? "HEAD" : text(name), text(sha)],
    index: sha256(index),
    refs: refPairs(text(refs)),
    files: await contentsOf(repository, files)
  };
}
function differences(before, after) {
  const moved = [0, 1].find((part) => before.head[part] !== after.head[part]);
  const head = moved === void 0 ? [] : [`HEAD moved from ${before.head[moved]} to ${after.head[moved]}`];
  const index = before.index === after.index ? [] : ["index changed"];
  const refs = unequal(before.refs, after.refs).map((name) => `ref ${(0, import_chunk_NLWRO2NF.printable)(name)} moved`);
  const was = new Set(before.files.map(([path]) => path));
  const inBoth = new Set(after.files.map(([path]) => path).filter((path) => was.has(path)));
  const files = unequal(before.files, after.files).filter((path) => inBoth.has(path) || head.length === 0 && index.length === 0).map((path) => `file ${(0, import_chunk_NLWRO2NF.printable)(path)} changed`);
  return [...head, ...index, ...refs, ...files];
}
function unequal(before, after) {
  const [was, is] = [new Map(before), new Map(after)];
  return [.../* @__PURE__ */ new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name)).toSorted();
}
function refPairs(listing) {
  return listing.split("\n").filter((line) => line !== "" && !line.startsWith("refs/correctless/")).map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]);
}
function statusPaths(status) {
  const fieldsBefore = /* @__PURE__ */ new Map([
    ["?", 1],
    ["1", 8],
    ["u", 10]
  ]);
  return (0, import_chunk_BN7E3F24.records)(status).flatMap((record) => {
    const skip = fieldsBefore.get(record.charAt(0));
    return skip === void 0 ? [] : [record.split(" ").slice(skip).join(" ")];
  });
}
async function contentsOf(repository, paths) {
  const contents = [];
  for (const path of paths) contents.push([path, await contentOf(repository, path)]);
  return contents;
}
async function contentOf(repository, path) {
  const absolute = (0, import_node_path.join)(repository.top, path);
  try {
    const stats = await (0, import_chunk_PI4NLZB6.lstat)(absolute);
    if (stats.isSymbolicLink()) return `link ${await (0, import_chunk_PI4NLZB6.readlink)(absolute)}`;
    if (stats.isDirectory()) return `commit ${await commitOf(absolute)}`;
    const mode = stats.mode & 73 ? "program" : "file";
    if (stats.size > HASHED_BYTES) return `${mode} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
    return `${mode} ${sha256(await (0, import_chunk_PI4NLZB6.readFile)(absolute))}`;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    return code === "ENOENT" || code === "ENOTDIR" ? "missing" : code;
  }
}
async function commitOf(folder) {
  const { stdout } = await (0, import_chunk_N6P4XODE.runGit)(folder, ["rev-parse", "--verify", "--quiet", "HEAD"], {
    answers: [0, 1, 128]
  });
  return text(stdout);
}
function text(bytes) {
  return bytes.toString("utf8").trim();
}
function sha256(bytes) {
  return (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  differences,
  fingerprintRepository
});
});
parts["chunk-LZCTZWJL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  severityOf: () => severityOf
});
module.exports = __toCommonJS(stdin_exports);
function severityOf({ severity, claim }) {
  return severity ?? claim.severity;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  severityOf
});
});
parts["chunk-MMWTDIX3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  slotNames: () => slotNames,
  writeSlots: () => writeSlots
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_node_crypto = require("node:crypto");
async function writeSlots(paths, run, phase, slots, uncovered) {
  for (const slot of slots) await writeSlot(paths, run, phase, slot);
  await (0, import_chunk_52XWVFP6.sealPlanned)(paths);
  await (0, import_chunk_BL7SQKEU.record)(paths, {
    kind: "planned",
    phase,
    slots: slots.map(({ packet }) => packet.slot),
    uncovered: uncovered.map(({ hunk, why }) => ({ hunk, why }))
  });
}
async function writeSlot(paths, run, phase, { packet, findings, ids, role }) {
  const number = (0, import_chunk_SMKJISEK.slotParts)(packet.slot)?.number ?? 0;
  const sha256 = (0, import_node_crypto.createHash)("sha256").update(packet.text, "utf8").digest("hex");
  const slot = {
    ...(0, import_chunk_XWPZDREH.stampOf)(run),
    slot: packet.slot,
    phase,
    agent: packet.agent,
    model: modelOf(run, phase),
    packet: { bytes: packet.bytes, sha256 },
    hunks: [...packet.hunks],
    paths: [...packet.paths],
    ...findings === void 0 ? {} : { findings: [...findings] },
    ...ids === void 0 ? {} : { ids: [...ids] },
    ...role === void 0 ? {} : { role }
  };
  await (0, import_chunk_RN53RASZ.writeFileAtomically)(paths.packet(number), packet.text);
  await (0, import_chunk_RN53RASZ.writeFileAtomically)(paths.slot(number), (0, import_chunk_BL7SQKEU.jsonText)(slot));
}
function modelOf({ settings: { models } }, phase) {
  switch (phase) {
    case "summary":
    case "review":
    case "score":
    case "fix":
      return models[phase];
    case "judge":
      return models.review;
    case "hunt":
    case "triage":
    case "verify":
      return models.audit;
  }
}
function slotNames(run, ledger) {
  let last = (0, import_chunk_BL7SQKEU.eventsOf)(ledger, "planned").reduce((n, event) => n + event.slots.length, 0);
  return () => {
    last += 1;
    return `${run.run}/${last}`;
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  slotNames,
  writeSlots
});
});
parts["chunk-MZRIQKCG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  storedReply: () => storedReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_54YQBU5F = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-54YQBU5F"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_node_crypto = require("node:crypto");
async function storedReply(run, slot, contract) {
  const by = run.states.find((state) => state.slot.slot === slot.slot)?.storedBy;
  const stored = (0, import_chunk_BL7SQKEU.eventsOf)(run.ledger, "stored").find((e) => e.slot === slot.slot && e.agentId === by);
  if (stored === void 0) return void 0;
  const path = run.paths.reply(stored.agentId);
  const bytes = await (0, import_chunk_RN53RASZ.readBytes)(path);
  if ((0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex") !== stored.sha256) {
    throw (0, import_chunk_BL7SQKEU.corrupt)(path, "is not the reply that was stored");
  }
  return (0, import_chunk_54YQBU5F.parseReply)(contract, bytes.toString("utf8"));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  storedReply
});
});
parts["chunk-P2AFGQRM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  WARN_FILES: () => WARN_FILES,
  settingsOf: () => settingsOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_66BED34G = parts["chunk-66BED34G"]();
var import_chunk_IJXJ7C2R = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var WARN_FILES = 50;
function settingsOf(config, options, changedLines = 0) {
  const { review = {}, models = {} } = config;
  const rules = options.noRules ? "none" : oneOf("--rules", options.rules ?? "all", ["all", "scoped"]);
  const lenses = options.deep === true ? import_chunk_IY4WN3X6.LENSES : review.lenses ?? import_chunk_IY4WN3X6.DEFAULT_LENSES;
  return {
    threshold: review.threshold ?? import_chunk_IJXJ7C2R.THRESHOLD,
    max_findings: review.max_findings ?? (0, import_chunk_66BED34G.capFor)(changedLines),
    fail_on: oneOf("--fail-on", options.failOn ?? review.fail_on ?? "important", import_chunk_IY4WN3X6.FAIL_LEVELS),
    scope_policy: oneOf(
      "--scope-policy",
      options.scopePolicy ?? review.scope_policy ?? "added",
      import_chunk_IY4WN3X6.SCOPE_POLICIES
    ),
    lenses: import_chunk_IY4WN3X6.LENSES.filter(
      (lens) => lenses.includes(lens) && !(rules === "none" && lens === "rules-compliance")
    ),
    rules,
    models: {
      summary: models.summary ?? "haiku",
      review: models.review ?? "sonnet",
      score: models.score ?? "haiku",
      audit: models.audit ?? "inherit",
      fix: models.fix ?? "inherit"
    }
  };
}
function oneOf(option, value, allowed) {
  const found = allowed.find((a) => a === value);
  if (found !== void 0) return found;
  throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `${option}: "${value}" is not possible`, {
    hint: `one of: ${allowed.join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  WARN_FILES,
  settingsOf
});
});
