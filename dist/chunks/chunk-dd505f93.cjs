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
var from_chunk_1ae0c78d;
var from_chunk_340b9ba7;
var from_chunk_3823f26a;
var from_chunk_54d2d3e0;
var from_chunk_6b2e5437;
var from_chunk_79f878d1;
var from_chunk_ad4fd676;
var from_chunk_b9b295a3;
var from_chunk_d1296144;
var from_chunk_ff949c2a;
var from_main;
parts["chunk-2WANGYN7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  differences: () => differences,
  fingerprintRepository: () => fingerprintRepository
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
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
    git(...import_chunk_FBTSXFFG.TAGS_OF_INDEX)
  ]);
  const { assumed, skipped } = await (0, import_chunk_FBTSXFFG.flaggedFiles)(repository.top, tags);
  const listed = /* @__PURE__ */ new Set([...statusPaths(status), ...(0, import_chunk_BN7E3F24.records)(amongOwn), ...assumed, ...skipped]);
  const files = [...listed].filter((path) => !(0, import_chunk_FBTSXFFG.ownFile)(path)).toSorted(import_chunk_UTFC5QHX.compareText);
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
parts["chunk-5ZFEDAR5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  cleanMaterial: () => cleanMaterial,
  cleanText: () => cleanText,
  redactHunks: () => redactHunks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
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
parts["chunk-6GVUHTKV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishSharedSteps: () => finishSharedSteps,
  finishStep: () => finishStep,
  readVerdict: () => readVerdict,
  verdictLine: () => verdictLine
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BNPXQXQG = parts["chunk-BNPXQXQG"]();
var import_chunk_DNODNZX4 = parts["chunk-DNODNZX4"]();
var import_chunk_2WANGYN7 = parts["chunk-2WANGYN7"]();
var import_chunk_3P5B5MV4 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DBQGJ22X = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DBQGJ22X"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var NO_RESULT = { valid: false, reason: "validator did not return a result" };
async function finishStep(run) {
  return concludeStep(run, await validatorsReply(run));
}
async function finishSharedSteps(run, ids) {
  const [slot] = run.slots;
  const reply = slot === void 0 ? void 0 : await (0, import_chunk_BNPXQXQG.storedReply)(run, slot, "execute-step-validator-shared");
  const clean = reply === void 0 ? void 0 : await (0, import_chunk_3P5B5MV4.createRedactor)().redactIn(reply);
  const whole = clean === void 0 ? void 0 : wholeVerdict(clean);
  const verdict = await concludeStep(run, whole);
  const isTheirs = whole !== void 0 && (0, import_chunk_XMW5SOGH.jsonText)(verdict) === (0, import_chunk_XMW5SOGH.jsonText)(whole);
  const own = new Map(clean?.verdicts.map(({ id, valid, reason }) => [id, { valid, reason }]));
  return new Map(ids.map((id) => [id, isTheirs ? own.get(id) ?? NO_RESULT : { ...verdict, valid: false }]));
}
function wholeVerdict({ verdicts }) {
  return {
    valid: verdicts.every(({ valid }) => valid),
    reason: verdicts.map(({ id, reason }) => `${id}: ${reason}`).join("\n")
  };
}
async function concludeStep(run, reply) {
  const stored = await (0, import_chunk_XMW5SOGH.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (stored !== void 0 && (0, import_chunk_Y5G57ITR.ending)(run.ledger) !== void 0) return stored;
  const before = await (0, import_chunk_BUWVYDTR.readStamped)(run.paths.fingerprint, run.file);
  const after = await (0, import_chunk_2WANGYN7.fingerprintRepository)(await (0, import_chunk_DNODNZX4.workTreeOf)(run.file));
  const changed = (0, import_chunk_2WANGYN7.differences)(before, run.file.audit === void 0 ? after : { ...after, refs: before.refs });
  const verdict = changed.length === 0 ? reply ?? NO_RESULT : changedMeanwhile(changed);
  await (0, import_chunk_HN2YRWHB.writeFileAtomically)(run.paths.verdict, (0, import_chunk_XMW5SOGH.jsonText)(verdict));
  const status = changed.length > 0 ? "failed" : reply === void 0 ? "incomplete" : "complete";
  const files = await (0, import_chunk_Y5G57ITR.hashesOf)(run.paths, [run.paths.verdict]);
  await (0, import_chunk_XMW5SOGH.record)(run.paths, { kind: "finished", status, exit: verdict.valid ? 0 : 3, files });
  return verdict;
}
async function readVerdict(run) {
  const verdict = await (0, import_chunk_XMW5SOGH.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (verdict !== void 0 && (0, import_chunk_Y5G57ITR.ending)(run.ledger) !== void 0) return verdict;
  throw new import_chunk_LTC5LSMU.Failure("run/not-finished", `run ${run.file.run} has no verdict yet`, {
    hint: `go on with: ${(0, import_chunk_DBQGJ22X.nextCommand)(run.file)}`
  });
}
function verdictLine({ valid, reason }) {
  return `${JSON.stringify({ valid, reason })}
`;
}
async function validatorsReply(run) {
  const [slot] = run.slots;
  const reply = slot === void 0 ? void 0 : await (0, import_chunk_BNPXQXQG.storedReply)(run, slot, "execute-step-validator");
  return reply === void 0 ? void 0 : (0, import_chunk_3P5B5MV4.createRedactor)().redactIn(reply);
}
function changedMeanwhile(changed) {
  const [first, ...more] = changed;
  const rest = more.length === 0 ? "" : ` and ${more.length} more`;
  return { valid: false, reason: `the repository changed while the step was judged: ${first ?? ""}${rest}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishSharedSteps,
  finishStep,
  readVerdict,
  verdictLine
});
});
parts["chunk-BNPXQXQG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  storedReply: () => storedReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_node_crypto = require("node:crypto");
async function storedReply(run, slot, contract) {
  const by = run.states.find((state) => state.slot.slot === slot.slot)?.storedBy;
  const stored = (0, import_chunk_XMW5SOGH.eventsOf)(run.ledger, "stored").find((e) => e.slot === slot.slot && e.agentId === by);
  if (stored === void 0) return void 0;
  const path = run.paths.reply(stored.agentId);
  const bytes = await (0, import_chunk_HN2YRWHB.readBytes)(path);
  if ((0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex") !== stored.sha256) {
    throw (0, import_chunk_XMW5SOGH.corrupt)(path, "is not the reply that was stored");
  }
  return (0, import_chunk_BQ5ILKU4.parseReply)(contract, bytes.toString("utf8"));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  storedReply
});
});
parts["chunk-DNODNZX4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditSide: () => auditSide,
  planStage: () => planStage,
  stageRunFile: () => stageRunFile,
  workTreeOf: () => workTreeOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NDXTY4YL = parts["chunk-NDXTY4YL"]();
var import_chunk_7HV22KX6 = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-7HV22KX6"]();
var import_chunk_EGNZIYAS = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_JFFMCSVQ = parts["chunk-JFFMCSVQ"]();
var import_chunk_2WANGYN7 = parts["chunk-2WANGYN7"]();
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_S73WTIDL = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-S73WTIDL"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
function stageRunFile({ file }, { kind, round, title, sides, treeRoot, subjects }) {
  const { audit, fix } = file.settings.models;
  const settings = (0, import_chunk_NDXTY4YL.settingsOf)({ models: { audit, fix, review: audit } }, { noRules: true });
  return {
    layout: 1,
    kind,
    run: (0, import_chunk_JFFMCSVQ.randomId)(),
    version: import_chunk_YNVMEEXY.VERSION,
    planned_at: (0, import_chunk_XMW5SOGH.now)(),
    captured: file.captured,
    top: file.top,
    title,
    scope_note: `${title} of audit ${file.audit}, round ${round}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: (0, import_chunk_JFFMCSVQ.randomHex)(16),
    settings: { ...settings, lenses: [] },
    lenses_without_work: [],
    warnings: [],
    audit: {
      ...{ audit: file.audit, round, work_tree: file.work_tree },
      ...subjects === void 0 ? {} : { subjects: [...subjects] }
    }
  };
}
async function auditSide({ home }, sha, why) {
  return { ...await (0, import_chunk_EGNZIYAS.commitNamed)(home, sha), label: "the audit\u2019s branch", why };
}
async function planStage({ paths: auditPaths }, run, { phase, subject, slots, also }) {
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(run.top, run.run);
  await (0, import_chunk_7HV22KX6.createRun)(run, paths);
  await (0, import_chunk_BUWVYDTR.writeStamped)(paths.fingerprint, run, await (0, import_chunk_2WANGYN7.fingerprintRepository)(await workTreeOf(run)));
  await also?.(paths);
  await (0, import_chunk_JFFMCSVQ.writeSlots)(paths, run, phase, slots, []);
  const round = run.audit?.round ?? 1;
  const subjects = run.audit?.subjects;
  const shared = subjects === void 0 ? {} : { subjects };
  await (0, import_chunk_S73WTIDL.note)(auditPaths, { kind: "planned", round, stage: phase, run: run.run, subject, ...shared });
}
async function workTreeOf({ audit, top }) {
  return (0, import_chunk_YLVPOKUO.openRepository)(audit?.work_tree ?? top);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditSide,
  planStage,
  stageRunFile,
  workTreeOf
});
});
parts["chunk-JFFMCSVQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  capFor: () => capFor,
  capForScoring: () => capForScoring,
  linked: () => linked,
  presumedDefects: () => presumedDefects,
  randomHex: () => randomHex,
  randomId: () => randomId,
  slotNames: () => slotNames,
  strongestFirst: () => strongestFirst,
  writeSlots: () => writeSlots
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LZCTZWJL = parts["chunk-LZCTZWJL"]();
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_node_crypto = require("node:crypto");
var import_node_crypto2 = require("node:crypto");
function randomHex(bytes) {
  return (0, import_node_crypto.randomBytes)(bytes).toString("hex");
}
var LETTERS = "abcdefghjkmnpqrstuvwxyz";
var ALPHABET = `${LETTERS}23456789`;
function randomId() {
  const rest = Array.from({ length: 5 }, () => ALPHABET[(0, import_node_crypto.randomInt)(ALPHABET.length)]);
  return [LETTERS[(0, import_node_crypto.randomInt)(LETTERS.length)], ...rest].join("");
}
async function writeSlots(paths, run, phase, slots, uncovered) {
  for (const slot of slots) await writeSlot(paths, run, phase, slot);
  await (0, import_chunk_Y5G57ITR.sealPlanned)(paths);
  await (0, import_chunk_XMW5SOGH.record)(paths, {
    kind: "planned",
    phase,
    slots: slots.map(({ packet }) => packet.slot),
    uncovered: uncovered.map(({ hunk, why }) => ({ hunk, why }))
  });
}
async function writeSlot(paths, run, phase, { packet, findings, ids, role }) {
  const number = (0, import_chunk_DRNRIY4A.slotParts)(packet.slot)?.number ?? 0;
  const sha256 = (0, import_node_crypto2.createHash)("sha256").update(packet.text, "utf8").digest("hex");
  const slot = {
    ...(0, import_chunk_BUWVYDTR.stampOf)(run),
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
  await (0, import_chunk_HN2YRWHB.writeFileAtomically)(paths.packet(number), packet.text);
  await (0, import_chunk_HN2YRWHB.writeFileAtomically)(paths.slot(number), (0, import_chunk_XMW5SOGH.jsonText)(slot));
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
  let last = (0, import_chunk_XMW5SOGH.eventsOf)(ledger, "planned").reduce((n, event) => n + event.slots.length, 0);
  return () => {
    last += 1;
    return `${run.run}/${last}`;
  };
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
var bySeverity = (0, import_chunk_UTFC5QHX.by)((finding) => import_chunk_DFW3OGFT.SEVERITIES.indexOf((0, import_chunk_LZCTZWJL.severityOf)(finding)));
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
  slotNames,
  strongestFirst,
  writeSlots
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
parts["chunk-NDXTY4YL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  WARN_FILES: () => WARN_FILES,
  settingsOf: () => settingsOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XVJUAOZE = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_JFFMCSVQ = parts["chunk-JFFMCSVQ"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var EVERY = "all";
function namedLenses(value) {
  const names = value.split(",").map((name) => name.trim());
  if (names.length === 1 && names[0] === EVERY) return import_chunk_DFW3OGFT.LENSES;
  return names.map(lensNamed);
}
function lensNamed(name) {
  const found = import_chunk_DFW3OGFT.LENSES.find((lens) => lens === name);
  if (found !== void 0) return found;
  const meant = (name === "" ? void 0 : import_chunk_DFW3OGFT.LENSES.find((lens) => lens.startsWith(name))) ?? (0, import_chunk_XVJUAOZE.nearest)(name, [...import_chunk_DFW3OGFT.LENSES, EVERY]);
  const what = name === "" ? "a name is missing" : `"${name}" is no lens`;
  throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `--lenses: ${what}`, {
    hint: `${meant === void 0 ? "" : `did you mean ${meant}? `}lenses: ${import_chunk_DFW3OGFT.LENSES.join(", ")}; all stands alone`
  });
}
var LINES_WITH_SUMMARY = 400;
var LINES_AT_A_GLANCE = 100;
var WARN_FILES = 50;
function settingsOf(config, options, size = {}) {
  const { review = {}, models = {} } = config;
  const calls = callsOf(options, size);
  const rules = options.noRules ? "none" : oneOf("--rules", options.rules ?? "all", ["all", "scoped"]);
  const { lenses, namedBy } = askedLenses(options, review.lenses);
  return {
    threshold: review.threshold ?? import_chunk_IJXJ7C2R.THRESHOLD,
    max_findings: mostFindings(review.max_findings ?? (0, import_chunk_JFFMCSVQ.capFor)(size.changedLines ?? 0), calls),
    fail_on: oneOf("--fail-on", options.failOn ?? review.fail_on ?? "important", import_chunk_DFW3OGFT.FAIL_LEVELS),
    scope_policy: oneOf(
      "--scope-policy",
      options.scopePolicy ?? review.scope_policy ?? "added",
      import_chunk_DFW3OGFT.SCOPE_POLICIES
    ),
    lenses: import_chunk_DFW3OGFT.LENSES.filter(
      (lens) => lenses.includes(lens) && !(rules === "none" && lens === "rules-compliance")
    ),
    ...namedBy === void 0 ? {} : { named_by: namedBy },
    rules,
    calls,
    models: {
      summary: models.summary ?? "haiku",
      review: models.review ?? "sonnet",
      score: models.score ?? "haiku",
      audit: models.audit ?? "inherit",
      fix: models.fix ?? "inherit"
    }
  };
}
function askedLenses({ deep = false, quick = false, lenses, noRules }, configured) {
  if (quick && (deep || lenses !== void 0)) {
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `--quick and ${deep ? "--deep" : "--lenses"} exclude each other`, {
      hint: "leave one out: --quick calls one reviewer, --deep all"
    });
  }
  if (quick) return { lenses: import_chunk_DFW3OGFT.LENSES.filter((lens) => (0, import_chunk_DFW3OGFT.lensRecord)(lens).statesIntent === true) };
  if (lenses === void 0) {
    if (deep) return { lenses: import_chunk_DFW3OGFT.LENSES, namedBy: "--deep" };
    return configured === void 0 ? { lenses: import_chunk_DFW3OGFT.DEFAULT_LENSES } : { lenses: configured, namedBy: "review.lenses" };
  }
  const named = namedLenses(lenses);
  if (deep) {
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", "--deep and --lenses exclude each other", {
      hint: "leave one out; --deep runs every lens"
    });
  }
  if (noRules && named.every((lens) => lens === "rules-compliance")) {
    throw new import_chunk_LTC5LSMU.Failure(
      "usage/bad-value",
      "--lenses names rules-compliance alone, which --no-rules leaves out",
      {
        hint: "leave out --no-rules, or name another lens"
      }
    );
  }
  return { lenses: named, namedBy: "--lenses" };
}
function callsOf({ quick = false }, { changedLines = 0, isPart = false }) {
  if (quick) return { summary: false, places: import_chunk_DFW3OGFT.MOST_DEFECTS_TOGETHER, quick };
  return {
    summary: isPart || changedLines >= LINES_WITH_SUMMARY,
    places: changedLines < LINES_AT_A_GLANCE ? import_chunk_DFW3OGFT.MOST_PLACES_OF_SMALL : import_chunk_DFW3OGFT.MOST_PLACES_TOGETHER,
    quick
  };
}
function mostFindings(most, { quick }) {
  return quick ? Math.min(most, import_chunk_DFW3OGFT.MOST_DEFECTS_TOGETHER) : most;
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
parts["chunk-RJ3EMWNA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  namesOf: () => namesOf,
  requireCacheOutside: () => requireCacheOutside
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_5ZFEDAR5 = parts["chunk-5ZFEDAR5"]();
var import_chunk_EGNZIYAS = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
async function titleOf(repository, target, { head, pullRequest }) {
  if (pullRequest !== void 0) return `#${pullRequest.number}: ${(0, import_chunk_WDRVM6EA.inertLine)(pullRequest.title)}`;
  const asked = (0, import_chunk_43OESL65.targetText)(target);
  return asked === "" ? await (0, import_chunk_EGNZIYAS.currentBranch)(repository) ?? head.label : (0, import_chunk_IFVQ7AHZ.shortIds)(asked);
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
async function namesOf({ repository, target, given }, change, redactor) {
  return {
    title: await (0, import_chunk_5ZFEDAR5.cleanText)(await titleOf(repository, target, change), redactor),
    asked: await (0, import_chunk_5ZFEDAR5.cleanText)((0, import_chunk_43OESL65.targetText)(target), redactor),
    ...given === void 0 ? {} : { given: [...given] }
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  namesOf,
  requireCacheOutside
});
});
parts["chunk-UENEWP25"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hunkIds: () => hunkIds,
  shownFiles: () => shownFiles,
  unseenWarnings: () => unseenWarnings
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JZXNWCOT = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_E2GJLKLX = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_BLJONZEY = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-BLJONZEY"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var MOST_CHARACTERS = 8;
var MOST_LINES = 10;
var MOST_FILES = 5;
function unseenNote(hunks) {
  const lines = unseenLines(hunks);
  if (lines.length === 0) return "";
  return `characters that cannot be seen, in ${(0, import_chunk_CKMVB2RJ.counted)(lines.length, "added line")}: ${namesIn(lines)}
`;
}
function unseenWarnings(files) {
  const found = files.flatMap(({ path, hunks }) => {
    const lines = unseenLines(hunks);
    return lines.length === 0 ? [] : [{ path, lines }];
  });
  const more = found.length - MOST_FILES;
  return [
    ...found.slice(0, MOST_FILES).map(({ path, lines }) => {
      const numbers = lines.slice(0, MOST_LINES).map(({ line }) => String(line));
      const at = `${numbers.join(", ")}${lines.length > MOST_LINES ? " \u2026" : ""}`;
      return `${(0, import_chunk_NLWRO2NF.printable)(path)} adds characters that cannot be seen, ${namesIn(lines)}: line ${at}`;
    }),
    ...more > 0 ? [`${(0, import_chunk_CKMVB2RJ.counted)(more, "more file")} with characters that cannot be seen`] : []
  ];
}
function unseenLines(hunks) {
  return hunks.flatMap(({ new: now, text }) => {
    const found = [];
    let line = (0, import_chunk_OTZ2RVYM.firstLine)(now) - 1;
    for (const one of text.split("\n").slice(1)) {
      if (!one.startsWith("+") && !one.startsWith(" ")) continue;
      line += 1;
      if (!one.startsWith("+")) continue;
      const characters = /* @__PURE__ */ new Set();
      (0, import_chunk_WDRVM6EA.replaceInvisible)(readable(one.slice(1), line), (char) => {
        characters.add(codePoint(char));
        return "";
      });
      if (characters.size > 0) found.push({ line, characters: [...characters] });
    }
    return found;
  });
}
function readable(text, line) {
  const withoutEnd = text.replace(/\r$/, "");
  if (withoutEnd === "\f") return "";
  return line === 1 ? withoutEnd.replace(/^\uFEFF/, "") : withoutEnd;
}
function codePoint(char) {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
function namesIn(lines) {
  const all = [...new Set(lines.flatMap(({ characters }) => characters))];
  return `${all.slice(0, MOST_CHARACTERS).join(" ")}${all.length > MOST_CHARACTERS ? " \u2026" : ""}`;
}
function shownFiles({ patch, changed, skipped }) {
  const reasons = new Map(skipped.map(({ path, reason }) => [path, reason]));
  return [...changed.values()].map((file) => {
    const why = reasons.get(file.path) ?? (file.kind === "opaque" ? file.why : null);
    const from = file.kind === "deleted" ? null : file.from ?? null;
    const status = file.kind === "deleted" ? "deleted" : file.status;
    const hunks = why === null ? hunksOf(file, patch) : [];
    const notes = modeLines(file, patch) + linkLine(file, patch) + unseenNote(hunks);
    return {
      path: file.path,
      from,
      status,
      ...lineCounts(file),
      skipped: why,
      header: notes + fileHeader(file.path, from, status),
      hunks
    };
  });
}
function hunkIds(files) {
  return files.flatMap((file) => file.hunks.map((hunk) => hunk.id));
}
function lineCounts(file) {
  if (file.kind === "opaque") return { addedLines: 0, removedLines: 0 };
  return { addedLines: file.addedLines, removedLines: file.removedLines };
}
function hunksOf(file, patch) {
  if (file.kind === "opaque") return [];
  return file.hunks.map((hunk, index) => {
    const text = (0, import_chunk_E2GJLKLX.hunkText)(patch, hunk);
    return {
      id: (0, import_chunk_E2GJLKLX.hunkId)(file.path, index + 1),
      old: hunk.old,
      new: hunk.new,
      text: text.endsWith("\n") ? text : `${text}
`
    };
  });
}
function fileHeader(path, from, status) {
  const old = status === "added" ? "/dev/null" : (0, import_chunk_BLJONZEY.shownPath)(`a/${from ?? path}`);
  const now = status === "deleted" ? "/dev/null" : (0, import_chunk_BLJONZEY.shownPath)(`b/${path}`);
  return `--- ${old}
+++ ${now}
`;
}
function modeLines(file, patch) {
  if (file.kind === "opaque") return "";
  const ends = /* @__PURE__ */ new Set([file.hunks.at(0), file.hunks.at(-1)]);
  const lines = [...ends].flatMap((hunk) => {
    if (hunk === void 0) return [];
    const { start } = hunk.bytes;
    const section = patch.lastIndexOf("\ndiff --git ", start, "latin1") + 1;
    if (patch.indexOf("\n@@ ", section, "latin1") + 1 < start) return [];
    return patch.toString("latin1", section, start).match(MODE) ?? [];
  });
  return lines.map((line) => `${line}
`).join("");
}
function linkLine(file, patch) {
  const link = (0, import_chunk_JZXNWCOT.linkIn)(file, patch);
  if (link === void 0) return "";
  const where = link.leaves ? ", which is outside of the repository" : "";
  return `symbolic link to ${JSON.stringify(link.target)}${where}
`;
}
var MODE = /^(?:(?:old|new) mode \d{6}|(?:new|deleted) file mode (?!100644)\d{6})$/gm;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hunkIds,
  shownFiles,
  unseenWarnings
});
});
