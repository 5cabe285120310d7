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
var from_chunk_16ffa93b;
var from_chunk_29d45e75;
var from_chunk_41c38ba8;
var from_chunk_4aa543ab;
var from_chunk_636e74ba;
var from_chunk_8e20af39;
var from_chunk_9768a872;
var from_chunk_d715f0d7;
var from_chunk_f13d5024;
var from_redact_50308410;
var from_main;
parts["chunk-CNKYK2A6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditedPaths: () => auditedPaths,
  checkFix: () => checkFix,
  checkHunt: () => checkHunt,
  fixReviewWorld: () => fixReviewWorld,
  fixedPaths: () => fixedPaths,
  huntWorldOf: () => huntWorldOf,
  ignoredNow: () => ignoredNow,
  misplaced: () => misplaced,
  removeNewIgnored: () => removeNewIgnored,
  triageProblems: () => triageProblems,
  withoutDiffLines: () => withoutDiffLines
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OTKDHXTM = parts["chunk-OTKDHXTM"]();
var import_chunk_2UXSGL4G = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-2UXSGL4G"]();
var import_chunk_4FXSJHAA = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_AWOSFOTL = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-AWOSFOTL"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_7QSCTAWT = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-7QSCTAWT"]();
var import_chunk_DVMU3IHI = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-DVMU3IHI"]();
var import_chunk_NCBB32XO = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-NCBB32XO"]();
var import_chunk_5BAI5XGT = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-5BAI5XGT"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_node_path = require("node:path");
var import_node_buffer = require("node:buffer");
var import_promises = require("node:fs/promises");
var import_node_path2 = require("node:path");
var LONG_LINE = 20;
var REMOVED = "[VERBATIM REMOVED]";
function withoutVerbatim(text, lines) {
  const squeezed = squeeze(text);
  const repeated = [...new Set(lines)].filter((line) => isLong(squeeze(line)) && squeezed.includes(squeeze(line))).toSorted((a, b) => squeeze(b).length - squeeze(a).length);
  return repeated.reduce((rest, line) => rest.replaceAll(patternOf(line), REMOVED), text);
}
var squeeze = (text) => text.replaceAll(/\s+/g, "");
var isLong = (squeezed) => Array.from(squeezed).length >= LONG_LINE;
function patternOf(line) {
  const characters = Array.from(squeeze(line)).map(
    (char) => char.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)
  );
  return new RegExp(characters.join(String.raw`\s*`), "gu");
}
function misplaced(review, diff) {
  return review.flatMap(({ id, location: { file, lines } }, index) => {
    const [first, last] = lines;
    if (first > last) return [`/${index}/location/lines of ${id}: ${first} is after ${last}`];
    const path = (0, import_chunk_WGK3PPFS.asRepoPath)(file);
    if (path !== void 0 && diff.exists(path) && isNear(path, diff.changed)) return [];
    return [`/${index}/location/file of ${id}: "${file}" is neither a changed file nor a sibling of one`];
  });
}
function isNear(path, changed) {
  if (changed.has(path)) return true;
  const [folder, ending] = [import_node_path.posix.dirname(path), import_node_path.posix.extname(path)];
  if (ending === "") return false;
  return [...changed].some((other) => import_node_path.posix.dirname(other) === folder && import_node_path.posix.extname(other) === ending);
}
function withoutDiffLines(finding, { lines }) {
  const clean = (text) => withoutVerbatim(text, lines);
  const { title, description, evidence, impact, instance_fix, class_fix } = finding;
  const cleaned = {
    ...finding,
    title: clean(title),
    description: clean(description),
    evidence: clean(evidence),
    impact: clean(impact),
    instance_fix: clean(instance_fix),
    class_fix: clean(class_fix)
  };
  return { finding: cleaned, repeats: JSON.stringify(cleaned) !== JSON.stringify(finding) };
}
function checkHunt({ findings }, world) {
  const sifted = (0, import_chunk_NCBB32XO.sift)(findings, (claim) => proveClaim(claim, world));
  const noWork = world.looks !== void 0 && world.looks.opened.size === 0 && world.looks.searched.length === 0;
  const remarks = sifted.dropped.map(({ value, reason }) => `finding ${value.id}: ${reason}`);
  return {
    sifted,
    noWork,
    remarks: noWork ? ["no file of the list was opened or searched: go through them first", ...remarks] : remarks
  };
}
function proveClaim(claim, world) {
  const { location, evidence } = claim;
  const file = (0, import_chunk_WGK3PPFS.claimedPath)(location.file, world.treeRoots, world.exists);
  if (file === void 0 || !world.exists(file)) return { drop: `file_not_found: no file ${location.file}` };
  if (!world.scope.has(file)) return { drop: `outside_scope: ${file} is not among the files of this audit` };
  const text = world.textOf(file);
  if (text === void 0) return { drop: `no_text: ${file} is no text` };
  const [line] = location.lines;
  const found = (0, import_chunk_DVMU3IHI.locateQuote)(evidence, text, { line, side: "new", remoteness: () => 0 });
  return proofOf(found, claim, file);
}
function proofOf(found, claim, file) {
  switch (found.kind) {
    case "absent":
      return { drop: `quote_not_found: evidence does not stand in ${file} as it was quoted` };
    case "without-substance":
      return { drop: "quote_without_substance: evidence needs ten characters and an identifier" };
    case "found": {
      const { lines, occurrence, at } = found;
      const source = claim.invariant_ref ?? "";
      return { keep: { claim, file, at, fingerprint: (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file, source, lines, occurrence }) } };
    }
  }
}
function triageProblems({ decisions }, asked) {
  const wanted = new Set(asked);
  const decided = new Set(decisions.map(({ id }) => id));
  const kept = new Set(decisions.filter(({ decision }) => decision === "keep").map(({ id }) => id));
  const missing = asked.filter((id) => !decided.has(id));
  return [
    ...missing.length > 0 ? [`no decision on ${missing.join(", ")}`] : [],
    ...decisions.filter(({ id }) => !wanted.has(id)).map(({ id }) => `${id} is no finding of this packet`),
    ...decisions.filter(({ decision, of }) => decision === "duplicate" && (of === void 0 || !kept.has(of))).map(({ id, of }) => `${id} is a duplicate of ${of ?? "nothing"}, which is not kept`),
    ...decisions.filter(({ decision, of }) => decision !== "duplicate" && of !== void 0).map(({ id, decision }) => `${id}: "of" belongs to duplicates, not to ${decision}`)
  ];
}
async function ignoredNow(workTree) {
  const paths = await (0, import_chunk_OTKDHXTM.ignoredFiles)(workTree, () => false);
  return Promise.all(
    paths.map(async (path) => {
      const stats = await (0, import_promises.lstat)((0, import_node_path2.join)(workTree.top, path)).catch(() => void 0);
      return [path, stats === void 0 ? "gone" : `${stats.size} ${stats.mtimeMs}`];
    })
  );
}
async function untouchedSince(workTree, before) {
  const now = new Map(await ignoredNow(workTree));
  return new Set(before.filter(([path, state]) => now.get(path) === state).map(([path]) => path));
}
async function removeNewIgnored(workTree, before) {
  const known = new Set(before.map(([path]) => path));
  const left = (await ignoredNow(workTree)).map(([path]) => path).filter((path) => !known.has(path));
  for (const path of [...left, ...await (0, import_chunk_OTKDHXTM.ownUntracked)(workTree)]) {
    await (0, import_promises.rm)((0, import_node_path2.join)(workTree.top, path), { force: true });
  }
}
async function checkFix(run, claimed) {
  const { step, ignored } = await (0, import_chunk_5BAI5XGT.readStamped)(run.paths.step, run.file);
  const workTree = await (0, import_chunk_2UXSGL4G.workTreeOf)(run.file);
  const { tree } = await (0, import_chunk_XL4CB3WF.snapshotWorkTree)(workTree);
  const bytes = await patchBetween(workTree, run.file.base.tree, tree);
  const patch = bytes.toString("utf8");
  const result = claimed.patch === void 0 && patch !== "" ? { ...claimed, patch } : claimed;
  const base = run.file.base.sha ?? run.file.base.tree;
  const known = await untouchedSince(workTree, ignored);
  const read = await (0, import_chunk_OTKDHXTM.readStepFacts)(workTree, { base, patch: result.patch, allow: [], exclude: [] });
  const facts = withoutKnown(read, known);
  const verdict = (0, import_chunk_OTKDHXTM.checkStep)({ step, result, facts });
  const unseen = (0, import_node_buffer.isUtf8)(bytes) ? verdict.valid ? unreviewable(patch) : void 0 : NOT_UTF8;
  const { valid, reason, rule } = unseen === void 0 ? verdict : { valid: false, reason: unseen, rule: void 0 };
  return {
    valid,
    reason,
    rule: rule ?? (unseen === void 0 ? null : "unreviewable"),
    tree,
    result,
    step,
    facts
  };
}
var NOT_UTF8 = "unreviewable: the change holds text that is not UTF-8, which no reviewer could be shown";
function unreviewable(patch) {
  if (patch === "") return void 0;
  const unseen = [...(0, import_chunk_R62FEOYP.parsePatch)(Buffer.from(patch)).values()].filter(
    (change) => change.kind === "opaque" && (change.why === "binary" || change.why === "submodule")
  );
  return unseen.length === 0 ? void 0 : `unreviewable: ${unseen.map(({ path }) => (0, import_chunk_NLWRO2NF.printable)(path)).join(", ")} is no text that a reviewer could be shown`;
}
function withoutKnown(facts, known) {
  if (facts.git === void 0) return facts;
  const changed = facts.git.changed.filter(({ path, status }) => status !== "ignored" || !known.has(path));
  return { ...facts, git: { ...facts.git, changed } };
}
async function patchBetween(workTree, base, head) {
  const options = [
    "-r",
    "-p",
    "-M50%",
    "--binary",
    "--full-index",
    "--no-ext-diff",
    "--no-textconv",
    "--no-color"
  ];
  const prefixes = ["--src-prefix=a/", "--dst-prefix=b/"];
  const args = ["diff-tree", ...options, ...prefixes, "--end-of-options", base, head];
  return (0, import_chunk_5DEMJDHL.readGit)(workTree, args);
}
async function fixReviewWorld(run, review) {
  const { repository, file, paths } = run;
  const [scope, files] = await Promise.all([
    (0, import_chunk_JPD5QLI3.readRunJson)(paths.scope, "scope"),
    (0, import_chunk_5BAI5XGT.readStamped)(paths.files, file)
  ]);
  const changed = (0, import_chunk_7QSCTAWT.changedLinesOf)(scope.files);
  const { exists } = await (0, import_chunk_7QSCTAWT.readTextsOfReply)(repository, {
    baseTree: file.base.tree,
    headTree: file.head.tree,
    changed,
    treeRoots: [],
    named: review.map(({ location }) => location.file)
  });
  const names = files.flatMap(({ path, from }) => from === null ? [path] : [path, from]);
  return { changed: new Set(names), exists, lines: files.flatMap(changedLines) };
}
function changedLines({ hunks }) {
  return hunks.flatMap(
    ({ text }) => text.split("\n").filter((line) => line.startsWith("+") || line.startsWith("-") || line.startsWith(" ")).map((line) => line.slice(1))
  );
}
function fixedPaths(journal) {
  return [
    ...new Set(journal.flatMap((event) => event.kind === "committed" ? event.files : []))
  ];
}
function auditedPaths({ files }, journal) {
  return /* @__PURE__ */ new Set([...files.map(({ path }) => path), ...fixedPaths(journal)]);
}
async function huntWorldOf(run, hunt, looks) {
  const { repository, file } = run;
  if (file.audit === void 0) throw (0, import_chunk_JPD5QLI3.corrupt)(run.paths.run, "belongs to no audit");
  const paths = (0, import_chunk_4FXSJHAA.auditPaths)(file.top, file.audit.audit);
  const [audit, journal, texts] = await Promise.all([
    (0, import_chunk_JPD5QLI3.readRunJson)(paths.audit, "audit"),
    (0, import_chunk_AWOSFOTL.readJournal)(paths),
    (0, import_chunk_7QSCTAWT.readTextsOfReply)(
      repository,
      {
        baseTree: file.head.tree,
        headTree: file.head.tree,
        changed: /* @__PURE__ */ new Map(),
        treeRoots: [file.tree_root, file.top],
        named: hunt.findings.map(({ location }) => location.file)
      },
      (0, import_chunk_DVMU3IHI.speaksOfSecrets)(JSON.stringify(hunt)) ? await redactWith() : void 0
    )
  ]);
  return {
    textOf: texts.headText,
    exists: texts.exists,
    treeRoots: texts.treeRoots,
    scope: auditedPaths(audit, journal),
    looks
  };
}
async function redactWith() {
  const { createRedactor } = await Promise.resolve().then(() => __toESM((from_redact_50308410 ??= require("./redact-50308410.cjs"))["redact-7ZUFFJV4"]()));
  const redactor = createRedactor();
  return async (text) => (await redactor.redact(text)).text;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditedPaths,
  checkFix,
  checkHunt,
  fixReviewWorld,
  fixedPaths,
  huntWorldOf,
  ignoredNow,
  misplaced,
  removeNewIgnored,
  triageProblems,
  withoutDiffLines
});
});
parts["chunk-OTKDHXTM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkStep: () => checkStep,
  ignoredFiles: () => ignoredFiles,
  ownUntracked: () => ownUntracked,
  readStepFacts: () => readStepFacts,
  rejection: () => rejection
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_XHZGRNYJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-XHZGRNYJ"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_OLOC3CPJ = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var APPLY = ["-c", "apply.ignoreWhitespace=no", "apply", "--cached", "--whitespace=nowarn"];
async function applyPatch(repository, base, patch) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-apply-"));
  try {
    const env = { ...await (0, import_chunk_O2J5DYQP.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    await (0, import_chunk_5DEMJDHL.askGit)(repository, ["read-tree", base], { env });
    const check = await (0, import_chunk_5DEMJDHL.askGit)(repository, [...APPLY, "--check", "-"], {
      env,
      input: patch,
      answers: [0, 1, 128]
    });
    if (check.status !== 0) return { kind: "refused", said: oneLine(check.stderr) };
    await (0, import_chunk_5DEMJDHL.askGit)(repository, [...APPLY, "-"], { env, input: patch });
    const tree = (await (0, import_chunk_5DEMJDHL.askGit)(repository, ["write-tree"], { env })).stdout.toString("latin1").trim();
    return { kind: "applies", tree };
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
function oneLine(said) {
  return said.trim().split("\n").slice(0, 3).join("; ").slice(0, 500);
}
var LIST = ["--literal-pathspecs", "ls-files", "-z", "--others", "--ignored", "--exclude-standard"];
var MOST_ROOTS = 500;
async function ignoredFiles(repository, leftOut) {
  const roots = (await list(repository, [...LIST, "--directory"])).filter((name) => !leftOut(name));
  if (roots.length === 0) return [];
  const files = await list(repository, [...LIST, ...roots.length > MOST_ROOTS ? [] : ["--", ...roots]]);
  return files.flatMap((name) => {
    const path = (0, import_chunk_HOHC3T4X.amongOwnFiles)(name) || leftOut(name) ? void 0 : (0, import_chunk_WGK3PPFS.asRepoPath)(name.replace(/\/$/, ""));
    return path === void 0 ? [] : [path];
  });
}
async function ownUntracked(repository) {
  const names = await list(repository, ["ls-files", "-z", "--others", "--", ".correctless/"]);
  return names.filter((name) => (0, import_chunk_HOHC3T4X.amongOwnFiles)(name));
}
async function list({ top }, args) {
  return (0, import_chunk_WGK3PPFS.records)((await (0, import_chunk_5DEMJDHL.runGit)(top, args)).stdout);
}
var import_ignore = (0, import_chunk_PQNXDWJD.__toESM)((0, import_chunk_OLOC3CPJ.require_ignore)(), 1);
function pathPatterns(patterns, options) {
  const prepared = patterns.map(withoutDot);
  const broken = prepared.findIndex((pattern) => !(0, import_chunk_OLOC3CPJ.isValidPattern)(pattern));
  if (broken !== -1) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${JSON.stringify(patterns[broken])} is no pattern of paths`, {
      hint: "write it as a line of .gitignore: https://git-scm.com/docs/gitignore"
    });
  }
  const matcher = (0, import_ignore.default)({ ignorecase: options.ignoreCase }).add(prepared);
  return (path) => matcher.ignores(path);
}
function withoutDot(pattern) {
  return pattern.replace(/^(!?)(?:\.\/)+(?=.)/s, "$1");
}
var TREES = ["diff-tree", "-r", "--raw", "-z", "--full-index", "--ignore-submodules=none", "-O/dev/null"];
async function readStepFacts(repository, request) {
  const base = await (0, import_chunk_XSMDG5IY.commitNamed)(repository, request.base);
  const { steps = {} } = await (0, import_chunk_XHZGRNYJ.readConfig)(repository, base.tree);
  const derived = pathPatterns(steps.derived ?? [], { ignoreCase: false });
  const [{ tree }, ignored] = await Promise.all([
    (0, import_chunk_XL4CB3WF.snapshotWorkTree)(repository),
    ignoredFiles(repository, derived)
  ]);
  const changes = await compareTrees(repository, base.tree, tree, ["-M50%"]);
  const patch = await patchFacts(repository, base.tree, tree, request.patch, new Set(ignored));
  return {
    allow: request.allow,
    exclude: [...steps.exclude ?? [], ...request.exclude],
    git: { base: base.sha, changed: changedFiles(changes, ignored), patch }
  };
}
async function patchFacts(repository, base, head, patch, ignored) {
  if (patch === void 0 || patch.trim() === "") return { kind: "none" };
  const applied = await applyPatch(repository, base, patch);
  if (applied.kind === "refused") return applied;
  const differences = await compareTrees(repository, applied.tree, head, ["--no-renames"]);
  return {
    kind: "applies",
    differs: differences.map(({ path }) => path).filter((path) => !ignored.has(path))
  };
}
async function compareTrees(repository, base, head, renames) {
  return (0, import_chunk_SKQ7EGPN.parseRaw)(await (0, import_chunk_5DEMJDHL.readGit)(repository, [...TREES, ...renames, "--end-of-options", base, head]));
}
function changedFiles(entries, ignored) {
  const known = entries.map(({ path, from, status, oldMode, newMode }) => ({
    path,
    status: status === "type-changed" ? "modified" : status,
    ...from === void 0 ? {} : { from },
    ...status === "added" ? {} : { oldMode },
    ...status === "deleted" ? {} : { newMode }
  }));
  const unknown = ignored.map((path) => ({ path, status: "ignored" }));
  return [...known, ...unknown].toSorted((0, import_chunk_UTFC5QHX.by)(({ path }) => path));
}
function readClaimedPatch(patch) {
  if (patch === void 0 || patch.trim() === "") return { kind: "none" };
  if (!patch.endsWith("\n")) {
    return {
      kind: "unreadable",
      why: "it ends in the middle of a line: the newline after its last line is missing"
    };
  }
  try {
    const changes = (0, import_chunk_R62FEOYP.parsePatch)(Buffer.from(patch), { plainHeaders: true, idleHunks: true });
    const hollow = /^Binary files .* differ\r?$/m.test(patch) && [...changes.values()].find(isBinary);
    if (!hollow) return { kind: "read", changes };
    return {
      kind: "unreadable",
      why: `${(0, import_chunk_NLWRO2NF.printable)(hollow.path)} is binary and its content is not shown: git diff --binary shows it`
    };
  } catch (error) {
    if (error instanceof import_chunk_TJ5KMKV5.Failure) return { kind: "unreadable", why: error.message };
    throw error;
  }
}
function hasImpact(change) {
  switch (change.kind) {
    case "text":
    case "deleted":
      return change.addedLines + change.removedLines > 0 || change.kind === "text" && change.from !== void 0;
    case "opaque":
      return true;
  }
}
function isBinary(change) {
  return change.kind === "opaque" && change.why === "binary";
}
function readClaim(step, result, facts) {
  const { filesWritten = [], filesTouched = [] } = result;
  const allow = [...step.allow ?? [], ...facts.allow];
  return {
    step,
    result,
    patch: readClaimedPatch(result.patch),
    written: pathsOf(filesWritten),
    touched: pathsOf(filesTouched),
    outside: [.../* @__PURE__ */ new Set([...filesWritten, ...filesTouched])].filter(
      (name) => declaredPath(name) === void 0
    ),
    excluded: pathPatterns([...step.exclude ?? [], ...facts.exclude], { ignoreCase: true }),
    allowed: allow.length === 0 ? void 0 : pathPatterns(allow, { ignoreCase: false }),
    git: facts.git
  };
}
function namedPaths(claim) {
  const all = /* @__PURE__ */ new Set([...claim.written, ...claim.touched, ...patchPaths(claim), ...gitPaths(claim.git)]);
  return [...all].toSorted(import_chunk_UTFC5QHX.compareText);
}
function patchPaths({ patch }) {
  return new Set(patch.kind === "read" ? bothNames([...patch.changes.values()]) : []);
}
function gitPaths(git) {
  return new Set(bothNames(git?.changed ?? []));
}
var SHOWN = 5;
function named(paths) {
  const rest = paths.length - SHOWN;
  const first = paths.slice(0, SHOWN).map((path) => (0, import_chunk_NLWRO2NF.printable)(path.slice(0, 200)));
  return first.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
function bothNames(changes) {
  return changes.flatMap(({ path, from }) => from === void 0 ? [path] : [path, from]);
}
function pathsOf(names) {
  return new Set(names.map(declaredPath).filter((path) => path !== void 0));
}
function declaredPath(name) {
  return (0, import_chunk_WGK3PPFS.asRepoPath)(import_node_path2.posix.normalize(name));
}
var filesNotInPatch = (claim) => {
  const { result, written, patch, git } = claim;
  if (!result.success) return void 0;
  const inPatch = patchPaths(claim);
  const missing = patch.kind === "read" ? [...written].filter((path) => !inPatch.has(path)) : [];
  if (missing.length > 0) return `${named(missing)}: in filesWritten, not in the patch`;
  const changed = gitPaths(git);
  if (git === void 0 || changed.size === 0) return void 0;
  const unchanged = [...written].filter((path) => !changed.has(path));
  return unchanged.length === 0 ? void 0 : `${named(unchanged)}: in filesWritten, but git says unchanged since ${git.base.slice(0, 12)}`;
};
var filesWrittenNotInTouched = ({ result, written, touched }) => {
  if (!result.success) return void 0;
  const missing = [...written].filter((path) => !touched.has(path));
  return missing.length === 0 ? void 0 : `${named(missing)}: in filesWritten, not in filesTouched`;
};
var malformedPatch = ({ patch }) => patch.kind === "unreadable" ? `the patch is no unified diff that could be applied: ${patch.why}` : void 0;
var missingPatchOrFiles = ({ result, patch }) => {
  if (!result.success) return void 0;
  if (patch.kind === "none") return "success is true, but the patch is missing or empty";
  if ((result.filesWritten ?? []).length === 0)
    return "success is true, but filesWritten is missing or empty";
  return result.filesTouched === void 0 ? "success is true, but filesTouched is missing" : void 0;
};
var modeInvalid = ({ step, result }) => result.mode === step.mode ? void 0 : `the step asks for mode ${step.mode}, the result says ${result.mode}`;
var patchDoesNotApply = ({ patch, git }) => {
  if (git === void 0 || patch.kind !== "read" || ![...patch.changes.values()].some(hasImpact))
    return void 0;
  const base = git.base.slice(0, 12);
  switch (git.patch.kind) {
    case "none":
      return void 0;
    case "refused":
      return `git apply refuses the patch at ${base}: ${git.patch.said}`;
    case "applies":
      if (git.patch.differs.length === 0 || git.changed.length === 0) return void 0;
      return `${named(git.patch.differs)}: the patch, applied at ${base}, does not give what stands in the work tree`;
  }
};
var payloadOnFailure = ({ result, patch, git }) => {
  if (result.success) return void 0;
  if (patch.kind !== "none") return "success is false, but there is a patch";
  const written = result.filesWritten ?? [];
  if (written.length > 0) return `success is false, but filesWritten names ${named(written)}`;
  const changed = gitPaths(git);
  return changed.size === 0 ? void 0 : `success is false, but git says changed: ${named([...changed])}`;
};
var scopeDriftFixRegression = (claim) => {
  const { allowed, step } = claim;
  if (step.mode !== "fix_regression") return void 0;
  const paths = namedPaths(claim);
  if (allowed === void 0) {
    return paths.length === 0 ? void 0 : `${named(paths)}: nobody says what the apply of this step changed (step.allow or --allow)`;
  }
  const beside = paths.filter((path) => !allowed(path));
  return beside.length === 0 ? void 0 : `${named(beside)}: not among the files the apply of this step changed`;
};
var scopeExcluded = (claim) => {
  const { excluded, allowed, outside, step } = claim;
  if (outside.length > 0) return `${named(outside)}: no path inside the repository`;
  const paths = namedPaths(claim);
  const hit = paths.filter(excluded);
  if (hit.length > 0) return `${named(hit)}: excluded from every step`;
  if (step.mode !== "apply" || allowed === void 0) return void 0;
  const beside = paths.filter((path) => !allowed(path));
  return beside.length === 0 ? void 0 : `${named(beside)}: not among the paths this step may change`;
};
var undeclaredFileInPatch = (claim) => {
  const { result, patch, written, git } = claim;
  if (!result.success) return void 0;
  const inPatch = patch.kind === "read" ? [...patch.changes.keys()] : [];
  const hidden = inPatch.filter((path) => !written.has(path));
  if (hidden.length > 0) return `${named(hidden)}: in the patch, not in filesWritten`;
  const declared = /* @__PURE__ */ new Set([...written, ...oldNames(claim)]);
  const undeclared = [...seenByGit(claim)].filter((path) => !declared.has(path));
  return undeclared.length === 0 ? void 0 : `${named(undeclared)}: git says changed, not in filesWritten${ignoredHint(git, undeclared)}`;
};
function seenByGit({ git, patch }) {
  if (patch.kind === "unreadable") return new Set(git?.changed.map(({ path }) => path));
  return gitPaths(git);
}
function oldNames({ patch }) {
  if (patch.kind !== "read") return [];
  return [...patch.changes.values()].flatMap(
    (change) => change.kind !== "deleted" && change.from !== void 0 ? [change.from] : []
  );
}
function ignoredHint(git, paths) {
  const ignored = git?.changed.some(({ path, status }) => status === "ignored" && paths.includes(path));
  return ignored === true ? " (ignored files: what tools make belongs into steps.derived of the configuration)" : "";
}
var zeroImpactPatch = ({ result, patch, git }) => {
  if (!result.success) return void 0;
  if (patch.kind === "read" && ![...patch.changes.values()].some(hasImpact)) {
    return "the patch adds, removes, renames and changes nothing";
  }
  return git?.changed.length === 0 ? `git says that nothing in the work tree differs from ${git.base.slice(0, 12)}` : void 0;
};
var STEP_RULES = {
  mode_invalid: modeInvalid,
  scope_excluded: scopeExcluded,
  scope_drift_fix_regression: scopeDriftFixRegression,
  missing_patch_or_files: missingPatchOrFiles,
  files_not_in_patch: filesNotInPatch,
  files_written_not_in_touched: filesWrittenNotInTouched,
  payload_on_failure: payloadOnFailure,
  undeclared_file_in_patch: undeclaredFileInPatch,
  malformed_patch: malformedPatch,
  patch_does_not_apply: patchDoesNotApply,
  zero_impact_patch: zeroImpactPatch
};
function checkStep({ step, result, facts }) {
  const claim = readClaim(step, result, facts);
  for (const [rule, broken] of Object.entries(STEP_RULES)) {
    const why = broken(claim);
    if (why !== void 0) return rejection(rule, why);
  }
  return { valid: true, reason: acceptance(result, facts) };
}
function rejection(rule, why) {
  return { valid: false, reason: `${rule}: ${why}`, rule };
}
function acceptance({ success, filesWritten = [] }, { git }) {
  const against = git === void 0 ? "the result agrees with itself" : `git at ${git.base.slice(0, 12)} agrees`;
  if (!success) return `a failure without a change; ${against}`;
  return `no rule is broken by ${(0, import_chunk_CKMVB2RJ.counted)(filesWritten.length, "written file")}; ${against}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkStep,
  ignoredFiles,
  ownUntracked,
  readStepFacts,
  rejection
});
});
