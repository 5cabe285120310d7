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
var from_chunk_0b7b911e;
var from_chunk_39c5fcee;
var from_chunk_494c2569;
var from_chunk_55ac3ba9;
var from_chunk_60674bd8;
var from_chunk_916d3e11;
var from_chunk_9ec36a64;
var from_chunk_a9985ab5;
var from_chunk_e76f4c5d;
var from_chunk_f59d4361;
var from_chunk_f7796659;
var from_pre_e9c34500;
var from_main;
parts["baseline-2WD5C2TX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  baselineCommand: () => baselineCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LEFNDQ5M = parts["chunk-LEFNDQ5M"]();
var import_chunk_B64D5H77 = (from_chunk_f59d4361 ??= require("./chunk-f59d4361.cjs"))["chunk-B64D5H77"]();
var import_chunk_37Y3ZS6F = (from_chunk_f59d4361 ??= require("./chunk-f59d4361.cjs"))["chunk-37Y3ZS6F"]();
var import_chunk_W3FVS3HJ = (from_chunk_f7796659 ??= require("./chunk-f7796659.cjs"))["chunk-W3FVS3HJ"]();
var import_chunk_KQVCEJVY = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-KQVCEJVY"]();
var import_chunk_FYCUDDCK = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-FYCUDDCK"]();
var import_chunk_GWBCST5Z = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-GWBCST5Z"]();
var import_chunk_PEG2PROD = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-PEG2PROD"]();
var import_chunk_KZRDEYIK = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-KZRDEYIK"]();
var import_chunk_6XL6DKYN = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_NIGIMF4N = (from_chunk_0b7b911e ??= require("./chunk-0b7b911e.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_0b7b911e ??= require("./chunk-0b7b911e.cjs"))["chunk-37AYGRAF"]();
var import_chunk_YCSLEWCG = (from_chunk_0b7b911e ??= require("./chunk-0b7b911e.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_NIRW6IER = (from_chunk_0b7b911e ??= require("./chunk-0b7b911e.cjs"))["chunk-NIRW6IER"]();
var import_chunk_R5DXX5NI = (from_chunk_0b7b911e ??= require("./chunk-0b7b911e.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_D3AO4D7T = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-D3AO4D7T"]();
var import_chunk_FMEPFE66 = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-FMEPFE66"]();
var import_chunk_SMKJISEK = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_XKMPNDJX = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_E42T3A3J = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-E42T3A3J"]();
var import_chunk_YP6BJGDN = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-YP6BJGDN"]();
var import_chunk_XPIKYFDN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_WCK3D5U5 = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-TDLACVAW"]();
var import_chunk_W4YBA4FF = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-W4YBA4FF"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-N6P4XODE"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var baselineCommand = {
  name: "baseline",
  summary: "Accepts every finding of a complete report, so that later reviews tell what is new",
  usage: "[RUN] --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_LEFNDQ5M.ACCEPTING_FLAGS,
  takes: { least: 0, most: 1, paths: false },
  details: `Without RUN, of the newest review that is complete. Writes .correctless/suppressions.json; entries that are there and
hold are kept as they are. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const { reason, expires } = (0, import_chunk_LEFNDQ5M.owedOptions)(option);
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const report = await (0, import_chunk_LEFNDQ5M.completeReport)(repository, positionals[0]);
    const run = await (0, import_chunk_GWBCST5Z.openRun)(repository, report.run);
    const moved = (0, import_chunk_W3FVS3HJ.movedText)(run.file, await (0, import_chunk_W3FVS3HJ.movedSince)(run), "What is accepted is what stood there then.");
    const accepted = await (0, import_chunk_LEFNDQ5M.writeSuppressions)({
      ...{ repository, reason, expires },
      findings: (0, import_chunk_LEFNDQ5M.withOtherClaims)(report.findings),
      replace: false
    });
    const outcome = (0, import_chunk_LEFNDQ5M.acceptedOutcome)(accepted, [report], flag("json"));
    return moved === "" ? outcome : { ...outcome, stderr: moved };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  baselineCommand
});
});
parts["chunk-LEFNDQ5M"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ACCEPTING_FLAGS: () => ACCEPTING_FLAGS,
  acceptedOutcome: () => acceptedOutcome,
  completeReport: () => completeReport,
  fingerprintNamed: () => fingerprintNamed,
  owedOptions: () => owedOptions,
  storedReports: () => storedReports,
  withOtherClaims: () => withOtherClaims,
  writeSuppressions: () => writeSuppressions
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_B64D5H77 = (from_chunk_f59d4361 ??= require("./chunk-f59d4361.cjs"))["chunk-B64D5H77"]();
var import_chunk_37Y3ZS6F = (from_chunk_f59d4361 ??= require("./chunk-f59d4361.cjs"))["chunk-37Y3ZS6F"]();
var import_chunk_KQVCEJVY = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-KQVCEJVY"]();
var import_chunk_FYCUDDCK = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-FYCUDDCK"]();
var import_chunk_GWBCST5Z = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-GWBCST5Z"]();
var import_chunk_PEG2PROD = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-PEG2PROD"]();
var import_chunk_KZRDEYIK = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-KZRDEYIK"]();
var import_chunk_SMKJISEK = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
  if (place === void 0) return entry;
  const before = replaced.find((one) => one.fingerprint === fingerprint && one.place?.lines === place.lines);
  const titles = [.../* @__PURE__ */ new Set([title, ...before?.titles ?? []])].slice(0, MOST_TITLES);
  return { ...entry, titles, ...severity === void 0 ? {} : { severity }, place };
}
function withOtherClaims(findings) {
  return [...findings, ...findings.flatMap(({ also_known_as: claims = [] }) => claims)];
}
var MOST_TITLES = 20;
var byFingerprint = (a, b) => (0, import_chunk_UTFC5QHX.compareText)(a.fingerprint, b.fingerprint);
var MOST_YEARS = 2;
function requireExpiry(expires, today) {
  const most = `${Number(today.slice(0, 4)) + MOST_YEARS}${today.slice(4)}`;
  const problem = !isDay(expires) ? "is no day" : expires < today ? "is over already" : expires > most ? `is more than ${MOST_YEARS} years ahead` : void 0;
  if (problem === void 0) return expires;
  throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `--expires: "${expires}" ${problem}`, {
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
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `"${prefix}" is no fingerprint`, {
      hint: `write the first ${LEAST_PREFIX} or more of its digits 0-9 and a-f, as a report gives it`
    });
  }
  const [only, ...others] = [...new Set(known)].filter((one) => one.startsWith(prefix));
  if (only !== void 0 && others.length === 0) return only;
  throw new import_chunk_LTC5LSMU.Failure(
    "usage/bad-value",
    only === void 0 ? `no stored report has a finding ${prefix}` : `${others.length + 1} findings of stored reports begin with ${prefix}`,
    {
      hint: only === void 0 ? "see the fingerprints of a run with: correctless report RUN --format json" : "write more of its digits"
    }
  );
}
async function storedReports(repository) {
  const runs = (await (0, import_chunk_37Y3ZS6F.listRuns)(repository)).filter(
    ({ status }) => status !== "open" && status !== "corrupt" && status !== "foreign"
  );
  const reports = await Promise.all(
    runs.map(({ run }) => (0, import_chunk_FYCUDDCK.readReportIfAny)((0, import_chunk_SMKJISEK.runPaths)(repository.top, run).report))
  );
  return reports.filter((report) => report !== void 0);
}
async function completeReport(repository, name) {
  if (name === void 0) {
    const last = (await storedReports(repository)).find(
      ({ status, scope }) => status === "complete" && scope.shard === void 0
    );
    if (last !== void 0) return (0, import_chunk_KQVCEJVY.readReport)(await (0, import_chunk_GWBCST5Z.openRun)(repository, last.run));
    throw new import_chunk_LTC5LSMU.Failure("run/not-finished", "no review of this repository is complete", {
      hint: "review first: correctless plan"
    });
  }
  const report = await (0, import_chunk_KQVCEJVY.readReport)(await (0, import_chunk_GWBCST5Z.openRun)(repository, name));
  if (report.status === "complete") return report;
  throw new import_chunk_LTC5LSMU.Failure("run/not-finished", `the report of run ${name} is ${report.status}`, {
    hint: `try what failed once more with: correctless next ${name} --retry`
  });
}
async function writeSuppressions(request) {
  const { repository, findings, reason, replace } = request;
  if (reason.trim() === "") {
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", "--reason: the reason is empty", {
      hint: "say why the finding is accepted, to whoever reads it in a year"
    });
  }
  const today = (0, import_chunk_FMUGRUOW.now)().slice(0, 10);
  const expires = requireExpiry(request.expires, today);
  const by = await (0, import_chunk_B64D5H77.authorOf)(repository.top);
  await (0, import_chunk_PEG2PROD.requireRealFolders)(repository.top);
  const path = (0, import_node_path.join)(repository.top, import_chunk_KZRDEYIK.SUPPRESSIONS_FILE);
  const there = await (0, import_chunk_KZRDEYIK.parseSuppressions)(await (0, import_chunk_RN53RASZ.readTextIfAny)(path) ?? "[]");
  const accepted = acceptFindings(there, findings, { reason, by, expires }, { today, replace });
  const text = (0, import_chunk_FMUGRUOW.jsonText)(accepted.entries);
  await (0, import_chunk_KZRDEYIK.parseSuppressions)(text);
  if (accepted.added.length > 0) await (0, import_chunk_RN53RASZ.writeFileAtomically)(path, text);
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
  throw new import_chunk_LTC5LSMU.Failure("usage/missing-argument", `${names} ${missing.length === 1 ? "is" : "are"} missing`, {
    hint: missing.map((name) => OWED[name]).join("; ")
  });
}
function acceptedOutcome({ added, replaced, kept, entries }, reports, asJson) {
  if (asJson) {
    const json = { file: import_chunk_KZRDEYIK.SUPPRESSIONS_FILE, entries: entries.length, added, replaced, kept };
    return { status: 0, stdout: `${JSON.stringify(json, null, 2)}
` };
  }
  const findings = new Map(reports.flatMap((report) => report.findings.map((one) => [one.fingerprint, one])));
  const lines = [
    ...added.map((one) => `accepted until ${one.expires}: ${named(one.fingerprint, findings)}`),
    ...replaced.map((one) => `in place of the entry by ${(0, import_chunk_XKMPNDJX.inertLine)(one.by)} that expires ${one.expires}`),
    ...kept.map((one) => `accepted already, until ${one.expires}: ${named(one.fingerprint, findings)}`),
    added.length === 0 ? `${import_chunk_KZRDEYIK.SUPPRESSIONS_FILE} stays as it is` : `${import_chunk_KZRDEYIK.SUPPRESSIONS_FILE} has ${entries.length} ${entries.length === 1 ? "entry" : "entries"} now. Suppressions are read at the base of a review: commit it; it counts from the first review on whose base branch holds that commit.`
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
  owedOptions,
  storedReports,
  withOtherClaims,
  writeSuppressions
});
});
parts["suppress-GZQKTMNE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  suppressCommand: () => suppressCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LEFNDQ5M = parts["chunk-LEFNDQ5M"]();
var import_chunk_B64D5H77 = (from_chunk_f59d4361 ??= require("./chunk-f59d4361.cjs"))["chunk-B64D5H77"]();
var import_chunk_S3K5MMUH = (from_chunk_a9985ab5 ??= require("./chunk-a9985ab5.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_37Y3ZS6F = (from_chunk_f59d4361 ??= require("./chunk-f59d4361.cjs"))["chunk-37Y3ZS6F"]();
var import_chunk_KQVCEJVY = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-KQVCEJVY"]();
var import_chunk_FYCUDDCK = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-FYCUDDCK"]();
var import_chunk_GWBCST5Z = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-GWBCST5Z"]();
var import_chunk_PEG2PROD = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-PEG2PROD"]();
var import_chunk_KZRDEYIK = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-KZRDEYIK"]();
var import_chunk_NIGIMF4N = (from_chunk_0b7b911e ??= require("./chunk-0b7b911e.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_0b7b911e ??= require("./chunk-0b7b911e.cjs"))["chunk-37AYGRAF"]();
var import_chunk_YCSLEWCG = (from_chunk_0b7b911e ??= require("./chunk-0b7b911e.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_NIRW6IER = (from_chunk_0b7b911e ??= require("./chunk-0b7b911e.cjs"))["chunk-NIRW6IER"]();
var import_chunk_R5DXX5NI = (from_chunk_0b7b911e ??= require("./chunk-0b7b911e.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_D3AO4D7T = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-D3AO4D7T"]();
var import_chunk_SMKJISEK = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_XKMPNDJX = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_E42T3A3J = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-E42T3A3J"]();
var import_chunk_YP6BJGDN = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-YP6BJGDN"]();
var import_chunk_XPIKYFDN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_WCK3D5U5 = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-N6P4XODE"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var suppressCommand = {
  name: "suppress",
  summary: "Accepts one finding, by its fingerprint, for a reason and a time",
  usage: "FINGERPRINT --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_LEFNDQ5M.ACCEPTING_FLAGS,
  takes: { least: 1, most: 1, paths: false },
  details: `FINGERPRINT is as a report gives it, or its first 8 or more digits. Writes .correctless/suppressions.json; an entry that
the finding has there is replaced. Where several claims are about it, each gets an entry. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const reports = await (0, import_chunk_LEFNDQ5M.storedReports)(repository);
    const listed = reports.flatMap((report) => report.findings);
    const known = listed.map(({ fingerprint: fingerprint2 }) => fingerprint2);
    const fingerprint = (0, import_chunk_LEFNDQ5M.fingerprintNamed)((0, import_chunk_S3K5MMUH.positional)(positionals, "FINGERPRINT"), known);
    const { reason, expires } = (0, import_chunk_LEFNDQ5M.owedOptions)(option);
    const findings = (0, import_chunk_LEFNDQ5M.withOtherClaims)(listed.filter((one) => one.fingerprint === fingerprint).slice(0, 1));
    const accepted = await (0, import_chunk_LEFNDQ5M.writeSuppressions)({ repository, findings, reason, expires, replace: true });
    return (0, import_chunk_LEFNDQ5M.acceptedOutcome)(accepted, reports, flag("json"));
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  suppressCommand
});
});
