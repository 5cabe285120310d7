var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["identity"] = __part((module, exports) => {
__export(exports, { authorOf: () => authorOf, requireIdentity: () => requireIdentity });
var [import_git, import_failure] = ["objects-0b8527c9/git", "main/failure"].map(__load);
async function authorOf(folder) {
  await requireIdentity(folder);
  const { stdout } = await (0, import_git.runGit)(folder, ["var", "GIT_AUTHOR_IDENT"]);
  return stdout.toString("utf8").replace(/ \d+ [+-]\d{4}\s*$/, "");
}
async function requireIdentity(folder) {
  for (const name of ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"]) {
    const { status, stderr } = await (0, import_git.runGit)(folder, ["-c", "user.useConfigOnly=true", "var", name], {
      answers: [0, 1, 128]
    });
    if (status === 0) continue;
    const said = /^fatal: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim();
    throw new import_failure.Failure("environment/no-identity", `git has no name and address for your commits: ${said}`, {
      hint: 'git config --global user.name "Your Name" && git config --global user.email you@example.com'
    });
  }
}
});
exports["list-runs"] = __part((module, exports) => {
__export(exports, { listRuns: () => listRuns });
var [import_report_file, import_layout, import_untracked, import_sealed_files, import_ledger, import_own_key, import_files, import_order, import_failure] = ["open-run-ba804728/report-file", "matches-schema-2b17f0d0/layout", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "main/order", "main/failure"].map(__load);
var import_node_path = require("node:path");
async function listRuns(repository) {
  await (0, import_untracked.requireUntracked)(repository);
  const names = await (0, import_files.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"));
  const runs = await Promise.all(names.map((name) => listedRun(repository, name)));
  return runs.toSorted((a, b) => (0, import_order.compareText)(b.planned_at, a.planned_at) || (0, import_order.compareText)(a.run, b.run));
}
async function listedRun(repository, name) {
  const paths = (0, import_layout.runPaths)(repository.top, name);
  try {
    if ((await (0, import_ledger.readLedger)(paths)).length === 0)
      return { run: name, title: "", planned_at: "", status: "unplanned" };
    const ended = (0, import_sealed_files.ending)(await sealedLedger(paths)) !== void 0;
    const [{ title, planned_at, audit }, report, verdict] = await Promise.all([
      (0, import_own_key.readRunJson)(paths.run, "run"),
      ended ? (0, import_report_file.readReportIfAny)(paths.report) : void 0,
      ended ? (0, import_own_key.readRunJsonIfAny)(paths.verdict, "validate-plan") : void 0
    ]);
    return {
      run: name,
      title,
      planned_at,
      status: report?.status ?? (verdict === void 0 ? "open" : "complete"),
      ...audit === void 0 ? {} : { audit: audit.audit }
    };
  } catch (error) {
    const isForeign = error instanceof import_failure.Failure && error.code === "run/foreign";
    return { run: name, title: "", planned_at: "", status: isForeign ? "foreign" : "corrupt" };
  }
}
async function sealedLedger(paths) {
  const ledger = await (0, import_ledger.readLedger)(paths);
  const ends = Object.keys((0, import_sealed_files.ending)(ledger)?.files ?? {}).map((name) => (0, import_node_path.join)(paths.dir, name));
  (0, import_sealed_files.requireSealedFiles)(paths, ledger, [paths.run, ...ends.filter((path) => path !== paths.memory)]);
  return ledger;
}
});
