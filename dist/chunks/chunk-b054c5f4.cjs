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
<<<<<<<< HEAD:dist/chunks/chunk-27a9c30a.cjs
var from_chunk_2df9118a;
var from_chunk_94b63c89;
var from_chunk_e7176a56;
========
var from_chunk_4cfffeab;
var from_chunk_6f26ba3d;
var from_chunk_c31ae12b;
var from_pre_a93b6e1e;
>>>>>>>> h/s2:dist/chunks/chunk-b054c5f4.cjs
var from_main;
parts["chunk-B64D5H77"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  authorOf: () => authorOf,
  requireIdentity: () => requireIdentity
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/chunk-27a9c30a.cjs
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
========
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
>>>>>>>> h/s2:dist/chunks/chunk-b054c5f4.cjs
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
async function authorOf(folder) {
  await requireIdentity(folder);
  const { stdout } = await (0, import_chunk_N6P4XODE.runGit)(folder, ["var", "GIT_AUTHOR_IDENT"]);
  return stdout.toString("utf8").replace(/ \d+ [+-]\d{4}\s*$/, "");
}
async function requireIdentity(folder) {
  for (const name of ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"]) {
    const { status, stderr } = await (0, import_chunk_N6P4XODE.runGit)(folder, ["-c", "user.useConfigOnly=true", "var", name], {
      answers: [0, 1, 128]
    });
    if (status === 0) continue;
    const said = /^fatal: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim();
    throw new import_chunk_LTC5LSMU.Failure("environment/no-identity", `git has no name and address for your commits: ${said}`, {
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
<<<<<<<< HEAD:dist/chunks/chunk-27a9c30a.cjs
parts["chunk-NG7JFWB2"] = part((module, exports) => {
========
parts["chunk-E2SLDQ5I"] = part((module, exports) => {
>>>>>>>> h/s2:dist/chunks/chunk-b054c5f4.cjs
var stdin_exports = {};
__export(stdin_exports, {
  listRuns: () => listRuns
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/chunk-27a9c30a.cjs
var import_chunk_R7FLBLX5 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-R7FLBLX5"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_node_path = require("node:path");
async function listRuns(repository) {
  await (0, import_chunk_VI2EDE7Y.requireUntracked)(repository);
  const names = await (0, import_chunk_R5ZSPPUH.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"));
========
var import_chunk_A7X42IUV = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-A7X42IUV"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_BT7AZ22O = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-BT7AZ22O"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_node_path = require("node:path");
async function listRuns(repository) {
  await (0, import_chunk_BT7AZ22O.requireUntracked)(repository);
  const names = await (0, import_chunk_RN53RASZ.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"));
>>>>>>>> h/s2:dist/chunks/chunk-b054c5f4.cjs
  const runs = await Promise.all(names.map((name) => listedRun(repository, name)));
  return runs.toSorted((a, b) => (0, import_chunk_UTFC5QHX.compareText)(b.planned_at, a.planned_at) || (0, import_chunk_UTFC5QHX.compareText)(a.run, b.run));
}
async function listedRun(repository, name) {
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(repository.top, name);
  try {
<<<<<<<< HEAD:dist/chunks/chunk-27a9c30a.cjs
    const ended = (0, import_chunk_A4JI26AR.ending)(await sealedLedger(paths)) !== void 0;
    const [{ title, planned_at, audit }, report, verdict] = await Promise.all([
      (0, import_chunk_BQG2QDES.readRunJson)(paths.run, "run"),
      ended ? (0, import_chunk_R7FLBLX5.readReportIfAny)(paths.report) : void 0,
      ended ? (0, import_chunk_BQG2QDES.readRunJsonIfAny)(paths.verdict, "validate-plan") : void 0
========
    const ended = (0, import_chunk_52XWVFP6.ending)(await sealedLedger(paths)) !== void 0;
    const [{ title, planned_at, audit }, report, verdict] = await Promise.all([
      (0, import_chunk_BL7SQKEU.readRunJson)(paths.run, "run"),
      ended ? (0, import_chunk_A7X42IUV.readReportIfAny)(paths.report) : void 0,
      ended ? (0, import_chunk_BL7SQKEU.readRunJsonIfAny)(paths.verdict, "validate-plan") : void 0
>>>>>>>> h/s2:dist/chunks/chunk-b054c5f4.cjs
    ]);
    return {
      run: name,
      title,
      planned_at,
      status: report?.status ?? (verdict === void 0 ? "open" : "complete"),
      ...audit === void 0 ? {} : { audit: audit.audit }
    };
  } catch (error) {
    const isForeign = error instanceof import_chunk_LTC5LSMU.Failure && error.code === "run/foreign";
    return { run: name, title: "", planned_at: "", status: isForeign ? "foreign" : "corrupt" };
  }
}
async function sealedLedger(paths) {
<<<<<<<< HEAD:dist/chunks/chunk-27a9c30a.cjs
  const ledger = await (0, import_chunk_BQG2QDES.readLedger)(paths);
  const ends = Object.keys((0, import_chunk_A4JI26AR.ending)(ledger)?.files ?? {}).map((name) => (0, import_node_path.join)(paths.dir, name));
  (0, import_chunk_A4JI26AR.requireSealedFiles)(paths, ledger, [paths.run, ...ends.filter((path) => path !== paths.memory)]);
========
  const ledger = await (0, import_chunk_BL7SQKEU.readLedger)(paths);
  const ends = Object.keys((0, import_chunk_52XWVFP6.ending)(ledger)?.files ?? {}).map((name) => (0, import_node_path.join)(paths.dir, name));
  (0, import_chunk_52XWVFP6.requireSealedFiles)(paths, ledger, [paths.run, ...ends.filter((path) => path !== paths.memory)]);
>>>>>>>> h/s2:dist/chunks/chunk-b054c5f4.cjs
  return ledger;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  listRuns
});
});
