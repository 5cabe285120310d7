var { __load, __part } = require("../main.cjs").shared;
exports["list-runs"] = __part((exports) => {
var { runPaths } = __load("matches-schema-4b8261ce/layout"), { requireUntracked } = __load("git-685f2d30/untracked"), { ending, requireSealedFiles } = __load("matches-schema-4b8261ce/sealed-files"), { readLedger } = __load("matches-schema-4b8261ce/ledger"), { readRunJson, readRunJsonIfAny } = __load("matches-schema-4b8261ce/own-key"), { listNames } = __load("matches-schema-4b8261ce/files"), { compareText } = __load("main/order"), { Failure } = __load("main/failure"), { join } = require("node:path");
async function listRuns(repository) {
  await requireUntracked(repository);
  const names = await listNames(join(repository.top, ".correctless", "runs"));
  const runs = await Promise.all(names.map((name) => listedRun(repository, name)));
  return runs.toSorted((a, b) => compareText(b.planned_at, a.planned_at) || compareText(a.run, b.run));
}
async function listedRun(repository, name) {
  const paths = runPaths(repository.top, name);
  try {
    if ((await readLedger(paths)).length === 0)
      return { run: name, title: "", planned_at: "", status: "unplanned" };
    const ended = ending(await sealedLedger(paths)) !== void 0;
    const [{ title, planned_at, audit }, report, verdict] = await Promise.all([
      readRunJson(paths.run, "run"),
      ended ? readRunJsonIfAny(paths.report, "report") : void 0,
      ended ? readRunJsonIfAny(paths.verdict, "validate-plan") : void 0
    ]);
    return {
      run: name,
      title,
      planned_at,
      status: report?.status ?? (verdict === void 0 ? "open" : "complete"),
      ...audit === void 0 ? {} : { audit: audit.audit }
    };
  } catch (error) {
    const isForeign = error instanceof Failure && error.code === "run/foreign";
    return { run: name, title: "", planned_at: "", status: isForeign ? "foreign" : "corrupt" };
  }
}
async function sealedLedger(paths) {
  const ledger = await readLedger(paths);
  const ends = Object.keys(ending(ledger)?.files ?? {}).map((name) => join(paths.dir, name));
  requireSealedFiles(paths, ledger, [paths.run, ...ends.filter((path) => path !== paths.memory)]);
  return ledger;
}
Object.assign(exports, { listRuns });
});
exports["which-runs"] = __part((exports) => {
var { listRuns } = __load("list-runs-8055fa71/list-runs"), { openRepository } = __load("git-685f2d30/repository"), { listAudits } = __load("fold-fixing-5ea01992/fold-fixing"), { Failure } = __load("main/failure");
var MOST = 5;
function lacksRun({ usage }, error) {
  return error instanceof Failure && error.code === "usage/missing-argument" && // `reply RUN/N` lacks its file alone.
  !error.message.includes(" needs FILE") && /^RUN\b/.test(usage);
}
async function withRuns(refusal, { usage }, cwd) {
  try {
    const takesAudit = usage.startsWith("RUN|AUDIT");
    const repository = await openRepository(cwd);
    const names = await namesHere(repository, takesAudit);
    const audits = takesAudit ? [] : (await listAudits(repository)).filter(({ state }) => state.finished === void 0);
    const more = names.length > MOST ? `, and ${names.length - MOST} more` : "";
    const here = names.length === 0 ? audits.length > 0 ? "" : "No runs yet: correctless plan" : `there are: ${names.slice(0, MOST).join(", ")}${more}`;
    return new Failure("usage/missing-argument", refusal.message, {
      hint: [here, ...audits.map(slotsOf), refusal.hint ?? ""].filter((line) => line !== "").join("\n")
    });
  } catch (error) {
    if (error instanceof Failure) return refusal;
    throw error;
  }
}
function slotsOf({ file }) {
  return `slots of audit ${file.audit}: correctless status ${file.audit}`;
}
async function namesHere(repository, withAudits) {
  const runs = (await listRuns(repository)).filter(({ audit }) => audit === void 0);
  const audits = withAudits ? await listAudits(repository) : [];
  return [
    ...runs.map(({ run, status }) => `${run} (${status})`),
    ...audits.map(({ file, state }) => `${file.audit} (audit${state.ended === void 0 ? ", open" : ""})`)
  ];
}
Object.assign(exports, { lacksRun, withRuns });
});
