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
var from_chunk_1ae0c78d;
var from_chunk_1f7da144;
var from_chunk_3532fb8f;
var from_chunk_54d2d3e0;
var from_chunk_570a5ee6;
var from_chunk_58406e82;
var from_chunk_6b2e5437;
var from_chunk_79f878d1;
var from_chunk_aa30f698;
var from_chunk_b9b295a3;
var from_chunk_d1296144;
var from_chunk_dd505f93;
var from_main;
parts["baseline-MIRWQLM2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  baselineCommand: () => baselineCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_B2GTCBO7 = parts["chunk-B2GTCBO7"]();
var import_chunk_PQGUTBFH = (from_chunk_1f7da144 ??= require("./chunk-1f7da144.cjs"))["chunk-PQGUTBFH"]();
var import_chunk_B64D5H77 = (from_chunk_1f7da144 ??= require("./chunk-1f7da144.cjs"))["chunk-B64D5H77"]();
var import_chunk_MHHYPKMS = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-MHHYPKMS"]();
var import_chunk_HM55KHEE = (from_chunk_58406e82 ??= require("./chunk-58406e82.cjs"))["chunk-HM55KHEE"]();
var import_chunk_P2OF6E2S = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-P2OF6E2S"]();
var import_chunk_Z7QKYGHC = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-Z7QKYGHC"]();
var import_chunk_7HV22KX6 = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-7HV22KX6"]();
var import_chunk_KZC6CZ4O = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_2WANGYN7 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-2WANGYN7"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_DUUH6XJL = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ZK5EFLA2 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-ZK5EFLA2"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_TKCSMCAB = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DBQGJ22X = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DBQGJ22X"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var baselineCommand = {
  name: "baseline",
  summary: "Accepts every finding of a complete report, so that later reviews tell what is new",
  usage: "[RUN] --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_B2GTCBO7.ACCEPTING_FLAGS,
  takes: { least: 0, most: 1, paths: false },
  details: `Without RUN, of the newest review that is complete. Writes .correctless/suppressions.json; entries that are there and
hold are kept as they are. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const { reason, expires } = (0, import_chunk_B2GTCBO7.owedOptions)(option);
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const report = await (0, import_chunk_B2GTCBO7.completeReport)(repository, positionals[0]);
    const run = await (0, import_chunk_Z7QKYGHC.openRun)(repository, report.run);
    const moved = (0, import_chunk_HM55KHEE.movedText)(run.file, await (0, import_chunk_HM55KHEE.movedSince)(run), "What is accepted is what stood there then.", {
      standing: await (0, import_chunk_YLVPOKUO.standing)(repository, cwd)
    });
    const accepted = await (0, import_chunk_B2GTCBO7.writeSuppressions)({
      ...{ repository, reason, expires },
      findings: (0, import_chunk_B2GTCBO7.withOtherClaims)(report.findings),
      replace: false
    });
    const outcome = (0, import_chunk_B2GTCBO7.acceptedOutcome)(accepted, [report], flag("json"));
    return moved === "" ? outcome : { ...outcome, stderr: moved };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  baselineCommand
});
});
parts["chunk-B2GTCBO7"] = part((module, exports) => {
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
var import_chunk_PQGUTBFH = (from_chunk_1f7da144 ??= require("./chunk-1f7da144.cjs"))["chunk-PQGUTBFH"]();
var import_chunk_B64D5H77 = (from_chunk_1f7da144 ??= require("./chunk-1f7da144.cjs"))["chunk-B64D5H77"]();
var import_chunk_MHHYPKMS = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-MHHYPKMS"]();
var import_chunk_P2OF6E2S = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-P2OF6E2S"]();
var import_chunk_Z7QKYGHC = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-Z7QKYGHC"]();
var import_chunk_7HV22KX6 = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-7HV22KX6"]();
var import_chunk_KZC6CZ4O = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
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
  const runs = (await (0, import_chunk_PQGUTBFH.listRuns)(repository)).filter(
    ({ status }) => status !== "open" && status !== "corrupt" && status !== "foreign"
  );
  const reports = await Promise.all(
    runs.map(({ run }) => (0, import_chunk_P2OF6E2S.readReportIfAny)((0, import_chunk_DRNRIY4A.runPaths)(repository.top, run).report))
  );
  return reports.filter((report) => report !== void 0);
}
async function completeReport(repository, name) {
  if (name === void 0) {
    const last = (await storedReports(repository)).find(
      ({ status, scope }) => status === "complete" && scope.shard === void 0
    );
    if (last !== void 0) return (0, import_chunk_MHHYPKMS.readReport)(await (0, import_chunk_Z7QKYGHC.openRun)(repository, last.run));
    throw new import_chunk_LTC5LSMU.Failure("run/not-finished", "no review of this repository is complete", {
      hint: "review first: correctless plan"
    });
  }
  const report = await (0, import_chunk_MHHYPKMS.readReport)(await (0, import_chunk_Z7QKYGHC.openRun)(repository, name));
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
  const today = (0, import_chunk_XMW5SOGH.now)().slice(0, 10);
  const expires = requireExpiry(request.expires, today);
  const by = await (0, import_chunk_B64D5H77.authorOf)(repository.top);
  await (0, import_chunk_7HV22KX6.requireRealFolders)(repository.top);
  const path = (0, import_node_path.join)(repository.top, import_chunk_KZC6CZ4O.SUPPRESSIONS_FILE);
  const there = await (0, import_chunk_KZC6CZ4O.parseSuppressions)(await (0, import_chunk_HN2YRWHB.readTextIfAny)(path) ?? "[]");
  const accepted = acceptFindings(there, findings, { reason, by, expires }, { today, replace });
  const text = (0, import_chunk_XMW5SOGH.jsonText)(accepted.entries);
  await (0, import_chunk_KZC6CZ4O.parseSuppressions)(text);
  if (accepted.added.length > 0) await (0, import_chunk_HN2YRWHB.writeFileAtomically)(path, text);
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
    const json = { file: import_chunk_KZC6CZ4O.SUPPRESSIONS_FILE, entries: entries.length, added, replaced, kept };
    return { status: 0, stdout: `${JSON.stringify(json, null, 2)}
` };
  }
  const findings = new Map(reports.flatMap((report) => report.findings.map((one) => [one.fingerprint, one])));
  const lines = [
    ...added.map((one) => `accepted until ${one.expires}: ${named(one.fingerprint, findings)}`),
    ...replaced.map((one) => `in place of the entry by ${(0, import_chunk_WDRVM6EA.inertLine)(one.by)} that expires ${one.expires}`),
    ...kept.map((one) => `accepted already, until ${one.expires}: ${named(one.fingerprint, findings)}`),
    added.length === 0 ? `${import_chunk_KZC6CZ4O.SUPPRESSIONS_FILE} stays as it is` : `${import_chunk_KZC6CZ4O.SUPPRESSIONS_FILE} has ${entries.length} ${entries.length === 1 ? "entry" : "entries"} now. Suppressions are read at the base of a review: commit it; it counts from the first review on whose base branch holds that commit.`
  ];
  return { status: 0, stdout: `${lines.join("\n")}
` };
}
function named(fingerprint, findings) {
  const finding = findings.get(fingerprint);
  const what = finding === void 0 ? "" : ` [${(0, import_chunk_WDRVM6EA.inertLine)(finding.file)}:${finding.lines[0]}] ${(0, import_chunk_WDRVM6EA.inertLine)(finding.title)}`;
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
parts["suppress-TIXUTYVA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  suppressCommand: () => suppressCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_B2GTCBO7 = parts["chunk-B2GTCBO7"]();
var import_chunk_PQGUTBFH = (from_chunk_1f7da144 ??= require("./chunk-1f7da144.cjs"))["chunk-PQGUTBFH"]();
var import_chunk_B64D5H77 = (from_chunk_1f7da144 ??= require("./chunk-1f7da144.cjs"))["chunk-B64D5H77"]();
var import_chunk_S3K5MMUH = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_MHHYPKMS = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-MHHYPKMS"]();
var import_chunk_P2OF6E2S = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-P2OF6E2S"]();
var import_chunk_Z7QKYGHC = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-Z7QKYGHC"]();
var import_chunk_7HV22KX6 = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-7HV22KX6"]();
var import_chunk_KZC6CZ4O = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_DUUH6XJL = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ZK5EFLA2 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-ZK5EFLA2"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DBQGJ22X = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DBQGJ22X"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var suppressCommand = {
  name: "suppress",
  summary: "Accepts one finding, by its fingerprint, for a reason and a time",
  usage: "FINGERPRINT --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_B2GTCBO7.ACCEPTING_FLAGS,
  takes: { least: 1, most: 1, paths: false },
  details: `FINGERPRINT is as a report gives it, or its first 8 or more digits. Writes .correctless/suppressions.json; an entry that
the finding has there is replaced. Where several claims are about it, each gets an entry. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const reports = await (0, import_chunk_B2GTCBO7.storedReports)(repository);
    const listed = reports.flatMap((report) => report.findings);
    const known = listed.map(({ fingerprint: fingerprint2 }) => fingerprint2);
    const fingerprint = (0, import_chunk_B2GTCBO7.fingerprintNamed)((0, import_chunk_S3K5MMUH.positional)(positionals, "FINGERPRINT"), known);
    const { reason, expires } = (0, import_chunk_B2GTCBO7.owedOptions)(option);
    const findings = (0, import_chunk_B2GTCBO7.withOtherClaims)(listed.filter((one) => one.fingerprint === fingerprint).slice(0, 1));
    const accepted = await (0, import_chunk_B2GTCBO7.writeSuppressions)({ repository, findings, reason, expires, replace: true });
    return (0, import_chunk_B2GTCBO7.acceptedOutcome)(accepted, reports, flag("json"));
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  suppressCommand
});
});
