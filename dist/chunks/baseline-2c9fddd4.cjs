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
var from_chunk_16ffa93b;
var from_chunk_3d5223b9;
var from_chunk_41c38ba8;
var from_chunk_636e74ba;
var from_chunk_945581a2;
var from_chunk_9768a872;
var from_chunk_f13d5024;
var from_main;
parts["baseline-44KRRMTA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  baselineCommand: () => baselineCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GBMWIV75 = parts["chunk-GBMWIV75"]();
var import_chunk_2BAJJG74 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-2BAJJG74"]();
var import_chunk_SOPNLYGD = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-SOPNLYGD"]();
var import_chunk_GTPTR7C3 = parts["chunk-GTPTR7C3"]();
var import_chunk_UVZW4E52 = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-UVZW4E52"]();
var import_chunk_7TSXGW7H = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-7TSXGW7H"]();
var import_chunk_MSHK2OU2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-MSHK2OU2"]();
var import_chunk_5Q2KDDAJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-5Q2KDDAJ"]();
var import_chunk_NCBB32XO = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-NCBB32XO"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_6Y7LWF2A = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_VWRDYMPS = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var baselineCommand = {
  name: "baseline",
  summary: "Accepts every finding of a complete report, so that later reviews tell what is new",
  usage: "[RUN] --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_GBMWIV75.ACCEPTING_FLAGS,
  takes: { least: 0, most: 1, paths: false },
  details: `Without RUN, of the newest review that is complete. Writes .correctless/suppressions.json; entries that are there and
hold are kept as they are. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const [reason, expires] = [(0, import_chunk_GBMWIV75.owedOption)(option, "reason"), (0, import_chunk_GBMWIV75.owedOption)(option, "expires")];
    const repository = await (0, import_chunk_UDK7FCCO.openRepository)(cwd);
    const report = await (0, import_chunk_GBMWIV75.completeReport)(repository, positionals[0]);
    const fingerprints = report.findings.map(({ fingerprint }) => fingerprint);
    const accepted = await (0, import_chunk_GBMWIV75.writeSuppressions)({ repository, fingerprints, reason, expires, replace: false });
    return (0, import_chunk_GBMWIV75.acceptedOutcome)(accepted, [report], flag("json"));
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  baselineCommand
});
});
parts["chunk-GBMWIV75"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ACCEPTING_FLAGS: () => ACCEPTING_FLAGS,
  acceptedOutcome: () => acceptedOutcome,
  completeReport: () => completeReport,
  fingerprintNamed: () => fingerprintNamed,
  owedOption: () => owedOption,
  storedReports: () => storedReports,
  writeSuppressions: () => writeSuppressions
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2BAJJG74 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-2BAJJG74"]();
var import_chunk_SOPNLYGD = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-SOPNLYGD"]();
var import_chunk_GTPTR7C3 = parts["chunk-GTPTR7C3"]();
var import_chunk_UVZW4E52 = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-UVZW4E52"]();
var import_chunk_7TSXGW7H = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-7TSXGW7H"]();
var import_chunk_MSHK2OU2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-MSHK2OU2"]();
var import_chunk_5Q2KDDAJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-5Q2KDDAJ"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
async function storedReports(repository) {
  const runs = (await (0, import_chunk_GTPTR7C3.listRuns)(repository)).filter(({ status }) => status !== "open" && status !== "corrupt");
  const reports = await Promise.all(
    runs.map(({ run }) => (0, import_chunk_UVZW4E52.readReportIfAny)((0, import_chunk_7APCTLTW.runPaths)(repository.top, run).report))
  );
  return reports.filter((report) => report !== void 0);
}
async function completeReport(repository, name) {
  if (name === void 0) {
    const last = (await storedReports(repository)).find(
      ({ status, scope }) => status === "complete" && scope.shard === void 0
    );
    if (last !== void 0) return (0, import_chunk_SOPNLYGD.readReport)(await (0, import_chunk_7TSXGW7H.openRun)(repository, last.run));
    throw new import_chunk_TJ5KMKV5.Failure("run/not-finished", "no review of this repository is complete", {
      hint: "review first: correctless plan"
    });
  }
  const report = await (0, import_chunk_SOPNLYGD.readReport)(await (0, import_chunk_7TSXGW7H.openRun)(repository, name));
  if (report.status === "complete") return report;
  throw new import_chunk_TJ5KMKV5.Failure("run/not-finished", `the report of run ${name} is ${report.status}`, {
    hint: `try what failed once more with: correctless next ${name} --retry`
  });
}
function acceptFindings(there, fingerprints, acceptance, { today, replace }) {
  const asked = new Set(fingerprints);
  const own = there.filter(({ fingerprint }) => asked.has(fingerprint));
  const replaced = own.filter(({ expires }) => replace || expires < today);
  const kept = own.filter((entry) => !replaced.includes(entry));
  const settled = new Set(kept.map(({ fingerprint }) => fingerprint));
  const given = [...asked].filter((fingerprint) => !settled.has(fingerprint));
  const added = given.map((fingerprint) => ({ fingerprint, ...acceptance }));
  const entries = [...there.filter((entry) => !replaced.includes(entry)), ...added];
  return { entries: entries.toSorted(byFingerprint), added, replaced, kept };
}
var byFingerprint = (a, b) => (0, import_chunk_UTFC5QHX.compareText)(a.fingerprint, b.fingerprint);
var MOST_YEARS = 2;
function requireExpiry(expires, today) {
  const most = `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
  const problem = !isDay(expires) ? "is no day" : expires < today ? "is over already" : expires > most ? `is more than ${MOST_YEARS} years ahead` : void 0;
  if (problem === void 0) return expires;
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `--expires: "${expires}" ${problem}`, {
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
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${prefix}" is no fingerprint`, {
      hint: `write the first ${LEAST_PREFIX} or more of its digits 0-9 and a-f, as a report gives it`
    });
  }
  const [only, ...others] = [...new Set(known)].filter((one) => one.startsWith(prefix));
  if (only !== void 0 && others.length === 0) return only;
  throw new import_chunk_TJ5KMKV5.Failure(
    "usage/bad-value",
    only === void 0 ? `no stored report has a finding ${prefix}` : `${others.length + 1} findings of stored reports begin with ${prefix}`,
    {
      hint: only === void 0 ? "see the fingerprints of a run with: correctless report RUN --format json" : "write more of its digits"
    }
  );
}
async function writeSuppressions(request) {
  const { repository, fingerprints, reason, replace } = request;
  if (reason.trim() === "") {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", "--reason: the reason is empty", {
      hint: "say why the finding is accepted, to whoever reads it in a year"
    });
  }
  const today = (0, import_chunk_JPD5QLI3.now)().slice(0, 10);
  const expires = requireExpiry(request.expires, today);
  const by = await (0, import_chunk_2BAJJG74.authorOf)(repository.top);
  await (0, import_chunk_5Q2KDDAJ.requireRealFolders)(repository.top);
  const path = (0, import_node_path.join)(repository.top, import_chunk_MSHK2OU2.SUPPRESSIONS_FILE);
  const there = await (0, import_chunk_MSHK2OU2.parseSuppressions)(await (0, import_chunk_F2M6ALLY.readTextIfAny)(path) ?? "[]");
  const accepted = acceptFindings(there, fingerprints, { reason, by, expires }, { today, replace });
  const text = (0, import_chunk_JPD5QLI3.jsonText)(accepted.entries);
  await (0, import_chunk_MSHK2OU2.parseSuppressions)(text);
  if (accepted.added.length > 0) await (0, import_chunk_F2M6ALLY.writeFileAtomically)(path, text);
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
function owedOption(option, name) {
  const value = option(name);
  if (value !== void 0) return value;
  throw new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", `--${name} is missing`, {
    hint: name === "reason" ? "say why the finding is accepted: --reason TEXT" : "say how long it holds: --expires YYYY-MM-DD"
  });
}
function acceptedOutcome({ added, replaced, kept, entries }, reports, asJson) {
  if (asJson) {
    const json = { file: import_chunk_MSHK2OU2.SUPPRESSIONS_FILE, entries: entries.length, added, replaced, kept };
    return { status: 0, stdout: `${JSON.stringify(json, null, 2)}
` };
  }
  const findings = new Map(reports.flatMap((report) => report.findings.map((one) => [one.fingerprint, one])));
  const lines = [
    ...added.map((one) => `accepted until ${one.expires}: ${named(one.fingerprint, findings)}`),
    ...replaced.map((one) => `in place of the entry by ${(0, import_chunk_XKMPNDJX.inertLine)(one.by)} that expires ${one.expires}`),
    ...kept.map((one) => `accepted already, until ${one.expires}: ${named(one.fingerprint, findings)}`),
    added.length === 0 ? `${import_chunk_MSHK2OU2.SUPPRESSIONS_FILE} stays as it is` : `${import_chunk_MSHK2OU2.SUPPRESSIONS_FILE} has ${entries.length} entries now. Suppressions are read at the base of a review: commit it; it counts from the first review on whose base branch holds that commit.`
  ];
  return { status: 0, stdout: `${lines.join("\n")}
` };
}
function named(fingerprint, findings) {
  const finding = findings.get(fingerprint);
  const what = finding === void 0 ? "" : ` [${(0, import_chunk_XKMPNDJX.inertLine)(finding.file)}:${finding.lines[0]}] ${(0, import_chunk_XKMPNDJX.inertLine)(finding.title)}`;
  return `${fingerprint.slice(0, 12)}${what}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ACCEPTING_FLAGS,
  acceptedOutcome,
  completeReport,
  fingerprintNamed,
  owedOption,
  storedReports,
  writeSuppressions
});
});
parts["chunk-GTPTR7C3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  listRuns: () => listRuns
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UVZW4E52 = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-UVZW4E52"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_node_path = require("node:path");
async function listRuns(repository) {
  const names = await (0, import_chunk_F2M6ALLY.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"));
  const runs = await Promise.all(names.map((name) => listedRun(repository, name)));
  return runs.toSorted((a, b) => (0, import_chunk_UTFC5QHX.compareText)(b.planned_at, a.planned_at) || (0, import_chunk_UTFC5QHX.compareText)(a.run, b.run));
}
async function listedRun(repository, name) {
  const paths = (0, import_chunk_7APCTLTW.runPaths)(repository.top, name);
  try {
    const [{ title, planned_at, audit }, report, verdict] = await Promise.all([
      (0, import_chunk_JPD5QLI3.readRunJson)(paths.run, "run"),
      (0, import_chunk_UVZW4E52.readReportIfAny)(paths.report),
      (0, import_chunk_JPD5QLI3.readRunJsonIfAny)(paths.verdict, "validate-plan")
    ]);
    return {
      run: name,
      title,
      planned_at,
      status: report?.status ?? (verdict === void 0 ? "open" : "complete"),
      ...audit === void 0 ? {} : { audit: audit.audit }
    };
  } catch {
    return { run: name, title: "", planned_at: "", status: "corrupt" };
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  listRuns
});
});
parts["suppress-DCDTBOMK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  suppressCommand: () => suppressCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GBMWIV75 = parts["chunk-GBMWIV75"]();
var import_chunk_2BAJJG74 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-2BAJJG74"]();
var import_chunk_SOPNLYGD = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-SOPNLYGD"]();
var import_chunk_GTPTR7C3 = parts["chunk-GTPTR7C3"]();
var import_chunk_UVZW4E52 = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-UVZW4E52"]();
var import_chunk_SX5CXOWI = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_7TSXGW7H = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-7TSXGW7H"]();
var import_chunk_MSHK2OU2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-MSHK2OU2"]();
var import_chunk_5Q2KDDAJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-5Q2KDDAJ"]();
var import_chunk_NCBB32XO = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-NCBB32XO"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_6Y7LWF2A = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_VWRDYMPS = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var suppressCommand = {
  name: "suppress",
  summary: "Accepts one finding, by its fingerprint, for a reason and a time",
  usage: "FINGERPRINT --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_GBMWIV75.ACCEPTING_FLAGS,
  takes: { least: 1, most: 1, paths: false },
  details: `FINGERPRINT is as a report gives it, or its first 8 or more digits. Writes .correctless/suppressions.json; an entry that
the finding has there is replaced. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const [reason, expires] = [(0, import_chunk_GBMWIV75.owedOption)(option, "reason"), (0, import_chunk_GBMWIV75.owedOption)(option, "expires")];
    const repository = await (0, import_chunk_UDK7FCCO.openRepository)(cwd);
    const reports = await (0, import_chunk_GBMWIV75.storedReports)(repository);
    const known = reports.flatMap(({ findings }) => findings.map(({ fingerprint }) => fingerprint));
    const fingerprints = [(0, import_chunk_GBMWIV75.fingerprintNamed)((0, import_chunk_SX5CXOWI.positional)(positionals, "FINGERPRINT"), known)];
    const accepted = await (0, import_chunk_GBMWIV75.writeSuppressions)({ repository, fingerprints, reason, expires, replace: true });
    return (0, import_chunk_GBMWIV75.acceptedOutcome)(accepted, reports, flag("json"));
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  suppressCommand
});
});
