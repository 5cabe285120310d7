var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["accept-findings"] = __part((module, exports) => {
__export(exports, { ACCEPTING_FLAGS: () => ACCEPTING_FLAGS, acceptablesNamed: () => acceptablesNamed, acceptedOutcome: () => acceptedOutcome, completeReport: () => completeReport, fingerprintNamed: () => fingerprintNamed, owedOptions: () => owedOptions, storedReports: () => storedReports, withOtherClaims: () => withOtherClaims, writeSuppressions: () => writeSuppressions });
var [import_identity, import_list_runs, import_create_run, import_read_report, import_report_file, import_open_run, import_suppressions_2, import_layout, import_severity_rank, import_own_key, import_files, import_order, import_failure, import_inert_2] = ["list-runs-4e8926fb/identity", "list-runs-4e8926fb/list-runs", "suppressions-2-f634e93d/create-run", "open-run-ba804728/read-report", "open-run-ba804728/report-file", "open-run-ba804728/open-run", "suppressions-2-f634e93d/suppressions-2", "matches-schema-2b17f0d0/layout", "own-files-0777bacd/severity-rank", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "main/order", "main/failure", "main/inert-2"].map(__load);
var import_node_path = require("node:path");
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
  const entry = { fingerprint, ...acceptance };
  const accepted = { ...entry, ...severity === void 0 ? {} : { severity } };
  if (place === void 0) return { ...accepted, titles: [title] };
  const before = replaced.find((one) => one.fingerprint === fingerprint && one.place?.lines === place.lines);
  const titles = [.../* @__PURE__ */ new Set([title, ...before?.titles ?? []])].slice(0, MOST_TITLES);
  return { ...accepted, titles, place };
}
function withOtherClaims(listed) {
  const others = listed.flatMap(
    (one) => (one.also_known_as ?? []).map((claim) => ({ claim, isGraver: (0, import_severity_rank.isGrave)(claim) && (0, import_severity_rank.isGraver)(claim, one) }))
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
var byFingerprint = (a, b) => (0, import_order.compareText)(a.fingerprint, b.fingerprint);
var MOST_YEARS = 2;
function requireExpiry(expires, today) {
  const most = `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
  const problem = !isDay(expires) ? "is no day" : expires < today ? "is over already" : expires > most ? `is more than ${MOST_YEARS} years ahead` : void 0;
  if (problem === void 0) return expires;
  throw new import_failure.Failure("usage/bad-value", `--expires: "${expires}" ${problem}`, {
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
    throw new import_failure.Failure("usage/bad-value", `"${prefix}" is no fingerprint`, {
      hint: `write the first ${LEAST_PREFIX} or more of its digits 0-9 and a-f, as a report gives it`
    });
  }
  const [only, ...others] = [...new Set(known)].filter((one) => one.startsWith(prefix));
  if (only !== void 0 && others.length === 0) return only;
  throw new import_failure.Failure(
    "usage/bad-value",
    only === void 0 ? `no stored report has a finding ${prefix}` : `${others.length + 1} findings of stored reports begin with ${prefix}`,
    {
      hint: only === void 0 ? "see the fingerprints of a run with: correctless report RUN --format json" : "write more of its digits"
    }
  );
}
async function storedReports(repository) {
  const runs = (await (0, import_list_runs.listRuns)(repository)).filter(
    ({ status }) => status === "complete" || status === "incomplete" || status === "failed"
  );
  const reports = await Promise.all(
    runs.map(({ run }) => (0, import_report_file.readReportIfAny)((0, import_layout.runPaths)(repository.top, run).report))
  );
  return reports.filter((report) => report !== void 0);
}
async function completeReport(repository, name) {
  if (name === void 0) {
    const last = (await storedReports(repository)).find(
      ({ status, scope }) => status === "complete" && scope.shard === void 0
    );
    if (last !== void 0) return (0, import_read_report.readReport)(await (0, import_open_run.openRun)(repository, last.run));
    throw new import_failure.Failure("run/not-finished", "no review of this repository is complete", {
      hint: "review first: correctless plan"
    });
  }
  const report = await (0, import_read_report.readReport)(await (0, import_open_run.openRun)(repository, name));
  if (report.status === "complete") return report;
  throw new import_failure.Failure("run/not-finished", `the report of run ${name} is ${report.status}`, {
    hint: `retry what failed with: correctless next ${name} --retry`
  });
}
async function writeSuppressions(request) {
  const { repository, findings, reason, replace } = request;
  if (reason.trim() === "") {
    throw new import_failure.Failure("usage/bad-value", "--reason: the reason is empty", {
      hint: "say why the finding is accepted, for somebody who reads it in a year"
    });
  }
  const today = (0, import_own_key.now)().slice(0, 10);
  const expires = requireExpiry(request.expires, today);
  const by = await (0, import_identity.authorOf)(repository.top);
  await (0, import_create_run.requireRealFolders)(repository.top);
  const path = (0, import_node_path.join)(repository.top, import_suppressions_2.SUPPRESSIONS_FILE);
  const there = await (0, import_suppressions_2.parseSuppressions)(await (0, import_files.readTextIfAny)(path) ?? "[]");
  const accepted = acceptFindings(there, findings, { reason, by, expires }, { today, replace });
  const text = (0, import_own_key.jsonText)(accepted.entries);
  await (0, import_suppressions_2.parseSuppressions)(text);
  if (accepted.added.length > 0) await (0, import_files.writeFileAtomically)(path, text);
  return accepted;
}
var ACCEPTING_FLAGS = [
  { name: "reason", type: "string", value: "TEXT", summary: "why it is accepted" },
  {
    name: "expires",
    type: "string",
    value: "YYYY-MM-DD",
    summary: "the last day on which it holds, at most two years ahead"
  },
  { name: "json", type: "boolean", summary: "what was written as JSON on stdout" }
];
var OWED = {
  reason: "say why it is accepted: --reason TEXT",
  expires: "say how long it holds: --expires YYYY-MM-DD"
};
function owedOptions(option) {
  const [reason, expires] = [option("reason"), option("expires")];
  if (reason !== void 0 && expires !== void 0) return { reason, expires };
  const missing = ["reason", "expires"].filter((name) => option(name) === void 0);
  const names = missing.map((name) => `--${name}`).join(" and ");
  throw new import_failure.Failure("usage/missing-argument", `${names} ${missing.length === 1 ? "is" : "are"} missing`, {
    hint: missing.map((name) => OWED[name]).join("; ")
  });
}
function acceptedOutcome({ added, replaced, kept, entries, graver }, reports, asJson) {
  if (asJson) {
    const json = { file: import_suppressions_2.SUPPRESSIONS_FILE, entries: entries.length, added, replaced, kept };
    const left = graver.map(({ fingerprint, title, severity }) => ({ fingerprint, title, severity }));
    return { status: 0, stdout: (0, import_inert_2.inertJson)({ ...json, graver: left }) };
  }
  const findings = new Map(reports.flatMap((report) => report.findings.map((one) => [one.fingerprint, one])));
  const lines = [
    ...added.map((one) => `accepted until ${one.expires}: ${named(one, findings)}`),
    ...replaced.map((one) => `in place of the entry by ${(0, import_inert_2.inertLine)(one.by)} that expires ${one.expires}`),
    ...kept.map((one) => `accepted already, until ${one.expires}: ${named(one, findings)}`),
    ...graver.map(
      ({ fingerprint, title, severity = "" }) => `not accepted, graver than the finding that it stands behind: ${fingerprint.slice(0, 12)} ${(0, import_inert_2.inertLine)(title)} (${severity}); if it is accepted too, name its own fingerprint`
    ),
    added.length === 0 ? `${import_suppressions_2.SUPPRESSIONS_FILE} stays as it is` : `${import_suppressions_2.SUPPRESSIONS_FILE} has ${entries.length} ${entries.length === 1 ? "entry" : "entries"} now. Suppressions are read at the base of a review: commit it; it counts from the first review on whose base branch holds that commit.`
  ];
  return { status: 0, stdout: `${lines.join("\n")}
` };
}
function named({ fingerprint, titles = [], severity }, findings) {
  const finding = findings.get(fingerprint);
  const [title = finding?.title] = titles;
  const place = finding === void 0 ? "" : ` [${(0, import_inert_2.inertLine)(finding.file)}:${finding.lines[0]}]`;
  const what = title === void 0 ? "" : ` ${(0, import_inert_2.inertLine)(title)}`;
  return `${fingerprint.slice(0, 12)}${place}${what}${severity === void 0 ? "" : ` (${severity})`}`;
}
});
exports["baseline"] = __part((module, exports) => {
__export(exports, { baselineCommand: () => baselineCommand });
var [import_accept_findings, import_identity, import_list_runs, import_changes_since_planned, import_create_run, import_read_report, import_report_file, import_fingerprint_2, import_open_run, import_slot_state, import_suppressions_2, import_verify_finding, import_looks, import_matched_paths, import_index, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_line_index, import_substance, import_line_span, import_stamped, import_own_files, import_background_files, import_configured_programs, import_next_command, import_layout, import_repository_2, import_audit_tree, import_untracked, import_sealed_files, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["accept-findings-7786630b/accept-findings", "list-runs-4e8926fb/identity", "list-runs-4e8926fb/list-runs", "shown-files-3b977f13/changes-since-planned", "suppressions-2-f634e93d/create-run", "open-run-ba804728/read-report", "open-run-ba804728/report-file", "shown-files-3b977f13/fingerprint-2", "open-run-ba804728/open-run", "matches-schema-2b17f0d0/slot-state", "suppressions-2-f634e93d/suppressions-2", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/line-index", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "objects-0b8527c9/stamped", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var baselineCommand = {
  name: "baseline",
  summary: "Accepts every finding of a complete report, so that later reviews tell what is new",
  usage: "[RUN] --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_accept_findings.ACCEPTING_FLAGS,
  takes: { least: 0, most: 1, paths: false },
  details: `Without RUN, of the newest review that is complete. Writes .correctless/suppressions.json; entries that are there and
hold are kept as they are. A critical or high claim behind a lesser finding is named, and not accepted. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[], graver[{fingerprint, title, severity}]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const { reason, expires } = (0, import_accept_findings.owedOptions)(option);
    const repository = await (0, import_repository_2.openRepository)(cwd);
    const report = await (0, import_accept_findings.completeReport)(repository, positionals[0]);
    const run = await (0, import_open_run.openRun)(repository, report.run);
    const moved = (0, import_changes_since_planned.changesWarning)(
      run.file,
      await (0, import_changes_since_planned.changesSincePlanned)(run),
      "What is accepted is what stood there then.",
      {
        standing: await (0, import_repository_2.folderInRepository)(repository, cwd)
      }
    );
    const { findings, graver } = (0, import_accept_findings.withOtherClaims)(report.findings);
    const accepted = await (0, import_accept_findings.writeSuppressions)({
      ...{ repository, reason, expires },
      findings,
      replace: false
    });
    const outcome = (0, import_accept_findings.acceptedOutcome)({ ...accepted, graver }, [report], flag("json"));
    return moved === "" ? outcome : { ...outcome, stderr: moved };
  }
};
});
exports["suppress"] = __part((module, exports) => {
__export(exports, { suppressCommand: () => suppressCommand });
var [import_accept_findings, import_identity, import_positional, import_list_runs, import_create_run, import_read_report, import_report_file, import_open_run, import_slot_state, import_suppressions_2, import_verify_finding, import_looks, import_matched_paths, import_index, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_line_index, import_substance, import_line_span, import_next_command, import_layout, import_repository_2, import_audit_tree, import_untracked, import_sealed_files, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["accept-findings-7786630b/accept-findings", "list-runs-4e8926fb/identity", "main-9da6c79b/positional", "list-runs-4e8926fb/list-runs", "suppressions-2-f634e93d/create-run", "open-run-ba804728/read-report", "open-run-ba804728/report-file", "open-run-ba804728/open-run", "matches-schema-2b17f0d0/slot-state", "suppressions-2-f634e93d/suppressions-2", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/line-index", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var suppressCommand = {
  name: "suppress",
  summary: "Accepts one finding, by its fingerprint, for a reason and a time",
  usage: "FINGERPRINT --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_accept_findings.ACCEPTING_FLAGS,
  takes: { least: 1, most: 1, paths: false },
  details: `FINGERPRINT is as a report gives it, or its first 8 or more digits. Writes .correctless/suppressions.json; an entry that
the finding has there is replaced. Where several claims are about it, each gets an entry, but none that is
critical or high and graver than the finding: those are named, to be accepted by their own fingerprints. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[], graver[{fingerprint, title, severity}]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const repository = await (0, import_repository_2.openRepository)(cwd);
    const reports = await (0, import_accept_findings.storedReports)(repository);
    const listed = reports.flatMap((report) => report.findings);
    const known = listed.flatMap(({ fingerprint: fingerprint2, also_known_as: others = [] }) => [
      fingerprint2,
      ...others.map((one) => one.fingerprint)
    ]);
    const fingerprint = (0, import_accept_findings.fingerprintNamed)((0, import_positional.positional)(positionals, "FINGERPRINT"), known);
    const { reason, expires } = (0, import_accept_findings.owedOptions)(option);
    const { findings, graver } = (0, import_accept_findings.acceptablesNamed)(fingerprint, listed);
    const accepted = await (0, import_accept_findings.writeSuppressions)({ repository, findings, reason, expires, replace: true });
    return (0, import_accept_findings.acceptedOutcome)({ ...accepted, graver }, reports, flag("json"));
  }
};
});
