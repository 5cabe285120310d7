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
var from_chunk_13fb92b2;
var from_chunk_258eadff;
var from_chunk_2d3e9cc6;
var from_chunk_34c7cc2e;
var from_chunk_4697e144;
var from_chunk_47ed0f17;
var from_chunk_494c2569;
var from_chunk_55ac3ba9;
var from_chunk_916d3e11;
var from_chunk_aceb951a;
var from_chunk_bb1b7c5b;
var from_chunk_bf6e0a35;
var from_chunk_c37cb4ff;
var from_chunk_cbbb1100;
var from_chunk_e76f4c5d;
var from_chunk_ee033db2;
var from_redact_471043ec;
var from_start_over_0303cd5c;
var from_main;
parts["chunk-52MBNP4C"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  addedTests: () => addedTests,
  checkFix: () => checkFix,
  roundSoFar: () => roundSoFar,
  triageProblems: () => triageProblems
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_M2O743PP = (from_chunk_2d3e9cc6 ??= require("./chunk-2d3e9cc6.cjs"))["chunk-M2O743PP"]();
var import_chunk_YDBGSIZB = (from_chunk_2d3e9cc6 ??= require("./chunk-2d3e9cc6.cjs"))["chunk-YDBGSIZB"]();
var import_chunk_KJBZSMUD = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_JR7MH3EO = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CUVT77C3 = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-CUVT77C3"]();
var import_chunk_FMEPFE66 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-FMEPFE66"]();
var import_chunk_K3ID535Z = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-K3ID535Z"]();
var import_chunk_Z7FSX4NQ = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-Z7FSX4NQ"]();
var import_chunk_NLWRO2NF = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N6P4XODE = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-N6P4XODE"]();
var import_node_buffer = require("node:buffer");
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
var DECLARATIONS = [
  /^[ \t]*(?:async[ \t]+)?def[ \t]+(test\w*)/gm,
  /^[ \t]*class[ \t]+(Test\w+)/gm,
  /^func[ \t]+(?:\([^)]*\)[ \t]*)?((?:Test|Benchmark|Fuzz|Example)\w*)/gm,
  /#\[(?:\w+::)?test[^\]]*\]\s*(?:#\[[^\]]*\]\s*)*(?:pub\s+)?(?:async\s+)?fn\s+(\w+)/g,
  /\b(?:it|test|describe|specify|context|scenario)(?:\.\w+)*(?:\([^()'"`]*\))?[ \t]*\(?[ \t]*(['"`](?:\\.|(?!['"`]).)+['"`])/g,
  /@(?:Parameterized)?Test\b[^{;]*?\b(\w+)[ \t]*\(/g,
  /^@test[ \t]+(['"].+['"])[ \t]*\{/gm
];
function declaredTests(text) {
  return new Set(
    DECLARATIONS.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))
  );
}
function undoneWork({ tree, earlier, tests, others }) {
  const same = earlier.find((one) => one.tree === tree);
  if (same !== void 0) {
    const reason = `earlier_state: the files are exactly those of ${same.sha.slice(0, 12)}, so what came after it in this round is lost`;
    return { rule: "earlier_state", reason };
  }
  const still = new Set(
    [...tests.flatMap(({ after }) => after ?? []), ...others].flatMap((text) => [...declaredTests(text)])
  );
  const lost = tests.flatMap((file) => lostOf(file, still));
  if (lost.length === 0) return void 0;
  return {
    rule: "tests_removed",
    reason: `tests_removed: tests that this round added are gone: ${lost.join(", ")}`
  };
}
function lostOf({ path, start, before, after }, still) {
  const known = declaredTests(start ?? "");
  const added = [...declaredTests(before ?? "")].filter((name) => !known.has(name));
  const lost = added.filter((name) => !still.has(name)).map((name) => `${path}: ${name}`);
  const isGone = start === void 0 && before !== void 0 && after === void 0 && added.length === 0;
  return isGone ? [path] : lost;
}
async function roundSoFar({ home, journal, state }, { round, head }, subject) {
  const made = journal.flatMap((event) => {
    if (!("round" in event) || event.round !== round) return [];
    if (event.kind === "committed") return [event.sha];
    return event.kind === "reverted" ? [event.by] : [];
  });
  const states = await Promise.all(
    [head, ...made].map(async (sha) => ({ sha, tree: await (0, import_chunk_K3ID535Z.treeOf)(home, sha) }))
  );
  const now = await (0, import_chunk_K3ID535Z.treeOf)(home, state.head);
  return {
    start: await (0, import_chunk_K3ID535Z.treeOf)(home, head),
    earlier: states.filter(({ tree }) => tree !== now),
    about: state.findings.get(subject)?.location.file ?? null
  };
}
async function undoneBy(workTree, { start, earlier, about }, { before, after }) {
  const paths = async (from, to) => (await (0, import_chunk_K3ID535Z.treeChanges)(workTree, from, to)).map(({ path }) => path).filter(import_chunk_JR7MH3EO.isTestFile);
  const ofRound = new Set(await paths(start, before));
  const changed = await paths(before, after);
  const at = (tree, path) => textAt(workTree, tree, path);
  const tests = changed.filter((path) => ofRound.has(path) && path !== about).map(async (path) => ({
    path,
    start: await at(start, path),
    before: await at(before, path),
    after: await at(after, path)
  }));
  const others = await Promise.all(changed.map((path) => at(after, path)));
  return undoneWork({
    tree: after,
    earlier,
    tests: await Promise.all(tests),
    others: others.flatMap((text) => text ?? [])
  });
}
async function addedTests({ home, state }, { head }) {
  const changes = (await (0, import_chunk_K3ID535Z.treeChanges)(home, await (0, import_chunk_K3ID535Z.treeOf)(home, head), await (0, import_chunk_K3ID535Z.treeOf)(home, state.head))).filter(
    ({ path }) => (0, import_chunk_JR7MH3EO.isTestFile)(path)
  );
  const files = changes.filter(({ from }) => from === import_chunk_K3ID535Z.ABSENT).map(({ path }) => path);
  const names = await Promise.all(
    changes.map(async ({ path }) => {
      const known = declaredTests(await textAt(home, head, path) ?? "");
      const now = declaredTests(await textAt(home, state.head, path) ?? "");
      return [...now].filter((name) => !known.has(name));
    })
  );
  return { files, names: names.flat() };
}
async function textAt(repository, tree, path) {
  const args = ["cat-file", "blob", `${tree}:${path}`];
  const { status, stdout } = await (0, import_chunk_N6P4XODE.runGit)(repository.top, args, { answers: [0, 128] });
  return status === 0 ? stdout.toString("utf8") : void 0;
}
async function checkFix(run, claimed) {
  const { step, ignored, soFar } = await (0, import_chunk_FMEPFE66.readStamped)(run.paths.step, run.file);
  const workTree = await (0, import_chunk_YDBGSIZB.workTreeOf)(run.file);
  const { tree } = await (0, import_chunk_Z7FSX4NQ.snapshotWorkTree)(workTree);
  const bytes = await patchBetween(workTree, run.file.base.tree, tree);
  const patch = bytes.toString("utf8");
  const result = claimed.patch === void 0 && patch !== "" ? { ...claimed, patch } : claimed;
  const base = run.file.base.sha ?? run.file.base.tree;
  const known = await (0, import_chunk_CUVT77C3.untouchedSince)(workTree, ignored);
  const read = await (0, import_chunk_M2O743PP.readStepFacts)(workTree, { base, patch: result.patch, allow: [], exclude: [] });
  const facts = withoutKnown(read, known);
  const verdict = (0, import_chunk_M2O743PP.checkStep)({ step, result, facts });
  const own = (0, import_node_buffer.isUtf8)(bytes) ? verdict.valid ? unreviewable(patch) ?? (soFar && await undoneBy(workTree, soFar, { before: run.file.base.tree, after: tree })) : void 0 : NOT_UTF8;
  const { valid, reason, rule = null } = own === void 0 ? verdict : { valid: false, ...own };
  return { valid, reason, rule, tree, result, step, facts };
}
var NOT_UTF8 = {
  rule: "unreviewable",
  reason: "unreviewable: the change holds text that is not UTF-8, which no reviewer could be shown"
};
function unreviewable(patch) {
  if (patch === "") return void 0;
  const unseen = [...(0, import_chunk_KJBZSMUD.parsePatch)(Buffer.from(patch)).values()].filter(
    (change) => change.kind === "opaque" && (change.why === "binary" || change.why === "submodule")
  );
  if (unseen.length === 0) return void 0;
  const named = unseen.map(({ path }) => (0, import_chunk_NLWRO2NF.printable)(path)).join(", ");
  return {
    rule: "unreviewable",
    reason: `unreviewable: ${named} is no text that a reviewer could be shown`
  };
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
  return (0, import_chunk_N6P4XODE.readGit)(workTree, args);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  addedTests,
  checkFix,
  roundSoFar,
  triageProblems
});
});
parts["chunk-AU23YZOP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PATIENCE: () => PATIENCE,
  addWorkTree: () => addWorkTree,
  commandFolder: () => commandFolder,
  decideAutomatically: () => decideAutomatically,
  decideFindings: () => decideFindings,
  lintFolder: () => lintFolder,
  outputOf: () => outputOf,
  readBackground: () => readBackground,
  removeWorkTree: () => removeWorkTree,
  revertCommit: () => revertCommit,
  runCommand: () => runCommand,
  standAt: () => standAt,
  standAtHead: () => standAtHead,
  stopBackground: () => stopBackground,
  takeHunt: () => takeHunt,
  treeWithoutAll: () => treeWithoutAll
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7N27CD7B = (from_chunk_bf6e0a35 ??= require("./chunk-bf6e0a35.cjs"))["chunk-7N27CD7B"]();
var import_chunk_XT3KREMF = (from_chunk_ee033db2 ??= require("./chunk-ee033db2.cjs"))["chunk-XT3KREMF"]();
var import_chunk_C4UAS7OJ = (from_chunk_aceb951a ??= require("./chunk-aceb951a.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_NAN6HSBL = (from_chunk_aceb951a ??= require("./chunk-aceb951a.cjs"))["chunk-NAN6HSBL"]();
var import_chunk_BPDK2H5L = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_PDS7FZMR = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-PDS7FZMR"]();
var import_chunk_3PKCCHBL = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_NFHYS2AH = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_7RBOKXIQ = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-7RBOKXIQ"]();
var import_chunk_GWBCST5Z = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-GWBCST5Z"]();
var import_chunk_BV7WZRWC = parts["chunk-BV7WZRWC"]();
var import_chunk_EKUV3UKO = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-EKUV3UKO"]();
var import_chunk_F6C6MZ3W = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_7HFVPWLZ = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-7HFVPWLZ"]();
var import_chunk_YLVPOKUO = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_2M5PZSTX = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-2M5PZSTX"]();
var import_chunk_SVD6QO3J = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_CWLOLPLC = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-CWLOLPLC"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_LMSX7FDG = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-LMSX7FDG"]();
var import_chunk_N6SY5LKR = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-K3ID535Z"]();
var import_chunk_Z7FSX4NQ = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-Z7FSX4NQ"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_node_path = require("node:path");
var import_promises = require("node:timers/promises");
var import_node_child_process = require("node:child_process");
var import_promises2 = require("node:fs/promises");
var import_node_path2 = require("node:path");
var import_node_path3 = require("node:path");
var import_promises3 = require("node:fs/promises");
var import_node_path4 = require("node:path");
var import_promises4 = require("node:fs/promises");
var import_node_path5 = require("node:path");
async function decideFindings(audit, { decision, ids, reason }) {
  const open2 = openQuestions(audit);
  const wanted = ids.length === 1 && ids[0] === "all" ? open2.map(({ id }) => id) : ids;
  if (wanted.length === 0) throw noQuestion(audit);
  const unknown = wanted.filter((id) => !open2.some((finding) => finding.id === id));
  if (unknown.length > 0) {
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `${unknown.join(", ")}: not among the findings to be decided`, {
      hint: open2.length === 0 ? "none is" : `those are: ${open2.map(({ id }) => id).join(", ")}`
    });
  }
  if (decision !== "fix" && (reason ?? "").trim() === "") {
    throw new import_chunk_LTC5LSMU.Failure("usage/missing-argument", `to ${decision} a finding takes --reason`, {
      hint: `correctless audit triage ${audit.file.audit} ${decision} ${wanted.join(" ")} --reason "\u2026"`
    });
  }
  const told = (await (0, import_chunk_F6C6MZ3W.createRedactor)().redact(reason ?? "")).text;
  await (0, import_chunk_CWLOLPLC.note)(audit.paths, { kind: "decided", ids: [...wanted], decision, reason: told, by: "user" });
  return wanted;
}
async function decideAutomatically({ paths, ...audit }) {
  const open2 = openQuestions(audit);
  const isGrave = ({ severity }) => severity === "critical" || severity === "high";
  const confirmed = open2.filter(({ tier }) => tier === "confirmed");
  const grave = open2.filter((finding) => finding.tier !== "confirmed" && isGrave(finding));
  const rest = open2.filter((finding) => finding.tier !== "confirmed" && !isGrave(finding));
  const decisions = [
    { decided: confirmed, decision: "fix", reason: "confirmed" },
    { decided: grave, decision: "fix", reason: "critical or high, though not confirmed" },
    { decided: rest, decision: "defer", reason: "not confirmed, and neither critical nor high" }
  ];
  for (const { decided, decision, reason } of decisions) {
    const ids = decided.map(({ id }) => id);
    if (ids.length > 0) await (0, import_chunk_CWLOLPLC.note)(paths, { kind: "decided", ids, decision, reason, by: "auto" });
  }
}
function openQuestions(audit) {
  const { state } = audit;
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state);
  const isOver = state.ended !== void 0 || round === void 0 || round.closed || round.untriaged.size > 0;
  if (!isOver) return (0, import_chunk_XT3KREMF.undecided)(state, round);
  throw noQuestion(audit);
}
function noQuestion({ file }) {
  return new import_chunk_LTC5LSMU.Failure("audit/no-question", `audit ${file.audit} has no findings to be decided now`, {
    hint: `see what it waits for: correctless next ${file.audit}`
  });
}
var START_MS = 3e4;
async function startRunner(given, program) {
  const folder = (0, import_node_path2.resolve)(given);
  const [file = "", ...args] = program ?? await ownProgram();
  const output = await (0, import_promises2.open)((0, import_node_path2.join)(folder, import_chunk_TKCSMCAB.FILES.runnerOutput), "a");
  const runner = (0, import_node_child_process.spawn)(file, [...args, folder], {
    cwd: folder,
    env: { ...process.env, [import_chunk_7N27CD7B.STARTED_FOR]: folder },
    detached: true,
    stdio: ["ignore", output.fd, output.fd]
  });
  let ended = false;
  const end = () => {
    ended = true;
  };
  runner.on("exit", end).on("error", end).unref();
  await output.close();
  const until = performance.now() + START_MS;
  return { hasEnded: () => ended || performance.now() > until };
}
async function notStarted(folder) {
  const text = (await (0, import_chunk_RN53RASZ.readTextIfAny)((0, import_node_path2.join)(folder, import_chunk_TKCSMCAB.FILES.runnerOutput)))?.trim() ?? "";
  const said = text === "" ? "no reason given" : text;
  return new import_chunk_LTC5LSMU.Failure("environment/not-started", `nothing runs the command of ${folder}: ${said}`, {
    hint: "start it again; if that does not help: correctless doctor"
  });
}
async function ownProgram() {
  const { top } = await (0, import_chunk_NAN6HSBL.readInstallation)([]);
  return [process.execPath, (0, import_node_path2.join)(top, "dist", "start.cjs"), "background"];
}
var POLL_MS = 50;
async function startBackground(folder, command, program) {
  const { command: line, cwd, timeoutMs } = command;
  const text = `${JSON.stringify({ command: line, cwd, timeoutMs })}
`;
  if (!await (0, import_chunk_RN53RASZ.createFileOnce)((0, import_node_path.join)(folder, import_chunk_TKCSMCAB.FILES.command), text)) {
    const there = await (0, import_chunk_7N27CD7B.readCommand)(folder);
    if (`${JSON.stringify(there)}
` !== text) {
      throw new import_chunk_LTC5LSMU.Failure("run/corrupt", `${folder} belongs to another command: ${there.command}`);
    }
  }
  const state = await readBackground(folder);
  if (state.kind !== "absent") return state;
  const runner = await startRunner(folder, program);
  for (; ; ) {
    const over = runner.hasEnded();
    const now2 = await readBackground(folder);
    if (now2.kind !== "absent") return now2;
    if (over) throw await notStarted(folder);
    await (0, import_promises.setTimeout)(POLL_MS);
  }
}
async function readBackground(folder) {
  const runner = await (0, import_chunk_7N27CD7B.runningIn)(folder, import_chunk_TKCSMCAB.FILES.runner);
  const end = await (0, import_chunk_7N27CD7B.readEnd)(folder);
  if (end !== void 0) return { kind: "finished", ...end };
  if (runner === void 0) return { kind: "absent" };
  return { kind: runner === "gone" ? "died" : "running" };
}
async function waitForBackground(folder, ms) {
  const until = performance.now() + ms;
  for (; ; ) {
    const state = await readBackground(folder);
    const left = until - performance.now();
    if (state.kind !== "running" || left <= 0) return state;
    await (0, import_promises.setTimeout)(Math.min(POLL_MS, left));
  }
}
async function stopBackground(folder) {
  const [runner, group] = await Promise.all([
    (0, import_chunk_7N27CD7B.runningIn)(folder, import_chunk_TKCSMCAB.FILES.runner),
    (0, import_chunk_7N27CD7B.runningIn)(folder, import_chunk_TKCSMCAB.FILES.group)
  ]);
  if (typeof runner === "number") (0, import_chunk_C4UAS7OJ.killGroup)(runner, "SIGTERM");
  else if (typeof group === "number") (0, import_chunk_C4UAS7OJ.killGroup)(group, "SIGKILL");
}
var TIME_LIMIT = 60 * 6e4;
var PATIENCE = 1e5;
async function commandFolder(paths, kind) {
  const used = await (0, import_chunk_RN53RASZ.listNames)((0, import_node_path3.join)(paths.dir, kind));
  return paths.command(kind, used.length + 1);
}
function lintFolder(tests) {
  return (0, import_node_path3.join)(tests, "lint");
}
async function runCommand(folder, command, cwd, patience) {
  if ((await readBackground(folder)).kind === "absent")
    await startBackground(folder, { command, cwd, timeoutMs: TIME_LIMIT });
  const state = await waitForBackground(folder, patience);
  switch (state.kind) {
    case "running":
    case "absent":
      return { kind: "running" };
    case "died":
      await stopBackground(folder);
      return {
        kind: "ended",
        status: null,
        output: await outputOf(folder),
        milliseconds: 0,
        timedOut: false
      };
    case "finished": {
      const { status, milliseconds, timedOut } = state;
      return { kind: "ended", status, output: await outputOf(folder), milliseconds, timedOut };
    }
  }
}
async function outputOf(folder) {
  return await (0, import_chunk_RN53RASZ.readTextIfAny)((0, import_node_path3.join)(folder, "output.txt")) ?? "";
}
async function listWorkTrees(repository) {
  const list = ["worktree", "list", "--porcelain"];
  const exact = await (0, import_chunk_N6P4XODE.runGit)(repository.top, [...list, "-z"], { answers: [0, 129] });
  const { stdout } = exact.status === 0 ? exact : await (0, import_chunk_N6P4XODE.runGit)(repository.top, list);
  const text = exact.status === 0 ? stdout.toString("utf8") : stdout.toString("utf8").replaceAll("\n", "\0");
  return text.split("\0\0").filter((block) => block !== "").map((block) => {
    const fields = new Map(
      block.split("\0").map((field) => {
        const [name = ""] = field.split(" ", 1);
        return [name, field.slice(name.length + 1)];
      })
    );
    return {
      folder: fields.get("worktree") ?? "",
      branch: fields.get("branch"),
      locked: fields.has("locked")
    };
  });
}
async function wholeWorkTree(place) {
  const link = await (0, import_chunk_RN53RASZ.readTextIfAny)((0, import_node_path5.join)(place, ".git"));
  const gitDir = /^gitdir: (.*)\n?$/s.exec(link ?? "")?.[1]?.replace(/\n$/, "");
  if (gitDir === void 0 || !await (0, import_chunk_RN53RASZ.exists)((0, import_node_path5.resolve)(place, gitDir, "index"))) return void 0;
  return (0, import_chunk_YLVPOKUO.openRepository)(place);
}
async function placeOf(folder) {
  const above = (0, import_node_path5.dirname)((0, import_node_path5.resolve)(folder));
  const real = await (0, import_promises4.realpath)(above).catch(async () => above === (0, import_node_path5.dirname)(above) ? above : placeOf(above));
  return (0, import_node_path5.join)(real, (0, import_node_path5.basename)(folder));
}
async function addWorkTree(repository, { folder, branch, at }) {
  const place = await placeOf(folder);
  const ref = `refs/heads/${branch}`;
  const registered = await listWorkTrees(repository);
  const other = registered.find((one) => one.branch === ref && one.folder !== place);
  if (other !== void 0) throw taken(branch, `is checked out in ${other.folder}`);
  const here = registered.find((one) => one.folder === place);
  const whole = here === void 0 ? void 0 : await wholeWorkTree(place);
  if (whole !== void 0 && here?.branch === ref) return whole;
  if (whole !== void 0)
    throw taken(branch, `cannot have ${place}: ${here?.branch ?? "no branch"} is there`);
  const value = await (0, import_chunk_N6SY5LKR.readRef)(repository, ref);
  if (value !== void 0 && value !== at) throw taken(branch, `is there already, at ${value}, not at ${at}`);
  await (0, import_chunk_N6SY5LKR.pinRef)(repository, ref, at);
  if (here !== void 0) await clearAway(repository, place);
  await (0, import_promises3.mkdir)((0, import_node_path4.dirname)(place), { recursive: true });
  await (await (0, import_chunk_N6SY5LKR.driveGit)(repository.top))(["worktree", "add", "--no-checkout", "--", place, branch]);
  await (await (0, import_chunk_N6SY5LKR.driveGit)(place))(["read-tree", "--reset", "-u", at]);
  return (0, import_chunk_YLVPOKUO.openRepository)(place);
}
async function removeWorkTree(repository, folder) {
  const place = await placeOf(folder);
  const here = (await listWorkTrees(repository)).find((one) => one.folder === place);
  if (here === void 0 && await (0, import_chunk_RN53RASZ.exists)(place)) {
    throw new import_chunk_LTC5LSMU.Failure("audit/work-tree-dirty", `${place} is there, but is no work tree of ${repository.top}`);
  }
  const whole = here === void 0 ? void 0 : await wholeWorkTree(place);
  if (whole !== void 0) {
    if (here?.locked === true) throw new import_chunk_LTC5LSMU.Failure("audit/work-tree-dirty", `${place} is locked`);
    await (0, import_chunk_7HFVPWLZ.refuseUnsaved)(whole);
    await (0, import_chunk_7HFVPWLZ.refuseUnsavedSubmodules)(whole);
  }
  const doomed = `${place}.removed`;
  await (0, import_promises3.rm)(doomed, { recursive: true, force: true });
  if (whole !== void 0) await (0, import_promises3.rename)(place, doomed);
  if (here !== void 0) await clearAway(repository, place);
  await (0, import_promises3.rm)(doomed, { recursive: true, force: true });
}
async function clearAway(repository, place) {
  if (!await (0, import_chunk_RN53RASZ.exists)((0, import_node_path4.join)(place, ".git"))) await (0, import_promises3.rmdir)(place).catch(() => void 0);
  const git = await (0, import_chunk_N6SY5LKR.driveGit)(repository.top);
  await git(["worktree", "remove", "--force", "--force", "--", place]);
}
function taken(branch, why) {
  return new import_chunk_LTC5LSMU.Failure("audit/branch-exists", `the branch ${branch} ${why}`, {
    hint: `look at it (git log ${branch}), then rename it: git branch --move ${branch} ${branch}-old`
  });
}
var RANKS = { critical: 0, high: 1, medium: 2, low: 3 };
function raiseFindings(all, raising) {
  const claims = all.flatMap(({ agent, checked }) => checked.sifted.kept.map((proven) => ({ agent, proven }))).toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)(({ proven }) => RANKS[proven.claim.severity]),
      (0, import_chunk_UTFC5QHX.by)(({ proven }) => proven.file),
      (0, import_chunk_UTFC5QHX.by)(({ proven }) => proven.at.start),
      (0, import_chunk_UTFC5QHX.by)(({ agent }) => agent)
    )
  );
  const dropped = all.flatMap(
    ({ agent, checked }) => checked.sifted.dropped.map(({ value, reason }) => ({ agent, value, reason }))
  );
  const number = numbers(raising);
  const rejections = dropped.map(
    ({ agent, value, reason }) => rejected(number(), agent, value, reason)
  );
  const findings = [];
  for (const { agent, proven } of claims) {
    const known = raising.known.find(
      (one) => one.fingerprint === proven.fingerprint && one.status !== "fixed"
    );
    if (known === void 0) findings.push(found(number(), agent, proven, raising));
    else
      rejections.push({
        ...rejected(number(), agent, proven.claim, `known: ${known.id} is ${known.status}`),
        penalty_applied: 0
      });
  }
  return { findings, rejected: rejections };
}
function numbers({ preset, round, numbered }) {
  let last = numbered;
  return () => {
    last += 1;
    return `${import_chunk_NFHYS2AH.ID_PREFIX[preset]}-R${round}-${String(last).padStart(3, "0")}`;
  };
}
function rejected(id, agent, claim, reason) {
  return { id, title: claim.title, agent, reason, penalty_applied: (0, import_chunk_2M5PZSTX.penaltyOf)({ ...claim, agent }) };
}
function found(id, agent, { claim, file, at, fingerprint }, { round, timestamp }) {
  return {
    ...claim,
    id,
    location: { file, lines: [at.start, at.end] },
    source: "audit-specialist",
    agent,
    status: "open",
    bounty: (0, import_chunk_2M5PZSTX.bountyOf)({ ...claim, agent }),
    round,
    timestamp,
    fingerprint,
    reason: null
  };
}
async function takeHunt(audit, round, run) {
  const failed = run.states.filter(({ status }) => status !== "stored");
  if (failed.length === run.states.length) {
    await (0, import_chunk_XT3KREMF.abortRound)(audit, round, "FAIL-CLOSED", `no specialist brought a reply: ${failed[0]?.why ?? ""}`);
    return;
  }
  const checked = await Promise.all(
    run.states.filter(({ status }) => status === "stored").map((state) => checkStored(run, state))
  );
  const numbered = round.rejected.length + [...audit.state.findings.values()].filter((f) => f.round === round.round).length;
  const { findings, rejected: rejected2 } = raiseFindings(checked, {
    preset: audit.file.preset,
    round: round.round,
    timestamp: (0, import_chunk_FMUGRUOW.now)(),
    known: [...audit.state.findings.values()],
    numbered
  });
  const clean = await (0, import_chunk_F6C6MZ3W.createRedactor)().redactIn({ findings: [...findings], rejected: [...rejected2] });
  const gaps = failed.map(({ slot, why }) => (0, import_chunk_3PKCCHBL.gapText)(slot.role ?? slot.agent, slot.slot, why));
  await (0, import_chunk_CWLOLPLC.note)(audit.paths, {
    kind: "raised",
    round: round.round,
    run: run.file.run,
    ...clean,
    gaps,
    unopened: await unopened(audit, round)
  });
}
async function checkStored(run, { slot, storedBy }) {
  const hunt = await (0, import_chunk_7RBOKXIQ.storedReply)(run, slot, "audit-specialist");
  if (hunt === void 0 || storedBy === null)
    throw new Error(`slot ${slot.slot} is stored and has no reply`);
  const looks = (0, import_chunk_PDS7FZMR.isByHand)(storedBy) ? void 0 : (0, import_chunk_EKUV3UKO.looksOf)(run.ledger, storedBy);
  return { agent: slot.role ?? slot.agent, checked: (0, import_chunk_BV7WZRWC.checkHunt)(hunt, await (0, import_chunk_BV7WZRWC.huntWorldOf)(run, hunt, looks)) };
}
async function unopened(audit, round) {
  const names = round.planned.filter(({ stage }) => stage === "hunt").map(({ run }) => run);
  const runs = await Promise.all(names.map((name) => (0, import_chunk_GWBCST5Z.openRun)(audit.home, name)));
  const opened = new Set(runs.flatMap(openedIn));
  const listed = new Set(runs.flatMap(({ slots }) => slots.flatMap(({ paths }) => paths)));
  return [...listed].filter((path) => !opened.has(path));
}
function openedIn(run) {
  return run.states.flatMap(({ slot, storedBy }) => {
    if (storedBy === null) return [];
    return (0, import_chunk_PDS7FZMR.isByHand)(storedBy) ? slot.paths : [...(0, import_chunk_EKUV3UKO.looksOf)(run.ledger, storedBy).opened];
  });
}
async function revertCommit(workTree, sha, message) {
  const { sha: head } = await (0, import_chunk_LMSX7FDG.readHead)(workTree);
  if (await isRevert(workTree, head, sha, message)) {
    const { tree, parents } = await (0, import_chunk_K3ID535Z.readCommit)(workTree, head);
    return { kind: "reverted", sha: await (0, import_chunk_LMSX7FDG.commitTree)(workTree, { tree, parent: parents[0] ?? "", message }) };
  }
  await (0, import_chunk_7HFVPWLZ.refuseUnsaved)(workTree);
  const merged = await treeWithout(workTree, head, sha);
  if (merged.kind === "conflict") return merged;
  const stands = await (0, import_chunk_K3ID535Z.treeOf)(workTree, head);
  const files = await (0, import_chunk_LMSX7FDG.inTheWay)(workTree, stands, await (0, import_chunk_K3ID535Z.treeChanges)(workTree, stands, merged.tree));
  if (files.length > 0) return { kind: "conflict", files };
  return {
    kind: "reverted",
    sha: await (0, import_chunk_LMSX7FDG.commitTree)(workTree, { tree: merged.tree, parent: head, message })
  };
}
async function isRevert(workTree, head, sha, message) {
  const { tree, parents } = await (0, import_chunk_K3ID535Z.readCommit)(workTree, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_chunk_K3ID535Z.isCommitOf)(workTree, head, { tree, parents: [parent], message })) {
    return false;
  }
  const made = await treeWithout(workTree, parent, sha);
  return made.kind === "merged" && made.tree === tree;
}
async function treeWithoutAll(workTree, from, shas) {
  let left = { kind: "merged", tree: await (0, import_chunk_K3ID535Z.treeOf)(workTree, from) };
  for (const sha of shas) {
    if (left.kind === "conflict") return left;
    left = await treeWithout(workTree, left.tree, sha);
  }
  return left;
}
async function treeWithout(workTree, from, sha) {
  const { tree, parents } = await (0, import_chunk_K3ID535Z.readCommit)(workTree, sha);
  const [before, ...others] = parents;
  if (before === void 0 || others.length > 0) {
    throw new import_chunk_LTC5LSMU.Failure(
      "scope/unknown-revision",
      `${sha} has ${parents.length} parents and cannot be taken back`,
      {
        hint: "only a commit with exactly one parent can"
      }
    );
  }
  return (0, import_chunk_BPDK2H5L.mergeTrees)(workTree, {
    base: tree,
    ours: await (0, import_chunk_K3ID535Z.treeOf)(workTree, from),
    theirs: await (0, import_chunk_K3ID535Z.treeOf)(workTree, before)
  });
}
async function visitCommit(workTree, home, { tree, at }) {
  const { branch, sha } = await (0, import_chunk_LMSX7FDG.readHead)(workTree);
  const content = { tree, parents: [home.head], message: "a search for the fix that broke tests\n" };
  const isThere = branch === void 0 && (at === void 0 ? await (0, import_chunk_K3ID535Z.isCommitOf)(workTree, sha, content) : sha === at);
  if (!isThere) {
    if (branch !== `refs/heads/${home.branch}` || sha !== home.head)
      throw (0, import_chunk_LMSX7FDG.branchMoved)(branch, sha, home.head);
    const git = await (0, import_chunk_N6SY5LKR.driveGit)(workTree.top);
    const goal = at ?? await (0, import_chunk_K3ID535Z.writeCommit)(git, content);
    await git(["update-ref", "--no-deref", "-m", "correctless: a visit", "HEAD", goal, sha]);
  }
  return await (0, import_chunk_LMSX7FDG.settleWorkTree)(workTree, { from: await (0, import_chunk_K3ID535Z.treeOf)(workTree, home.head), to: tree }) === "settled";
}
async function leaveCommit(workTree, { branch, head }, keep) {
  const stands = await (0, import_chunk_LMSX7FDG.readHead)(workTree);
  if (stands.branch !== void 0) return;
  const tree = await (0, import_chunk_K3ID535Z.treeOf)(workTree, head);
  if ((await (0, import_chunk_Z7FSX4NQ.snapshotWorkTree)(workTree)).tree !== tree) {
    await (0, import_chunk_7HFVPWLZ.discardChanges)(workTree, { head: stands.sha, keep });
    const from = await (0, import_chunk_K3ID535Z.treeOf)(workTree, stands.sha);
    if (await (0, import_chunk_LMSX7FDG.settleWorkTree)(workTree, { from, to: tree }) === "differs")
      throw inTheWayOf(workTree, branch);
  }
  const git = await (0, import_chunk_N6SY5LKR.driveGit)(workTree.top);
  await git(["symbolic-ref", "-m", "correctless: back", "HEAD", `refs/heads/${branch}`]);
}
function inTheWayOf({ top }, branch) {
  return new import_chunk_LTC5LSMU.Failure("audit/work-tree-dirty", `files in ${top} are in the way of those of ${branch}`, {
    hint: `move them away (git -C ${top} status --ignored), then do it again`
  });
}
async function standAt({ file, state }, point) {
  if ((0, import_chunk_SVD6QO3J.pointKey)(point) === (0, import_chunk_SVD6QO3J.pointKey)(state)) return void 0;
  const workTree = await (0, import_chunk_YLVPOKUO.openRepository)(file.work_tree);
  const { head, without = [] } = point;
  const home = { branch: file.branch, head: state.head };
  const left = await treeWithoutAll(workTree, head, without);
  if (left.kind === "conflict") return `others build on what is left out: ${left.files.join(", ")}`;
  const goal = without.length === 0 ? { tree: await (0, import_chunk_K3ID535Z.treeOf)(workTree, head), at: head } : { tree: left.tree };
  return await visitCommit(workTree, home, goal) ? void 0 : "ignored files are in the way";
}
async function standAtHead({ file, state }) {
  const workTree = await (0, import_chunk_YLVPOKUO.openRepository)(file.work_tree);
  await leaveCommit(workTree, { branch: file.branch, head: state.head }, (0, import_chunk_7HFVPWLZ.keptUnder)(file));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PATIENCE,
  addWorkTree,
  commandFolder,
  decideAutomatically,
  decideFindings,
  lintFolder,
  outputOf,
  readBackground,
  removeWorkTree,
  revertCommit,
  runCommand,
  standAt,
  standAtHead,
  stopBackground,
  takeHunt,
  treeWithoutAll
});
});
parts["chunk-BV7WZRWC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditedPaths: () => auditedPaths,
  checkHunt: () => checkHunt,
  fixedPaths: () => fixedPaths,
  huntWorldOf: () => huntWorldOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NIGIMF4N = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_EQDEURPC = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-EQDEURPC"]();
var import_chunk_CQMX652T = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CQMX652T"]();
var import_chunk_4YYFZF6K = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-4YYFZF6K"]();
var import_chunk_3Y32VSR5 = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_CWLOLPLC = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-CWLOLPLC"]();
var import_chunk_7R4OZ5NR = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_BN7E3F24 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-BN7E3F24"]();
function checkHunt({ findings }, world) {
  const sifted = (0, import_chunk_NIGIMF4N.sift)(findings, (claim) => proveClaim(claim, world));
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
  const file = (0, import_chunk_BN7E3F24.claimedPath)(location.file, world.treeRoots, world.exists);
  if (file === void 0 || !world.exists(file)) return { drop: `file_not_found: no file ${location.file}` };
  if (!world.scope.has(file)) return { drop: `outside_scope: ${file} is not among the files of this audit` };
  const text = world.textOf(file);
  if (text === void 0) return { drop: `no_text: ${file} is no text` };
  const [line] = location.lines;
  const found = (0, import_chunk_EQDEURPC.locateQuote)(evidence, text, { line, side: "new", remoteness: () => 0 });
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
  if (file.audit === void 0) throw (0, import_chunk_FMUGRUOW.corrupt)(run.paths.run, "belongs to no audit");
  const paths = (0, import_chunk_3Y32VSR5.auditPaths)(file.top, file.audit.audit);
  const [audit, journal, texts] = await Promise.all([
    (0, import_chunk_FMUGRUOW.readRunJson)(paths.audit, "audit"),
    (0, import_chunk_CWLOLPLC.readJournal)(paths),
    (0, import_chunk_CQMX652T.readTextsOfReply)(
      repository,
      {
        baseTree: file.head.tree,
        headTree: file.head.tree,
        changed: /* @__PURE__ */ new Map(),
        treeRoots: [file.tree_root, file.top],
        named: hunt.findings.map(({ location }) => location.file)
      },
      (0, import_chunk_4YYFZF6K.speaksOfSecrets)(JSON.stringify(hunt)) ? await redactWith() : void 0
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
  const { createRedactor } = await Promise.resolve().then(() => __toESM((from_redact_471043ec ??= require("./redact-471043ec.cjs"))["redact-WM3E2QUA"]()));
  const redactor = createRedactor();
  return async (text) => (await redactor.redact(text)).text;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditedPaths,
  checkHunt,
  fixedPaths,
  huntWorldOf
});
});
