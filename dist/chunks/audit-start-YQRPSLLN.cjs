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
  startAction: () => startAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K7GQNWVY = require("./chunk-K7GQNWVY.cjs");
var import_chunk_XJ7B4ZTN = require("./chunk-XJ7B4ZTN.cjs");
var import_chunk_4ZKKIWY2 = require("./chunk-4ZKKIWY2.cjs");
var import_chunk_OD5MBHGC = require("./chunk-OD5MBHGC.cjs");
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
var import_chunk_ANA3C6RF = require("./chunk-ANA3C6RF.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_ZV2HDEQO = require("./chunk-ZV2HDEQO.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_RSTXCTK4 = require("./chunk-RSTXCTK4.cjs");
var import_chunk_HCBWRM25 = require("./chunk-HCBWRM25.cjs");
var import_chunk_6NWO2QCN = require("./chunk-6NWO2QCN.cjs");
var import_chunk_SLZCXN5J = require("./chunk-SLZCXN5J.cjs");
var import_chunk_N4RJ3BKO = require("./chunk-N4RJ3BKO.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_347DF655 = require("./chunk-347DF655.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_3G74LAZQ = require("./chunk-3G74LAZQ.cjs");
var import_chunk_ZKJIYEH3 = require("./chunk-ZKJIYEH3.cjs");
var import_chunk_UMXV4F4A = require("./chunk-UMXV4F4A.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_WW2MF3TT = require("./chunk-WW2MF3TT.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_47NM4YJ4 = require("./chunk-47NM4YJ4.cjs");
var import_chunk_VK3YCKY4 = require("./chunk-VK3YCKY4.cjs");
var import_chunk_R55AMLKG = require("./chunk-R55AMLKG.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_RSSNBF2E = require("./chunk-RSSNBF2E.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_GNZCOXAL = require("./chunk-GNZCOXAL.cjs");
var import_chunk_DFSBDAAB = require("./chunk-DFSBDAAB.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_ZILDBWYT = require("./chunk-ZILDBWYT.cjs");
var import_chunk_22HNR3FF = require("./chunk-22HNR3FF.cjs");
var import_chunk_YURWSADG = require("./chunk-YURWSADG.cjs");
var import_chunk_4PH4C2GM = require("./chunk-4PH4C2GM.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_O3QJ2NHC = require("./chunk-O3QJ2NHC.cjs");
var import_chunk_FCSQHZBA = require("./chunk-FCSQHZBA.cjs");
var import_chunk_OCF75VPR = require("./chunk-OCF75VPR.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JKDDQQVM = require("./chunk-JKDDQQVM.cjs");
var import_chunk_YPFR65XC = require("./chunk-YPFR65XC.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var import_node_crypto = require("node:crypto");
async function readAuditScope(repository, head, asked) {
  const [first] = asked;
  const scope = asked.length === 0 ? "changed" : asked.join(" ");
  if (asked.length === 0 || asked.length === 1 && first === "changed")
    return changedScope(repository, head);
  const paths = asked.length === 1 && first === "all" ? [] : asked;
  const entries = await (0, import_chunk_4PH4C2GM.listTree)(repository, head.tree, { paths });
  const { files, skipped } = await readable(repository, head.tree, entries);
  if (files.length === 0) {
    throw new import_chunk_PFZWFK77.Failure("scope/empty", `no text file to audit at ${scope}`, {
      hint: "audit everything: correctless audit start all"
    });
  }
  return { scope, scope_note: noteOf(files, skipped, scope), files, skipped };
}
async function changedScope(repository, head) {
  const { ref, label } = await (0, import_chunk_RSTXCTK4.defaultBranch)(repository);
  const target = (0, import_chunk_SLZCXN5J.parseTarget)([`${ref}...${head.sha}`], { staged: false, uncommitted: false, paths: [] });
  const change = await (0, import_chunk_RSTXCTK4.readChange)(repository, target).catch((error) => {
    if (!(error instanceof import_chunk_PFZWFK77.Failure) || !error.code.startsWith("scope/")) throw error;
    throw new import_chunk_PFZWFK77.Failure("scope/empty", `nothing to audit: ${error.message}`, {
      hint: `audit everything (correctless audit start all) or some paths; ${(0, import_chunk_R55AMLKG.shellWord)(label)} is what HEAD is compared with`
    });
  });
  const changed = new Map(
    [...change.changed.values()].map((file) => [
      file.path,
      file.kind === "text" ? file.added.map(({ start, end }) => [start, end]) : []
    ])
  );
  const entries = (await (0, import_chunk_4PH4C2GM.listTree)(repository, head.tree)).filter(({ path }) => changed.has(path));
  const { files, skipped } = await readable(repository, head.tree, entries);
  if (files.length === 0) {
    throw new import_chunk_PFZWFK77.Failure("scope/empty", `no text file changed since ${label}`, {
      hint: "audit everything: correctless audit start all"
    });
  }
  const withLines = files.map((file) => ({ ...file, changed: [...changed.get(file.path) ?? []] }));
  return {
    scope: "changed",
    scope_note: noteOf(files, skipped, `changed since ${label}`),
    files: withLines,
    skipped
  };
}
function noteOf(files, skipped, what) {
  const left = skipped.length === 0 ? "" : `, ${skipped.length} skipped`;
  return `${files.length} ${files.length === 1 ? "file" : "files"} (${what})${left}`;
}
async function readable(repository, tree, entries) {
  const own = entries.filter(({ path }) => !path.startsWith(".correctless/"));
  const paths = own.map(({ path }) => path);
  const attributes = await (0, import_chunk_RSTXCTK4.baseAttributes)(repository, tree, paths);
  const reasons = new Map(own.map((entry) => [entry, skippedByEntry(entry, attributes(entry.path))]));
  const open = own.filter((entry) => reasons.get(entry) === void 0);
  for (const slice of (0, import_chunk_SLZCXN5J.inSlices)(open)) {
    const blobs = await (0, import_chunk_4PH4C2GM.readBlobs)(
      repository,
      slice.map(({ oid }) => oid)
    );
    for (const entry of slice) {
      const { path, oid } = entry;
      reasons.set(entry, skippedByText(path, blobs.get(oid) ?? Buffer.of(), attributes(path)));
    }
  }
  const files = own.filter((entry) => reasons.get(entry) === void 0);
  const skipped = own.flatMap((entry) => {
    const reason = reasons.get(entry);
    return reason === void 0 ? [] : [{ path: entry.path, reason, bytes: entry.size }];
  });
  return { files: files.map(({ path, size }) => ({ path, bytes: size ?? 0, changed: [] })), skipped };
}
function skippedByEntry({ path, type, mode, size }, attributes) {
  if (type !== "blob") return "submodule";
  return (0, import_chunk_RSTXCTK4.skippedByPath)(path, attributes) ?? (mode === "120000" || size === null || size === 0 ? "empty" : void 0);
}
function skippedByText(path, content, { generated }) {
  if (content.subarray(0, 8e3).includes(0)) return "binary";
  return generated === false ? void 0 : (0, import_chunk_RSTXCTK4.skippedByContent)(path, content);
}
function branchSlug(branch) {
  const hash = (0, import_node_crypto.createHash)("md5").update(branch).digest("hex").slice(0, 6);
  return `${branch.replaceAll(/[^A-Za-z0-9]/g, "-").slice(0, 80)}-${hash}`;
}
async function auditPlace(home, named, dirty) {
  const { audit, preset, in_place } = named;
  const home_branch = await (0, import_chunk_R55AMLKG.currentBranch)(home) ?? null;
  if (in_place) requireOwnPlace(home, home_branch, dirty);
  const label = await freeLabel(home, named);
  const branch = in_place ? home_branch ?? "" : branchOf(preset, label);
  const work_tree = in_place ? home.top : (0, import_chunk_NIMENYH7.workTreeFolder)(home.top, audit);
  return { label, work_tree, branch, branch_slug: branchSlug(branch), home_branch };
}
var branchOf = (preset, label) => `audit/${preset}-${label}`;
async function freeLabel(home, { preset, date }) {
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? date : `${date}-${number}`;
    const { round } = (0, import_chunk_NIMENYH7.artifactPaths)(home.top, { preset, label, branch_slug: "" });
    const isTaken = await (0, import_chunk_ZILDBWYT.readRef)(home, `refs/heads/${branchOf(preset, label)}`) !== void 0 || await (0, import_chunk_YM7SSJYY.isFile)(round((0, import_chunk_OD5MBHGC.roundFileName)({ preset, label }, 1)));
    if (!isTaken) return label;
  }
}
function requireOwnPlace(home, branch, dirty) {
  if (branch === null) {
    throw new import_chunk_PFZWFK77.Failure("audit/no-branch", `HEAD of ${home.top} is on no branch, and audit.in_place is set`, {
      hint: "check out a branch, or leave audit.in_place out of the configuration"
    });
  }
  if (!dirty) return;
  throw new import_chunk_PFZWFK77.Failure(
    "audit/work-tree-dirty",
    "the work tree has changes in no commit, and audit.in_place is set",
    {
      hint: "commit them (git status), or leave audit.in_place out of the configuration"
    }
  );
}
var ZERO_FINDINGS_THRESHOLD = 50;
function auditSettings({ audit = {}, commands = {}, models = {}, steps = {} }, { preset, chunking }) {
  if (commands.test === void 0) throw noTestCommand();
  return {
    test: commands.test,
    setup: audit.setup ?? commands.setup ?? null,
    share: audit.share ?? [],
    zero_findings_threshold: audit.zero_findings_threshold ?? ZERO_FINDINGS_THRESHOLD,
    max_rounds: audit.max_rounds ?? import_chunk_NFHYS2AH.MAX_ROUNDS[preset],
    chunking: chunking || (audit.chunking ?? false),
    exclude: steps.exclude ?? [],
    models: { audit: models.audit ?? "inherit", fix: models.fix ?? "inherit" }
  };
}
function noTestCommand() {
  return new import_chunk_PFZWFK77.Failure("audit/no-test-command", "the configuration at HEAD names no commands.test", {
    hint: 'commit .correctless/config/workflow-config.json with {"commands": {"test": "npm test"}}, or whatever runs your tests'
  });
}
async function startAudit(request) {
  const { home, preset } = request;
  await refuseSecond(home);
  (0, import_chunk_HCBWRM25.requireCacheOutside)(home, request.cacheRoot);
  await (0, import_chunk_K7GQNWVY.requireIdentity)(home.top);
  const head = await (0, import_chunk_R55AMLKG.commitNamed)(home, "HEAD");
  const config = await (0, import_chunk_ZKJIYEH3.readConfig)(home, head.tree);
  const scope = await readAuditScope(home, head, request.scope);
  const tooMany = (0, import_chunk_RSTXCTK4.tooManyPaths)(
    scope.files.map(({ path }) => path),
    config.review?.warn_files ?? import_chunk_WW2MF3TT.WARN_FILES
  );
  if (tooMany !== void 0 && !request.yes) throw tooMany;
  const roles = (0, import_chunk_NFHYS2AH.rolesOf)(preset, config.audit?.roles ?? []);
  if (roles.length === 0) throw noRoles();
  const file = await auditFile(request, config, head.sha, { ...scope, roles });
  const paths = (0, import_chunk_NIMENYH7.auditPaths)(home.top, file.audit);
  await (0, import_chunk_47NM4YJ4.requireRealFolders)(home.top, [
    ".correctless/audits",
    ".correctless/worktrees",
    ".correctless/artifacts"
  ]);
  await (0, import_chunk_47NM4YJ4.writeGitignore)(home.top);
  await (0, import_chunk_4ZKKIWY2.rememberOwnTree)(home, paths);
  await (0, import_chunk_OCF75VPR.createFileOnce)(paths.audit, (0, import_chunk_O3QJ2NHC.jsonText)(file));
  return (0, import_chunk_ANA3C6RF.openAudit)(home, file.audit);
}
async function refuseSecond(home) {
  const other = await (0, import_chunk_ANA3C6RF.openAuditOf)(home);
  if (other !== void 0) {
    const { audit, preset, scope } = other.file;
    throw new import_chunk_PFZWFK77.Failure("audit/open", `audit ${audit} (${preset}, ${scope}) is open`, {
      hint: `go on with it (correctless next ${audit}) or end it (correctless audit finish ${audit})`
    });
  }
  const value = await (0, import_chunk_ZILDBWYT.readRef)(home, (0, import_chunk_NIMENYH7.roundRef)(1));
  if (value === void 0) return;
  throw new import_chunk_PFZWFK77.Failure("audit/ref-exists", `${(0, import_chunk_NIMENYH7.roundRef)(1)} stands at ${value}, and no audit here knows it`, {
    hint: `if it is of no use any more: git update-ref -d ${(0, import_chunk_NIMENYH7.roundRef)(1)}`
  });
}
async function auditFile({ home, preset, auto, chunking, captured, cacheRoot: cacheRoot2 }, config, start, found) {
  const [id, started_at] = [(0, import_chunk_WW2MF3TT.randomId)(), (0, import_chunk_O3QJ2NHC.now)()];
  const date = started_at.slice(0, 10);
  const in_place = config.audit?.in_place ?? false;
  const { dirty } = await (0, import_chunk_22HNR3FF.snapshotWorkTree)(home);
  const place = await auditPlace(home, { audit: id, preset, date, in_place }, dirty);
  return {
    layout: 1,
    audit: id,
    version: import_chunk_YNVMEEXY.VERSION,
    preset,
    scope: found.scope,
    scope_note: found.scope_note,
    started_at,
    date,
    start,
    top: home.top,
    in_place,
    ...place,
    auto,
    captured,
    cache_root: cacheRoot2,
    settings: auditSettings(config, { preset, chunking }),
    roles: found.roles,
    files: [...found.files],
    skipped: [...found.skipped],
    warnings: dirty && !in_place ? ["uncommitted work is not audited: the audit starts from the last commit"] : []
  };
}
function noRoles() {
  return new import_chunk_PFZWFK77.Failure("audit/no-roles", "preset custom, and the configuration at HEAD has no audit.roles", {
    hint: 'commit {"audit": {"roles": [{"name": "\u2026", "look_for": "\u2026"}]}}, or take another preset: qa, hacker, perf, ux'
  });
}
async function startAction({ positionals, paths, flag, option, cwd, env }) {
  const home = await (0, import_chunk_JKDDQQVM.openRepository)(cwd);
  const { preset, scope } = readAsked(positionals.slice(1));
  const below = (0, import_chunk_SLZCXN5J.narrowing)(paths, await (0, import_chunk_JKDDQQVM.standing)(home, cwd));
  if (scope.length > 0 && below.length > 0) {
    throw new import_chunk_PFZWFK77.Failure("usage/bad-value", `"${scope.join(" ")}" and paths after -- exclude each other`, {
      hint: "leave one out"
    });
  }
  const audit = await startAudit({
    home,
    preset,
    // `.` is everything.
    scope: paths.length === 0 ? scope : below.length === 0 ? ["all"] : below,
    auto: flag("auto"),
    yes: flag("yes"),
    chunking: flag("chunking"),
    captured: (0, import_chunk_347DF655.choice)("capture", option("capture") ?? "hooks", ["hooks", "manual"]),
    cacheRoot: (0, import_chunk_BDFZUEKI.cacheRoot)(env)
  });
  const text = textOf(audit);
  return flag("json") ? { status: 0, stdout: jsonOf(audit), stderr: text } : { status: 0, stdout: text };
}
function readAsked(words) {
  const [first, ...rest] = words;
  const preset = import_chunk_NKPLNUY4.PRESETS.find((one) => one === first);
  return preset === void 0 ? { preset: "qa", scope: [...words] } : { preset, scope: rest };
}
function textOf({ file }) {
  const place = file.in_place ? "in your own work tree" : "in a work tree of its own";
  const lines = [
    `Auditing ${(0, import_chunk_PH7NNIX3.inertLine)(file.scope_note)}: preset ${file.preset}, ${file.roles.length} specialists, at most ${file.settings.max_rounds} rounds`,
    `A hunt takes ${(0, import_chunk_XJ7B4ZTN.huntCalls)(file.files, file.roles.length)} agent calls; each fix takes two or more, and each round a triage and a review`,
    `Fixes are committed on ${(0, import_chunk_PH7NNIX3.inertLine)(file.branch)}, ${place}; tests: ${(0, import_chunk_PH7NNIX3.inertLine)(file.settings.test)}`,
    ...file.warnings.map((warning) => `warning: ${warning}`),
    `audit: ${file.audit}`
  ];
  return `${lines.join("\n")}
`;
}
function jsonOf({ file, paths }) {
  const { audit, preset, scope, start, branch, work_tree, files, skipped, roles, warnings } = file;
  const json = {
    ...{ audit, dir: paths.dir, preset, scope, start, branch, work_tree },
    ...{ files: files.length, skipped: skipped.length, roles: roles.map(({ slug }) => slug), warnings }
  };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  startAction
});
