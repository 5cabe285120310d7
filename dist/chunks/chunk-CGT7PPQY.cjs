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
var import_chunk_I343KSR4 = require("./chunk-I343KSR4.cjs");
var import_chunk_H2WZGKVI = require("./chunk-H2WZGKVI.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_7I3RPIOM = require("./chunk-7I3RPIOM.cjs");
var import_chunk_RBGLSV24 = require("./chunk-RBGLSV24.cjs");
var import_chunk_BKDMSKCB = require("./chunk-BKDMSKCB.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_FQ5OY24R = require("./chunk-FQ5OY24R.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_4IVCGIZS = require("./chunk-4IVCGIZS.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
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
    const path = (0, import_chunk_N732WB45.asRepoPath)(file);
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
  const file = (0, import_chunk_N732WB45.claimedPath)(location.file, world.treeRoots, world.exists);
  if (file === void 0 || !world.exists(file)) return { drop: `file_not_found: no file ${location.file}` };
  if (!world.scope.has(file)) return { drop: `outside_scope: ${file} is not among the files of this audit` };
  const text = world.textOf(file);
  if (text === void 0) return { drop: `no_text: ${file} is no text` };
  const [line] = location.lines;
  const found = (0, import_chunk_FQ5OY24R.locateQuote)(evidence, text, { line, side: "new", remoteness: () => 0 });
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
  const paths = await (0, import_chunk_I343KSR4.ignoredFiles)(workTree, () => false);
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
  for (const path of [...left, ...await (0, import_chunk_I343KSR4.ownUntracked)(workTree)]) {
    await (0, import_promises.rm)((0, import_node_path2.join)(workTree.top, path), { force: true });
  }
}
async function checkFix(run, claimed) {
  const { step, ignored } = await (0, import_chunk_4IVCGIZS.readStamped)(run.paths.step, run.file);
  const workTree = await (0, import_chunk_H2WZGKVI.workTreeOf)(run.file);
  const { tree } = await (0, import_chunk_BKDMSKCB.snapshotWorkTree)(workTree);
  const bytes = await patchBetween(workTree, run.file.base.tree, tree);
  const patch = bytes.toString("utf8");
  const result = claimed.patch === void 0 && patch !== "" ? { ...claimed, patch } : claimed;
  const base = run.file.base.sha ?? run.file.base.tree;
  const known = await untouchedSince(workTree, ignored);
  const read = await (0, import_chunk_I343KSR4.readStepFacts)(workTree, { base, patch: result.patch, allow: [], exclude: [] });
  const facts = withoutKnown(read, known);
  const verdict = (0, import_chunk_I343KSR4.checkStep)({ step, result, facts });
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
  const unseen = [...(0, import_chunk_RBGLSV24.parsePatch)(Buffer.from(patch)).values()].filter(
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
  return (0, import_chunk_57KOGJJR.readGit)(workTree, args);
}
async function fixReviewWorld(run, review) {
  const { repository, file, paths } = run;
  const [scope, files] = await Promise.all([
    (0, import_chunk_BUK7UHHJ.readRunJson)(paths.scope, "scope"),
    (0, import_chunk_4IVCGIZS.readStamped)(paths.files, file)
  ]);
  const changed = (0, import_chunk_WRTIEWXX.changedLinesOf)(scope.files);
  const { exists } = await (0, import_chunk_FQ5OY24R.readQuotedTexts)(repository, {
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
  if (file.audit === void 0) throw (0, import_chunk_BUK7UHHJ.corrupt)(run.paths.run, "belongs to no audit");
  const paths = (0, import_chunk_NIMENYH7.auditPaths)(file.top, file.audit.audit);
  const [audit, journal, texts] = await Promise.all([
    (0, import_chunk_BUK7UHHJ.readRunJson)(paths.audit, "audit"),
    (0, import_chunk_7I3RPIOM.readJournal)(paths),
    (0, import_chunk_FQ5OY24R.readQuotedTexts)(
      repository,
      {
        baseTree: file.head.tree,
        headTree: file.head.tree,
        changed: /* @__PURE__ */ new Map(),
        treeRoots: [file.tree_root, file.top],
        named: hunt.findings.map(({ location }) => location.file)
      },
      (0, import_chunk_FQ5OY24R.speaksOfSecrets)(JSON.stringify(hunt)) ? await redactWith() : void 0
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
  const { createRedactor } = await Promise.resolve().then(() => __toESM(require("./redact-GA4HTUF5.cjs")));
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
