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
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_453d95f5;
var from_chunk_48097030;
var from_chunk_57d114ad;
var from_chunk_5f9ff9b2;
var from_chunk_6154375f;
var from_chunk_6d27c720;
var from_chunk_80106138;
var from_chunk_8578a5c7;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_c87a5675;
var from_chunk_d0f5116a;
var from_chunk_e0e3b72b;
var from_chunk_ecbb006d;
var from_main;
parts["verdict-7SODSV5I"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verdictCommand: () => verdictCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6DO55W3Z = (from_chunk_57d114ad ??= require("./chunk-57d114ad.cjs"))["chunk-6DO55W3Z"]();
var import_chunk_XJ66GMHN = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-XJ66GMHN"]();
var import_chunk_FPQD5OSR = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-FPQD5OSR"]();
var import_chunk_VJYJ6AYQ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VJYJ6AYQ"]();
var import_chunk_TWOGUOFL = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_6SJHKNKM = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-6SJHKNKM"]();
var import_chunk_GPKC347Y = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-GPKC347Y"]();
var import_chunk_3KT3JBPS = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-3KT3JBPS"]();
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_PQUTTT4H = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-PQUTTT4H"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_AKL5NPPB = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-AKL5NPPB"]();
var import_chunk_LN5UF4SI = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-LN5UF4SI"]();
var import_chunk_KVCEHJIA = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-KVCEHJIA"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_U72TFYS5 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-U72TFYS5"]();
var import_chunk_PIFHTIZ2 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-PIFHTIZ2"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_HCV6P5DB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-HCV6P5DB"]();
var import_chunk_LZCTZWJL = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_KILPOJOR = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-KILPOJOR"]();
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_GJYHFE4Y = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-GJYHFE4Y"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_HROTSNKK = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-HROTSNKK"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function headNow(repository, target) {
  switch (target.kind) {
    case "default":
      return headOrWork(repository);
    case "branch-or-commit":
      return (0, import_chunk_EXQDFZCV.commitNamed)(repository, target.rev);
    case "range":
      return (0, import_chunk_EXQDFZCV.commitNamed)(repository, target.to);
    case "staged":
      return { sha: null, tree: (await (0, import_chunk_3S5K3SIW.snapshotIndex)(repository)).tree };
    case "uncommitted":
      return workTree(repository);
    case "pull-request":
      return void 0;
  }
}
async function headOrWork(repository) {
  const { tree, dirty } = await (0, import_chunk_3S5K3SIW.snapshotWorkTree)(repository);
  return dirty ? { sha: null, tree } : (0, import_chunk_EXQDFZCV.commitNamed)(repository, "HEAD");
}
async function workTree(repository) {
  return { sha: null, tree: (await (0, import_chunk_3S5K3SIW.snapshotWorkTree)(repository)).tree };
}
async function headMoved({ repository, file }) {
  const target = targetOf(file);
  if (target === void 0) return void 0;
  let now;
  try {
    now = await headNow(repository, target);
  } catch (error) {
    if (error instanceof import_chunk_J3I4R3VV.Failure)
      return `${(0, import_chunk_WDRVM6EA.inertLine)(file.head.label)} cannot be found any more: ${error.message}`;
    throw error;
  }
  if (now === void 0 || now.sha === file.head.sha && now.tree === file.head.tree) return void 0;
  if (now.sha !== null && now.sha !== file.head.sha && file.head.sha !== null)
    return `${(0, import_chunk_WDRVM6EA.inertLine)(file.head.label)} is at ${now.sha.slice(0, 12)} now, and ${file.head.sha.slice(0, 12)} was reviewed`;
  const changed = await changedPaths(repository, file, now.tree);
  return changed.length === 0 ? void 0 : `the work tree has changed since the review: ${named(changed)}`;
}
function targetOf({ kind, asked, merged }) {
  if (kind !== "review" || asked === void 0 || merged !== void 0) return void 0;
  const [staged, uncommitted] = [asked === "--staged", asked === "--uncommitted"];
  return (0, import_chunk_FPQD5OSR.parseTarget)(asked === "" || staged || uncommitted ? [] : [asked], {
    staged,
    uncommitted,
    paths: []
  });
}
async function changedPaths(repository, { head, paths }, tree) {
  const args = [
    "--literal-pathspecs",
    "diff-tree",
    "-r",
    "-z",
    "--name-only",
    "--no-renames",
    head.tree,
    tree,
    "--"
  ];
  return (0, import_chunk_KWOTC3ZP.records)(await (0, import_chunk_UUEVDYVP.readGit)(repository, [...args, ...paths]));
}
function named(paths) {
  const more = paths.length > NAMED ? `, and ${paths.length - NAMED} more` : "";
  return paths.slice(0, NAMED).map(import_chunk_WDRVM6EA.inertLine).join(", ") + more;
}
var NAMED = 5;
async function auditVerdictNow(audit) {
  const { home, file, state } = audit;
  const { status, exit, why } = (0, import_chunk_AKL5NPPB.auditVerdict)(state);
  const moved = await (0, import_chunk_6DO55W3Z.branchMoved)(audit);
  const { head } = state;
  const asked = ["merge-base", "--is-ancestor", head, "HEAD"];
  const { status: isInHead } = await (0, import_chunk_UUEVDYVP.askGit)(home, asked, { answers: [0, 1, 128] });
  return {
    run: file.audit,
    status,
    exit: moved === void 0 ? exit : 3,
    why,
    moved: moved ?? null,
    scope: file.scope_note,
    branch: file.branch,
    head,
    merged: isInHead === 0,
    rounds: state.rounds.length,
    captured: file.captured
  };
}
var verdictCommand = {
  name: "verdict",
  summary: "Ends with the exit status that a finished run has earned",
  usage: "RUN|AUDIT [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the verdict as JSON on stdout" }],
  takes: { least: 1, most: 1, paths: false },
  details: `0 complete and clean; 1 findings at or above --fail-on; 3 incomplete, failed, not finished, or
no longer what its target names: a branch that moved, a work tree that was edited.
JSON: {run, status: complete|incomplete|failed, exit, moved, reservations[], raised, shown, dropped{reason: n\u2026}, coverage{hunks, reviewed,
carried}, since, captured: hooks|manual}; moved is null or says what has changed since; reservations say what the verdict does not cover; since is null or {run, new, open, fixed, unconfirmed, dismissed, withdrawn}. Of a step's run it prints {valid, reason}, with or without --json; of an audit {run, status, exit, why,
moved, scope, branch, head, merged, rounds, captured}: the verdict is about head; moved says that the audit's branch stands elsewhere
now (3), merged whether HEAD has it.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_SD67457G.openRepository)(cwd);
    const name = (0, import_chunk_6SJHKNKM.positional)(positionals, "RUN");
    if (await (0, import_chunk_HROTSNKK.isAudit)(repository, name))
      return verdictOfAudit(await auditVerdictNow(await (0, import_chunk_HROTSNKK.openAudit)(repository, name)), flag("json"));
    const run = await (0, import_chunk_SKHYTMM2.openRun)(repository, name);
    if (run.file.kind === "step") {
      const judged = await (0, import_chunk_3KT3JBPS.readVerdict)(run);
      return { status: judged.valid ? 0 : 3, stdout: (0, import_chunk_3KT3JBPS.verdictLine)(judged) };
    }
    const report = await (0, import_chunk_XJ66GMHN.readReport)(run);
    const moved = await headMoved(run);
    const exit = moved === void 0 ? exitStatus(report.exit) : 3;
    const { counts, coverage, captured, status } = report;
    const verdict = {
      run: report.run,
      status,
      exit,
      moved: moved ?? null,
      reservations: restsOn(report),
      raised: counts.raised,
      shown: counts.shown,
      dropped: counts.dropped,
      coverage: { hunks: coverage.hunks, reviewed: coverage.reviewed, carried: coverage.carried },
      since: report.since === null ? null : sinceOf(report.since),
      captured
    };
    const stdout = flag("json") ? (0, import_chunk_WDRVM6EA.inertJson)(verdict) : `${linesOf(report).join("\n")}
`;
    const stderr = moved === void 0 ? {} : { stderr: `${moved}. To review it as it is: ${(0, import_chunk_GPKC347Y.planAgain)(run.file)}
` };
    return { status: exit, stdout, ...stderr };
  }
};
function sinceOf({
  run,
  new: added,
  open,
  fixed,
  unconfirmed = 0,
  dismissed,
  withdrawn
}) {
  return { run, new: added, open, fixed, unconfirmed, dismissed, withdrawn };
}
function verdictOfAudit(verdict, json) {
  const { status, exit, why, moved, scope, branch, head, merged } = verdict;
  const place = `${scope}, at ${head.slice(0, 12)} on ${branch}, ${merged ? "merged" : "not merged"} into HEAD`;
  const stderr = moved === null ? {} : { stderr: `${moved}
` };
  const text = `${status}: ${(0, import_chunk_WDRVM6EA.inertLine)(why)}
  of ${(0, import_chunk_WDRVM6EA.inertLine)(place)}
`;
  return { status: exit, stdout: json ? (0, import_chunk_WDRVM6EA.inertJson)(verdict) : text, ...stderr };
}
function linesOf(report) {
  return [lineOf(report), ...restsOn(report).map((one) => `  ${(0, import_chunk_WDRVM6EA.inertLine)(one)}`)];
}
function restsOn(report) {
  const { word_of: runs = [] } = report;
  return [...(0, import_chunk_GJYHFE4Y.reservations)(report), ...runs.length === 0 ? [] : [`taken on the word of ${runs.join(", ")}`]];
}
function lineOf({ status, counts, gaps, coverage, scope }) {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.unscored + counts.not_scored} not scored`;
  if (status === "complete" && coverage.hunks === 0)
    return `complete: nothing to review, ${(0, import_chunk_CKMVB2RJ.counted)(scope.skipped.length, "changed file")} shown to nobody`;
  return status === "complete" ? `complete: ${found}` : `${status}: ${(0, import_chunk_CKMVB2RJ.counted)(gaps.length, "gap")}; ${found}`;
}
function exitStatus(exit) {
  return exit === 0 || exit === 1 ? exit : 3;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  verdictCommand
});
});
