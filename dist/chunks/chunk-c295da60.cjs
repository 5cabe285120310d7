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
var from_chunk_b330e460;
var from_chunk_e0e3b72b;
var from_main;
parts["chunk-EOSBVQ2I"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  listRuns: () => listRuns
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_node_path = require("node:path");
async function listRuns(repository) {
  await (0, import_chunk_XFZ3ERHF.requireUntracked)(repository);
  const names = await (0, import_chunk_WRWMQTCS.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"));
  const runs = await Promise.all(names.map((name) => listedRun(repository, name)));
  return runs.toSorted((a, b) => (0, import_chunk_UTFC5QHX.compareText)(b.planned_at, a.planned_at) || (0, import_chunk_UTFC5QHX.compareText)(a.run, b.run));
}
async function listedRun(repository, name) {
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(repository.top, name);
  try {
    const ended = (0, import_chunk_I6EGR7Y3.ending)(await sealedLedger(paths)) !== void 0;
    const [{ title, planned_at, audit }, report, verdict] = await Promise.all([
      (0, import_chunk_Y4VNX2VG.readRunJson)(paths.run, "run"),
      ended ? (0, import_chunk_F2OT6W35.readReportIfAny)(paths.report) : void 0,
      ended ? (0, import_chunk_Y4VNX2VG.readRunJsonIfAny)(paths.verdict, "validate-plan") : void 0
    ]);
    return {
      run: name,
      title,
      planned_at,
      status: report?.status ?? (verdict === void 0 ? "open" : "complete"),
      ...audit === void 0 ? {} : { audit: audit.audit }
    };
  } catch (error) {
    const isForeign = error instanceof import_chunk_J3I4R3VV.Failure && error.code === "run/foreign";
    return { run: name, title: "", planned_at: "", status: isForeign ? "foreign" : "corrupt" };
  }
}
async function sealedLedger(paths) {
  const ledger = await (0, import_chunk_Y4VNX2VG.readLedger)(paths);
  const ends = Object.keys((0, import_chunk_I6EGR7Y3.ending)(ledger)?.files ?? {}).map((name) => (0, import_node_path.join)(paths.dir, name));
  (0, import_chunk_I6EGR7Y3.requireSealedFiles)(paths, ledger, [paths.run, ...ends.filter((path) => path !== paths.memory)]);
  return ledger;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  listRuns
});
});
parts["chunk-SH4FIYQQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  authorOf: () => authorOf,
  requireIdentity: () => requireIdentity
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
async function authorOf(folder) {
  await requireIdentity(folder);
  const { stdout } = await (0, import_chunk_UUEVDYVP.runGit)(folder, ["var", "GIT_AUTHOR_IDENT"]);
  return stdout.toString("utf8").replace(/ \d+ [+-]\d{4}\s*$/, "");
}
async function requireIdentity(folder) {
  for (const name of ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"]) {
    const { status, stderr } = await (0, import_chunk_UUEVDYVP.runGit)(folder, ["-c", "user.useConfigOnly=true", "var", name], {
      answers: [0, 1, 128]
    });
    if (status === 0) continue;
    const said = /^fatal: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim();
    throw new import_chunk_J3I4R3VV.Failure("environment/no-identity", `git has no name and address for your commits: ${said}`, {
      hint: 'git config --global user.name "Your Name" && git config --global user.email you@example.com'
    });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  authorOf,
  requireIdentity
});
});
