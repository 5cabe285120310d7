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
var from_chunk_00e07842;
var from_chunk_1571a27a;
var from_chunk_1ae0c78d;
var from_chunk_237ea335;
var from_chunk_23de30c9;
var from_chunk_2d2986a3;
var from_chunk_340b9ba7;
var from_chunk_3823f26a;
var from_chunk_441ed3b7;
var from_chunk_570a5ee6;
var from_chunk_7916fc58;
var from_chunk_79f878d1;
var from_chunk_9eb0d59a;
var from_chunk_a85631b1;
var from_chunk_aa30f698;
var from_chunk_ad4fd676;
var from_chunk_b9b295a3;
var from_chunk_dd505f93;
var from_chunk_ef412037;
var from_chunk_f498f710;
var from_start_over_b48fe7e6;
var from_main;
parts["chunk-Y2IEEXI6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  advanceAudit: () => advanceAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HDGOOKN5 = (from_chunk_9eb0d59a ??= require("./chunk-9eb0d59a.cjs"))["chunk-HDGOOKN5"]();
var import_chunk_L7ZVD2HZ = (from_chunk_2d2986a3 ??= require("./chunk-2d2986a3.cjs"))["chunk-L7ZVD2HZ"]();
var import_chunk_ERYE3IHZ = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-ERYE3IHZ"]();
var import_chunk_D37W3QRO = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-D37W3QRO"]();
var import_chunk_6GVUHTKV = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-6GVUHTKV"]();
var import_chunk_RMKGEUCN = (from_chunk_00e07842 ??= require("./chunk-00e07842.cjs"))["chunk-RMKGEUCN"]();
var import_chunk_UYCQPABI = (from_chunk_7916fc58 ??= require("./chunk-7916fc58.cjs"))["chunk-UYCQPABI"]();
var import_chunk_CVBZPACO = (from_chunk_7916fc58 ??= require("./chunk-7916fc58.cjs"))["chunk-CVBZPACO"]();
var import_chunk_PEVVMZ7Q = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-PEVVMZ7Q"]();
var import_chunk_NXJHEXNJ = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-NXJHEXNJ"]();
var import_chunk_Z2F5XNW6 = (from_chunk_441ed3b7 ??= require("./chunk-441ed3b7.cjs"))["chunk-Z2F5XNW6"]();
var import_chunk_RLSBRMJO = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-RLSBRMJO"]();
var import_chunk_BPDK2H5L = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_LST72BRA = (from_chunk_23de30c9 ??= require("./chunk-23de30c9.cjs"))["chunk-LST72BRA"]();
var import_chunk_IYVA4TGM = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-IYVA4TGM"]();
var import_chunk_AETUHE22 = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-AETUHE22"]();
var import_chunk_5ZFEDAR5 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_BNPXQXQG = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-BNPXQXQG"]();
var import_chunk_UENEWP25 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-UENEWP25"]();
var import_chunk_Z7QKYGHC = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-Z7QKYGHC"]();
var import_chunk_IX2IM5PP = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-IX2IM5PP"]();
var import_chunk_ZMCQGGHI = (from_chunk_00e07842 ??= require("./chunk-00e07842.cjs"))["chunk-ZMCQGGHI"]();
var import_chunk_I2PT3AEX = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-I2PT3AEX"]();
var import_chunk_DNODNZX4 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-DNODNZX4"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_JFFMCSVQ = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-JFFMCSVQ"]();
var import_chunk_2WANGYN7 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-2WANGYN7"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_Y5FHDHJZ = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_3P5B5MV4 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_ITMNBPAO = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_COQFUY5R = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-COQFUY5R"]();
var import_chunk_ZB7D2Q5M = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-ZB7D2Q5M"]();
var import_chunk_L7ISNMCU = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-L7ISNMCU"]();
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_EUSCJYLQ = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-EUSCJYLQ"]();
var import_chunk_SVD6QO3J = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_S73WTIDL = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-S73WTIDL"]();
var import_chunk_ZVNGCBGW = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-ZVNGCBGW"]();
var import_chunk_N6SY5LKR = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-K3ID535Z"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_path2 = require("node:path");
var import_node_path3 = require("node:path");
var import_promises3 = require("node:fs/promises");
var OPENED = /^(?:@.*|\.bin)$/;
var NOT_SHARED = /* @__PURE__ */ new Set([".cache", ".vite", ".vite-temp", ".vitest"]);
async function shareFolders(from, to, names) {
  const links = [];
  for (const name of names) links.push(...await linksFor(from, to, cleanName(name)));
  await refuseVisible(to, links);
  for (const { path, target } of links) {
    await (0, import_promises2.mkdir)((0, import_node_path2.join)(to.top, (0, import_node_path2.dirname)(path)), { recursive: true });
    await (0, import_promises2.symlink)(target, (0, import_node_path2.join)(to.top, path)).catch((cause) => {
      if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause;
    });
  }
}
function cleanName(name) {
  const path = (0, import_chunk_BN7E3F24.asRepoPath)(name.replace(/\/+$/, ""));
  if (path === void 0) throw refused(name, "is not a path inside the repository");
  if ((0, import_chunk_FBTSXFFG.amongOwnFiles)(`${path}/`)) throw refused(name, "is where this program keeps its own files");
  return path;
}
async function linksFor(from, to, name) {
  const original = (0, import_node_path2.join)(from.top, name);
  const stats = await (0, import_promises2.lstat)(await (0, import_promises2.realpath)(original).catch(() => original)).catch(() => void 0);
  if (stats?.isDirectory() !== true) throw refused(name, "is not a folder");
  if (!(0, import_chunk_WCK3D5U5.isInside)(await (0, import_promises2.realpath)(original), from.top)) throw refused(name, "leads out of the repository");
  if (!(0, import_chunk_WCK3D5U5.isInside)(await (0, import_chunk_WCK3D5U5.nearestReal)((0, import_node_path2.join)(to.top, name)), to.top)) {
    throw refused(name, "leads out of the work tree");
  }
  return linksTo(from, name);
}
async function linksTo(from, folder) {
  const links = [];
  for (const entry of await (0, import_promises2.readdir)((0, import_node_path2.join)(from.top, folder), { withFileTypes: true })) {
    if (NOT_SHARED.has(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && OPENED.test(entry.name)) links.push(...await linksTo(from, path));
    else links.push({ path, target: await targetOf(from, path, entry.isSymbolicLink()) });
  }
  return links;
}
async function targetOf(from, path, isLink) {
  const original = (0, import_node_path2.join)(from.top, path);
  if (!isLink) return original;
  const target = await (0, import_promises2.readlink)(original);
  return !(0, import_node_path2.isAbsolute)(target) && (0, import_chunk_WCK3D5U5.isInside)((0, import_node_path2.resolve)((0, import_node_path2.dirname)(original), target), from.top) ? target : original;
}
async function refuseVisible(to, links) {
  if (links.length === 0) return;
  const input = links.map(({ path }) => `${path}\0`).join("");
  const answer = await (0, import_chunk_N6P4XODE.runGit)(to.top, ["check-ignore", "-z", "--stdin"], { input, answers: [0, 1] });
  const ignored = new Set((0, import_chunk_BN7E3F24.records)(answer.stdout));
  const visible = links.find(({ path }) => !ignored.has(path));
  if (visible !== void 0) throw refused(visible.path, "is not ignored by git");
}
function refused(name, why) {
  return new import_chunk_LTC5LSMU.Failure("config/bad-value", `audit.share names "${(0, import_chunk_NLWRO2NF.printable)(name)}", which ${why}`, {
    hint: "share folders that are there and that .gitignore names, such as node_modules"
  });
}
async function prepareWorkTree(audit, patience) {
  const { home, file, paths } = audit;
  if (!file.in_place) {
    const workTree = await (0, import_chunk_L7ZVD2HZ.addWorkTree)(home, { folder: file.work_tree, branch: file.branch, at: file.start });
    await shareFolders(home, workTree, file.settings.share);
  }
  const { setup } = file.settings;
  if (setup !== null && !file.in_place) {
    const tries = (await (0, import_chunk_HN2YRWHB.listNames)((0, import_node_path.join)(paths.dir, "setup"))).length;
    const folder = paths.command("setup", Math.max(1, tries));
    const run = await (0, import_chunk_L7ZVD2HZ.runCommand)(folder, setup, file.work_tree, patience);
    if (run.kind === "running") return "running";
    if (run.status !== 0) throw setupFailed(file.audit, folder, run.status);
  }
  const files = await (0, import_chunk_Y5G57ITR.hashesOf)(paths, [paths.audit, paths.fingerprint]);
  await (0, import_chunk_S73WTIDL.note)(paths, { kind: "prepared", files });
  return "ended";
}
async function setUpAgain({ paths }) {
  await (0, import_promises.mkdir)(await (0, import_chunk_L7ZVD2HZ.commandFolder)(paths, "setup"), { recursive: true });
}
function setupFailed(audit, folder, status) {
  const ended2 = status === null ? "was killed" : `ended with status ${status}`;
  return new import_chunk_LTC5LSMU.Failure("audit/setup-failed", `the setup command ${ended2}`, {
    hint: `see ${(0, import_node_path.join)(folder, "output.txt")}, mend it, and try again: correctless next ${audit} --retry`
  });
}
async function takeFix(audit, round, run, subject) {
  const outcome = await outcomeOf(run);
  if (!outcome.accepted) {
    const workTree = await (0, import_chunk_COQFUY5R.cleanWorkTree)(audit, `a rejected attempt at ${subject}`);
    const { ignored } = await (0, import_chunk_BUWVYDTR.readStamped)(run.paths.step, run.file);
    if (!audit.file.in_place) await (0, import_chunk_L7ISNMCU.removeNewIgnored)(workTree, ignored);
  }
  const reason = (await (0, import_chunk_3P5B5MV4.createRedactor)().redact(outcome.reason)).text;
  await (0, import_chunk_S73WTIDL.note)(audit.paths, {
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
  const result = state === void 0 ? void 0 : await (0, import_chunk_BNPXQXQG.storedReply)(run, state.slot, "fix-executor");
  const rejected = { accepted: false, rule: null, tree: null };
  if (result === void 0) return { ...rejected, reason: `no reply of its executor: ${state?.why ?? ""}` };
  const { valid, reason, rule, tree } = await (0, import_chunk_ZMCQGGHI.checkFix)(run, result);
  if (!valid) return { ...rejected, rule, reason };
  if (!result.success) return { ...rejected, reason: `the executor could not do it: ${result.summary}` };
  return { accepted: true, rule: null, reason, tree };
}
async function takeJudge(audit, round, run, subjects) {
  for (const [subject, { valid, reason }] of await verdictsOf(run, subjects)) {
    if (isTaken(round, run.file.run, subject)) continue;
    if (!valid) await (0, import_chunk_COQFUY5R.cleanWorkTree)(audit, `the fix of ${subject} that the validator rejected`);
    await (0, import_chunk_S73WTIDL.note)(audit.paths, {
      kind: "judged",
      round: round.round,
      subject,
      run: run.file.run,
      valid,
      reason
    });
  }
}
async function verdictsOf(run, subjects) {
  if (subjects.length > 1) return (0, import_chunk_6GVUHTKV.finishSharedSteps)(run, subjects);
  const verdict = await (0, import_chunk_6GVUHTKV.finishStep)(run);
  return new Map(subjects.map((subject) => [subject, verdict]));
}
function isTaken({ items }, run, subject) {
  const attempts = items.find((item) => item.subject === subject)?.attempts ?? [];
  return attempts.some((attempt) => attempt.judgeRun === run && attempt.judged !== void 0);
}
async function condemnFixes(audit, round, { shas, why, finding }) {
  const { file, state, paths } = audit;
  const gone = await thatGo(await (0, import_chunk_YLVPOKUO.openRepository)(file.work_tree), audit, round, shas);
  const about = { round: round.round };
  if (finding !== void 0 && (0, import_chunk_EUSCJYLQ.lossOf)(state, round, gone) > (0, import_chunk_EUSCJYLQ.weightOf)(finding)) {
    const lost = gone.map(({ subject }) => subject).toReversed().join(", ");
    const stays = `it could not be mended, and to take back the fixes of ${lost} would lose more`;
    return (0, import_chunk_S73WTIDL.note)(paths, { kind: "left-open", ...about, subject: finding.id, why: stays });
  }
  const commits = gone.map(({ sha, subject }) => ({
    ...{ sha, subject },
    why: shas.includes(sha) ? why : `it was built on what had to go: ${why}`
  }));
  return (0, import_chunk_S73WTIDL.note)(paths, { kind: "condemned", ...about, commits });
}
async function thatGo(workTree, { state }, round, roots) {
  const without = (more2) => (0, import_chunk_EUSCJYLQ.withBuiltOn)(state, round, [...roots, ...more2]);
  const conflicts = async (more2) => {
    const shas = without(more2).map(({ sha }) => sha);
    const left = await (0, import_chunk_L7ZVD2HZ.treeWithoutAll)(workTree, state.head, shas);
    return left.kind === "conflict" ? inTheWay(round, shas, left.files) : [];
  };
  let more = [];
  for (; ; ) {
    const others = await conflicts(more);
    if (others.length === 0) break;
    more = [...more, ...others];
  }
  for (const sha of more) {
    const fewer = more.filter((one) => one !== sha);
    if ((await conflicts(fewer)).length === 0) more = fewer;
  }
  return without(more);
}
function inTheWay({ commits }, gone, files) {
  const oldest = commits.findIndex(({ sha }) => gone.includes(sha));
  return commits.slice(oldest + 1).filter((commit) => !gone.includes(commit.sha) && commit.files.some((path) => files.includes(path))).map(({ sha }) => sha).toReversed();
}
async function treeOnTop(audit, round, { item, tree, workTree }) {
  const run = (0, import_chunk_SVD6QO3J.lastAttempt)(item)?.run ?? "";
  const { file, paths } = await (0, import_chunk_Z7QKYGHC.openRun)(audit.home, run);
  const divided = await (0, import_chunk_BUWVYDTR.readStamped)(paths.divided, file);
  const base = file.base.tree;
  const head = await (0, import_chunk_K3ID535Z.treeOf)(audit.home, audit.state.head);
  if (head === base) return { kind: "tree", tree };
  const made = await besideOthers(round, workTree, { item, run, base, head, tree, divided }) ?? await merged(workTree, { base, head, tree });
  if (made === void 0) {
    return {
      kind: "apart",
      why: "it was made beside other fixes, and does not go on top of what was committed since"
    };
  }
  const soFar = await (0, import_chunk_ZMCQGGHI.roundSoFar)(audit, round, item.subject);
  const undone = await (0, import_chunk_ZMCQGGHI.undoneBy)(workTree, soFar, { before: head, after: made });
  return undone === void 0 ? { kind: "tree", tree: made } : { kind: "apart", why: undone.reason };
}
async function besideOthers({ items, commits }, workTree, { item, run, base, head, tree, divided: { all, outcomes } }) {
  const stands = new Set(commits.map(({ subject }) => subject));
  const ofRun = items.filter((one) => (0, import_chunk_SVD6QO3J.lastAttempt)(one)?.run === run && stands.has(one.subject));
  const partOf = (subject) => outcomes.find(({ id }) => id === subject)?.part ?? void 0;
  const own = partOf(item.subject);
  const others = ofRun.flatMap(({ subject }) => partOf(subject) ?? []);
  if (all === null || own === void 0) return void 0;
  const trees = { base, all };
  if (await (0, import_chunk_ZMCQGGHI.composeParts)(workTree, trees, [own]) !== tree) return void 0;
  if (await (0, import_chunk_ZMCQGGHI.composeParts)(workTree, trees, others) !== head) return void 0;
  return (0, import_chunk_ZMCQGGHI.composeParts)(workTree, trees, [...others, own]);
}
async function merged(workTree, { base, head, tree }) {
  const found = await (0, import_chunk_BPDK2H5L.mergeTrees)(workTree, { base, ours: head, theirs: tree });
  if (found.kind === "conflict") return void 0;
  const [judged, now2] = await Promise.all([
    (0, import_chunk_ZMCQGGHI.changeItself)(workTree, base, tree),
    (0, import_chunk_ZMCQGGHI.changeItself)(workTree, head, found.tree)
  ]);
  return judged === now2 ? found.tree : void 0;
}
async function commitFix(audit, round, item, judged) {
  const { file, state } = audit;
  let tree = judged;
  const workTree = await (0, import_chunk_YLVPOKUO.openRepository)(file.work_tree);
  const parent = state.head;
  const attempt = (0, import_chunk_SVD6QO3J.lastAttempt)(item);
  if (attempt?.isShared === true) {
    const onTop = await treeOnTop(audit, round, { item, tree: judged, workTree });
    if (onTop.kind === "apart") {
      const about = { round: round.round, subject: item.subject, run: attempt.judgeRun ?? attempt.run };
      return (0, import_chunk_S73WTIDL.note)(audit.paths, { kind: "judged", ...about, valid: false, reason: onTop.why });
    }
    tree = onTop.tree;
  }
  const sha = await (0, import_chunk_ZVNGCBGW.commitTree)(workTree, { tree, parent, message: `${subjectLine(audit, round, item)}
` });
  const files = await changedFiles(workTree, parent, sha);
  await (0, import_chunk_S73WTIDL.note)(audit.paths, {
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
  const raw = await (0, import_chunk_N6P4XODE.readGit)(repository, ["diff-tree", ...options, "--end-of-options", from, to]);
  return (0, import_chunk_Q6KBHRUI.parseRaw)(raw).map(({ path }) => path);
}
async function pinRound({ home, paths, state }, { round }) {
  const [ref, sha] = [(0, import_chunk_3Y32VSR5.roundRef)(round), state.head];
  await (0, import_chunk_N6SY5LKR.pinRef)(home, ref, sha);
  await (0, import_chunk_S73WTIDL.note)(paths, { kind: "pinned", round, ref, sha });
}
async function requirePinned({ home }, { round, pinned }) {
  const value = pinned === void 0 ? void 0 : await (0, import_chunk_N6SY5LKR.readRef)(home, pinned.ref);
  if (pinned !== void 0 && value === pinned.sha) return pinned.sha;
  throw new import_chunk_LTC5LSMU.Failure(
    "audit/ref-exists",
    `${(0, import_chunk_3Y32VSR5.roundRef)(round)} stands at ${value ?? "no commit"}, not at ${pinned?.sha ?? "the start of the round"}`,
    { hint: `somebody moved it; put it back: git update-ref ${(0, import_chunk_3Y32VSR5.roundRef)(round)} ${pinned?.sha ?? ""}` }
  );
}
function earlierAttempts({ rounds }, journal, round, item) {
  const isRepair = item.mode === "fix_regression";
  const items = isRepair ? round.items.filter(({ mode }) => mode === "fix_regression") : rounds.flatMap((one) => one.items).filter(({ subject }) => subject === item.subject);
  const rejected = items.flatMap(
    (one) => one.attempts.flatMap(({ checked, judged }) => {
      const why = judged?.valid === false ? judged.reason : checked?.accepted === false ? checked.reason : void 0;
      return why === void 0 ? [] : [isRepair ? `${one.subject}: ${why}` : why];
    })
  );
  const vain = items.filter((one) => isRepair && one !== item && one.outcome === "committed").map(
    ({ subject, failures }) => `${subject} was committed, and tests failed all the same. It was to mend: ${failures.join(", ")}`
  );
  const subjects = new Set(items.map(({ subject }) => subject));
  const taken = journal.flatMap(
    (event) => event.kind === "reverted" && subjects.has(event.subject) ? [`${event.subject} was taken back: ${event.why}`] : []
  );
  return [...rejected, ...vain, ...taken];
}
function buildFixPacket(input) {
  const { task, facts, nonces, nextSlot } = input;
  const { step, rules, rejected, tests } = facts;
  const filling3 = {
    ...(0, import_chunk_ERYE3IHZ.auditFacts)(task),
    mode: step.mode,
    attempt: String(input.attempt),
    attempts: String(input.attempts),
    calm: input.calm ? import_chunk_AETUHE22.TEMPLATES.calm.trimEnd() : "Take the time that it needs.",
    step: [{ kind: "STEP", content: step.description }],
    paths: [{ kind: "FILES", content: (step.allow ?? []).join("\n") }],
    rules: (0, import_chunk_ERYE3IHZ.ruleFiles)(rules),
    rejected: rejected.length === 0 ? "None." : rejected.map((content) => ({ kind: "REJECTION", content })),
    tests: tests === void 0 ? "None." : [{ kind: "TESTS", content: tests }]
  };
  const call = { agent: "fix-executor", slot: nextSlot(), part: 1, of: 1 };
  const text = (0, import_chunk_AETUHE22.packetText)(call, filling3, nonces);
  const bytes = (0, import_chunk_Y5FHDHJZ.byteLength)(text);
  if (bytes > import_chunk_Y5FHDHJZ.PACKET_BUDGET) return { kind: "too-large", bytes };
  return {
    kind: "packet",
    packet: { agent: call.agent, slot: call.slot, text, bytes, hunks: [], paths: [] }
  };
}
function isNewTest(failure, { files, names }) {
  if (files.some((path) => failure.startsWith(path))) return true;
  const whole = failure.replace(/ \(\d+\)$/, "");
  const bare = whole.replace(/\[.*$/, "");
  return names.some((name) => {
    const quoted = /^(['"`])(.*)\1$/.exec(name)?.[2];
    return quoted === void 0 ? endsIn(whole, name, /\W$|^$/) || endsIn(bare, name, /\W$|^$/) : endsIn(whole, quoted, /[>›:] $|^$/);
  });
}
function endsIn(failure, name, before2) {
  return failure.endsWith(name) && before2.test(failure.slice(0, failure.length - name.length));
}
var MOST_MERGED = 12e3;
function fixStepText(finding, preset, { triage, also = [] } = {}) {
  const { id, title, description, impact, instance_fix, class_fix } = finding;
  return (0, import_chunk_AETUHE22.fill)(import_chunk_AETUHE22.TEMPLATES["fix-step"], {
    id,
    ...placeOf(finding),
    title,
    description,
    impact,
    instance: instance_fix,
    class: class_fix,
    besides: [...triageTexts(triage), demandOf(preset), alsoText(also)].filter((text) => text !== "").join("\n\n")
  }).trimEnd();
}
function triageTexts(triage) {
  if (triage === void 0) return [];
  const { reason, merged: merged2 } = triage;
  const texts = merged2.map(mergedText);
  let room = MOST_MERGED;
  const told2 = texts.filter((text) => (room -= text.length) >= 0);
  return [
    reason.trim() === "" ? "" : (0, import_chunk_AETUHE22.fill)(import_chunk_AETUHE22.TEMPLATES["fix-step-triage"], { reason }).trimEnd(),
    ...told2,
    ...told2.length === texts.length ? [] : [`(${texts.length - told2.length} more are not told)`]
  ];
}
function mergedText({ finding, reason }) {
  const { agent, title, description, impact, instance_fix, class_fix } = finding;
  return (0, import_chunk_AETUHE22.fill)(import_chunk_AETUHE22.TEMPLATES["fix-step-merged"], {
    agent,
    ...placeOf(finding),
    title,
    description,
    impact,
    instance: instance_fix,
    class: class_fix,
    reason
  }).trimEnd();
}
function alsoText(also) {
  return also.length === 0 ? "" : (0, import_chunk_AETUHE22.fill)(import_chunk_AETUHE22.TEMPLATES["fix-step-also"], { paths: also.join(", ") }).trimEnd();
}
function placeOf({ location }) {
  const [first, last] = location.lines;
  return { file: location.file, first: String(first), last: String(last) };
}
function repairStepText(failures, isNew) {
  return (0, import_chunk_AETUHE22.fill)(import_chunk_AETUHE22.TEMPLATES["fix-regression-step"], {
    failures: failures.map((name) => `- ${name} (${isNew(name) ? "new: a fix of this round added it" : "passed before"})`).join("\n")
  }).trimEnd();
}
function demandOf(preset) {
  const name = `fix-demand-${preset}`;
  return Object.hasOwn(import_chunk_AETUHE22.TEMPLATES, name) ? import_chunk_AETUHE22.TEMPLATES[name].trimEnd() : "";
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
async function stepOf(audit, round, item, added) {
  const { file, state, journal } = audit;
  const exclude = [".correctless/", ...file.settings.exclude];
  const also = file.settings.also_touch ?? [];
  if (item.mode === "fix_regression") {
    const touched = [...new Set(round.commits.flatMap(({ files }) => files))].map(literally);
    const isNew = (failure) => isNewTest(failure, added);
    const description2 = repairStepText(item.failures, isNew);
    return { description: description2, mode: item.mode, allow: [...touched, ...also], exclude };
  }
  const seen = state.findings.get(item.subject);
  if (seen === void 0) throw new Error(`no finding ${item.subject} to fix`);
  const finding = await (0, import_chunk_ERYE3IHZ.placedAt)(audit, seen, state.head);
  const folder = import_node_path3.posix.dirname(finding.location.file);
  const near = folder === "." ? "/*" : `${literally(folder)}/*`;
  const scope = [...(0, import_chunk_I2PT3AEX.auditedPaths)(file, journal)].filter((path) => !path.startsWith(".correctless/")).map(literally);
  const allow = [
    .../* @__PURE__ */ new Set([
      literally(finding.location.file),
      near,
      // The folders in it are no siblings.
      `!${near}/`,
      ...scope.length > MOST_PATHS ? ["*"] : scope,
      ...TESTS,
      ...also
    ])
  ];
  const triage = await triageOf(audit, item.subject);
  const description = fixStepText(finding, file.preset, { triage, also });
  return { description, mode: item.mode, allow, exclude };
}
async function triageOf(audit, subject) {
  const note2 = audit.state.triage.get(subject);
  if (note2 === void 0) return void 0;
  const merged2 = note2.merged.map(async ({ finding, reason }) => ({
    finding: await (0, import_chunk_ERYE3IHZ.placedAt)(audit, finding, audit.state.head),
    reason
  }));
  return { reason: note2.reason, merged: await Promise.all(merged2) };
}
var MOST_PATHS = 500;
function literally(path) {
  return `/${path.replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`)}`;
}
var FORMATS = [
  // pytest: a heading of underlines, up to the next section.
  {
    begins: /^_{2,} (?:ERROR (?:at (?:setup|teardown) of|collecting) )?(.+?) _{2,}$/,
    ends: /^=+ .+ =+$/
  },
  // Jest
  { begins: /^ {2}● (.+)$/, ends: /^(?: ?(?:PASS|FAIL) +\S|Test Suites: |Summary of all failing tests$)/ },
  // Vitest
  { begins: /^ ?FAIL {2}(.+? > .+)$/, ends: /^⎯+(?: .+ ⎯+|\[\d+\/\d+\]⎯+)$|^ Test Files {2}/ },
  // Cargo
  { begins: /^---- (.+) stdout ----$/, ends: /^failures:$|^test result: / },
  // Go: what a test logs is indented below its verdict; with `-v` it stands above, below `=== RUN`.
  { begins: /^(?: {4})*--- FAIL: (\S+) \([\d.]+s\)$/, ends: /^(?:FAIL|ok|PASS|exit status|===|--- )/ },
  {
    begins: /^=== (?:RUN|CONT|NAME) +(\S+)$/,
    ends: /^(?: {4})*--- (?:PASS|SKIP|FAIL): |^(?:FAIL|ok|PASS)\b/
  },
  // TAP: details in YAML, or comments.
  { begins: /^ *not ok\b(?: +\d+)?(?: +-)? *(.+?)(?: *# time=.*)?$/, ends: /^ *(?:not )?ok\b|^1\.\.\d/ }
];
function failureBlocks(text) {
  const lines = text.split("\n");
  return FORMATS.flatMap((format) => blocksOf(lines, format));
}
function blocksOf(lines, { begins, ends }) {
  const found = [];
  let inside = false;
  for (const line of lines) {
    const title = begins.exec(line)?.[1];
    if (title !== void 0) found.push({ title, lines: [] });
    inside = title !== void 0 || inside && !ends.test(line);
    if (inside) found.at(-1)?.lines.push(line);
  }
  return found.filter((block) => block.lines.some((line, n) => n > 0 && line.trim() !== "")).map((block) => ({ title: block.title, text: block.lines.join("\n").trimEnd() }));
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
  const found = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...found].map(([, name = "", double, single]) => [name, unescaped(double ?? single ?? "")])
  );
}
function unescaped(text) {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== void 0) return ENTITIES.get(String(name)) ?? whole;
    const code = decimal === void 0 ? parseInt(String(hexadecimal), 16) : Number(decimal);
    return code <= 1114111 ? String.fromCodePoint(code) : whole;
  });
}
var TESTCASE = /<testcase\b([^>]*[^/>])?>([^]*?)(?=<\/testcase>|<testcase\b|$)/g;
var FAILURE = /<(?:failure|error)\b((?:"[^"]*"|'[^']*'|[^>"'])*?)(?:\/>|>([^]*?)(?=<\/(?:failure|error)>|$))/g;
function junitBlocks(text) {
  return [...text.matchAll(TESTCASE)].flatMap(([, attributes = "", inside = ""]) => {
    const told2 = [...inside.matchAll(FAILURE)].map(([, own = "", body = ""]) => {
      const message = attribute(own, "message");
      const trace = withoutCdata(body).trim();
      return trace.startsWith(message) ? trace : `${message}
${trace}`.trim();
    });
    const [kind, name] = [attribute(attributes, "classname"), attribute(attributes, "name")];
    const title = kind === name ? name : `${kind} ${name}`;
    return told2.length === 0 ? [] : [{ title: title.trim(), text: told2.join("\n") }];
  });
}
function attribute(attributes, name) {
  const [, double, single] = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return unescaped(double ?? single ?? "");
}
function withoutCdata(text) {
  return text.split(/(<!\[CDATA\[[^]*?(?:\]\]>|$))/).map((part) => part.startsWith("<![CDATA[") ? part.slice(9).replace(/\]\]>$/, "") : unescaped(part)).join("");
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
var LEAST = 400;
var SUMMARY_SHARE = 4e3;
var SUMMARY = [
  /^(?:FAILED|ERROR) \S/,
  /^(?:=+ )?\d+ [a-z]+\b.* in [\d.]+s\b/,
  /^(?:Test Suites|Tests): /,
  /^ (?:Test Files| {4} Tests| {3} Errors) {2}\d/,
  /^test result: /,
  /^(?:FAIL|ok {2}|\? {3})\t/,
  /^# (?:tests|pass|fail) \d/,
  /^error(?:\[\w+\])?: /
];
function failuresShown(output, failures, { root, budget }) {
  const text = plainText(output, root);
  const blocks = [...junitBlocks(text), ...failureBlocks(text)];
  const found = failures.map((name) => ({ name, told: blockOf(name, blocks) }));
  const summary = cut(summaryOf(text), Math.min(SUMMARY_SHARE, budget / 4));
  if (found.every(({ told: told2 }) => told2 === void 0))
    return [cut(text.trim(), budget), summary].join("\n\n").trim();
  const share = Math.max(LEAST, Math.floor((budget - summary.length) / Math.max(1, found.length)));
  const parts = [];
  let left = budget - summary.length;
  for (const { name, told: told2 } of found) {
    const part = `### ${name}
${cut(told2 ?? "The output says nothing about this test but its name.", share)}`;
    if (part.length > left) break;
    left -= part.length;
    parts.push(part);
  }
  const untold = found.length - parts.length;
  const rest = untold === 0 ? [] : [`${untold} more of these tests fail; what was said of them is left out here.`];
  return [...parts, ...rest, "### Summary", summary].join("\n\n");
}
function blockOf(failure, blocks) {
  const [, once = failure, nth = "1"] = /^(.*) \((\d+)\)$/.exec(failure) ?? [];
  const wanted = ` ${words(once)}`;
  const named2 = blocks.filter(({ title }) => wanted.endsWith(` ${words(title)}`));
  const longest = Math.max(0, ...named2.map(({ title }) => words(title).length));
  const fitting = named2.filter(({ title }) => words(title).length === longest);
  const file = once.split(/::| > /)[0] ?? once;
  const inFile = fitting.filter(({ text }) => text.includes(file));
  const candidates = inFile.length > 0 ? inFile : fitting;
  return (candidates[Number(nth) - 1] ?? candidates[0])?.text;
}
function words(name) {
  return name.replace(/::| [>›] |[\s./:]+/g, " ").trim();
}
function summaryOf(text) {
  return text.split("\n").filter((line) => SUMMARY.some((pattern) => pattern.test(line))).join("\n");
}
function cut(text, most) {
  if (text.length <= most) return text;
  const kept = Math.max(0, Math.floor(most) - 60);
  const head = Math.ceil(kept / 2);
  const left = text.length - kept;
  return `${text.slice(0, head)}
(\u2026 ${left} characters are left out here \u2026)
${text.slice(text.length - (kept - head))}`;
}
var MOST = 1e4;
function complaintsShown(output, complaints, root) {
  const text = plainText(output, root).trim();
  const files = new Set(complaints.map((name) => name.split(": ")[1] ?? name));
  const about = text.split(/\n(?=\S)/).filter((part) => [...files].some((file) => part.includes(file))).join("\n");
  const shown = about === "" ? text : about;
  return `### What the linter says
${shown.slice(0, MOST)}${shown.length > MOST ? `
(${shown.length - MOST} more characters)` : ""}`;
}
function distinctNames(names) {
  const seen = /* @__PURE__ */ new Map();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
var LINT = "lint: ";
function isOfLint(failure) {
  return failure.startsWith(LINT);
}
var PLACED = /^([^\s:(]*[./][^\s:(]*)(?::|\()\d+(?:[:,]\d+)?\)?:?\s*(?:-\s*)?(\S.*)$/;
var HEADING = /^([^\s:]*[./][^\s:]*)$/;
var BELOW = /^\s+\d+:\d+\s+(\S.*)$/;
var ARROW = /^\s*--> ([^\s:]+):\d+/;
var NO_ERROR = /^(?:warn|warning|info|note|hint|help)\b/i;
function readLintOutput(output, status, root) {
  if (status === 0) return [];
  const found = [];
  let heading = "";
  let said = "";
  const add = (path, words2) => {
    const text = words2.replace(/\s+/g, " ").trim();
    if (!NO_ERROR.test(text)) found.push(`${LINT}${path}: ${text}`);
  };
  for (const line of plainText(output, root).split("\n")) {
    const [, path = "", words2 = ""] = PLACED.exec(line) ?? [];
    const below = BELOW.exec(line)?.[1];
    const arrow = ARROW.exec(line)?.[1];
    if (path !== "") add(path, words2);
    else if (below !== void 0 && heading !== "") add(heading, below);
    else if (arrow !== void 0 && said !== "") add(arrow, said);
    heading = HEADING.exec(line)?.[1] ?? (line.trim() === "" ? "" : heading);
    if (/^\S/.test(line)) said = line;
  }
  const names = found.length === 0 ? [`${LINT}status ${status}`] : distinctNames(found);
  return names.toSorted(import_chunk_UTFC5QHX.compareText);
}
var SHOWN = 3e4;
async function testOutput({ state, file }, failures) {
  const folder = state.testing.get(state.head);
  if (folder === void 0) return void 0;
  const complaints = failures.filter(isOfLint);
  const tests = failures.filter((name) => !isOfLint(name));
  const lint = complaints.length === 0 ? [] : [complaintsShown(await (0, import_chunk_L7ZVD2HZ.outputOf)((0, import_chunk_L7ZVD2HZ.lintFolder)(folder)), complaints, file.work_tree)];
  const shown = { root: file.work_tree, budget: SHOWN };
  const told2 = tests.length === 0 ? [] : [failuresShown(await (0, import_chunk_L7ZVD2HZ.outputOf)(folder), tests, shown)];
  return [...told2, ...lint].join("\n\n");
}
async function planFix(audit, round, item) {
  const { file, state } = audit;
  const { subject } = item;
  const workTree = await (0, import_chunk_COQFUY5R.cleanWorkTree)(audit, `what lay there before the next attempt at ${subject}`);
  const head = await (0, import_chunk_DNODNZX4.auditSide)(audit, state.head, "before this fix");
  const sides = { base: head, head };
  const stage = {
    kind: "fix",
    round: round.round,
    title: `fix ${subject}`,
    sides,
    treeRoot: file.work_tree
  };
  const run = (0, import_chunk_DNODNZX4.stageRunFile)(audit, stage);
  const step = await stepOf(audit, round, item, await (0, import_chunk_ZMCQGGHI.addedTests)(audit, round));
  const built = buildFixPacket({
    task: (0, import_chunk_AETUHE22.taskOf)(run),
    attempt: (0, import_chunk_CVBZPACO.ownAttempts)(item) + 1,
    attempts: (0, import_chunk_CVBZPACO.mostAttempts)(item),
    calm: (0, import_chunk_IX2IM5PP.divergences)(state).length > 0,
    facts: await factsOf(audit, { round, item, step, tree: head.tree }),
    nonces: (0, import_chunk_AETUHE22.noncesOf)(run),
    nextSlot: (0, import_chunk_JFFMCSVQ.slotNames)(run, [])
  });
  if (built.kind === "too-large") {
    const why = `its packet is ${built.bytes} bytes, over the limit of ${import_chunk_Y5FHDHJZ.PACKET_BUDGET}`;
    return (0, import_chunk_S73WTIDL.note)(audit.paths, { kind: "given-up", round: round.round, subject, why });
  }
  const ofRun = {
    step,
    ignored: await (0, import_chunk_L7ISNMCU.ignoredNow)(workTree),
    soFar: await (0, import_chunk_ZMCQGGHI.roundSoFar)(audit, round, subject)
  };
  return (0, import_chunk_DNODNZX4.planStage)(audit, run, {
    phase: "fix",
    subject,
    slots: [{ packet: built.packet }],
    also: (paths) => (0, import_chunk_BUWVYDTR.writeStamped)(paths.step, run, ofRun)
  });
}
async function factsOf(audit, { round, item, step, tree }) {
  const facts = {
    step,
    rules: await rulesFor(audit, tree, [item]),
    rejected: earlierAttempts(audit.state, audit.journal, round, item),
    tests: item.mode === "fix_regression" ? await testOutput(audit, item.failures) : void 0
  };
  return (0, import_chunk_5ZFEDAR5.cleanText)(facts, (0, import_chunk_3P5B5MV4.createRedactor)());
}
async function rulesFor({ home, state }, tree, items) {
  const found = items.flatMap(({ subject }) => state.findings.get(subject) ?? []);
  const paths = found.map(({ location }) => location.file);
  const { rules } = await (0, import_chunk_Z2F5XNW6.readRules)(home, tree);
  return (0, import_chunk_3Q6ZRTRT.rulesInForce)(rules, ["", ...paths]).filter(({ governs }) => governs.length > 0).map(({ rule }) => rule.path);
}
async function planHunt(audit, round, paths) {
  const { home, file } = audit;
  const head = await (0, import_chunk_DNODNZX4.auditSide)(audit, round.head, "where the round began");
  const treeRoot = await (0, import_chunk_NXJHEXNJ.materializeTree)(home, head.tree, file.cache_root);
  const { run, slots } = await (0, import_chunk_ERYE3IHZ.huntSlots)(audit, { round: round.round, head, treeRoot, paths });
  await (0, import_chunk_DNODNZX4.planStage)(audit, run, { phase: "hunt", subject: "", slots });
}
function buildSharedFixPacket({ task, calm, facts, nonces, nextSlot }) {
  const { steps, rules } = facts;
  const filling3 = {
    ...(0, import_chunk_ERYE3IHZ.auditFacts)(task),
    mode: "apply",
    count: String(steps.length),
    calm: calm ? import_chunk_AETUHE22.TEMPLATES.calm.trimEnd() : "Take the time that they need.",
    steps: steps.flatMap(stepParts),
    rules: (0, import_chunk_ERYE3IHZ.ruleFiles)(rules)
  };
  const call = {
    agent: "fix-executor",
    contract: "fix-executor-shared",
    slot: nextSlot(),
    part: 1,
    of: 1
  };
  const text = (0, import_chunk_AETUHE22.packetText)(call, filling3, nonces);
  const bytes = (0, import_chunk_Y5FHDHJZ.byteLength)(text);
  if (bytes > import_chunk_Y5FHDHJZ.PACKET_BUDGET) return { kind: "too-large", bytes };
  return {
    kind: "packet",
    packet: { agent: call.agent, slot: call.slot, text, bytes, hunks: [], paths: [] }
  };
}
function stepParts({ id, step, rejected }) {
  const attributes = { id };
  return [
    { kind: "STEP", content: step.description, attributes },
    { kind: "FILES", content: (step.allow ?? []).join("\n"), attributes },
    ...rejected.map((content) => ({ kind: "REJECTION", content, attributes }))
  ];
}
async function planSharedFix(audit, round, items) {
  const { file, state } = audit;
  const subjects = items.map(({ subject }) => subject);
  const [first] = items;
  if (first === void 0) throw new Error("a call that nobody shares");
  const workTree = await (0, import_chunk_COQFUY5R.cleanWorkTree)(audit, `what lay there before the fixes of ${subjects.join(", ")}`);
  const head = await (0, import_chunk_DNODNZX4.auditSide)(audit, state.head, "before these fixes");
  const run = (0, import_chunk_DNODNZX4.stageRunFile)(audit, {
    ...{ kind: "fix", round: round.round, title: `fix ${subjects.join(", ")}` },
    ...{ sides: { base: head, head }, treeRoot: file.work_tree, subjects }
  });
  const steps = await stepsOf(audit, round, items);
  const facts = {
    steps: steps.map(({ id, step, rejected }) => ({ id, step, rejected })),
    rules: await rulesFor(audit, head.tree, items)
  };
  const built = buildSharedFixPacket({
    task: (0, import_chunk_AETUHE22.taskOf)(run),
    calm: (0, import_chunk_IX2IM5PP.divergences)(state).length > 0,
    facts: await (0, import_chunk_5ZFEDAR5.cleanText)(facts, (0, import_chunk_3P5B5MV4.createRedactor)()),
    nonces: (0, import_chunk_AETUHE22.noncesOf)(run),
    nextSlot: (0, import_chunk_JFFMCSVQ.slotNames)(run, [])
  });
  if (built.kind === "too-large") return planFix(audit, round, first);
  const ofRun = {
    steps: steps.map(({ id, step, soFar }) => ({ id, step, soFar })),
    ignored: await (0, import_chunk_L7ISNMCU.ignoredNow)(workTree)
  };
  return (0, import_chunk_DNODNZX4.planStage)(audit, run, {
    ...{ phase: "fix", subject: first.subject, slots: [{ packet: built.packet }] },
    also: (paths) => (0, import_chunk_BUWVYDTR.writeStamped)(paths.step, run, ofRun)
  });
}
async function stepsOf(audit, round, items) {
  const added = await (0, import_chunk_ZMCQGGHI.addedTests)(audit, round);
  return Promise.all(
    items.map(async (item) => ({
      id: item.subject,
      step: await stepOf(audit, round, item, added),
      soFar: await (0, import_chunk_ZMCQGGHI.roundSoFar)(audit, round, item.subject),
      rejected: earlierAttempts(audit.state, audit.journal, round, item)
    }))
  );
}
async function planSharedJudge(audit, round, name) {
  const fix = await (0, import_chunk_Z7QKYGHC.openRun)(audit.home, name);
  const workTree = await (0, import_chunk_COQFUY5R.cleanWorkTree)(audit, "what lay there before fixes were judged");
  const fingerprint = await (0, import_chunk_2WANGYN7.fingerprintRepository)(workTree);
  const checked = await partsToJudge(round, fix);
  const reject = (subject, reason) => (0, import_chunk_S73WTIDL.note)(audit.paths, { kind: "judged", round: round.round, subject, run: name, valid: false, reason });
  const rejected = checked.parts.find(({ valid }) => !valid);
  if (rejected !== void 0) return reject(rejected.id, rejected.reason);
  const [first] = checked.parts;
  if (first === void 0) throw new Error(`nothing of ${name} is to be judged`);
  const asked = { audit, fix, workTree, fingerprint };
  const about = { kind: "planned", round: round.round, stage: "judge", subject: first.id };
  const together = await planTogether(asked, checked);
  if (together?.kind === "run") {
    const subjects = checked.parts.map(({ id }) => id);
    return (0, import_chunk_S73WTIDL.note)(audit.paths, { ...about, run: together.file.run, subjects });
  }
  const one = await (0, import_chunk_HDGOOKN5.planStep)({
    ...requestOf(asked, first.tree),
    ...{ step: first.step, result: first.result, facts: first.facts }
  });
  if (one.kind === "too-large") return reject(first.id, one.reason);
  return (0, import_chunk_S73WTIDL.note)(audit.paths, { ...about, run: one.file.run });
}
async function planTogether(asked, { all, parts }) {
  if (parts.length < 2) return void 0;
  const trees = { base: asked.fix.file.base.tree, all };
  const shown = await (0, import_chunk_ZMCQGGHI.composeParts)(
    asked.workTree,
    trees,
    parts.map(({ part }) => part)
  );
  const request = requestOf(asked, shown);
  const subjects = parts.map(({ id }) => id);
  const stage = { ...request.stage, audit: { ...request.stage.audit, subjects } };
  return (0, import_chunk_HDGOOKN5.planSharedSteps)({ ...request, stage, steps: parts });
}
function requestOf({ audit, fix, workTree, fingerprint }, tree) {
  if (fix.file.audit === void 0) throw new Error(`${fix.file.run} is of no audit`);
  const { subjects: _, ...alone } = fix.file.audit;
  return {
    repository: workTree,
    fingerprint,
    captured: audit.file.captured,
    cacheRoot: audit.file.cache_root,
    sides: {
      base: fix.file.base,
      head: { sha: null, tree, label: "the fix", why: "as the executor left it" }
    },
    stage: { home: audit.home, audit: alone, models: audit.file.settings.models }
  };
}
async function partsToJudge({ items }, fix) {
  const [slot] = fix.slots;
  const claimed = slot === void 0 ? void 0 : await (0, import_chunk_BNPXQXQG.storedReply)(fix, slot, "fix-executor-shared");
  const { all, outcomes } = await (0, import_chunk_BUWVYDTR.readStamped)(fix.paths.divided, fix.file);
  const { steps } = await (0, import_chunk_BUWVYDTR.readStamped)(fix.paths.step, fix.file);
  if (claimed === void 0 || all === null) throw new Error(`the reply of ${fix.file.run} is gone`);
  const workTree = await (0, import_chunk_DNODNZX4.workTreeOf)(fix.file);
  const trees = { base: fix.file.base.tree, all };
  const parts = [];
  for (const item of items) {
    const attempt = (0, import_chunk_SVD6QO3J.lastAttempt)(item);
    if (attempt?.run !== fix.file.run || attempt.checked?.accepted !== true) continue;
    if (attempt.judged !== void 0) continue;
    const id = item.subject;
    const [step, result] = [byId(steps, id), byId(claimed.results, id)];
    const part = byId(outcomes, id).part ?? { whole: [], cut: [] };
    const checked = await (0, import_chunk_ZMCQGGHI.checkPart)(fix, workTree, { trees, step, result, part });
    const isSame = checked.tree === attempt.checked.tree;
    parts.push({ ...checked, ...isSame ? {} : CHANGED, id, part });
  }
  return { all, parts };
}
var CHANGED = { valid: false, reason: "what was written down of the fix is not what was checked" };
function byId(ones, id) {
  const found = ones.find((one) => one.id === id);
  if (found === void 0) throw new Error(`nothing is written down of ${id}`);
  return found;
}
async function planJudge(audit, round, item) {
  const attempt = (0, import_chunk_SVD6QO3J.lastAttempt)(item);
  if (attempt === void 0) throw new Error(`${item.subject} was never tried`);
  if (attempt.isShared) return planSharedJudge(audit, round, attempt.run);
  const fix = await (0, import_chunk_Z7QKYGHC.openRun)(audit.home, attempt.run);
  const workTree = await (0, import_chunk_DNODNZX4.workTreeOf)(fix.file);
  const fingerprint = await (0, import_chunk_2WANGYN7.fingerprintRepository)(workTree);
  const { valid, reason, tree, step, result, facts } = await (0, import_chunk_ZMCQGGHI.checkFix)(
    fix,
    await claimedResult(fix, item.subject)
  );
  const { subject } = item;
  const about = { round: round.round, subject };
  const reject = async (why) => {
    await (0, import_chunk_COQFUY5R.cleanWorkTree)(audit, `the fix of ${subject} that was rejected before the validator saw it`);
    await (0, import_chunk_S73WTIDL.note)(audit.paths, { kind: "judged", ...about, run: attempt.run, valid: false, reason: why });
  };
  if (!valid) return reject(reason);
  if (tree !== attempt.checked?.tree) return reject("the work tree changed after the executor had ended");
  const head = { sha: null, tree, label: "the fix", why: "as the executor left it" };
  const planned = await (0, import_chunk_HDGOOKN5.planStep)({
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
  return (0, import_chunk_S73WTIDL.note)(audit.paths, { kind: "planned", ...about, stage: "judge", run: planned.file.run });
}
async function claimedResult(fix, subject) {
  const [slot] = fix.slots;
  const claimed = slot === void 0 ? void 0 : await (0, import_chunk_BNPXQXQG.storedReply)(fix, slot, "fix-executor");
  if (claimed !== void 0) return claimed;
  throw new Error(`the reply about ${subject} is gone`);
}
function buildTriagePackets(input) {
  const { task, nonces, nextSlot } = input;
  const room = (0, import_chunk_AETUHE22.roomLeft)("audit-triage", task.run, filling(input, [], input.findings.length), nonces);
  const chunks = chunksOf(input.findings, room);
  return chunks.map((chunk, index) => {
    const call = { agent: "audit-triage", slot: nextSlot(), part: index + 1, of: chunks.length };
    const paths = [...new Set(chunk.map(({ location }) => location.file))];
    return {
      packet: (0, import_chunk_AETUHE22.packetOf)(call, filling(input, chunk, chunk.length), nonces, { hunks: [], paths }),
      ids: chunk.map(({ id }) => id)
    };
  });
}
function filling({ task, round, known }, findings, count) {
  return {
    ...(0, import_chunk_ERYE3IHZ.auditFacts)(task),
    round: String(round),
    count: String(count),
    findings: [{ kind: "FINDING_DESCRIPTION", content: findings.map(told).join("\n") }],
    known: (0, import_chunk_ERYE3IHZ.knownFindings)(known)
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
    const open2 = chunks.at(-1);
    if (open2 !== void 0 && used + size <= room) open2.push(finding);
    else chunks.push([finding]);
    used = open2 !== void 0 && used + size <= room ? used + size : size;
  }
  return chunks;
}
async function planTriage(audit, round, ids) {
  const { home, file, state } = audit;
  const head = await (0, import_chunk_DNODNZX4.auditSide)(audit, round.head, "where the round began");
  const treeRoot = await (0, import_chunk_NXJHEXNJ.materializeTree)(home, head.tree, file.cache_root);
  const sides = { base: head, head };
  const run = (0, import_chunk_DNODNZX4.stageRunFile)(audit, { kind: "triage", round: round.round, title: "triage", sides, treeRoot });
  const asked = new Set(ids);
  const redactor = (0, import_chunk_3P5B5MV4.createRedactor)();
  const all = [...state.findings.values()];
  const known = all.filter(({ id }) => !asked.has(id));
  const slots = buildTriagePackets({
    task: (0, import_chunk_AETUHE22.taskOf)(run),
    round: round.round,
    findings: (await cleanFindings(
      all.filter(({ id }) => asked.has(id)),
      redactor
    )).toSorted(BY_FILE),
    known: await cleanFindings(await (0, import_chunk_ERYE3IHZ.findingsAt)(audit, known, round.head), redactor),
    nonces: (0, import_chunk_AETUHE22.noncesOf)(run),
    nextSlot: (0, import_chunk_JFFMCSVQ.slotNames)(run, [])
  });
  await (0, import_chunk_DNODNZX4.planStage)(audit, run, { phase: "triage", subject: "", slots });
}
var BY_FILE = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)(({ location }) => location.file),
  (0, import_chunk_UTFC5QHX.by)(({ id }) => id)
);
function cleanFindings(findings, redactor) {
  return Promise.all(findings.map((finding) => (0, import_chunk_5ZFEDAR5.cleanText)(finding, redactor)));
}
var AGENT = "fix-diff-reviewer";
function buildVerifyPackets(input) {
  const { task, facts, nonces } = input;
  const room = (0, import_chunk_AETUHE22.roomLeft)(AGENT, task.run, filling2(input, (0, import_chunk_IYVA4TGM.emptyParts)(facts.files)), nonces);
  const whole = (0, import_chunk_IYVA4TGM.cutChange)(facts.files, [() => import_chunk_IYVA4TGM.NO_EXTRAS], Number.MAX_SAFE_INTEGER);
  const partsIn = (0, import_chunk_IYVA4TGM.changeParts)(facts.files, whole.units.flat(2), []);
  const single = filling2(input, partsIn(new Set(whole.units.flat(2))));
  const bytes = (0, import_chunk_Y5FHDHJZ.byteLength)((0, import_chunk_AETUHE22.packetText)({ ...CALL, slot: `${task.run}/1` }, single, nonces));
  if (bytes <= import_chunk_Y5FHDHJZ.PACKET_BUDGET) {
    const call = { ...CALL, slot: input.nextSlot() };
    return { kind: "packets", packets: [(0, import_chunk_AETUHE22.packetOf)(call, single, nonces, shownIn(facts.files))] };
  }
  if (!input.chunking || room < LEAST_ROOM) return { kind: "too-large", bytes };
  return chunked(input, room);
}
var CALL = { agent: AGENT, part: 1, of: 1 };
var LEAST_ROOM = 8e3;
function chunked(input, room) {
  const { facts, nonces, nextSlot } = input;
  const { units, uncovered } = (0, import_chunk_IYVA4TGM.cutChange)(facts.files, [() => import_chunk_IYVA4TGM.NO_EXTRAS], room);
  if (uncovered.length > 0) return { kind: "uncovered", uncovered };
  const partsIn = (0, import_chunk_IYVA4TGM.changeParts)(facts.files, units.flat(2), []);
  const chunks = units.flatMap((pass) => (0, import_chunk_IYVA4TGM.pack)(pass, room));
  const packets = chunks.map(
    (chunk, index) => (0, import_chunk_AETUHE22.packetOf)(
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
    ...(0, import_chunk_AETUHE22.taskFactsWithTree)(task),
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
  return { hunks: (0, import_chunk_UENEWP25.hunkIds)(files), paths: files.map(({ path }) => path) };
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
  const base = await (0, import_chunk_DNODNZX4.auditSide)(audit, await requirePinned(audit, round), "pinned at the start of the round");
  const head = await (0, import_chunk_DNODNZX4.auditSide)(audit, state.head, "after the fixes");
  const { files, changed } = await readFixes(audit, { base, head });
  const treeRoot = await (0, import_chunk_NXJHEXNJ.materializeTree)(home, head.tree, file.cache_root);
  const title = "fix verification";
  const sides = { base, head };
  const run = (0, import_chunk_DNODNZX4.stageRunFile)(audit, { kind: "verify", round: round.round, title, sides, treeRoot });
  const facts = await factsOf2(audit, round, { base, head, files, changed });
  const built = buildVerifyPackets({
    task: (0, import_chunk_AETUHE22.taskOf)(run),
    round: round.round,
    facts,
    chunking: file.settings.chunking || state.chunking,
    nonces: (0, import_chunk_AETUHE22.noncesOf)(run),
    nextSlot: (0, import_chunk_JFFMCSVQ.slotNames)(run, [])
  });
  if (built.kind !== "packets") return refuse(audit, round, built);
  const scope = { ...(0, import_chunk_BUWVYDTR.stampOf)(run), files: (0, import_chunk_ITMNBPAO.scopeEntries)(changed), skipped: [] };
  return (0, import_chunk_DNODNZX4.planStage)(audit, run, {
    phase: "verify",
    subject: "",
    slots: built.packets.map((packet) => ({ packet })),
    also: async (paths) => {
      await (0, import_chunk_HN2YRWHB.writeFileAtomically)(paths.scope, (0, import_chunk_XMW5SOGH.jsonText)(scope));
      await (0, import_chunk_BUWVYDTR.writeStamped)(paths.files, run, facts.files);
    }
  });
}
function refuse(audit, round, built) {
  if (built.kind === "too-large")
    return (0, import_chunk_CVBZPACO.abortRound)(audit, round, "PROMPT-BUDGET-EXCEEDED", tooLarge(built.bytes, round.round));
  const [gap] = built.uncovered;
  return (0, import_chunk_CVBZPACO.abortRound)(audit, round, "FAIL-CLOSED", `${gap?.hunk ?? "a hunk"}: ${gap?.why ?? "fits no packet"}`);
}
async function readFixes({ home }, sides) {
  const { patch, raw, numstat, large, unreadable } = await (0, import_chunk_RLSBRMJO.readPatch)(home, sides, []);
  const unshown = [...large, ...unreadable];
  if (unshown.length > 0) {
    const named2 = unshown.map(import_chunk_NLWRO2NF.printable).join(", ");
    throw new import_chunk_LTC5LSMU.Failure("scope/too-much-text", `fixes made files that no review could show: ${named2}`, {
      hint: 'give the audit up: correctless audit stop AUDIT --reason "too large to be reviewed"'
    });
  }
  const changed = (0, import_chunk_KJBZSMUD.parsePatch)(patch);
  (0, import_chunk_Q6KBHRUI.crossCheck)(changed, { raw, numstat });
  return { files: (0, import_chunk_UENEWP25.shownFiles)({ patch, changed, skipped: [] }), changed };
}
function tooLarge(bytes, round) {
  const cap = Math.floor(import_chunk_Y5FHDHJZ.PACKET_BUDGET / 1024);
  return `assembled prompt is ${bytes} bytes, exceeds ${cap} KB cap \u2014 aborting round ${round}`;
}
async function factsOf2(audit, round, { base, head, files, changed }) {
  const redactor = (0, import_chunk_3P5B5MV4.createRedactor)();
  const textOf = await (0, import_chunk_PEVVMZ7Q.readChangedTexts)(audit.home, { base, head, changed, skipped: [] });
  const shown = await (0, import_chunk_5ZFEDAR5.redactHunks)(files, redactor, textOf);
  const rules = await rulesAtStart(audit, base.tree, changed);
  const findings = round.commits.flatMap(({ subject }) => audit.state.findings.get(subject) ?? []).map(({ id, title, description }) => ({ id, title, description }));
  return (0, import_chunk_5ZFEDAR5.cleanText)({ files: shown, rules, findings }, redactor);
}
async function rulesAtStart({ home }, tree, changed) {
  const { rules } = await (0, import_chunk_Z2F5XNW6.readRules)(home, tree);
  return (0, import_chunk_3Q6ZRTRT.rulesInForce)(
    rules.filter(({ source }) => source === "claude-rules"),
    changed.keys()
  ).filter(({ governs }) => governs.length > 0).map(({ rule }) => rule);
}
async function recordSilence(audit, round, { head, linesChanged }) {
  const { file, home } = audit;
  const review = round.reviews.at(-1);
  if (review === void 0) throw new Error("there is no review to put on record");
  const run = await (0, import_chunk_Z7QKYGHC.openRun)(home, review.run);
  const record = {
    timestamp: (0, import_chunk_XMW5SOGH.now)(),
    branch_slug: file.branch_slug,
    round: round.round,
    zero_findings_on_nontrivial_diff: true,
    lines_changed: linesChanged,
    threshold: file.settings.zero_findings_threshold,
    reviewer_request: run.slots.map(({ slot, packet }) => `${slot} sha256:${packet.sha256}`),
    reviewer_response: (0, import_chunk_XMW5SOGH.eventsOf)(run.ledger, "stored").map(({ slot, sha256 }) => `${slot} sha256:${sha256}`)
  };
  const { trail } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  try {
    const there = (await (0, import_chunk_HN2YRWHB.readTextIfAny)(trail) ?? "").includes(JSON.stringify(record.reviewer_request));
    if (!there) await (0, import_chunk_HN2YRWHB.appendLine)(trail, JSON.stringify(record));
  } catch (error) {
    if (!(error instanceof import_chunk_LTC5LSMU.Failure)) throw error;
    const why = `round=${round.round} slug=${file.branch_slug}: ${error.message}`;
    return (0, import_chunk_CVBZPACO.abortRound)(audit, round, "FORENSIC-LOG-FAILED", why);
  }
  await (0, import_chunk_S73WTIDL.note)(audit.paths, { kind: "recorded", round: round.round, head, lines_changed: linesChanged });
}
async function revertFix(audit, round, { sha, subject, why }) {
  const workTree = await cleanOrReverted(audit, subject);
  const message = `revert(${audit.file.preset}-r${round.round}): ${subject}

Takes back ${sha}.
`;
  const reverted = await (0, import_chunk_L7ZVD2HZ.revertCommit)(workTree, sha, message);
  if (reverted.kind === "conflict") {
    const files = reverted.files.join(", ");
    await (0, import_chunk_CVBZPACO.abortRound)(
      audit,
      round,
      "audit/blocking",
      `${subject} cannot be taken back, others build on it: ${files}`
    );
    return;
  }
  await (0, import_chunk_S73WTIDL.note)(audit.paths, { kind: "reverted", round: round.round, subject, sha, by: reverted.sha, why });
}
async function cleanOrReverted(audit, subject) {
  const { openRepository: openRepository2 } = await Promise.resolve().then(() => __toESM(parts["repository-BRF7GVQU"]()));
  const { readHead } = await Promise.resolve().then(() => __toESM(parts["commit-tree-E5JYO6DN"]()));
  const workTree = await openRepository2(audit.file.work_tree);
  return (await readHead(workTree)).sha === audit.state.head ? (0, import_chunk_COQFUY5R.cleanWorkTree)(audit, `what lay there before ${subject} was taken back`) : workTree;
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
  let target = open(targets, "");
  for (const [index, line] of lines.entries()) {
    const next = targetOf2(line);
    const [, test, quiet] = VERDICT.exec(line) ?? [];
    const verdict = test ?? quiet;
    const rerun = RERUN.exec(line)?.[1];
    const compiled = COMPILING.exec(line)?.[1];
    if (next !== void 0) target = open(targets, next);
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
function open(targets, name) {
  const target = { name, failures: [], running: false };
  targets.push(target);
  return target;
}
function start(targets, current) {
  const target = current.name === "" ? open(targets, "") : current;
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
var SUMMARY2 = /^=+ short test summary info =+$/;
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
    if (SUMMARY2.test(line)) inside = true;
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
  const found = [];
  const endless = /* @__PURE__ */ new Set();
  let heading;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const last = found.at(-1);
    const plan = PLAN.exec(line)?.[1];
    const point = pointOf(line, lines[index + 1] ?? "");
    const comment = /^# (.*)$/.exec(line)?.[1];
    if (point !== void 0) {
      found.push(point);
      const end2 = endOfDetails(lines, index + 1, endless);
      point.place = placeIn(lines.slice(index + 1, end2), heading);
      index = end2 - 1;
    } else if (plan !== void 0) found.push({ kind: "plan", count: Number(plan) });
    else if (/^ *\}$/.test(line)) found.push({ kind: "closed", level: (line.length - 1) / 4 });
    else if (line.startsWith("Bail out!")) found.push({ kind: "bail" });
    else if (comment !== void 0) {
      heading = comment;
      if (last?.kind === "point") last.place ??= batsFile(comment);
    }
  }
  return found;
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
  const found = (key) => details.map((line) => key.exec(line)).find((match) => match !== null);
  const location = found(/^ +location: '(.+?)(?::\d+)*'$/)?.[1];
  if (location !== void 0) return withoutFolder(location);
  return found(/^ +operator: /) === void 0 ? void 0 : heading;
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
var HEADING2 = /^⎯+ (?:Failed|Unhandled) .+ ⎯+$/;
var FOOTER = /^ Test Files {2}\d/;
function withoutVitestReport(text) {
  const kept = [];
  let report;
  for (const line of text.split("\n")) {
    if (FOOTER.test(line)) report = void 0;
    if (report === void 0 && HEADING2.test(line)) report = [];
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
    const found = read(parser === "vitest" ? text : others);
    return found === void 0 ? [] : [{ parser, names: [...found.failures, ...unnamed(parser, found)] }];
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
async function runTests(audit, point, patience) {
  const { file, paths } = audit;
  const folder = await folderOf(audit, point);
  if ((await (0, import_chunk_L7ZVD2HZ.readBackground)(folder)).kind === "absent") {
    const why = await (0, import_chunk_L7ZVD2HZ.standAt)(audit, point);
    if (why !== void 0) {
      await (0, import_chunk_L7ZVD2HZ.standAtHead)(audit);
      await (0, import_chunk_S73WTIDL.note)(paths, { ...ended(point), parser: "none", status: null, failures: [], unusable: why });
      return "ended";
    }
  }
  const run = await (0, import_chunk_L7ZVD2HZ.runCommand)(folder, file.settings.test, file.work_tree, patience);
  if (run.kind === "running") return "running";
  const lint = await runLint(audit, folder, patience);
  if (lint?.kind === "running") return "running";
  const { status } = run;
  const { parser, failures } = readTestOutput(run.output, status ?? 1, file.work_tree);
  const complaints = lint === void 0 ? [] : readLintOutput(lint.output, lint.status ?? 1, file.work_tree);
  const names = await (0, import_chunk_3P5B5MV4.createRedactor)().redactIn([...failures, ...complaints]);
  await (0, import_chunk_L7ZVD2HZ.standAtHead)(audit);
  await (0, import_chunk_COQFUY5R.cleanWorkTree)(audit, "what the tests left behind");
  await (0, import_chunk_S73WTIDL.note)(paths, {
    ...ended(point),
    parser,
    status,
    failures: names,
    unusable: unusable(run, "test") ?? (lint === void 0 ? null : unusable(lint, "lint")),
    milliseconds: run.milliseconds + (lint?.milliseconds ?? 0)
  });
  return "ended";
}
async function runLint({ file }, tests, patience) {
  const { lint } = file.settings;
  if (lint === void 0) return void 0;
  const folder = (0, import_chunk_L7ZVD2HZ.lintFolder)(tests);
  await (0, import_promises3.mkdir)(folder, { recursive: true });
  return (0, import_chunk_L7ZVD2HZ.runCommand)(folder, lint, file.work_tree, patience);
}
async function folderOf(audit, point) {
  const { paths, state } = audit;
  const { underTest } = state;
  if (underTest !== void 0 && (0, import_chunk_SVD6QO3J.pointKey)(underTest) === (0, import_chunk_SVD6QO3J.pointKey)(point)) return underTest.folder;
  await (0, import_chunk_COQFUY5R.cleanWorkTree)(audit, "what lay there before the tests");
  const folder = await (0, import_chunk_L7ZVD2HZ.commandFolder)(paths, "tests");
  await (0, import_promises3.mkdir)(folder, { recursive: true });
  await (0, import_chunk_S73WTIDL.note)(paths, { kind: "testing", ...whereOf(point), folder });
  return folder;
}
var ended = (point) => ({ kind: "tested", ...whereOf(point), milliseconds: 0 });
function whereOf({ head, without = [] }) {
  return without.length === 0 ? { head } : { head, without: [...without] };
}
function unusable({ status, timedOut }, which) {
  if (timedOut) return `the ${which} command did not end in time`;
  if (status === null) return `the ${which} command was killed`;
  if (status === 127) return `the ${which} command was not found (status 127)`;
  if (status === 126) return `the ${which} command could not be started (status 126)`;
  return null;
}
async function takeMove(audit, move, patience) {
  switch (move.kind) {
    case "prepare":
      return await prepareWorkTree(audit, patience) === "running" ? "running" : "taken";
    case "test":
      return await runTests(audit, move, patience) === "running" ? "running" : "taken";
    case "start-round":
      await (0, import_chunk_S73WTIDL.note)(audit.paths, { kind: "round", round: move.round, head: audit.state.head });
      return "taken";
    case "end":
      await (0, import_chunk_S73WTIDL.note)(audit.paths, {
        kind: "ended",
        outcome: move.outcome,
        why: move.why,
        changed: await (0, import_chunk_D37W3QRO.changesInOwnTree)(audit)
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
    case "condemn":
    case "leave-open":
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
      return planFixOf(audit, round, move);
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
      return (0, import_chunk_S73WTIDL.note)(paths, { kind: "given-up", round: round.round, subject: move.subject, why: move.why });
    case "break":
      return noteBroken(audit, round, move);
    case "condemn":
      return condemnFixes(audit, round, move);
    case "leave-open":
      return (0, import_chunk_S73WTIDL.note)(paths, { kind: "left-open", round: round.round, subject: move.subject, why: move.why });
    case "abort":
      return (0, import_chunk_CVBZPACO.abortRound)(audit, round, move.code, move.why);
    case "close":
      return (0, import_chunk_S73WTIDL.note)(paths, { kind: "closed", round: round.round, kept: move.kept, fixed: move.fixed });
  }
}
function planFixOf(audit, round, { item, others = [] }) {
  return others.length === 0 ? planFix(audit, round, item) : planSharedFix(audit, round, [item, ...others]);
}
function noteBroken({ paths, state }, { round }, { subject, failures, of }) {
  return (0, import_chunk_S73WTIDL.note)(paths, { kind: "broken", round, subject, head: state.head, failures: [...failures], of });
}
function roundOf({ state }) {
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state);
  if (round === void 0) throw new Error("no round has begun");
  return round;
}
async function takeTriage(audit, round, run) {
  const decisions = [];
  for (const { slot, why } of run.states) {
    const triage = await (0, import_chunk_BNPXQXQG.storedReply)(run, slot, "audit-triage");
    const problems = triage === void 0 ? [why] : (0, import_chunk_ZMCQGGHI.triageProblems)(triage, slot.ids ?? []);
    if (problems.length > 0) {
      await (0, import_chunk_CVBZPACO.abortRound)(audit, round, "FAIL-CLOSED", `triage (${slot.slot}): ${problems.join("; ")}`);
      return;
    }
    decisions.push(...triage?.decisions ?? []);
  }
  const clean = await (0, import_chunk_3P5B5MV4.createRedactor)().redactIn(decisions);
  await (0, import_chunk_S73WTIDL.note)(audit.paths, { kind: "triaged", round: round.round, run: run.file.run, decisions: clean });
}
async function takeSharedFix(audit, round, run, subjects) {
  const { outcomes } = await dividedOnce(run, subjects);
  const names = subjects.join(", ");
  const workTree = await (0, import_chunk_COQFUY5R.cleanWorkTree)(
    audit,
    `the work on ${names} in one call; it comes back fix by fix, and nothing of it is lost`
  );
  const { ignored } = await (0, import_chunk_BUWVYDTR.readStamped)(run.paths.step, run.file);
  if (!audit.file.in_place) await (0, import_chunk_L7ISNMCU.removeNewIgnored)(workTree, ignored);
  for (const { id, accepted, rule, reason, tree } of outcomes) {
    if (isTaken2(round, run.file.run, id)) continue;
    const about = { round: round.round, subject: id, run: run.file.run };
    await (0, import_chunk_S73WTIDL.note)(audit.paths, { kind: "attempted", ...about, accepted, rule, reason, tree });
  }
}
function isTaken2({ items }, run, subject) {
  const attempts = items.find((item) => item.subject === subject)?.attempts ?? [];
  return attempts.some((attempt) => attempt.run === run && attempt.checked !== void 0);
}
async function dividedOnce(run, subjects) {
  if (await (0, import_chunk_XPIKYFDN.isFile)(run.paths.divided)) return (0, import_chunk_BUWVYDTR.readStamped)(run.paths.divided, run.file);
  const divided = await outcomesOf(run, subjects);
  const redactor = (0, import_chunk_3P5B5MV4.createRedactor)();
  const outcomes = await Promise.all(
    divided.outcomes.map(async (one) => ({ ...one, reason: (await redactor.redact(one.reason)).text }))
  );
  await (0, import_chunk_BUWVYDTR.writeStamped)(run.paths.divided, run.file, { ...divided, outcomes });
  return { ...divided, outcomes };
}
async function outcomesOf(run, subjects) {
  const [state] = run.states;
  const claimed = state === void 0 ? void 0 : await (0, import_chunk_BNPXQXQG.storedReply)(run, state.slot, "fix-executor-shared");
  const rejected = { accepted: false, rule: null, tree: null, part: null };
  const all = (reason, rule = null) => ({
    all: null,
    outcomes: subjects.map((id) => ({ ...rejected, id, rule, reason }))
  });
  if (claimed === void 0) return all(`no reply of its executor: ${state?.why ?? ""}`);
  const checked = await (0, import_chunk_ZMCQGGHI.checkSharedFix)(run, claimed);
  if (checked.kind === "mixed") return all(checked.reason, "mixed_steps");
  const outcomes = checked.parts.map(({ id, valid, rule, reason, tree, result, part }) => {
    if (!valid) return { ...rejected, id, rule, reason };
    if (!result.success)
      return { ...rejected, id, reason: `the executor could not do it: ${result.summary}` };
    return { id, accepted: true, rule: null, reason, tree, part };
  });
  return { all: checked.all, outcomes };
}
async function advanceAudit(home, name, { retry, chunking }) {
  const opened = await (0, import_chunk_EUSCJYLQ.openAudit)(home, name);
  return (0, import_chunk_ZB7D2Q5M.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    if (retry) await tryAgain(opened, chunking);
    const until = Date.parse((0, import_chunk_XMW5SOGH.now)()) + import_chunk_L7ZVD2HZ.PATIENCE;
    for (; ; ) {
      const audit = await (0, import_chunk_EUSCJYLQ.openAudit)(home, name);
      const waiting = await takeNext(audit, Math.max(0, until - Date.parse((0, import_chunk_XMW5SOGH.now)())));
      if (waiting === void 0) continue;
      await (0, import_chunk_UYCQPABI.writeArtifacts)(await (0, import_chunk_EUSCJYLQ.openAudit)(home, name));
      return { audit, waiting };
    }
  });
}
async function takeNext(audit, patience) {
  const move = (0, import_chunk_CVBZPACO.decideMove)(audit.file, audit.state);
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
  if (question.kind === "triage") await (0, import_chunk_L7ZVD2HZ.decideAutomatically)(audit);
  else await (0, import_chunk_S73WTIDL.note)(audit.paths, { kind: "answered", question: question.key, answer: "stop", by: "auto" });
  return void 0;
}
async function runStage(audit, { stage, run: name, subjects }) {
  const { run, step } = await (0, import_chunk_LST72BRA.advance)(audit.home, name);
  if (step.kind === "dispatch") return { kind: "dispatch", run, step };
  const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
  if (round === void 0) throw new Error("a stage without a round");
  await takeIn(audit, round, run, { stage, subjects });
  return void 0;
}
function takeIn(audit, round, run, { stage, subjects }) {
  const [subject = ""] = subjects;
  switch (stage) {
    case "hunt":
      return (0, import_chunk_L7ZVD2HZ.takeHunt)(audit, round, run);
    case "triage":
      return takeTriage(audit, round, run);
    case "fix":
      return subjects.length > 1 ? takeSharedFix(audit, round, run, subjects) : takeFix(audit, round, run, subject);
    case "judge":
      return takeJudge(audit, round, run, subjects);
    case "verify":
      return (0, import_chunk_RMKGEUCN.takeVerify)(audit, round, run);
  }
}
async function tryAgain(audit, chunking) {
  const { home, state, paths } = audit;
  if (!state.prepared) return setUpAgain(audit);
  if (state.aborted === void 0) {
    const move = (0, import_chunk_CVBZPACO.decideMove)(audit.file, state);
    const reopened = move.kind === "run" ? await (0, import_chunk_LST72BRA.reopen)(home, move.run) : 0;
    return reopened > 0 ? void 0 : giveUpFix(audit);
  }
  const last = (0, import_chunk_SVD6QO3J.currentRound)(state)?.planned.at(-1);
  if (last !== void 0) await (0, import_chunk_LST72BRA.reopen)(home, last.run);
  await (0, import_chunk_S73WTIDL.note)(paths, { kind: "retried", chunking });
}
async function giveUpFix({ file, home, state }) {
  const move = (0, import_chunk_CVBZPACO.decideMove)(file, state);
  if (move.kind !== "run" || move.stage !== "fix" && move.stage !== "judge") return;
  await (0, import_chunk_LST72BRA.giveUpWaiting)(await (0, import_chunk_Z7QKYGHC.openRun)(home, move.run));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  advanceAudit
});
});
parts["commit-tree-E5JYO6DN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  branchMoved: () => import_chunk_ZVNGCBGW.branchMoved,
  commitTree: () => import_chunk_ZVNGCBGW.commitTree,
  findCommitOf: () => import_chunk_ZVNGCBGW.findCommitOf,
  readHead: () => import_chunk_ZVNGCBGW.readHead
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZVNGCBGW = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-ZVNGCBGW"]();
var import_chunk_N6SY5LKR = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-K3ID535Z"]();
var import_chunk_GTM7NDSJ = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-GTM7NDSJ"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_TKCSMCAB = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  branchMoved,
  commitTree,
  findCommitOf,
  readHead
});
});
parts["repository-BRF7GVQU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRepository: () => import_chunk_YLVPOKUO.openRepository,
  standing: () => import_chunk_YLVPOKUO.standing
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openRepository,
  standing
});
});
