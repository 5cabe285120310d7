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
  addWorkTree: () => addWorkTree,
  decideAutomatically: () => decideAutomatically,
  decideFindings: () => decideFindings,
  mergeTrees: () => mergeTrees,
  refuseUnsaved: () => refuseUnsaved,
  removeWorkTree: () => removeWorkTree,
  withAuditLock: () => withAuditLock,
  writeArtifacts: () => writeArtifacts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_47U7DCRI = require("./chunk-47U7DCRI.cjs");
var import_chunk_OD5MBHGC = require("./chunk-OD5MBHGC.cjs");
var import_chunk_5JYF6YWY = require("./chunk-5JYF6YWY.cjs");
var import_chunk_FT4BUVKB = require("./chunk-FT4BUVKB.cjs");
var import_chunk_WCOXSOAM = require("./chunk-WCOXSOAM.cjs");
var import_chunk_ZE7WG7CL = require("./chunk-ZE7WG7CL.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_7I3RPIOM = require("./chunk-7I3RPIOM.cjs");
var import_chunk_7QLNCQ43 = require("./chunk-7QLNCQ43.cjs");
var import_chunk_BKDMSKCB = require("./chunk-BKDMSKCB.cjs");
var import_chunk_N4CECOVM = require("./chunk-N4CECOVM.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_3A5WKR4E = require("./chunk-3A5WKR4E.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_SUUZJCRZ = require("./chunk-SUUZJCRZ.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_promises = require("node:fs/promises");
var import_promises2 = require("node:fs/promises");
var import_node_path = require("node:path");
var import_node_fs = require("node:fs");
var import_node_path2 = require("node:path");
var import_promises3 = require("node:fs/promises");
var import_node_path3 = require("node:path");
var import_promises4 = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path4 = require("node:path");
var import_promises5 = require("node:fs/promises");
var import_node_path5 = require("node:path");
var LONGEST_HOLD = 30 * 6e4;
async function ageOf(path) {
  const stats = await (0, import_promises.stat)(path).catch(() => void 0);
  return stats === void 0 ? Number.POSITIVE_INFINITY : Date.parse((0, import_chunk_BUK7UHHJ.now)()) - stats.mtimeMs;
}
async function withAuditLock(paths, work) {
  if (!await (0, import_chunk_SIHW7XFA.createFileOnce)(paths.lock, `${process.pid}
`)) {
    const holder = Number(await (0, import_chunk_SIHW7XFA.readTextIfAny)(paths.lock) ?? "0");
    if ((0, import_chunk_47U7DCRI.isAlive)(holder) && await ageOf(paths.lock) < LONGEST_HOLD) throw busy(holder);
    await takeAway(paths.lock, holder);
    if (!await (0, import_chunk_SIHW7XFA.createFileOnce)(paths.lock, `${process.pid}
`)) throw busy(0);
  }
  try {
    return await work();
  } finally {
    await (0, import_promises.rm)(paths.lock, { force: true });
  }
}
async function takeAway(lock, dead) {
  const aside = `${lock}.${process.pid}`;
  await (0, import_promises.rename)(lock, aside).catch(() => void 0);
  const taken2 = await (0, import_chunk_SIHW7XFA.readTextIfAny)(aside);
  await (0, import_promises.rm)(aside, { force: true });
  if (taken2 === void 0 || Number(taken2) === dead) return;
  await (0, import_chunk_SIHW7XFA.createFileOnce)(lock, taken2);
  throw busy(Number(taken2));
}
function busy(holder) {
  return new import_chunk_TJ5KMKV5.Failure("audit/busy", `another correctless (process ${holder}) is at work on this audit`, {
    hint: "wait for it, then run the same command again"
  });
}
async function decideFindings(audit, { decision, ids, reason }) {
  const open = openQuestions(audit);
  const wanted = ids.length === 1 && ids[0] === "all" ? open.map(({ id }) => id) : ids;
  if (wanted.length === 0) throw noQuestion(audit);
  const unknown = wanted.filter((id) => !open.some((finding) => finding.id === id));
  if (unknown.length > 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${unknown.join(", ")}: not among the findings to be decided`, {
      hint: open.length === 0 ? "none is" : `those are: ${open.map(({ id }) => id).join(", ")}`
    });
  }
  if (decision !== "fix" && (reason ?? "").trim() === "") {
    throw new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", `to ${decision} a finding takes --reason`, {
      hint: `correctless audit triage ${audit.file.audit} ${decision} ${wanted.join(" ")} --reason "\u2026"`
    });
  }
  const told = (await (0, import_chunk_3A5WKR4E.createRedactor)().redact(reason ?? "")).text;
  await (0, import_chunk_7I3RPIOM.note)(audit.paths, { kind: "decided", ids: [...wanted], decision, reason: told, by: "user" });
  return wanted;
}
async function decideAutomatically(audit) {
  const open = openQuestions(audit);
  const fix = open.filter(({ tier }) => tier === "confirmed").map(({ id }) => id);
  const defer = open.filter(({ tier }) => tier !== "confirmed").map(({ id }) => id);
  if (fix.length > 0)
    await (0, import_chunk_7I3RPIOM.note)(audit.paths, { kind: "decided", ids: fix, decision: "fix", reason: "confirmed", by: "auto" });
  if (defer.length > 0) {
    const reason = "not confirmed, and --auto fixes only what is";
    await (0, import_chunk_7I3RPIOM.note)(audit.paths, { kind: "decided", ids: defer, decision: "defer", reason, by: "auto" });
  }
}
function openQuestions(audit) {
  const { state } = audit;
  const round = (0, import_chunk_ZE7WG7CL.currentRound)(state);
  const isOver = state.ended !== void 0 || round === void 0 || round.closed || round.untriaged.size > 0;
  if (!isOver) return (0, import_chunk_WCOXSOAM.undecided)(state, round);
  throw noQuestion(audit);
}
function noQuestion({ file }) {
  return new import_chunk_TJ5KMKV5.Failure("audit/no-question", `audit ${file.audit} has no findings to be decided now`, {
    hint: `see what it waits for: correctless next ${file.audit}`
  });
}
async function listWorkTrees(repository) {
  const list = ["worktree", "list", "--porcelain"];
  const exact = await (0, import_chunk_57KOGJJR.runGit)(repository.top, [...list, "-z"], { answers: [0, 129] });
  const { stdout } = exact.status === 0 ? exact : await (0, import_chunk_57KOGJJR.runGit)(repository.top, list);
  const text2 = exact.status === 0 ? stdout.toString("utf8") : stdout.toString("utf8").replaceAll("\n", "\0");
  return text2.split("\0\0").filter((block) => block !== "").map((block) => {
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
async function refuseUnsaved(workTree) {
  const head = await (0, import_chunk_FT4BUVKB.treeOf)(workTree, "HEAD");
  const [files, index] = await Promise.all([(0, import_chunk_BKDMSKCB.snapshotWorkTree)(workTree), (0, import_chunk_BKDMSKCB.snapshotIndex)(workTree)]);
  const changes = [
    ...await (0, import_chunk_FT4BUVKB.treeChanges)(workTree, head, files.tree),
    ...await (0, import_chunk_FT4BUVKB.treeChanges)(workTree, head, index.tree)
  ].map(({ path }) => path);
  refuse(workTree, [...changes.filter((path) => !(0, import_chunk_N4CECOVM.ownFile)(path)), ...await nestedRepositories(workTree)]);
}
async function refuseUnsavedSubmodules(workTree) {
  for (const { mode, path } of await (0, import_chunk_N732WB45.listTree)(workTree, "HEAD")) {
    const folder = (0, import_node_path2.join)(workTree.top, path);
    if (mode !== import_chunk_FT4BUVKB.GITLINK || !(0, import_node_fs.existsSync)((0, import_node_path2.join)(folder, ".git"))) continue;
    const submodule = await (0, import_chunk_SUUZJCRZ.openRepository)(folder);
    await refuseUnsaved(submodule);
    await refuseUnsavedSubmodules(submodule);
  }
}
async function nestedRepositories(workTree) {
  const { stdout } = await (0, import_chunk_57KOGJJR.runGit)(workTree.top, ["ls-files", "-z", "--others", "--exclude-standard"]);
  return (0, import_chunk_N732WB45.records)(stdout).filter((path) => path.endsWith("/") && !(0, import_chunk_N4CECOVM.ownFile)(path));
}
function refuse({ top }, paths) {
  const unsaved = [...new Set(paths)];
  if (unsaved.length === 0) return;
  const named = unsaved.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ");
  throw new import_chunk_TJ5KMKV5.Failure(
    "audit/work-tree-dirty",
    `${unsaved.length} changed and in no commit in ${top}: ${named}${unsaved.length > 5 ? ", \u2026" : ""}`,
    { hint: "commit or remove them; to see them: git status" }
  );
}
async function wholeWorkTree(place) {
  const link = await (0, import_chunk_SIHW7XFA.readTextIfAny)((0, import_node_path3.join)(place, ".git"));
  const gitDir = /^gitdir: (.*)\n?$/s.exec(link ?? "")?.[1]?.replace(/\n$/, "");
  if (gitDir === void 0 || !await exists((0, import_node_path3.resolve)(place, gitDir, "index"))) return void 0;
  return (0, import_chunk_SUUZJCRZ.openRepository)(place);
}
async function placeOf(folder) {
  const above = (0, import_node_path3.dirname)((0, import_node_path3.resolve)(folder));
  const real = await (0, import_promises3.realpath)(above).catch(async () => above === (0, import_node_path3.dirname)(above) ? above : placeOf(above));
  return (0, import_node_path3.join)(real, (0, import_node_path3.basename)(folder));
}
async function exists(path) {
  return await (0, import_promises3.lstat)(path).catch(() => void 0) !== void 0;
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
  const value = await (0, import_chunk_7QLNCQ43.readRef)(repository, ref);
  if (value !== void 0 && value !== at) throw taken(branch, `is there already, at ${value}, not at ${at}`);
  await (0, import_chunk_7QLNCQ43.pinRef)(repository, ref, at);
  if (here !== void 0) await clearAway(repository, place);
  await (0, import_promises2.mkdir)((0, import_node_path.dirname)(place), { recursive: true });
  await (await (0, import_chunk_7QLNCQ43.driveGit)(repository.top))(["worktree", "add", "--no-checkout", "--", place, branch]);
  await (await (0, import_chunk_7QLNCQ43.driveGit)(place))(["read-tree", "--reset", "-u", at]);
  return (0, import_chunk_SUUZJCRZ.openRepository)(place);
}
async function removeWorkTree(repository, folder) {
  const place = await placeOf(folder);
  const here = (await listWorkTrees(repository)).find((one) => one.folder === place);
  if (here === void 0 && await exists(place)) {
    throw new import_chunk_TJ5KMKV5.Failure("audit/work-tree-dirty", `${place} is there, but is no work tree of ${repository.top}`);
  }
  const whole = here === void 0 ? void 0 : await wholeWorkTree(place);
  if (whole !== void 0) {
    if (here?.locked === true) throw new import_chunk_TJ5KMKV5.Failure("audit/work-tree-dirty", `${place} is locked`);
    await refuseUnsaved(whole);
    await refuseUnsavedSubmodules(whole);
  }
  const doomed = `${place}.removed`;
  await (0, import_promises2.rm)(doomed, { recursive: true, force: true });
  if (whole !== void 0) await (0, import_promises2.rename)(place, doomed);
  if (here !== void 0) await clearAway(repository, place);
  await (0, import_promises2.rm)(doomed, { recursive: true, force: true });
}
async function clearAway(repository, place) {
  if (!await exists((0, import_node_path.join)(place, ".git"))) await (0, import_promises2.rmdir)(place).catch(() => void 0);
  const git = await (0, import_chunk_7QLNCQ43.driveGit)(repository.top);
  await git(["worktree", "remove", "--force", "--force", "--", place]);
}
function taken(branch, why) {
  return new import_chunk_TJ5KMKV5.Failure("audit/branch-exists", `the branch ${branch} ${why}`, {
    hint: `look at it (git log ${branch}), then rename it: git branch --move ${branch} ${branch}-old`
  });
}
function historySection({ audit, date, branch }, state) {
  const fixedIn = new Map(
    state.rounds.flatMap(({ commits }) => commits.map(({ subject, sha }) => [subject, sha.slice(0, 12)]))
  );
  const rounds = state.rounds.flatMap(({ round }) => {
    const findings = [...state.findings.values()].filter((finding) => finding.round === round);
    return [
      `### Round ${round}`,
      "",
      ...findings.length === 0 ? ["No findings."] : [
        "| ID | Severity | Tier | Title | Status | Fixed in |",
        "|---|---|---|---|---|---|",
        ...findings.map((finding) => row(finding, fixedIn.get(finding.id)))
      ],
      ""
    ];
  });
  return [`## Audit ${audit}, ${date}, branch ${(0, import_chunk_5JYF6YWY.inTable)(branch)}`, "", ...rounds].join("\n");
}
function row({ id, severity, tier, title, status }, fixedIn = "") {
  return `| ${id} | ${severity} | ${tier} | ${(0, import_chunk_5JYF6YWY.inTable)(title)} | ${status} | ${fixedIn} |`;
}
function workflowState({ preset, branch, started_at }, state, at) {
  const completed = state.rounds.filter(({ closed }) => closed).length;
  const findings = [...state.findings.values()];
  return {
    phase: state.finished === void 0 ? "audit" : "done",
    task: `audit-${preset}`,
    spec_file: null,
    started_at,
    phase_entered_at: at,
    branch,
    qa_rounds: completed,
    audit: {
      type: preset,
      rounds_completed: completed,
      total_findings: findings.length,
      findings_fixed: findings.filter(({ status }) => status === "fixed").length,
      converged: state.ended?.outcome === "converged"
    }
  };
}
async function writeArtifacts({ file, state, journal }) {
  const paths = (0, import_chunk_NIMENYH7.artifactPaths)(file.top, file);
  const entered = journal.findLast(({ kind }) => kind === "finished" || kind === "prepared")?.at ?? file.started_at;
  await (0, import_chunk_SIHW7XFA.writeFileAtomically)(paths.state, (0, import_chunk_BUK7UHHJ.jsonText)(workflowState(file, state, entered)));
  for (const round of state.rounds) {
    const path = paths.round((0, import_chunk_OD5MBHGC.roundFileName)(file, round.round));
    await (0, import_chunk_SIHW7XFA.writeFileAtomically)(path, (0, import_chunk_BUK7UHHJ.jsonText)((0, import_chunk_OD5MBHGC.roundFile)(file, state, round)));
  }
  if (state.ended === void 0) return;
  await (0, import_chunk_SIHW7XFA.writeFileAtomically)(paths.summary, (0, import_chunk_5JYF6YWY.summaryText)(file, state));
  const history = await (0, import_chunk_SIHW7XFA.readTextIfAny)(paths.history) ?? `# Audits with preset ${file.preset}
`;
  const heading = `## Audit ${file.audit}`;
  const others = history.split(/^(?=## Audit )/m).filter((section) => !section.startsWith(`${heading},`));
  await (0, import_chunk_SIHW7XFA.writeFileAtomically)(
    paths.history,
    [...others.map((s) => `${s.trimEnd()}

`), historySection(file, state)].join("")
  );
}
async function mergeFile(repository, folder, [base, ours, theirs]) {
  if (base === void 0 || ours === void 0 || theirs === void 0) return void 0;
  const all = [ours, base, theirs];
  if (!all.every(({ mode: mode2 }) => mode2.startsWith("100"))) return void 0;
  const mode = ours.mode === base.mode ? theirs.mode : ours.mode;
  const blobs = await (0, import_chunk_N732WB45.readBlobs)(
    repository,
    all.map(({ oid }) => oid)
  );
  const names = ["ours", "base", "theirs"];
  for (const [i, { oid }] of all.entries()) {
    await (0, import_promises5.writeFile)((0, import_node_path5.join)(folder, names[i] ?? ""), blobs.get(oid) ?? "");
  }
  const answers = [...Array(256).keys()];
  const { status, stdout } = await (0, import_chunk_57KOGJJR.runGit)(folder, ["merge-file", "-p", "-q", ...names], { answers });
  if (status !== 0) return void 0;
  const added = await (0, import_chunk_57KOGJJR.askGit)(repository, ["hash-object", "-w", "--stdin"], { input: stdout });
  return { mode, oid: added.stdout.toString("latin1").trim() };
}
async function mergeTrees(repository, trees) {
  const folder = await (0, import_promises4.mkdtemp)((0, import_node_path4.join)((0, import_node_os.tmpdir)(), "correctless-merge-"));
  try {
    const env = { ...await (0, import_chunk_N4CECOVM.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path4.join)(folder, "index") };
    const merge = ["read-tree", "-i", "-m", "--aggressive", trees.base, trees.ours, trees.theirs];
    await (0, import_chunk_57KOGJJR.askGit)(repository, merge, { env });
    const unmerged = sidesOf(await (0, import_chunk_57KOGJJR.readGit)(repository, ["ls-files", "-z", "--unmerged"], { env }));
    const special = await withMergeAttribute(
      repository,
      unmerged.map(({ path }) => path)
    );
    const entries = [];
    const conflicts = [];
    for (const { path, sides } of unmerged) {
      const merged = special.has(path) ? void 0 : await mergeFile(repository, folder, sides);
      if (merged === void 0) conflicts.push(path);
      else entries.push(`${merged.mode} ${merged.oid}	${path}\0`);
    }
    if (conflicts.length > 0) return { kind: "conflict", files: conflicts };
    await (0, import_chunk_57KOGJJR.askGit)(repository, ["update-index", "-z", "--index-info"], { env, input: entries.join("") });
    return { kind: "merged", tree: text((await (0, import_chunk_57KOGJJR.askGit)(repository, ["write-tree"], { env })).stdout) };
  } finally {
    await (0, import_promises4.rm)(folder, { recursive: true, force: true });
  }
}
function sidesOf(listing) {
  const byPath = /* @__PURE__ */ new Map();
  for (const record of (0, import_chunk_N732WB45.records)(listing)) {
    const [mode = "", oid = "", stage = ""] = record.slice(0, record.indexOf("	")).split(" ");
    const path = record.slice(record.indexOf("	") + 1);
    const sides = byPath.get(path) ?? [void 0, void 0, void 0];
    sides[Number(stage) - 1] = { mode, oid };
    byPath.set(path, sides);
  }
  return [...byPath].map(([path, sides]) => ({ path, sides }));
}
async function withMergeAttribute({ top }, paths) {
  if (paths.length === 0) return /* @__PURE__ */ new Set();
  const input = paths.map((path) => `${path}\0`).join("");
  const fields = (0, import_chunk_N732WB45.records)((await (0, import_chunk_57KOGJJR.runGit)(top, ["check-attr", "-z", "--stdin", "merge"], { input })).stdout);
  return new Set(
    fields.filter((_, i) => i % 3 === 0 && !["unspecified", "set", "text"].includes(fields[i + 2] ?? ""))
  );
}
function text(bytes) {
  return bytes.toString("latin1").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  addWorkTree,
  decideAutomatically,
  decideFindings,
  mergeTrees,
  refuseUnsaved,
  removeWorkTree,
  withAuditLock,
  writeArtifacts
});
