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
var from_chunk_0aec2abb;
var from_chunk_156ab92a;
var from_chunk_16ffa93b;
var from_chunk_2607f8d7;
var from_chunk_29d45e75;
var from_chunk_3d5223b9;
var from_chunk_41c38ba8;
var from_chunk_4aa543ab;
var from_chunk_5464ccc5;
var from_chunk_636e74ba;
var from_chunk_68954f67;
var from_chunk_8c7b18fe;
var from_chunk_8e20af39;
var from_chunk_9768a872;
var from_chunk_cdecb0ba;
var from_chunk_d715f0d7;
var from_chunk_dd67856f;
var from_chunk_eacf48f2;
var from_chunk_f13d5024;
var from_main;
parts["chunk-UFI2ZJBS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortFailure: () => abortFailure,
  advanceAudit: () => advanceAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IXMJC6EK = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-IXMJC6EK"]();
var import_chunk_RP555HAU = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-RP555HAU"]();
var import_chunk_N74XMDQQ = (from_chunk_8c7b18fe ??= require("./chunk-8c7b18fe.cjs"))["chunk-N74XMDQQ"]();
var import_chunk_C4UAS7OJ = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_5TPESD7G = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-5TPESD7G"]();
var import_chunk_KFIMSASJ = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-KFIMSASJ"]();
var import_chunk_CSPJRV67 = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-CSPJRV67"]();
var import_chunk_NRYDKDXP = (from_chunk_8c7b18fe ??= require("./chunk-8c7b18fe.cjs"))["chunk-NRYDKDXP"]();
var import_chunk_AU4ZZBNW = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_BZVADGGQ = (from_chunk_8c7b18fe ??= require("./chunk-8c7b18fe.cjs"))["chunk-BZVADGGQ"]();
var import_chunk_WL2F4UD3 = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-WL2F4UD3"]();
var import_chunk_35IQPWVW = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-35IQPWVW"]();
var import_chunk_YKYEW4ZF = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-YKYEW4ZF"]();
var import_chunk_7TSXGW7H = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-7TSXGW7H"]();
var import_chunk_CNKYK2A6 = (from_chunk_156ab92a ??= require("./chunk-156ab92a.cjs"))["chunk-CNKYK2A6"]();
var import_chunk_2UXSGL4G = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-2UXSGL4G"]();
var import_chunk_4FXSJHAA = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_AWOSFOTL = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-AWOSFOTL"]();
var import_chunk_CWLHLYKC = (from_chunk_68954f67 ??= require("./chunk-68954f67.cjs"))["chunk-CWLHLYKC"]();
var import_chunk_57HIH6JA = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-57HIH6JA"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_GCY3LW7N = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-GCY3LW7N"]();
var import_chunk_VPFLAI25 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-VPFLAI25"]();
var import_chunk_5FNFRBXS = (from_chunk_68954f67 ??= require("./chunk-68954f67.cjs"))["chunk-5FNFRBXS"]();
var import_chunk_TP5P4NU6 = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_VFDDJN2I = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-VFDDJN2I"]();
var import_chunk_V6TNONX2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-V6TNONX2"]();
var import_chunk_KWWFSC3C = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_VYTNYEAJ = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-VYTNYEAJ"]();
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_ZDC3FHAZ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-ZDC3FHAZ"]();
var import_chunk_YUJ6TF4Q = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_VG7FH4FM = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-VG7FH4FM"]();
var import_chunk_QZRNUFII = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_W7PXZJT7 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_7QSCTAWT = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-7QSCTAWT"]();
var import_chunk_5BAI5XGT = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-5BAI5XGT"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_WCK3D5U5 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_promises = require("node:timers/promises");
var import_node_child_process = require("node:child_process");
var import_promises2 = require("node:fs/promises");
var import_node_path3 = require("node:path");
var import_promises3 = require("node:fs/promises");
var import_node_path4 = require("node:path");
var import_node_path5 = require("node:path");
var import_promises4 = require("node:fs/promises");
var import_node_path6 = require("node:path");
var import_promises5 = require("node:fs/promises");
var import_node_path7 = require("node:path");
var import_node_path8 = require("node:path");
async function abortRound({ paths }, { round }, code, why) {
  await (0, import_chunk_AWOSFOTL.note)(paths, { kind: "aborted", round, code, why });
}
function abortFailure(audit) {
  const { aborted } = audit.state;
  if (aborted === void 0) return void 0;
  const chunking = aborted.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking (several packets, each hunk in one)" : "";
  return new import_chunk_TJ5KMKV5.Failure(aborted.code, aborted.why, {
    hint: `nothing of round ${aborted.round} has advanced; try it again: correctless next ${audit.file.audit} --retry${chunking}`
  });
}
var START_MS = 3e4;
async function startRunner(given, program) {
  const folder = (0, import_node_path3.resolve)(given);
  const [file = "", ...args] = program ?? await ownProgram();
  const output = await (0, import_promises2.open)((0, import_node_path3.join)(folder, import_chunk_TKCSMCAB.FILES.runnerOutput), "a");
  const runner = (0, import_node_child_process.spawn)(file, [...args, folder], {
    cwd: folder,
    env: { ...process.env, [import_chunk_IXMJC6EK.STARTED_FOR]: folder },
    detached: true,
    stdio: ["ignore", output.fd, output.fd]
  });
  let ended = false;
  const end2 = () => {
    ended = true;
  };
  runner.on("exit", end2).on("error", end2).unref();
  await output.close();
  const until = performance.now() + START_MS;
  return { hasEnded: () => ended || performance.now() > until };
}
async function notStarted(folder) {
  const text = (await (0, import_chunk_F2M6ALLY.readTextIfAny)((0, import_node_path3.join)(folder, import_chunk_TKCSMCAB.FILES.runnerOutput)))?.trim() ?? "";
  const said = text === "" ? "no reason given" : text;
  return new import_chunk_TJ5KMKV5.Failure("environment/not-started", `nothing runs the command of ${folder}: ${said}`, {
    hint: "start it again; if that does not help: correctless doctor"
  });
}
async function ownProgram() {
  const { top } = await (0, import_chunk_5TPESD7G.readInstallation)([]);
  return [process.execPath, (0, import_node_path3.join)(top, "dist", "start.cjs"), "background"];
}
var POLL_MS = 50;
async function startBackground(folder, command, program) {
  const { command: line, cwd, timeoutMs } = command;
  const text = `${JSON.stringify({ command: line, cwd, timeoutMs })}
`;
  if (!await (0, import_chunk_F2M6ALLY.createFileOnce)((0, import_node_path2.join)(folder, import_chunk_TKCSMCAB.FILES.command), text)) {
    const there = await (0, import_chunk_IXMJC6EK.readCommand)(folder);
    if (`${JSON.stringify(there)}
` !== text) {
      throw new import_chunk_TJ5KMKV5.Failure("run/corrupt", `${folder} belongs to another command: ${there.command}`);
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
  const runner = await (0, import_chunk_IXMJC6EK.runningIn)(folder, import_chunk_TKCSMCAB.FILES.runner);
  const end2 = await (0, import_chunk_IXMJC6EK.readEnd)(folder);
  if (end2 !== void 0) return { kind: "finished", ...end2 };
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
    (0, import_chunk_IXMJC6EK.runningIn)(folder, import_chunk_TKCSMCAB.FILES.runner),
    (0, import_chunk_IXMJC6EK.runningIn)(folder, import_chunk_TKCSMCAB.FILES.group)
  ]);
  if (typeof runner === "number") (0, import_chunk_C4UAS7OJ.killGroup)(runner, "SIGTERM");
  else if (typeof group === "number") (0, import_chunk_C4UAS7OJ.killGroup)(group, "SIGKILL");
}
var TIME_LIMIT = 60 * 6e4;
var PATIENCE = 1e5;
async function commandFolder(paths, kind) {
  const used = await (0, import_chunk_F2M6ALLY.listNames)((0, import_node_path.join)(paths.dir, kind));
  return paths.command(kind, used.length + 1);
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
  return await (0, import_chunk_F2M6ALLY.readTextIfAny)((0, import_node_path.join)(folder, "output.txt")) ?? "";
}
function ignoreRules(changes) {
  const rules = changes.filter(
    (change) => (0, import_node_path5.basename)(change.path) === ".gitignore" && !changes.some(({ path }) => change.path.startsWith(`${path}/`))
  );
  return changes.filter((change) => isWithin(change, rules));
}
function isWithin({ path }, places) {
  return places.some((place) => path === place.path || path.startsWith(`${place.path}/`));
}
var MESSAGE = "correctless: what stood in the work tree before it was discarded\n";
async function keepWork(workTree, keep, work) {
  const { head, stands, staged } = work;
  const index = staged === stands || staged === await (0, import_chunk_BZVADGGQ.treeOf)(workTree, head) ? void 0 : staged;
  for (let number = 1; ; number += 1) {
    const ref = number === 1 ? keep : `${keep}-${number}`;
    const there = await (0, import_chunk_VPFLAI25.readRef)(workTree, ref);
    if (there === void 0) {
      const git = await (0, import_chunk_VPFLAI25.driveGit)(workTree.top);
      const second = index === void 0 ? [] : [await (0, import_chunk_BZVADGGQ.writeCommit)(git, { tree: index, parents: [head], message: MESSAGE })];
      const commit = { tree: stands, parents: [head, ...second], message: MESSAGE };
      await (0, import_chunk_VPFLAI25.pinRef)(workTree, ref, await (0, import_chunk_BZVADGGQ.writeCommit)(git, commit));
      return ref;
    }
    if (await holds(workTree, there, { head, stands, index })) return ref;
  }
}
async function holds(workTree, sha, { head, stands, index }) {
  const { tree, parents } = await (0, import_chunk_BZVADGGQ.readCommit)(workTree, sha);
  const [parent, second] = parents;
  if (tree !== stands || parent !== head) return false;
  return index === void 0 || second !== void 0 && await (0, import_chunk_BZVADGGQ.treeOf)(workTree, second) === index;
}
async function discardChanges(workTree, { head, keep }) {
  const { branch, sha } = await (0, import_chunk_BZVADGGQ.readHead)(workTree);
  if (sha !== head) throw (0, import_chunk_BZVADGGQ.branchMoved)(branch, sha, head);
  const git = await (0, import_chunk_VPFLAI25.driveGit)(workTree.top);
  if (await isUnmerged(workTree)) await git(["reset", "--quiet"]);
  const goal = await (0, import_chunk_BZVADGGQ.treeOf)(workTree, head);
  const { tree: stands } = await (0, import_chunk_XL4CB3WF.snapshotWorkTree)(workTree);
  const { tree: staged } = await (0, import_chunk_XL4CB3WF.snapshotIndex)(workTree);
  const undone = await toUndo(workTree, stands, goal);
  const isWork = undone.length > 0 || staged !== goal && staged !== stands;
  if (stands === goal && staged === goal && !await isMidway(workTree)) {
    await (0, import_chunk_N74XMDQQ.refuseUnsaved)(workTree);
    return { kind: "clean" };
  }
  const refs = isWork ? [await keepWork(workTree, keep, { head, stands, staged })] : [];
  await git(["reset", "--quiet"]);
  if (isWork) refs.push(...await undoRules(workTree, goal, { head, keep }));
  const { tree: rest } = await (0, import_chunk_XL4CB3WF.snapshotWorkTree)(workTree);
  await undo(workTree, { stands: rest, goal, changes: await toUndo(workTree, rest, goal) });
  await (0, import_chunk_N74XMDQQ.refuseUnsaved)(workTree);
  return isWork ? { kind: "kept", refs } : { kind: "clean" };
}
async function toUndo(workTree, stands, goal) {
  const changes = await (0, import_chunk_BZVADGGQ.treeChanges)(workTree, stands, goal);
  const inner = changes.filter(({ from }) => from === import_chunk_BZVADGGQ.GITLINK);
  const undone = changes.filter((change) => !(0, import_chunk_HOHC3T4X.amongOwnFiles)(change.path) && !isWithin(change, inner));
  const blocked = await (0, import_chunk_BZVADGGQ.inTheWay)(workTree, stands, undone);
  if (blocked.length === 0) return undone;
  throw new import_chunk_TJ5KMKV5.Failure(
    "audit/work-tree-dirty",
    `ignored files in ${workTree.top} stand where others belong: ${blocked.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ")}`,
    { hint: "move them away, then do it again" }
  );
}
async function undo(workTree, { stands, goal, changes }) {
  const made = new Set(changes.map(({ path }) => path));
  const left = (await (0, import_chunk_BZVADGGQ.treeChanges)(workTree, stands, goal)).filter(({ path }) => !made.has(path));
  await (0, import_chunk_BZVADGGQ.switchTree)(workTree, { stands, to: goal, left });
}
async function undoRules(workTree, goal, { head, keep }) {
  const { tree: stands } = await (0, import_chunk_XL4CB3WF.snapshotWorkTree)(workTree);
  const changes = ignoreRules(await toUndo(workTree, stands, goal));
  if (changes.length === 0) return [];
  await undo(workTree, { stands, goal, changes });
  const { tree: now2 } = await (0, import_chunk_XL4CB3WF.snapshotWorkTree)(workTree);
  const come = (await (0, import_chunk_BZVADGGQ.treeChanges)(workTree, stands, now2)).filter((change) => change.to !== import_chunk_BZVADGGQ.ABSENT);
  if (come.every((change) => isWithin(change, changes))) return [];
  return [await keepWork(workTree, keep, { head, stands: now2, staged: goal })];
}
async function isMidway({ gitDir }) {
  const marks = [
    "MERGE_HEAD",
    "REVERT_HEAD",
    "CHERRY_PICK_HEAD",
    "sequencer",
    "rebase-merge",
    "rebase-apply"
  ];
  const found2 = await Promise.all(
    marks.map(async (mark) => await (0, import_promises3.lstat)((0, import_node_path4.join)(gitDir, mark)).catch(() => void 0) !== void 0)
  );
  return found2.includes(true);
}
async function isUnmerged({ top }) {
  return (await (0, import_chunk_5DEMJDHL.runGit)(top, ["ls-files", "-z", "--unmerged"])).stdout.length > 0;
}
async function cleanWorkTree({ file, state }) {
  const workTree = await (0, import_chunk_UDK7FCCO.openRepository)(file.work_tree);
  const keep = `refs/correctless/audits/${file.audit}/discarded`;
  await discardChanges(workTree, { head: state.head, keep });
  return workTree;
}
var OPENED = /^(?:@.*|\.bin)$/;
var NOT_SHARED = /* @__PURE__ */ new Set([".cache", ".vite", ".vite-temp", ".vitest"]);
async function shareFolders(from, to, names) {
  const links = [];
  for (const name of names) links.push(...await linksFor(from, to, cleanName(name)));
  await refuseVisible(to, links);
  for (const { path, target } of links) {
    await (0, import_promises5.mkdir)((0, import_node_path7.join)(to.top, (0, import_node_path7.dirname)(path)), { recursive: true });
    await (0, import_promises5.symlink)(target, (0, import_node_path7.join)(to.top, path)).catch((cause) => {
      if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause;
    });
  }
}
function cleanName(name) {
  const path = (0, import_chunk_WGK3PPFS.asRepoPath)(name.replace(/\/+$/, ""));
  if (path === void 0) throw refused(name, "is not a path inside the repository");
  if ((0, import_chunk_HOHC3T4X.amongOwnFiles)(`${path}/`)) throw refused(name, "is where this program keeps its own files");
  return path;
}
async function linksFor(from, to, name) {
  const original = (0, import_node_path7.join)(from.top, name);
  const stats = await (0, import_promises5.lstat)(await (0, import_promises5.realpath)(original).catch(() => original)).catch(() => void 0);
  if (stats?.isDirectory() !== true) throw refused(name, "is not a folder");
  if (!(0, import_chunk_WCK3D5U5.isInside)(await (0, import_promises5.realpath)(original), from.top)) throw refused(name, "leads out of the repository");
  if (!(0, import_chunk_WCK3D5U5.isInside)(await (0, import_chunk_WCK3D5U5.nearestReal)((0, import_node_path7.join)(to.top, name)), to.top)) {
    throw refused(name, "leads out of the work tree");
  }
  return linksTo(from, name);
}
async function linksTo(from, folder) {
  const links = [];
  for (const entry of await (0, import_promises5.readdir)((0, import_node_path7.join)(from.top, folder), { withFileTypes: true })) {
    if (NOT_SHARED.has(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && OPENED.test(entry.name)) links.push(...await linksTo(from, path));
    else links.push({ path, target: await targetOf(from, path, entry.isSymbolicLink()) });
  }
  return links;
}
async function targetOf(from, path, isLink) {
  const original = (0, import_node_path7.join)(from.top, path);
  if (!isLink) return original;
  const target = await (0, import_promises5.readlink)(original);
  return !(0, import_node_path7.isAbsolute)(target) && (0, import_chunk_WCK3D5U5.isInside)((0, import_node_path7.resolve)((0, import_node_path7.dirname)(original), target), from.top) ? target : original;
}
async function refuseVisible(to, links) {
  if (links.length === 0) return;
  const input = links.map(({ path }) => `${path}\0`).join("");
  const answer = await (0, import_chunk_5DEMJDHL.runGit)(to.top, ["check-ignore", "-z", "--stdin"], { input, answers: [0, 1] });
  const ignored = new Set((0, import_chunk_WGK3PPFS.records)(answer.stdout));
  const visible = links.find(({ path }) => !ignored.has(path));
  if (visible !== void 0) throw refused(visible.path, "is not ignored by git");
}
function refused(name, why) {
  return new import_chunk_TJ5KMKV5.Failure("config/bad-value", `audit.share names "${(0, import_chunk_NLWRO2NF.printable)(name)}", which ${why}`, {
    hint: "share folders that are there and that .gitignore names, such as node_modules"
  });
}
async function prepareWorkTree(audit, patience) {
  const { home, file, paths } = audit;
  if (!file.in_place) {
    const workTree = await (0, import_chunk_N74XMDQQ.addWorkTree)(home, { folder: file.work_tree, branch: file.branch, at: file.start });
    await shareFolders(home, workTree, file.settings.share);
  }
  const { setup } = file.settings;
  if (setup !== null && !file.in_place) {
    const tries = (await (0, import_chunk_F2M6ALLY.listNames)((0, import_node_path6.join)(paths.dir, "setup"))).length;
    const folder = paths.command("setup", Math.max(1, tries));
    const run = await runCommand(folder, setup, file.work_tree, patience);
    if (run.kind === "running") return "running";
    if (run.status !== 0) throw setupFailed(file.audit, folder, run.status);
  }
  const files = await (0, import_chunk_57JAG6KP.hashesOf)(paths, [paths.audit, paths.fingerprint]);
  await (0, import_chunk_AWOSFOTL.note)(paths, { kind: "prepared", files });
  return "ended";
}
async function setUpAgain({ paths }) {
  await (0, import_promises4.mkdir)(await commandFolder(paths, "setup"), { recursive: true });
}
function setupFailed(audit, folder, status) {
  const ended = status === null ? "was killed" : `ended with status ${status}`;
  return new import_chunk_TJ5KMKV5.Failure("audit/setup-failed", `the setup command ${ended}`, {
    hint: `see ${(0, import_node_path6.join)(folder, "output.txt")}, mend it, and try again: correctless next ${audit} --retry`
  });
}
async function takeFix(audit, round, run, subject) {
  const outcome = await outcomeOf(run);
  if (!outcome.accepted) {
    const workTree = await cleanWorkTree(audit);
    const { ignored } = await (0, import_chunk_5BAI5XGT.readStamped)(run.paths.step, run.file);
    if (!audit.file.in_place) await (0, import_chunk_CNKYK2A6.removeNewIgnored)(workTree, ignored);
  }
  const reason = (await (0, import_chunk_W7PXZJT7.createRedactor)().redact(outcome.reason)).text;
  await (0, import_chunk_AWOSFOTL.note)(audit.paths, {
    kind: "attempted",
    round: round.round,
    subject,
    run: run.file.run,
    ...outcome,
    reason
  });
}
async function outcomeOf(run) {
  const [state] = run.states;
  const result = state === void 0 ? void 0 : await (0, import_chunk_V6TNONX2.storedReply)(run, state.slot, "fix-executor");
  const rejected2 = { accepted: false, rule: null, tree: null };
  if (result === void 0) return { ...rejected2, reason: `no reply of its executor: ${state?.why ?? ""}` };
  const { valid, reason, rule, tree } = await (0, import_chunk_CNKYK2A6.checkFix)(run, result);
  if (!valid) return { ...rejected2, rule, reason };
  if (!result.success) return { ...rejected2, reason: `the executor could not do it: ${result.summary}` };
  return { accepted: true, rule: null, reason, tree };
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
  return { id, title: claim.title, agent, reason, penalty_applied: (0, import_chunk_YKYEW4ZF.penaltyOf)({ ...claim, agent }) };
}
function found(id, agent, { claim, file, at, fingerprint }, { round, timestamp }) {
  return {
    ...claim,
    id,
    location: { file, lines: [at.start, at.end] },
    source: "audit-specialist",
    agent,
    status: "open",
    bounty: (0, import_chunk_YKYEW4ZF.bountyOf)({ ...claim, agent }),
    round,
    timestamp,
    fingerprint,
    reason: null
  };
}
async function takeHunt(audit, round, run) {
  const failed = run.states.filter(({ status }) => status !== "stored");
  if (failed.length === run.states.length) {
    await abortRound(audit, round, "FAIL-CLOSED", `no specialist brought a reply: ${failed[0]?.why ?? ""}`);
    return;
  }
  const checked = await Promise.all(
    run.states.filter(({ status }) => status === "stored").map((state) => checkStored(run, state))
  );
  const numbered = round.rejected.length + [...audit.state.findings.values()].filter((f) => f.round === round.round).length;
  const { findings, rejected: rejected2 } = raiseFindings(checked, {
    preset: audit.file.preset,
    round: round.round,
    timestamp: (0, import_chunk_JPD5QLI3.now)(),
    known: [...audit.state.findings.values()],
    numbered
  });
  const clean = await (0, import_chunk_W7PXZJT7.createRedactor)().redactIn({ findings: [...findings], rejected: [...rejected2] });
  const gaps = failed.map(({ slot, why }) => `${slot.role ?? slot.agent} (${slot.slot}): ${why}`);
  await (0, import_chunk_AWOSFOTL.note)(audit.paths, {
    kind: "raised",
    round: round.round,
    run: run.file.run,
    ...clean,
    gaps,
    unopened: await unopened(audit, round)
  });
}
async function checkStored(run, { slot, storedBy }) {
  const hunt = await (0, import_chunk_V6TNONX2.storedReply)(run, slot, "audit-specialist");
  if (hunt === void 0 || storedBy === null)
    throw new Error(`slot ${slot.slot} is stored and has no reply`);
  const looks = (0, import_chunk_VYTNYEAJ.isByHand)(storedBy) ? void 0 : (0, import_chunk_VG7FH4FM.looksOf)(run.ledger, storedBy);
  return { agent: slot.role ?? slot.agent, checked: (0, import_chunk_CNKYK2A6.checkHunt)(hunt, await (0, import_chunk_CNKYK2A6.huntWorldOf)(run, hunt, looks)) };
}
async function unopened(audit, round) {
  const names = round.planned.filter(({ stage }) => stage === "hunt").map(({ run }) => run);
  const runs = await Promise.all(names.map((name) => (0, import_chunk_7TSXGW7H.openRun)(audit.home, name)));
  const opened = new Set(runs.flatMap(openedIn));
  const listed = new Set(runs.flatMap(({ slots }) => slots.flatMap(({ paths }) => paths)));
  return [...listed].filter((path) => !opened.has(path));
}
function openedIn(run) {
  return run.states.flatMap(({ slot, storedBy }) => {
    if (storedBy === null) return [];
    return (0, import_chunk_VYTNYEAJ.isByHand)(storedBy) ? slot.paths : [...(0, import_chunk_VG7FH4FM.looksOf)(run.ledger, storedBy).opened];
  });
}
async function takeJudge(audit, round, run, subject) {
  const { valid, reason } = await (0, import_chunk_35IQPWVW.finishStep)(run);
  if (!valid) await cleanWorkTree(audit);
  await (0, import_chunk_AWOSFOTL.note)(audit.paths, { kind: "judged", round: round.round, subject, run: run.file.run, valid, reason });
}
async function commitFix(audit, round, item, tree) {
  const { file, state } = audit;
  const workTree = await (0, import_chunk_UDK7FCCO.openRepository)(file.work_tree);
  const parent = state.head;
  const sha = await (0, import_chunk_BZVADGGQ.commitTree)(workTree, { tree, parent, message: `${subjectLine(audit, round, item)}
` });
  const files = await changedFiles(workTree, parent, sha);
  await (0, import_chunk_AWOSFOTL.note)(audit.paths, {
    kind: "committed",
    round: round.round,
    subject: item.subject,
    sha,
    parent,
    files
  });
}
function subjectLine({ file, state }, { round }, { subject, failures }) {
  const title = state.findings.get(subject)?.title ?? `mend ${failures.length} tests that fixes broke`;
  return `fix(${file.preset}-r${round}): ${subject} ${title.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim()}`;
}
async function changedFiles(repository, from, to) {
  const options = ["-r", "--raw", "-z", "--full-index", "--no-renames"];
  const raw = await (0, import_chunk_5DEMJDHL.readGit)(repository, ["diff-tree", ...options, "--end-of-options", from, to]);
  return (0, import_chunk_SKQ7EGPN.parseRaw)(raw).map(({ path }) => path);
}
async function pinRound({ home, paths, state }, { round }) {
  const [ref, sha] = [(0, import_chunk_4FXSJHAA.roundRef)(round), state.head];
  await (0, import_chunk_VPFLAI25.pinRef)(home, ref, sha);
  await (0, import_chunk_AWOSFOTL.note)(paths, { kind: "pinned", round, ref, sha });
}
async function requirePinned({ home }, { round, pinned }) {
  const value = pinned === void 0 ? void 0 : await (0, import_chunk_VPFLAI25.readRef)(home, pinned.ref);
  if (pinned !== void 0 && value === pinned.sha) return pinned.sha;
  throw new import_chunk_TJ5KMKV5.Failure(
    "audit/ref-exists",
    `${(0, import_chunk_4FXSJHAA.roundRef)(round)} stands at ${value ?? "no commit"}, not at ${pinned?.sha ?? "the start of the round"}`,
    { hint: `somebody moved it; put it back: git update-ref ${(0, import_chunk_4FXSJHAA.roundRef)(round)} ${pinned?.sha ?? ""}` }
  );
}
function buildFixPacket(input) {
  const { task, facts, nonces, nextSlot } = input;
  const { step, rules, rejected: rejected2, tests } = facts;
  const filling3 = {
    ...(0, import_chunk_KFIMSASJ.auditFacts)(task),
    mode: step.mode,
    attempt: String(input.attempt),
    attempts: String(input.attempts),
    calm: input.calm ? import_chunk_VFDDJN2I.TEMPLATES.calm.trimEnd() : "Take the time that it needs.",
    step: [{ kind: "STEP", content: step.description }],
    paths: [{ kind: "FILES", content: (step.allow ?? []).join("\n") }],
    rules: (0, import_chunk_KFIMSASJ.ruleFiles)(rules),
    rejected: rejected2.length === 0 ? "None." : rejected2.map((content) => ({ kind: "REJECTION", content })),
    tests: tests === void 0 ? "None." : [{ kind: "TESTS", content: tests }]
  };
  const call = { agent: "fix-executor", slot: nextSlot(), part: 1, of: 1 };
  const text = (0, import_chunk_VFDDJN2I.packetText)(call, filling3, nonces);
  const bytes = (0, import_chunk_Y5FHDHJZ.byteLength)(text);
  if (bytes > import_chunk_Y5FHDHJZ.PACKET_BUDGET) return { kind: "too-large", bytes };
  return {
    kind: "packet",
    packet: { agent: call.agent, slot: call.slot, text, bytes, hunks: [], paths: [] }
  };
}
function fixStepText(finding, preset) {
  const { id, title, description, impact, instance_fix, class_fix, location } = finding;
  const [first, last] = location.lines;
  return (0, import_chunk_VFDDJN2I.fill)(import_chunk_VFDDJN2I.TEMPLATES["fix-step"], {
    id,
    file: location.file,
    first: String(first),
    last: String(last),
    title,
    description,
    impact,
    instance: instance_fix,
    class: class_fix,
    demand: demandOf(preset)
  }).trimEnd();
}
function repairStepText(failures) {
  return (0, import_chunk_VFDDJN2I.fill)(import_chunk_VFDDJN2I.TEMPLATES["fix-regression-step"], {
    failures: failures.map((name) => `- ${name}`).join("\n")
  }).trimEnd();
}
function demandOf(preset) {
  const name = `fix-demand-${preset}`;
  return Object.hasOwn(import_chunk_VFDDJN2I.TEMPLATES, name) ? import_chunk_VFDDJN2I.TEMPLATES[name].trimEnd() : "";
}
var TESTS = [
  "**/*test*",
  "**/*spec*",
  "**/test/**",
  "**/tests/**",
  "**/__tests__/**",
  "**/spec/**",
  "**/testdata/**"
];
function stepOf(audit, round, item) {
  const { file, state, journal } = audit;
  const exclude = [".correctless/", ...file.settings.exclude];
  if (item.mode === "fix_regression") {
    const touched = [...new Set(round.commits.flatMap(({ files }) => files))].map(literally);
    return { description: repairStepText(item.failures), mode: item.mode, allow: touched, exclude };
  }
  const finding = state.findings.get(item.subject);
  if (finding === void 0) throw new Error(`no finding ${item.subject} to fix`);
  const folder = import_node_path8.posix.dirname(finding.location.file);
  const near = folder === "." ? "/*" : `${literally(folder)}/*`;
  const scope = [...(0, import_chunk_CNKYK2A6.auditedPaths)(file, journal)].filter((path) => !path.startsWith(".correctless/")).map(literally);
  const allow = [
    .../* @__PURE__ */ new Set([
      literally(finding.location.file),
      near,
      // The folders in it are no siblings.
      `!${near}/`,
      ...scope.length > MOST_PATHS ? ["*"] : scope,
      ...TESTS
    ])
  ];
  return { description: fixStepText(finding, file.preset), mode: item.mode, allow, exclude };
}
var MOST_PATHS = 500;
function literally(path) {
  return `/${path.replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`)}`;
}
var SHOWN = 2e4;
async function testOutputTail({ state }) {
  const folder = state.testing.get(state.head);
  if (folder === void 0) return void 0;
  const output = await outputOf(folder);
  if (output.length <= SHOWN) return output;
  const tail = output.slice(-SHOWN);
  return `(the last ${SHOWN} of ${output.length} characters)
${tail.slice(tail.indexOf("\n") + 1)}`;
}
async function planFix(audit, round, item) {
  const { file, state } = audit;
  const { subject } = item;
  const workTree = await cleanWorkTree(audit);
  const head = await (0, import_chunk_2UXSGL4G.auditSide)(audit, state.head, "before this fix");
  const sides = { base: head, head };
  const stage = {
    kind: "fix",
    round: round.round,
    title: `fix ${subject}`,
    sides,
    treeRoot: file.work_tree
  };
  const run = (0, import_chunk_2UXSGL4G.stageRunFile)(audit, stage);
  const step = stepOf(audit, round, item);
  const built = buildFixPacket({
    task: (0, import_chunk_TP5P4NU6.taskOf)(run),
    attempt: item.attempts.length + 1,
    attempts: (0, import_chunk_NRYDKDXP.mostAttempts)(item),
    calm: (0, import_chunk_AU4ZZBNW.divergences)(state).length > 0,
    facts: await factsOf(audit, item, step, head.tree),
    nonces: (0, import_chunk_TP5P4NU6.noncesOf)(run),
    nextSlot: (0, import_chunk_ZDC3FHAZ.slotNames)(run, [])
  });
  if (built.kind === "too-large") {
    const why = `its packet is ${built.bytes} bytes, over the limit of ${import_chunk_Y5FHDHJZ.PACKET_BUDGET}`;
    return (0, import_chunk_AWOSFOTL.note)(audit.paths, { kind: "given-up", round: round.round, subject, why });
  }
  const ofRun = { step, ignored: await (0, import_chunk_CNKYK2A6.ignoredNow)(workTree) };
  return (0, import_chunk_2UXSGL4G.planStage)(audit, run, {
    phase: "fix",
    subject,
    slots: [{ packet: built.packet }],
    also: (paths) => (0, import_chunk_5BAI5XGT.writeStamped)(paths.step, run, ofRun)
  });
}
async function factsOf(audit, item, step, tree) {
  const facts = {
    step,
    rules: await rulesOf(audit, tree, item),
    rejected: item.attempts.flatMap(({ checked, judged }) => judged?.reason ?? checked?.reason ?? []),
    tests: item.mode === "fix_regression" ? await testOutputTail(audit) : void 0
  };
  return (0, import_chunk_TP5P4NU6.cleanText)(facts, (0, import_chunk_W7PXZJT7.createRedactor)());
}
async function rulesOf({ home, state }, tree, { subject }) {
  const finding = state.findings.get(subject);
  const paths = finding === void 0 ? [] : [finding.location.file];
  const { rules } = await (0, import_chunk_KTHY2JLI.readRules)(home, tree);
  return (0, import_chunk_QZRNUFII.rulesInForce)(rules, ["", ...paths]).filter(({ governs }) => governs.length > 0).map(({ rule }) => rule.path);
}
async function planHunt(audit, round, paths) {
  const { home, file } = audit;
  const head = await (0, import_chunk_2UXSGL4G.auditSide)(audit, round.head, "where the round began");
  const treeRoot = await (0, import_chunk_57HIH6JA.materializeTree)(home, head.tree, file.cache_root);
  const title = paths === void 0 ? "hunt" : "hunt in unopened files";
  const sides = { base: head, head };
  const run = (0, import_chunk_2UXSGL4G.stageRunFile)(audit, { kind: "hunt", round: round.round, title, sides, treeRoot });
  const facts = await factsOf2(audit, head.tree, paths);
  const roles = paths === void 0 ? file.roles : file.roles.slice(0, 1);
  const step = Math.max(1, Math.floor(facts.files.length / roles.length));
  const given = {
    task: (0, import_chunk_TP5P4NU6.taskOf)(run),
    round: round.round,
    facts,
    nonces: (0, import_chunk_TP5P4NU6.noncesOf)(run),
    nextSlot: (0, import_chunk_ZDC3FHAZ.slotNames)(run, [])
  };
  const slots = roles.flatMap((role, index) => {
    const others = roles.filter((other) => other !== role).map(({ slug }) => slug);
    const packets = (0, import_chunk_KFIMSASJ.buildHuntPackets)({ ...given, role, others, turn: index * step });
    return packets.map((packet) => ({ packet, role: role.slug }));
  });
  await (0, import_chunk_2UXSGL4G.planStage)(audit, run, { phase: "hunt", subject: "", slots });
}
async function factsOf2(audit, tree, paths) {
  const files = await filesAt(audit, tree, paths);
  const facts = {
    files,
    rules: await governingRules(audit, tree, files),
    known: [...audit.state.findings.values()],
    fixed: (0, import_chunk_CNKYK2A6.fixedPaths)(audit.journal)
  };
  return (0, import_chunk_TP5P4NU6.cleanText)(facts, (0, import_chunk_W7PXZJT7.createRedactor)());
}
async function filesAt({ home, file, journal }, tree, only) {
  const scope = (0, import_chunk_CNKYK2A6.auditedPaths)(file, journal);
  const asked = new Map(file.files.map((one) => [one.path, one.changed]));
  const wanted = only === void 0 ? void 0 : new Set(only);
  const entries = await (0, import_chunk_WGK3PPFS.listTree)(home, tree);
  return entries.filter(({ path, type }) => type === "blob" && scope.has(path) && (wanted?.has(path) ?? true)).map(({ path, size }) => ({ path, bytes: size ?? 0, changed: asked.get(path) ?? [] }));
}
async function governingRules({ home }, tree, files) {
  const { rules } = await (0, import_chunk_KTHY2JLI.readRules)(home, tree);
  const inForce = (0, import_chunk_QZRNUFII.rulesInForce)(
    rules,
    files.map(({ path }) => path)
  );
  return inForce.filter(({ governs }) => governs.length > 0).map(({ rule }) => rule.path);
}
async function planJudge(audit, round, item) {
  const attempt = (0, import_chunk_YKYEW4ZF.lastAttempt)(item);
  if (attempt === void 0) throw new Error(`${item.subject} was never tried`);
  const fix = await (0, import_chunk_7TSXGW7H.openRun)(audit.home, attempt.run);
  const workTree = await (0, import_chunk_2UXSGL4G.workTreeOf)(fix.file);
  const fingerprint = await (0, import_chunk_YUJ6TF4Q.fingerprintRepository)(workTree);
  const { valid, reason, tree, step, result, facts } = await (0, import_chunk_CNKYK2A6.checkFix)(
    fix,
    await claimedResult(fix, item.subject)
  );
  const { subject } = item;
  const about = { round: round.round, subject };
  const reject = async (why) => {
    await cleanWorkTree(audit);
    await (0, import_chunk_AWOSFOTL.note)(audit.paths, { kind: "judged", ...about, run: attempt.run, valid: false, reason: why });
  };
  if (!valid) return reject(reason);
  if (tree !== attempt.checked?.tree) return reject("the work tree changed after the executor had ended");
  const head = { sha: null, tree, label: "the fix", why: "as the executor left it" };
  const planned = await (0, import_chunk_RP555HAU.planStep)({
    repository: workTree,
    stage: { home: audit.home, audit: fix.file.audit, models: audit.file.settings.models },
    step,
    result,
    facts,
    sides: { base: fix.file.base, head },
    fingerprint,
    captured: audit.file.captured,
    cacheRoot: audit.file.cache_root
  });
  if (planned.kind === "too-large") return reject(planned.reason);
  return (0, import_chunk_AWOSFOTL.note)(audit.paths, { kind: "planned", ...about, stage: "judge", run: planned.file.run });
}
async function claimedResult(fix, subject) {
  const [slot] = fix.slots;
  const claimed = slot === void 0 ? void 0 : await (0, import_chunk_V6TNONX2.storedReply)(fix, slot, "fix-executor");
  if (claimed !== void 0) return claimed;
  throw new Error(`the reply about ${subject} is gone`);
}
function buildTriagePackets(input) {
  const { task, nonces, nextSlot } = input;
  const room = (0, import_chunk_VFDDJN2I.roomLeft)("audit-triage", task.run, filling(input, [], input.findings.length), nonces);
  const chunks = chunksOf(input.findings, room);
  return chunks.map((chunk, index) => {
    const call = { agent: "audit-triage", slot: nextSlot(), part: index + 1, of: chunks.length };
    const paths = [...new Set(chunk.map(({ location }) => location.file))];
    return {
      packet: (0, import_chunk_VFDDJN2I.packetOf)(call, filling(input, chunk, chunk.length), nonces, { hunks: [], paths }),
      ids: chunk.map(({ id }) => id)
    };
  });
}
function filling({ task, round, known }, findings, count) {
  return {
    ...(0, import_chunk_KFIMSASJ.auditFacts)(task),
    round: String(round),
    count: String(count),
    findings: [{ kind: "FINDING_DESCRIPTION", content: findings.map(told).join("\n") }],
    known: (0, import_chunk_KFIMSASJ.knownFindings)(known)
  };
}
function told(finding) {
  const { id, agent, tier, severity, title, location, evidence, description, impact } = finding;
  const { instance_fix, class_fix, escape_type, invariant_ref, architecture_ref } = finding;
  const refs = { escape_type, invariant_ref, architecture_ref };
  const { file, lines } = location;
  return JSON.stringify(
    {
      id,
      agent,
      tier,
      severity,
      title,
      file,
      lines,
      evidence,
      description,
      impact,
      instance_fix,
      class_fix,
      ...refs
    },
    null,
    1
  );
}
function chunksOf(findings, room) {
  const chunks = [];
  let used = 0;
  for (const finding of findings) {
    const size = (0, import_chunk_Y5FHDHJZ.byteLength)(told(finding)) + 1;
    if (size > room) throw new Error(`finding ${finding.id} has ${size} bytes and fits no packet`);
    const open3 = chunks.at(-1);
    if (open3 !== void 0 && used + size <= room) open3.push(finding);
    else chunks.push([finding]);
    used = open3 !== void 0 && used + size <= room ? used + size : size;
  }
  return chunks;
}
async function planTriage(audit, round, ids) {
  const { home, file, state } = audit;
  const head = await (0, import_chunk_2UXSGL4G.auditSide)(audit, round.head, "where the round began");
  const treeRoot = await (0, import_chunk_57HIH6JA.materializeTree)(home, head.tree, file.cache_root);
  const sides = { base: head, head };
  const run = (0, import_chunk_2UXSGL4G.stageRunFile)(audit, { kind: "triage", round: round.round, title: "triage", sides, treeRoot });
  const asked = new Set(ids);
  const findings = await cleanFindings([...state.findings.values()]);
  const slots = buildTriagePackets({
    task: (0, import_chunk_TP5P4NU6.taskOf)(run),
    round: round.round,
    findings: findings.filter(({ id }) => asked.has(id)).toSorted(BY_FILE),
    known: findings.filter(({ id }) => !asked.has(id)),
    nonces: (0, import_chunk_TP5P4NU6.noncesOf)(run),
    nextSlot: (0, import_chunk_ZDC3FHAZ.slotNames)(run, [])
  });
  await (0, import_chunk_2UXSGL4G.planStage)(audit, run, { phase: "triage", subject: "", slots });
}
var BY_FILE = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)(({ location }) => location.file),
  (0, import_chunk_UTFC5QHX.by)(({ id }) => id)
);
function cleanFindings(findings) {
  const redactor = (0, import_chunk_W7PXZJT7.createRedactor)();
  return Promise.all(findings.map((finding) => (0, import_chunk_TP5P4NU6.cleanText)(finding, redactor)));
}
var AGENT = "fix-diff-reviewer";
function buildVerifyPackets(input) {
  const { task, facts, nonces } = input;
  const room = (0, import_chunk_VFDDJN2I.roomLeft)(AGENT, task.run, filling2(input, (0, import_chunk_5FNFRBXS.emptyParts)(facts.files)), nonces);
  const whole = (0, import_chunk_5FNFRBXS.cutChange)(facts.files, [() => import_chunk_5FNFRBXS.NO_EXTRAS], Number.MAX_SAFE_INTEGER);
  const partsIn = (0, import_chunk_5FNFRBXS.changeParts)(facts.files, whole.units.flat(2), []);
  const single = filling2(input, partsIn(new Set(whole.units.flat(2))));
  const bytes = (0, import_chunk_Y5FHDHJZ.byteLength)((0, import_chunk_VFDDJN2I.packetText)({ ...CALL, slot: `${task.run}/1` }, single, nonces));
  if (bytes <= import_chunk_Y5FHDHJZ.PACKET_BUDGET) {
    const call = { ...CALL, slot: input.nextSlot() };
    return { kind: "packets", packets: [(0, import_chunk_VFDDJN2I.packetOf)(call, single, nonces, shownIn(facts.files))] };
  }
  if (!input.chunking || room < LEAST_ROOM) return { kind: "too-large", bytes };
  return chunked(input, room);
}
var CALL = { agent: AGENT, part: 1, of: 1 };
var LEAST_ROOM = 8e3;
function chunked(input, room) {
  const { facts, nonces, nextSlot } = input;
  const { units, uncovered } = (0, import_chunk_5FNFRBXS.cutChange)(facts.files, [() => import_chunk_5FNFRBXS.NO_EXTRAS], room);
  if (uncovered.length > 0) return { kind: "uncovered", uncovered };
  const partsIn = (0, import_chunk_5FNFRBXS.changeParts)(facts.files, units.flat(2), []);
  const chunks = units.flatMap((pass) => (0, import_chunk_5FNFRBXS.pack)(pass, room));
  const packets = chunks.map(
    (chunk, index) => (0, import_chunk_VFDDJN2I.packetOf)(
      { agent: AGENT, slot: nextSlot(), part: index + 1, of: chunks.length },
      filling2(input, partsIn(chunk)),
      nonces,
      shownBy(chunk)
    )
  );
  return { kind: "packets", packets };
}
function filling2({ task, round, facts }, parts) {
  return {
    ...(0, import_chunk_VFDDJN2I.taskFactsWithTree)(task),
    round: String(round),
    rules: facts.rules.length === 0 ? "No rule governs these files." : facts.rules.map(ruleFence),
    findings: [
      {
        kind: "FINDING_DESCRIPTION",
        content: JSON.stringify(facts.findings, null, 1),
        attributes: { source: `round-${round}-findings` }
      }
    ],
    ...parts
  };
}
function ruleFence({ path, paths, body }) {
  const governed = paths === null ? {} : { paths: paths.join(", ") };
  return { kind: "RULES", content: body, attributes: { source: path, ...governed } };
}
function shownIn(files) {
  return { hunks: (0, import_chunk_KWWFSC3C.hunkIds)(files), paths: files.map(({ path }) => path) };
}
function shownBy(chunk) {
  const pieces = [...chunk].filter((load) => load.kind === "piece");
  return {
    hunks: [...new Set(pieces.map(({ piece }) => piece.hunk))],
    paths: [...new Set(pieces.map(({ file }) => file.path))]
  };
}
async function planVerify(audit, round) {
  const { home, file, state } = audit;
  const base = await (0, import_chunk_2UXSGL4G.auditSide)(audit, await requirePinned(audit, round), "pinned at the start of the round");
  const head = await (0, import_chunk_2UXSGL4G.auditSide)(audit, state.head, "after the fixes");
  const { files, changed } = await readFixes(audit, { base, head });
  const treeRoot = await (0, import_chunk_57HIH6JA.materializeTree)(home, head.tree, file.cache_root);
  const title = "fix verification";
  const sides = { base, head };
  const run = (0, import_chunk_2UXSGL4G.stageRunFile)(audit, { kind: "verify", round: round.round, title, sides, treeRoot });
  const facts = await factsOf3(audit, round, { base, head, files, changed });
  const built = buildVerifyPackets({
    task: (0, import_chunk_TP5P4NU6.taskOf)(run),
    round: round.round,
    facts,
    chunking: file.settings.chunking || state.chunking,
    nonces: (0, import_chunk_TP5P4NU6.noncesOf)(run),
    nextSlot: (0, import_chunk_ZDC3FHAZ.slotNames)(run, [])
  });
  if (built.kind !== "packets") return refuse(audit, round, built);
  const scope = { ...(0, import_chunk_5BAI5XGT.stampOf)(run), files: (0, import_chunk_7QSCTAWT.scopeEntries)(changed), skipped: [] };
  return (0, import_chunk_2UXSGL4G.planStage)(audit, run, {
    phase: "verify",
    subject: "",
    slots: built.packets.map((packet) => ({ packet })),
    also: async (paths) => {
      await (0, import_chunk_F2M6ALLY.writeFileAtomically)(paths.scope, (0, import_chunk_JPD5QLI3.jsonText)(scope));
      await (0, import_chunk_5BAI5XGT.writeStamped)(paths.files, run, facts.files);
    }
  });
}
function refuse(audit, round, built) {
  if (built.kind === "too-large")
    return abortRound(audit, round, "PROMPT-BUDGET-EXCEEDED", tooLarge(built.bytes, round.round));
  const [gap] = built.uncovered;
  return abortRound(audit, round, "FAIL-CLOSED", `${gap?.hunk ?? "a hunk"}: ${gap?.why ?? "fits no packet"}`);
}
async function readFixes({ home }, sides) {
  const { patch, raw, numstat, large } = await (0, import_chunk_GCY3LW7N.readPatch)(home, sides, []);
  if (large.length > 0) {
    const named2 = large.map(import_chunk_NLWRO2NF.printable).join(", ");
    throw new import_chunk_TJ5KMKV5.Failure("scope/too-much-text", `fixes made files that no review could show: ${named2}`, {
      hint: 'give the audit up: correctless audit stop AUDIT --reason "too large to be reviewed"'
    });
  }
  const changed = (0, import_chunk_R62FEOYP.parsePatch)(patch);
  (0, import_chunk_SKQ7EGPN.crossCheck)(changed, { raw, numstat });
  return { files: (0, import_chunk_KWWFSC3C.shownFiles)({ patch, changed, skipped: [] }), changed };
}
function tooLarge(bytes, round) {
  const cap = Math.floor(import_chunk_Y5FHDHJZ.PACKET_BUDGET / 1024);
  return `assembled prompt is ${bytes} bytes, exceeds ${cap} KB cap \u2014 aborting round ${round}`;
}
async function factsOf3(audit, round, { base, head, files, changed }) {
  const redactor = (0, import_chunk_W7PXZJT7.createRedactor)();
  const textOf = await (0, import_chunk_CWLHLYKC.readChangedTexts)(audit.home, { base, head, changed, skipped: [] });
  const shown = await (0, import_chunk_TP5P4NU6.redactHunks)(files, redactor, textOf);
  const rules = await rulesAtStart(audit, base.tree, changed);
  const findings = round.commits.flatMap(({ subject }) => audit.state.findings.get(subject) ?? []).map(({ id, title, description }) => ({ id, title, description }));
  return (0, import_chunk_TP5P4NU6.cleanText)({ files: shown, rules, findings }, redactor);
}
async function rulesAtStart({ home }, tree, changed) {
  const { rules } = await (0, import_chunk_KTHY2JLI.readRules)(home, tree);
  return (0, import_chunk_QZRNUFII.rulesInForce)(
    rules.filter(({ source }) => source === "claude-rules"),
    changed.keys()
  ).filter(({ governs }) => governs.length > 0).map(({ rule }) => rule);
}
async function recordSilence(audit, round, { head, linesChanged: linesChanged2 }) {
  const { file, home } = audit;
  const review = round.reviews.at(-1);
  if (review === void 0) throw new Error("there is no review to put on record");
  const run = await (0, import_chunk_7TSXGW7H.openRun)(home, review.run);
  const record = {
    timestamp: (0, import_chunk_JPD5QLI3.now)(),
    branch_slug: file.branch_slug,
    round: round.round,
    zero_findings_on_nontrivial_diff: true,
    lines_changed: linesChanged2,
    threshold: file.settings.zero_findings_threshold,
    reviewer_request: run.slots.map(({ slot, packet }) => `${slot} sha256:${packet.sha256}`),
    reviewer_response: (0, import_chunk_JPD5QLI3.eventsOf)(run.ledger, "stored").map(({ slot, sha256 }) => `${slot} sha256:${sha256}`)
  };
  const { trail } = (0, import_chunk_4FXSJHAA.artifactPaths)(file.top, file);
  try {
    const there = (await (0, import_chunk_F2M6ALLY.readTextIfAny)(trail) ?? "").includes(JSON.stringify(record.reviewer_request));
    if (!there) await (0, import_chunk_F2M6ALLY.appendLine)(trail, JSON.stringify(record));
  } catch (error) {
    if (!(error instanceof import_chunk_TJ5KMKV5.Failure)) throw error;
    const why = `round=${round.round} slug=${file.branch_slug}: ${error.message}`;
    return abortRound(audit, round, "FORENSIC-LOG-FAILED", why);
  }
  await (0, import_chunk_AWOSFOTL.note)(audit.paths, { kind: "recorded", round: round.round, head, lines_changed: linesChanged2 });
}
async function revertCommit(workTree, sha, message) {
  const { sha: head } = await (0, import_chunk_BZVADGGQ.readHead)(workTree);
  if (await isRevert(workTree, head, sha, message)) {
    const { tree, parents } = await (0, import_chunk_BZVADGGQ.readCommit)(workTree, head);
    return { kind: "reverted", sha: await (0, import_chunk_BZVADGGQ.commitTree)(workTree, { tree, parent: parents[0] ?? "", message }) };
  }
  await (0, import_chunk_N74XMDQQ.refuseUnsaved)(workTree);
  const merged = await treeWithout(workTree, head, sha);
  if (merged.kind === "conflict") return merged;
  const stands = await (0, import_chunk_BZVADGGQ.treeOf)(workTree, head);
  const files = await (0, import_chunk_BZVADGGQ.inTheWay)(workTree, stands, await (0, import_chunk_BZVADGGQ.treeChanges)(workTree, stands, merged.tree));
  if (files.length > 0) return { kind: "conflict", files };
  return {
    kind: "reverted",
    sha: await (0, import_chunk_BZVADGGQ.commitTree)(workTree, { tree: merged.tree, parent: head, message })
  };
}
async function isRevert(workTree, head, sha, message) {
  const { tree, parents } = await (0, import_chunk_BZVADGGQ.readCommit)(workTree, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_chunk_BZVADGGQ.isCommitOf)(workTree, head, { tree, parents: [parent], message })) {
    return false;
  }
  const made = await treeWithout(workTree, parent, sha);
  return made.kind === "merged" && made.tree === tree;
}
async function treeWithout(workTree, from, sha) {
  const { tree, parents } = await (0, import_chunk_BZVADGGQ.readCommit)(workTree, sha);
  const [before2, ...others] = parents;
  if (before2 === void 0 || others.length > 0) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "scope/unknown-revision",
      `${sha} has ${parents.length} parents and cannot be taken back`,
      {
        hint: "only a commit with exactly one parent can"
      }
    );
  }
  return (0, import_chunk_N74XMDQQ.mergeTrees)(workTree, {
    base: tree,
    ours: await (0, import_chunk_BZVADGGQ.treeOf)(workTree, from),
    theirs: await (0, import_chunk_BZVADGGQ.treeOf)(workTree, before2)
  });
}
async function revertFix(audit, round, { sha, subject, why }) {
  const workTree = await cleanOrReverted(audit);
  const message = `revert(${audit.file.preset}-r${round.round}): ${subject}

Takes back ${sha}.
`;
  const reverted = await revertCommit(workTree, sha, message);
  if (reverted.kind === "conflict") {
    const files = reverted.files.join(", ");
    await abortRound(
      audit,
      round,
      "audit/blocking",
      `${subject} cannot be taken back, others build on it: ${files}`
    );
    return;
  }
  await (0, import_chunk_AWOSFOTL.note)(audit.paths, { kind: "reverted", round: round.round, subject, sha, by: reverted.sha, why });
}
async function cleanOrReverted(audit) {
  const { openRepository: openRepository2 } = await Promise.resolve().then(() => __toESM(parts["repository-DY3C3EVE"]()));
  const { readHead: readHead2 } = await Promise.resolve().then(() => __toESM(parts["commit-tree-3TBFYZJV"]()));
  const workTree = await openRepository2(audit.file.work_tree);
  return (await readHead2(workTree)).sha === audit.state.head ? cleanWorkTree(audit) : workTree;
}
function sumOf(text, pattern) {
  return [...text.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
}
var SPOKEN = /^running \d+ tests?$|^ +(?:Compiling|Finished|Running|Doc-tests) \S|^error: could not compile `/m;
var TARGET = /^ +Running (?:unittests )?(\S+) \((?:.*?[\\/])?([^\\/]+?)(?:-[0-9a-f]{16})?(?:\.exe)?\)$/;
var DOC_TESTS = /^ +Doc-tests (\S+)$/;
var STARTED = /^running \d+ tests?$/;
var VERDICT = /^(?:test (.+?)(?: - should panic)? \.\.\. FAILED|(.+) --- FAILED)$/;
var RESULT = /^test result: /;
var RERUN = /error: \w+ failed, to rerun pass `(.+)`$/;
var COMPILING = /^error: could not compile `([^`]+)`/;
function readCargo(text) {
  if (!SPOKEN.test(text)) return void 0;
  const lines = text.split("\n");
  const targets = [];
  const broken = /* @__PURE__ */ new Set();
  let target = open2(targets, "");
  for (const [index, line] of lines.entries()) {
    const next = targetOf2(line);
    const [, test, quiet] = VERDICT.exec(line) ?? [];
    const verdict = test ?? quiet;
    const rerun = RERUN.exec(line)?.[1];
    const compiled = COMPILING.exec(line)?.[1];
    if (next !== void 0) target = open2(targets, next);
    if (STARTED.test(line)) target = start(targets, target);
    if (verdict !== void 0 && target.running) target.failures.push(withoutLine(verdict));
    if (RESULT.test(line)) end(target, listAbove(lines, index));
    if (rerun !== void 0 && (target.running || target.failures.length === 0)) died(target, rerun);
    if (compiled !== void 0) broken.add(compiled);
  }
  return {
    failures: [
      ...targets.flatMap(
        ({ name, failures }) => failures.map((test) => `cargo: ${`${name} ${test}`.trim()}`)
      ),
      ...[...broken].map((name) => `cargo: ${name} could not compile`)
    ],
    counted: sumOf(text, /^test result: FAILED\. \d+ passed; (\d+) failed;/gm)
  };
}
function targetOf2(line) {
  const [, path, crate] = TARGET.exec(line) ?? [];
  if (path !== void 0 && crate !== void 0) return `${crate} ${path}`;
  const documented = DOC_TESTS.exec(line)?.[1];
  return documented === void 0 ? void 0 : `${documented} doc-tests`;
}
function open2(targets, name) {
  const target = { name, failures: [], running: false };
  targets.push(target);
  return target;
}
function start(targets, current) {
  const target = current.name === "" ? open2(targets, "") : current;
  target.running = true;
  return target;
}
function end(target, listed) {
  if (listed.length > 0) target.failures = listed.map(withoutLine);
  target.running = false;
}
function died(target, rerun) {
  target.failures.push(target.name === "" ? `${rerun} did not finish` : "did not finish");
  target.running = false;
}
function listAbove(lines, result) {
  let first = result - 1;
  if (lines[first] === "") first -= 1;
  const last = first;
  while (/^ {4}\S/.test(lines[first] ?? "")) first -= 1;
  return lines[first] === "failures:" ? lines.slice(first + 1, last + 1).map((line) => line.trim()) : [];
}
function withoutLine(test) {
  return test.replace(/ \(line \d+\)/, "");
}
function distinctNames(names) {
  const seen = /* @__PURE__ */ new Map();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
function withoutGoJson(text) {
  const packages = /* @__PURE__ */ new Map();
  const others = text.split("\n").filter((line) => {
    const event = eventOf(line);
    if (event === void 0) return true;
    const { Package: name = "", Output: output = "" } = event;
    packages.set(name, (packages.get(name) ?? "") + output);
    return false;
  });
  return [...others, ...packages.values()].join("\n");
}
function eventOf(line) {
  if (!line.startsWith("{") || !line.includes('"Action":')) return void 0;
  try {
    return JSON.parse(line);
  } catch {
    return void 0;
  }
}
var SPOKEN2 = /^(?:ok {2}|FAIL|\? {3})\t\S|--- FAIL: \S+ \(/m;
var TEST = /^(.*?)--- FAIL: (\S+) \(\d+(?:\.\d+)?s\)$/;
var PACKAGE = /(?:^ok {2}|FAIL)\t(\S+)(?:\t.*| \[(.+)\])?$/;
var PANIC = /^(?:panic: |fatal error: )/;
function readGo(output) {
  const text = withoutGoJson(output);
  if (!SPOKEN2.test(text)) return void 0;
  const failures = [];
  let tests = [];
  let panicked = false;
  for (const line of text.split("\n")) {
    const [, printed = "", test] = TEST.exec(line) ?? [];
    const [, name, reason] = PACKAGE.exec(line) ?? [];
    if (test !== void 0 && isOwn(printed, test)) tests.push(test);
    if (PANIC.test(line)) panicked = true;
    if (name === void 0) continue;
    for (const one of tests) failures.push(`go: ${name}/${one}`);
    if (reason !== void 0) failures.push(`go: ${name} [${reason}]`);
    else if (panicked && !line.startsWith("ok")) failures.push(`go: ${name} [panic]`);
    else if (tests.length === 0 && !line.startsWith("ok")) failures.push(`go: ${name}`);
    tests = [];
    panicked = false;
  }
  return { failures: [...failures, ...tests.map((one) => `go: ${one}`)] };
}
function isOwn(printed, test) {
  if (printed.trim() !== "") return true;
  return printed.length % 4 === 0 && test.split("/").length - 1 >= printed.length / 4;
}
var SPOKEN3 = /^Test Suites: .*\d total$|^No tests found, exiting with code \d|^ ?(?:PASS|FAIL) +\S.*\n+ {2}● /m;
var FILE = /^ ?(PASS|FAIL) +(\S.*)$/;
var BULLET = /^ {2}● (.+)$/;
function readJest(text) {
  if (!SPOKEN3.test(text)) return void 0;
  const failed = [];
  let current;
  for (const line of withoutRepetition(text)) {
    const [, verdict, file = ""] = FILE.exec(line) ?? [];
    const name = BULLET.exec(line)?.[1];
    if (verdict === "FAIL") failed.push({ file: fileName(file), names: current = [] });
    else if (verdict === "PASS") current = void 0;
    else if (name !== void 0 && name !== "Console") current?.push(name);
  }
  return {
    failures: failed.flatMap(
      ({ file, names }) => names.length === 0 ? [file] : names.map((name) => `${file} > ${name}`)
    ),
    counted: sumOf(text, /^Tests: +(\d+) failed/gm)
  };
}
function withoutRepetition(text) {
  let repeated = false;
  return text.split("\n").filter((line) => {
    if (line === "Summary of all failing tests") repeated = true;
    if (line.startsWith("Test Suites: ")) repeated = false;
    return !repeated;
  });
}
function fileName(text) {
  return text.replace(/(?: \([\d.]+ (?:m?s|MB heap size)\))+$/, "").replace(/\s+/g, " ");
}
var ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;
function plainText(output, root) {
  const text = output.replace(ESCAPES, "").replace(/\r+\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  const folder = root.replace(/[\\/]+$/, "");
  return folder === "" ? text : text.replaceAll(`${folder}/`, "").replaceAll(`${folder}\\`, "");
}
function withoutFolder(path) {
  return path.replace(/^(?:file:\/\/)?(?:[A-Za-z]:)?[\\/].*[\\/]/, "");
}
var ENTITIES = /* @__PURE__ */ new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"]
]);
function xmlTags(text, names) {
  const pattern = new RegExp(
    `<!\\[CDATA\\[[^]*?\\]\\]>|<!--[^]*?-->|<(/?)(${names.join("|")})((?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*)\\s*(/?)>`,
    "g"
  );
  return [...text.matchAll(pattern)].flatMap(([, closing, name, attributes = "", empty]) => {
    if (name === void 0) return [];
    const kind = closing === "/" ? "close" : empty === "/" ? "empty" : "open";
    return [{ name, kind, attributes: attributesOf(attributes) }];
  });
}
function attributesOf(text) {
  const found2 = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...found2].map(([, name = "", double, single]) => [name, unescaped(double ?? single ?? "")])
  );
}
function unescaped(text) {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== void 0) return ENTITIES.get(String(name)) ?? whole;
    const code = decimal === void 0 ? parseInt(String(hexadecimal), 16) : Number(decimal);
    return code <= 1114111 ? String.fromCodePoint(code) : whole;
  });
}
var NAMES = ["testsuites", "testsuite", "testcase", "failure", "error", "skipped"];
function readJunit(text) {
  const start2 = text.search(/<testsuites?[\s>]/);
  if (start2 === -1) return void 0;
  const tests = new OpenTests();
  for (const tag of xmlTags(text.slice(start2), NAMES)) tests.read(tag);
  return { failures: tests.end() };
}
var OpenTests = class {
  #failures = [];
  #suites = [];
  #test;
  read(tag) {
    switch (tag.name) {
      case "testsuite":
        this.end();
        if (tag.kind === "open") this.#suites.push(tag.attributes.get("name") ?? "");
        if (tag.kind === "close") this.#suites.pop();
        break;
      case "testcase":
        this.end();
        if (tag.kind === "open")
          this.#test = { name: this.#nameOf(tag.attributes), failed: false, skipped: false };
        break;
      case "skipped":
        if (this.#test !== void 0) this.#test.skipped = true;
        break;
      case "failure":
      case "error":
        if (tag.kind !== "close") this.#fail();
        break;
    }
  }
  /** Judges the open test, also one whose end was cut off. */
  end() {
    if (this.#test?.failed === true && !this.#test.skipped) this.#failures.push(this.#test.name);
    this.#test = void 0;
    return this.#failures;
  }
  /** Outside of a test, it is the suite that failed. */
  #fail() {
    if (this.#test === void 0) this.#failures.push(this.#suites.join(" > "));
    else this.#test.failed = true;
  }
  #nameOf(attributes) {
    const kind = attributes.get("classname") ?? "";
    const name = fileOr(attributes.get("name") ?? "");
    const own = kind === name ? name : `${kind} ${name}`;
    const around = this.#suites.filter((suite) => suite !== "" && !kind.startsWith(suite));
    return [...around, own].join(" > ").replace(/\s+/g, " ").trim();
  }
};
function fileOr(name) {
  return /\.[cm]?[jt]sx?$/.test(name) ? withoutFolder(name) : name;
}
function testId(text) {
  const start2 = /^[^[]*?::[^[ ]*(?=\[)/.exec(text)?.[0].length;
  if (start2 === void 0) return before(text, " - ");
  let depth = 0;
  for (let index = start2; index < text.length; index += 1) {
    if (text[index] === "[") depth += 1;
    if (text[index] === "]") depth -= 1;
    const ends = index + 1 === text.length || text.startsWith(" - ", index + 1);
    if (depth === 0 && ends) return text.slice(0, index + 1);
  }
  const end2 = text.indexOf("] - ", start2);
  return end2 === -1 ? text : text.slice(0, end2 + 1);
}
function before(text, mark) {
  const at = text.indexOf(mark);
  return at === -1 ? text : text.slice(0, at);
}
var COUNTS = /^(?:=+ )?((?:\d+ [a-z]+(?: [a-z]+)?(?:, )?)+) in [\d.]+s\b/;
var SPOKEN4 = /^=+ test session starts =+$|^=+ short test summary info =+$|^(?:=+ )?no tests ran in [\d.]+s\b/m;
var CRASHED = /^INTERNALERROR> /m;
var SUMMARY = /^=+ short test summary info =+$/;
var SUMMARISED = /^(?:FAILED|ERROR|SUBFAIL(?:ED)?((?:\[.*?\])?(?: ?\(.*?\))?)) (\S.*)$/;
var TOLD = /^(\S.*?) (?:FAILED|ERROR|SUBFAIL(?:ED)?(.*?))(?: +\[ *\d+%\])?$/;
var COLLECTING = /^_+ ERROR collecting (.+?) _+$/;
function readPytest(text) {
  const lines = text.split("\n");
  const counts = lines.flatMap((line) => COUNTS.exec(line)?.[1] ?? []);
  const crashed = CRASHED.test(text);
  if (counts.length === 0 && !crashed && !SPOKEN4.test(text)) return void 0;
  const summarised = inSummary(lines);
  return {
    failures: [
      ...summarised.length > 0 ? summarised : inProgress(lines),
      ...crashed ? ["pytest: internal error"] : []
    ],
    counted: counts.flatMap((line) => [...line.matchAll(/(\d+) (?:failed|errors?)\b/g)]).reduce((sum, [, count]) => sum + Number(count), 0)
  };
}
function inSummary(lines) {
  let inside = false;
  return lines.flatMap((line) => {
    if (SUMMARY.test(line)) inside = true;
    else if (/^={3,}/.test(line) || COUNTS.test(line)) inside = false;
    const [, part, rest] = inside ? SUMMARISED.exec(line) ?? [] : [];
    return rest === void 0 ? [] : [named(testId(rest), part)];
  });
}
function inProgress(lines) {
  return lines.flatMap((line) => {
    const [, id, part] = TOLD.exec(line) ?? [];
    if (id?.includes("::") === true) return [named(id, part)];
    return COLLECTING.exec(line)?.[1] ?? [];
  });
}
function named(id, part = "") {
  return `${id} ${part.trim()}`.trim();
}
var POINT = /^((?: {4})*)(not )?ok(?=$| +\S)(?: +\d+(?= |$))?(?: +-(?= |$))? *(.*)$/;
var PLAN = /^1\.\.(\d+)(?: *#.*)?$/;
var EXCUSED = /(?:^| +)# *(?:skip|todo)\b.*$/i;
var TIME = / *(?:# time=[\d.]+m?s| in \d+(?:ms|s|sec))$/;
function tapLines(text) {
  const lines = text.split("\n");
  const found2 = [];
  const endless = /* @__PURE__ */ new Set();
  let heading;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const last = found2.at(-1);
    const plan = PLAN.exec(line)?.[1];
    const point = pointOf(line, lines[index + 1] ?? "");
    const comment = /^# (.*)$/.exec(line)?.[1];
    if (point !== void 0) {
      found2.push(point);
      const end2 = endOfDetails(lines, index + 1, endless);
      point.place = placeIn(lines.slice(index + 1, end2), heading);
      index = end2 - 1;
    } else if (plan !== void 0) found2.push({ kind: "plan", count: Number(plan) });
    else if (/^ *\}$/.test(line)) found2.push({ kind: "closed", level: (line.length - 1) / 4 });
    else if (line.startsWith("Bail out!")) found2.push({ kind: "bail" });
    else if (comment !== void 0) {
      heading = comment;
      if (last?.kind === "point") last.place ??= batsFile(comment);
    }
  }
  return found2;
}
function pointOf(line, next) {
  const [, indent = "", not, rest] = POINT.exec(line) ?? [];
  if (rest === void 0) return void 0;
  const opens = rest.endsWith(" {") && next.startsWith(`${indent}    `);
  const name = rest.slice(0, opens ? -2 : void 0);
  return {
    kind: "point",
    level: indent.length / 4,
    failed: not !== void 0 && !EXCUSED.test(name),
    name: name.replace(EXCUSED, "").replace(TIME, "").replace(/\\([\\#])/g, "$1"),
    opens,
    place: void 0
  };
}
function endOfDetails(lines, start2, endless) {
  const indent = /^( +)---$/.exec(lines[start2] ?? "")?.[1];
  if (indent === void 0 || endless.has(indent)) return start2;
  const end2 = lines.indexOf(`${indent}...`, start2);
  if (end2 === -1) endless.add(indent);
  return end2 === -1 ? start2 : end2 + 1;
}
function placeIn(details, heading) {
  const found2 = (key) => details.map((line) => key.exec(line)).find((match) => match !== null);
  const location = found2(/^ +location: '(.+?)(?::\d+)*'$/)?.[1];
  if (location !== void 0) return withoutFolder(location);
  return found2(/^ +operator: /) === void 0 ? void 0 : heading;
}
function batsFile(comment) {
  const [, file, unread] = /in test file (.+), line \d+|^(\S+\.bats): line \d+:/.exec(comment) ?? [];
  const path = file ?? unread;
  return path === void 0 ? void 0 : withoutFolder(path);
}
var VERSION = /^TAP version \d+$/m;
function readTap(text) {
  const lines = tapLines(text);
  const versioned = VERSION.test(text);
  const plans = lines.flatMap((line) => line.kind === "plan" ? [line.count] : []);
  if (!versioned && plans.length === 0) return void 0;
  const planned = plans.reduce((sum, count) => sum + count, 0);
  const ran = lines.filter((line) => line.kind === "point" && line.level === 0).length;
  return {
    failures: [
      ...failingPoints(lines).map(nameOf),
      ...lines.some(({ kind }) => kind === "bail") ? ["tap: bailed out"] : [],
      ...plans.length === 0 ? ["tap: no plan"] : [],
      ...ran < planned ? [`tap: planned tests that did not run: ${planned - ran}`] : []
    ]
  };
}
function failingPoints(lines) {
  const failing = [];
  const around = [];
  for (const line of lines) {
    if (line.kind === "closed" && line.level === around.at(-1)?.level) around.pop();
    if (line.kind !== "point") continue;
    for (let index = failing.length - 1; index >= 0; index -= 1) {
      const sub = failing[index];
      if (sub === void 0 || sub.level <= line.level) break;
      sub.path.unshift(line.name);
      sub.level = line.level;
    }
    const path = [...around.map(({ name }) => name), line.name];
    if (line.failed) failing.push({ point: line, level: around[0]?.level ?? line.level, path });
    if (line.opens) around.push(line);
  }
  return failing;
}
function nameOf({ point: { place }, path }) {
  const [first = "", ...rest] = path;
  if (place === void 0) return path.join(" > ");
  return [place, ...withoutFolder(first) === place ? [] : [first], ...rest].join(" > ");
}
var HEADING = /^⎯+ (?:Failed|Unhandled) .+ ⎯+$/;
var FOOTER = /^ Test Files {2}\d/;
function withoutVitestReport(text) {
  const kept = [];
  let report;
  for (const line of text.split("\n")) {
    if (FOOTER.test(line)) report = void 0;
    if (report === void 0 && HEADING.test(line)) report = [];
    (report ?? kept).push(line);
  }
  return [...kept, ...report ?? []].join("\n");
}
var SPOKEN5 = /^ *(?:RUN|DEV) +v\d|^ Test Files {2}\d|^⎯+ Failed (?:Suites|Tests) \d+ ⎯+$/m;
var RULE = /^⎯+(?: .+ ⎯+|\[\d+\/\d+\]⎯+)?$/;
var FAILED = /^ ?FAIL +(.+)$/;
var UNHANDLED = /^This error originated in "(.+)" test file\./;
function readVitest(text) {
  if (!SPOKEN5.test(text)) return void 0;
  const failures = [];
  let belowRule = false;
  for (const line of text.split("\n")) {
    const name = FAILED.exec(line)?.[1];
    const file = UNHANDLED.exec(line)?.[1];
    if (RULE.test(line)) belowRule = true;
    else if (belowRule && name !== void 0) failures.push(testName(name));
    else if (line !== "") belowRule = false;
    if (file !== void 0) failures.push(`${file}: unhandled error`);
  }
  return { failures, counted: failuresCounted(withoutVitestReport(text)) };
}
function testName(text) {
  const at = text.lastIndexOf(" [ ");
  const twice = at !== -1 && ` ${text.slice(0, at)}`.endsWith(text.slice(at).replace(/^ \[( .*) \]$/, "$1"));
  return (twice ? text.slice(0, at) : text).replace(/\s+/g, " ");
}
function failuresCounted(text) {
  return sumOf(text, /^ {6}Tests {2}(\d+) failed/gm) + sumOf(text, /^ {5}Errors {2}(\d+) errors?$/gm);
}
var PARSERS = [
  ["vitest", readVitest],
  ["jest", readJest],
  ["pytest", readPytest],
  ["go", readGo],
  ["cargo", readCargo],
  ["junit", readJunit],
  ["tap", readTap]
];
function readTestOutput(output, status, root = "") {
  const text = plainText(output, root);
  const others = withoutVitestReport(text);
  const spoken = PARSERS.flatMap(([parser, read]) => {
    const found2 = read(parser === "vitest" ? text : others);
    return found2 === void 0 ? [] : [{ parser, names: [...found2.failures, ...unnamed(parser, found2)] }];
  });
  const names = distinctNames(spoken.flatMap((runner) => runner.names));
  const silent = status !== 0 && (names.length === 0 || wasKilled(status));
  return {
    parser: spoken[0]?.parser ?? "exit-status",
    failures: [...names, ...silent ? [`exit status ${status}`] : []].toSorted(import_chunk_UTFC5QHX.compareText)
  };
}
function unnamed(parser, { failures, counted = 0 }) {
  const missing = counted - failures.length;
  return missing > 0 ? [`${parser}: failures without a name: ${missing}`] : [];
}
function wasKilled(status) {
  return status > 128 && status <= 192;
}
async function runTests(audit, patience) {
  const { file, paths, state } = audit;
  const { head } = state;
  let folder = state.testing.get(head);
  if (folder === void 0) {
    await cleanWorkTree(audit);
    folder = await commandFolder(paths, "tests");
    await (0, import_chunk_AWOSFOTL.note)(paths, { kind: "testing", head, folder });
  }
  const run = await runCommand(folder, file.settings.test, file.work_tree, patience);
  if (run.kind === "running") return "running";
  const { status, milliseconds } = run;
  const { parser, failures } = readTestOutput(run.output, status ?? 1, file.work_tree);
  const names = await (0, import_chunk_W7PXZJT7.createRedactor)().redactIn([...failures]);
  await cleanWorkTree(audit);
  await (0, import_chunk_AWOSFOTL.note)(paths, {
    kind: "tested",
    head,
    parser,
    status,
    failures: names,
    unusable: unusable(run),
    milliseconds
  });
  return "ended";
}
function unusable({ status, timedOut }) {
  if (timedOut) return "the test command did not end in time";
  if (status === null) return "the test command was killed";
  if (status === 127) return "the test command was not found (status 127)";
  if (status === 126) return "the test command could not be started (status 126)";
  return null;
}
async function takeMove(audit, move, patience) {
  switch (move.kind) {
    case "prepare":
      return await prepareWorkTree(audit, patience) === "running" ? "running" : "taken";
    case "test":
      if (move.head !== audit.state.head) throw new Error(`tests of ${move.head} are wanted elsewhere`);
      return await runTests(audit, patience) === "running" ? "running" : "taken";
    case "start-round":
      await (0, import_chunk_AWOSFOTL.note)(audit.paths, { kind: "round", round: move.round, head: audit.state.head });
      return "taken";
    case "end":
      await (0, import_chunk_AWOSFOTL.note)(audit.paths, {
        kind: "ended",
        outcome: move.outcome,
        why: move.why,
        changed: await (0, import_chunk_CSPJRV67.changesInOwnTree)(audit)
      });
      return "taken";
    case "hunt":
    case "triage":
    case "fix":
    case "judge":
    case "verify":
    case "pin":
    case "commit":
    case "give-up":
    case "break":
    case "revert":
    case "record":
    case "abort":
    case "close":
      await takeInRound(audit, roundOf(audit), move);
      return "taken";
  }
}
async function takeInRound(audit, round, move) {
  const { paths } = audit;
  switch (move.kind) {
    case "hunt":
      return planHunt(audit, round, move.paths);
    case "triage":
      return planTriage(audit, round, move.ids);
    case "fix":
      return planFix(audit, round, move.item);
    case "judge":
      return planJudge(audit, round, move.item);
    case "verify":
      return planVerify(audit, round);
    case "pin":
      return pinRound(audit, round);
    case "commit":
      return commitFix(audit, round, move.item, move.tree);
    case "revert":
      return revertFix(audit, round, move);
    case "record":
      return recordSilence(audit, round, move);
    case "give-up":
      return (0, import_chunk_AWOSFOTL.note)(paths, { kind: "given-up", round: round.round, subject: move.subject, why: move.why });
    case "break":
      return (0, import_chunk_AWOSFOTL.note)(paths, {
        kind: "broken",
        round: round.round,
        subject: move.subject,
        head: audit.state.head,
        failures: [...move.failures]
      });
    case "abort":
      return abortRound(audit, round, move.code, move.why);
    case "close":
      return (0, import_chunk_AWOSFOTL.note)(paths, { kind: "closed", round: round.round, kept: move.kept, fixed: move.fixed });
  }
}
function roundOf({ state }) {
  const round = (0, import_chunk_YKYEW4ZF.currentRound)(state);
  if (round === void 0) throw new Error("no round has begun");
  return round;
}
async function takeTriage(audit, round, run) {
  const decisions = [];
  for (const { slot, why } of run.states) {
    const triage = await (0, import_chunk_V6TNONX2.storedReply)(run, slot, "audit-triage");
    const problems = triage === void 0 ? [why] : (0, import_chunk_CNKYK2A6.triageProblems)(triage, slot.ids ?? []);
    if (problems.length > 0) {
      await abortRound(audit, round, "FAIL-CLOSED", `triage (${slot.slot}): ${problems.join("; ")}`);
      return;
    }
    decisions.push(...triage?.decisions ?? []);
  }
  const clean = await (0, import_chunk_W7PXZJT7.createRedactor)().redactIn(decisions);
  await (0, import_chunk_AWOSFOTL.note)(audit.paths, { kind: "triaged", round: round.round, run: run.file.run, decisions: clean });
}
function promoteFindings(review, { round, timestamp, taken }) {
  const used = new Set(taken);
  return review.map((finding) => {
    const id = freeId(finding.id, round, used);
    used.add(id);
    return {
      ...finding,
      id,
      source: "fix-diff-reviewer",
      agent: "fix-diff-reviewer",
      tier: "confirmed",
      status: "open",
      bounty: 0,
      invariant_ref: null,
      architecture_ref: null,
      escape_type: null,
      round,
      timestamp,
      fingerprint: (0, import_chunk_7R4OZ5NR.fingerprintOf)({
        file: finding.location.file,
        source: "fix-diff-reviewer",
        lines: [finding.title],
        occurrence: round
      }),
      reason: null
    };
  });
}
function freeId(id, round, used) {
  const [, digits = "1"] = /^FD-(\d+)$/.exec(id) ?? [];
  for (let n = Number(digits); ; n += 1) {
    const free = `FD-R${round}-${String(n).padStart(3, "0")}`;
    if (!used.has(free)) return free;
  }
}
var TASK_FAILURE = "Task failure aborts the current round";
async function takeVerify(audit, round, run) {
  const abort = (why) => abortRound(audit, round, "FAIL-CLOSED", `${TASK_FAILURE}: ${why}`);
  const failed = run.states.find(({ status }) => status !== "stored");
  if (failed !== void 0) return abort(`fix-diff-reviewer (${failed.slot.slot}): ${failed.why}`);
  const files = await (0, import_chunk_5BAI5XGT.readStamped)(run.paths.files, run.file);
  const reviewed = new Set(run.slots.flatMap(({ hunks }) => hunks));
  const missing = (0, import_chunk_KWWFSC3C.hunkIds)(files).filter((id) => !reviewed.has(id));
  if (missing.length > 0) return abort(`no reviewer was shown ${missing.join(", ")}`);
  const found2 = [];
  for (const { slot } of run.states) {
    const review = await (0, import_chunk_V6TNONX2.storedReply)(run, slot, "fix-diff-reviewer");
    if (review === void 0) return abort(`fix-diff-reviewer (${slot.slot}): its reply is gone`);
    const world = await (0, import_chunk_CNKYK2A6.fixReviewWorld)(run, review);
    const elsewhere = (0, import_chunk_CNKYK2A6.misplaced)(review, world);
    if (elsewhere.length > 0) return abort(elsewhere.join("; "));
    const clean = await (0, import_chunk_W7PXZJT7.createRedactor)().redactIn(review);
    found2.push(...clean.map((finding) => (0, import_chunk_CNKYK2A6.withoutDiffLines)(finding, world).finding));
  }
  const taken = new Set(audit.state.findings.keys());
  await (0, import_chunk_AWOSFOTL.note)(audit.paths, {
    kind: "reviewed",
    round: round.round,
    run: run.file.run,
    head: audit.state.head,
    lines_changed: await linesChanged(run),
    findings: promoteFindings(found2, { round: round.round, timestamp: (0, import_chunk_JPD5QLI3.now)(), taken })
  });
}
async function linesChanged({ paths }) {
  const { files } = await (0, import_chunk_JPD5QLI3.readRunJson)(paths.scope, "scope");
  return files.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}
async function advanceAudit(home, name, { retry, chunking }) {
  const opened = await (0, import_chunk_YKYEW4ZF.openAudit)(home, name);
  return (0, import_chunk_N74XMDQQ.withAuditLock)((0, import_chunk_4FXSJHAA.auditPaths)(home.top, name), async () => {
    if (retry) await tryAgain(opened, chunking);
    const until = Date.parse((0, import_chunk_JPD5QLI3.now)()) + PATIENCE;
    for (; ; ) {
      const audit = await (0, import_chunk_YKYEW4ZF.openAudit)(home, name);
      const waiting = await takeNext(audit, Math.max(0, until - Date.parse((0, import_chunk_JPD5QLI3.now)())));
      if (waiting === void 0) continue;
      await (0, import_chunk_N74XMDQQ.writeArtifacts)(await (0, import_chunk_YKYEW4ZF.openAudit)(home, name));
      return { audit, waiting };
    }
  });
}
async function takeNext(audit, patience) {
  const move = (0, import_chunk_NRYDKDXP.decideMove)(audit.file, audit.state);
  if (move.kind === "done" || move.kind === "aborted") return { kind: move.kind };
  if (move.kind === "ask") return askOrDecide(audit, move.question);
  if (move.kind === "run") return runStage(audit, move);
  const taken = await takeMove(audit, move, patience);
  return taken === "running" ? { kind: "wait", what: waitedFor(audit, move) } : void 0;
}
function waitedFor({ file }, { kind }) {
  return kind === "prepare" ? `the setup (${file.settings.setup ?? ""})` : `the tests (${file.settings.test})`;
}
async function askOrDecide(audit, question) {
  if (!audit.file.auto) return { kind: "ask", question };
  if (question.kind === "triage") await (0, import_chunk_N74XMDQQ.decideAutomatically)(audit);
  else await (0, import_chunk_AWOSFOTL.note)(audit.paths, { kind: "answered", question: question.key, answer: "stop", by: "auto" });
  return void 0;
}
async function runStage(audit, { stage, run: name, subject }) {
  const { run, step } = await (0, import_chunk_WL2F4UD3.advance)(audit.home, name);
  if (step.kind === "dispatch") {
    if (stage === "fix") await cleanWorkTree(audit);
    return { kind: "dispatch", run, step };
  }
  const round = (0, import_chunk_YKYEW4ZF.currentRound)(audit.state);
  if (round === void 0) throw new Error("a stage without a round");
  await takeIn(audit, round, run, { stage, subject });
  return void 0;
}
function takeIn(audit, round, run, { stage, subject }) {
  switch (stage) {
    case "hunt":
      return takeHunt(audit, round, run);
    case "triage":
      return takeTriage(audit, round, run);
    case "fix":
      return takeFix(audit, round, run, subject);
    case "judge":
      return takeJudge(audit, round, run, subject);
    case "verify":
      return takeVerify(audit, round, run);
  }
}
async function tryAgain(audit, chunking) {
  const { home, state, paths } = audit;
  if (!state.prepared) return setUpAgain(audit);
  if (state.aborted === void 0) return;
  const last = (0, import_chunk_YKYEW4ZF.currentRound)(state)?.planned.at(-1);
  if (last !== void 0) await (0, import_chunk_WL2F4UD3.reopen)(home, last.run);
  await (0, import_chunk_AWOSFOTL.note)(paths, { kind: "retried", chunking });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortFailure,
  advanceAudit
});
});
parts["commit-tree-3TBFYZJV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  branchMoved: () => import_chunk_BZVADGGQ.branchMoved,
  commitTree: () => import_chunk_BZVADGGQ.commitTree,
  findCommitOf: () => import_chunk_BZVADGGQ.findCommitOf,
  readHead: () => import_chunk_BZVADGGQ.readHead
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BZVADGGQ = (from_chunk_8c7b18fe ??= require("./chunk-8c7b18fe.cjs"))["chunk-BZVADGGQ"]();
var import_chunk_VPFLAI25 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-VPFLAI25"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  branchMoved,
  commitTree,
  findCommitOf,
  readHead
});
});
parts["repository-DY3C3EVE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRepository: () => import_chunk_UDK7FCCO.openRepository,
  standing: () => import_chunk_UDK7FCCO.standing
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openRepository,
  standing
});
});
