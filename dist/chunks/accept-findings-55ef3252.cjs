var { __load, __part } = require("../main.cjs").shared;
exports["accept-findings"] = __part((exports) => {
var { listRuns } = __load("list-runs-8055fa71/list-runs"), { authorOf } = __load("suppressions-2-e7662acd/identity"), { requireRealFolders } = __load("suppressions-2-e7662acd/create-run"), { readReport } = __load("main-0f98ea10/read-report"), { openRun } = __load("main-0f98ea10/open-run"), { SUPPRESSIONS_FILE, parseSuppressions } = __load("suppressions-2-e7662acd/suppressions-2"), { runPaths } = __load("matches-schema-4b8261ce/layout"), { isGrave, isGraver } = __load("main/severity-rank"), { jsonText, now, readRunJsonIfAny } = __load("matches-schema-4b8261ce/own-key"), { readTextIfAny, writeFileAtomically } = __load("matches-schema-4b8261ce/files"), { compareText } = __load("main/order"), { Failure } = __load("main/failure"), { inertJson, inertLine } = __load("main/inert-2"), { join } = require("node:path");
function acceptFindings(there, findings, acceptance, { today, replace }) {
  const asked = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  const own = there.filter(({ fingerprint }) => asked.has(fingerprint));
  const replaced = own.filter(({ expires }) => replace || expires < today);
  const kept = own.filter((entry) => !replaced.includes(entry));
  const settled = new Set(kept.map(({ fingerprint }) => fingerprint));
  const given = [...asked.values()].filter(({ fingerprint }) => !settled.has(fingerprint));
  const added = given.map((finding) => entryFor(finding, acceptance, replaced));
  const entries = [...there.filter((entry) => !replaced.includes(entry)), ...added];
  return { entries: entries.toSorted(byFingerprint), added, replaced, kept };
}
function entryFor({ fingerprint, title, severity, place }, acceptance, replaced) {
  const before = replaced.find((one) => one.fingerprint === fingerprint && one.place?.lines === place.lines);
  const titles = [.../* @__PURE__ */ new Set([title, ...before?.titles ?? []])].slice(0, MOST_TITLES);
  return { fingerprint, ...acceptance, severity, titles, place };
}
function withOtherClaims(listed) {
  const others = listed.flatMap(
    (one) => (one.also_known_as ?? []).map((claim) => ({ claim, isGraver: isGrave(claim) && isGraver(claim, one) }))
  );
  return {
    findings: [...listed, ...others.flatMap((one) => one.isGraver ? [] : [one.claim])],
    graver: others.flatMap((one) => one.isGraver ? [one.claim] : [])
  };
}
function acceptablesNamed(fingerprint, listed) {
  const found = listed.find((one) => one.fingerprint === fingerprint);
  if (found !== void 0) return withOtherClaims([found]);
  const claims = listed.flatMap(({ also_known_as: others = [] }) => others);
  return { findings: claims.filter((one) => one.fingerprint === fingerprint).slice(0, 1), graver: [] };
}
var MOST_TITLES = 20;
var byFingerprint = (a, b) => compareText(a.fingerprint, b.fingerprint);
var MOST_YEARS = 2;
function requireExpiry(expires, today) {
  const most = `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
  const problem = !isDay(expires) ? "is no day" : expires < today ? "is over already" : expires > most ? `is more than ${MOST_YEARS} years ahead` : void 0;
  if (problem === void 0) return expires;
  throw new Failure("usage/bad-value", `--expires: "${expires}" ${problem}`, {
    hint: `write YYYY-MM-DD, from ${today} to ${most}`
  });
}
function isDay(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
var LEAST_PREFIX = 8;
function fingerprintNamed(prefix, known) {
  if (!/^[0-9a-f]{8,64}$/.test(prefix)) {
    throw new Failure("usage/bad-value", `"${prefix}" is no fingerprint`, {
      hint: `write the first ${LEAST_PREFIX} or more of its digits 0-9 and a-f, as a report gives it`
    });
  }
  const [only, ...others] = [...new Set(known)].filter((one) => one.startsWith(prefix));
  if (only !== void 0 && others.length === 0) return only;
  throw new Failure(
    "usage/bad-value",
    only === void 0 ? `no stored report has a finding ${prefix}` : `${others.length + 1} findings of stored reports begin with ${prefix}`,
    {
      hint: only === void 0 ? "see the fingerprints of a run with: correctless report RUN --format json" : "write more of its digits"
    }
  );
}
async function storedReports(repository) {
  const runs = (await listRuns(repository)).filter(
    ({ status }) => status === "complete" || status === "incomplete" || status === "failed"
  );
  const reports = await Promise.all(
    runs.map(({ run }) => readRunJsonIfAny(runPaths(repository.top, run).report, "report"))
  );
  return reports.filter((report) => report !== void 0);
}
async function completeReport(repository, name) {
  if (name === void 0) {
    const last = (await storedReports(repository)).find(
      ({ status, scope }) => status === "complete" && scope.shard === void 0
    );
    if (last !== void 0) return readReport(await openRun(repository, last.run));
    throw new Failure("run/not-finished", "no review of this repository is complete", {
      hint: "review first: correctless plan"
    });
  }
  const report = await readReport(await openRun(repository, name));
  if (report.status === "complete") return report;
  throw new Failure("run/not-finished", `the report of run ${name} is ${report.status}`, {
    hint: `retry what failed with: correctless next ${name} --retry`
  });
}
async function writeSuppressions(request) {
  const { repository, findings, reason, replace } = request;
  if (reason.trim() === "") {
    throw new Failure("usage/bad-value", "--reason: the reason is empty", {
      hint: "say why the finding is accepted, for somebody who reads it in a year"
    });
  }
  const today = now().slice(0, 10);
  const expires = requireExpiry(request.expires, today);
  const by = await authorOf(repository.top);
  await requireRealFolders(repository.top);
  const path = join(repository.top, SUPPRESSIONS_FILE);
  const there = await parseSuppressions(await readTextIfAny(path) ?? "[]");
  const accepted = acceptFindings(there, findings, { reason, by, expires }, { today, replace });
  const text = jsonText(accepted.entries);
  await parseSuppressions(text);
  if (accepted.added.length > 0) await writeFileAtomically(path, text);
  return accepted;
}
var ACCEPTING_FLAGS = {
  "reason TEXT": "why you accept it",
  "expires YYYY-MM-DD": "the last day on which it is accepted, at most two years ahead",
  json: "what was written, as JSON on stdout"
};
var OWED = {
  reason: "say why it is accepted: --reason TEXT",
  expires: "say how long it holds: --expires YYYY-MM-DD"
};
function owedOptions(option) {
  const [reason, expires] = [option("reason"), option("expires")];
  if (reason !== void 0 && expires !== void 0) return { reason, expires };
  const missing = ["reason", "expires"].filter((name) => option(name) === void 0);
  const names = missing.map((name) => `--${name}`).join(" and ");
  throw new Failure("usage/missing-argument", `${names} ${missing.length === 1 ? "is" : "are"} missing`, {
    hint: missing.map((name) => OWED[name]).join("; ")
  });
}
function acceptedOutcome({ added, replaced, kept, entries, graver }, reports, asJson) {
  if (asJson) {
    const json = { file: SUPPRESSIONS_FILE, entries: entries.length, added, replaced, kept };
    const left = graver.map(({ fingerprint, title, severity }) => ({ fingerprint, title, severity }));
    return { status: 0, stdout: inertJson({ ...json, graver: left }) };
  }
  const findings = new Map(reports.flatMap((report) => report.findings.map((one) => [one.fingerprint, one])));
  const lines = [
    ...added.map((one) => `accepted until ${one.expires}: ${named(one, findings)}`),
    ...replaced.map((one) => `in place of the entry by ${inertLine(one.by)} that expires ${one.expires}`),
    ...kept.map((one) => `accepted already, until ${one.expires}: ${named(one, findings)}`),
    ...graver.map(
      ({ fingerprint, title, severity }) => `not accepted, graver than the finding that it is listed with: ${fingerprint.slice(0, 12)} ${inertLine(title)} (${severity}); if it is accepted too, name its own fingerprint`
    ),
    added.length === 0 ? `${SUPPRESSIONS_FILE} stays as it is` : `${SUPPRESSIONS_FILE} has ${entries.length} ${entries.length === 1 ? "entry" : "entries"} now. Suppressions are read at the base of a review: commit it; it counts from the first review on whose base branch holds that commit.`
  ];
  return { status: 0, stdout: `${lines.join("\n")}
` };
}
function named({ fingerprint, titles = [], severity }, findings) {
  const finding = findings.get(fingerprint);
  const [title = finding?.title] = titles;
  const place = finding === void 0 ? "" : ` [${inertLine(finding.file)}:${finding.lines[0]}]`;
  const what = title === void 0 ? "" : ` ${inertLine(title)}`;
  return `${fingerprint.slice(0, 12)}${place}${what}${severity === void 0 ? "" : ` (${severity})`}`;
}
Object.assign(exports, { withOtherClaims, acceptablesNamed, fingerprintNamed, storedReports, completeReport, writeSuppressions, ACCEPTING_FLAGS, owedOptions, acceptedOutcome });
});
exports["baseline"] = __part((exports) => {
var { ACCEPTING_FLAGS, acceptedOutcome, completeReport, owedOptions, withOtherClaims, writeSuppressions } = __load("accept-findings-55ef3252/accept-findings"), { changesSincePlanned, changesWarning } = __load("shown-files-85a04787/changes-since-planned"), { openRun } = __load("main-0f98ea10/open-run"), { folderInRepository, openRepository } = __load("git-685f2d30/repository");
var baselineCommand = {
  name: "baseline",
  summary: "Accepts every finding of a complete report, so that later reviews show what is new",
  usage: "[RUN] --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: ACCEPTING_FLAGS,
  takes: { least: 0, most: 1, paths: false },
  details: `The default RUN is the newest complete review. Writes .correctless/suppressions.json, and keeps entries that are still valid as they
are. A critical or high claim behind a lesser finding is named and not accepted. Suppressions are read at base, so an entry counts once
it is on the base branch.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[], graver[{fingerprint, title, severity}]}`,
  run: async ({ positionals, option, flag, cwd }) => {
    const { reason, expires } = owedOptions(option);
    const repository = await openRepository(cwd);
    const report = await completeReport(repository, positionals[0]);
    const run = await openRun(repository, report.run);
    const moved = changesWarning(
      run.file,
      await changesSincePlanned(run),
      "What is accepted is what stood there then.",
      {
        prefix: await folderInRepository(repository, cwd)
      }
    );
    const { findings, graver } = withOtherClaims(report.findings);
    const accepted = await writeSuppressions({
      ...{ repository, reason, expires },
      findings,
      replace: false
    });
    const outcome = acceptedOutcome({ ...accepted, graver }, [report], flag("json"));
    return moved === "" ? outcome : { ...outcome, stderr: moved };
  }
};
Object.assign(exports, { baselineCommand });
});
exports["suppress"] = __part((exports) => {
var { ACCEPTING_FLAGS, acceptablesNamed, acceptedOutcome, fingerprintNamed, owedOptions, storedReports, writeSuppressions } = __load("accept-findings-55ef3252/accept-findings"), { positional } = __load("main-0f98ea10/positional"), { openRepository } = __load("git-685f2d30/repository");
var suppressCommand = {
  name: "suppress",
  summary: "Accepts one finding by its fingerprint, with a reason and an end date",
  usage: "FINGERPRINT --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: ACCEPTING_FLAGS,
  takes: { least: 1, most: 1, paths: false },
  details: `FINGERPRINT is the one in a report, or at least its first 8 digits. Writes .correctless/suppressions.json, and replaces an existing
entry of the finding. If several claims are about the finding, each gets an entry, except a critical or high claim that is graver than
the finding: it is named, and you accept it by its own fingerprint. Suppressions are read at base, so an entry counts once it is on the
base branch.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[], graver[{fingerprint, title, severity}]}`,
  run: async ({ positionals, option, flag, cwd }) => {
    const repository = await openRepository(cwd);
    const reports = await storedReports(repository);
    const listed = reports.flatMap((report) => report.findings);
    const known = listed.flatMap(({ fingerprint: fingerprint2, also_known_as: others = [] }) => [
      fingerprint2,
      ...others.map((one) => one.fingerprint)
    ]);
    const fingerprint = fingerprintNamed(positional(positionals, "FINGERPRINT"), known);
    const { reason, expires } = owedOptions(option);
    const { findings, graver } = acceptablesNamed(fingerprint, listed);
    const accepted = await writeSuppressions({ repository, findings, reason, expires, replace: true });
    return acceptedOutcome({ ...accepted, graver }, reports, flag("json"));
  }
};
Object.assign(exports, { suppressCommand });
});
