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
var from_chunk_05d639e2;
var from_chunk_1c89f603;
var from_chunk_3d4247f8;
var from_chunk_44a20ac7;
var from_chunk_45f95559;
var from_chunk_4ed73501;
var from_chunk_81d95a63;
var from_chunk_b778d404;
var from_chunk_c9dfc941;
var from_chunk_cc483273;
var from_chunk_e1032810;
var from_pre_88a614f7;
var from_main;
parts["baseline-HEXR5Y2M"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  baselineCommand: () => baselineCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NIP2XPN3 = parts["chunk-NIP2XPN3"]();
var import_chunk_Z7ELHTTQ = (from_chunk_44a20ac7 ??= require("./chunk-44a20ac7.cjs"))["chunk-Z7ELHTTQ"]();
var import_chunk_B64D5H77 = (from_chunk_44a20ac7 ??= require("./chunk-44a20ac7.cjs"))["chunk-B64D5H77"]();
var import_chunk_OG2QGKLI = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-OG2QGKLI"]();
var import_chunk_WHRSY6B2 = (from_chunk_45f95559 ??= require("./chunk-45f95559.cjs"))["chunk-WHRSY6B2"]();
var import_chunk_PVHSDRHC = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-PVHSDRHC"]();
var import_chunk_LULTQMGR = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-LULTQMGR"]();
var import_chunk_MSIOT5LX = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-MSIOT5LX"]();
var import_chunk_RYZ5RHTO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-RYZ5RHTO"]();
var import_chunk_XVJUAOZE = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMTTQKUO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-IMTTQKUO"]();
var import_chunk_Y4UYJQVW = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_NIGIMF4N = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_YCSLEWCG = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_BLMYTWFS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLMYTWFS"]();
var import_chunk_37AYGRAF = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-37AYGRAF"]();
var import_chunk_R5DXX5NI = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_VUZR2LXR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-VUZR2LXR"]();
var import_chunk_DUUH6XJL = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_Z6IWSI3A = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-Z6IWSI3A"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A6JCCCLN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_5YYKEXL5 = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-5YYKEXL5"]();
var import_chunk_RM4DF3K7 = (from_main ??= require("../main.cjs"))["chunk-RM4DF3K7"]();
var import_chunk_ME4LCTXO = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-ME4LCTXO"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_WCK3D5U5 = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_N6PILOQF = (from_chunk_4ed73501 ??= require("./chunk-4ed73501.cjs"))["chunk-N6PILOQF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-N6P4XODE"]();
var import_chunk_XKMPNDJX = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var baselineCommand = {
  name: "baseline",
  summary: "Accepts every finding of a complete report, so that later reviews tell what is new",
  usage: "[RUN] --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_NIP2XPN3.ACCEPTING_FLAGS,
  takes: { least: 0, most: 1, paths: false },
  details: `Without RUN, of the newest review that is complete. Writes .correctless/suppressions.json; entries that are there and
hold are kept as they are. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const { reason, expires } = (0, import_chunk_NIP2XPN3.owedOptions)(option);
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const report = await (0, import_chunk_NIP2XPN3.completeReport)(repository, positionals[0]);
    const run = await (0, import_chunk_LULTQMGR.openRun)(repository, report.run);
    const moved = (0, import_chunk_WHRSY6B2.movedText)(run.file, await (0, import_chunk_WHRSY6B2.movedSince)(run), "What is accepted is what stood there then.");
    const accepted = await (0, import_chunk_NIP2XPN3.writeSuppressions)({
      ...{ repository, reason, expires },
      findings: (0, import_chunk_NIP2XPN3.withOtherClaims)(report.findings),
      replace: false
    });
    const outcome = (0, import_chunk_NIP2XPN3.acceptedOutcome)(accepted, [report], flag("json"));
    return moved === "" ? outcome : { ...outcome, stderr: moved };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  baselineCommand
});
});
parts["chunk-NIP2XPN3"] = part((module, exports) => {
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
var import_chunk_Z7ELHTTQ = (from_chunk_44a20ac7 ??= require("./chunk-44a20ac7.cjs"))["chunk-Z7ELHTTQ"]();
var import_chunk_B64D5H77 = (from_chunk_44a20ac7 ??= require("./chunk-44a20ac7.cjs"))["chunk-B64D5H77"]();
var import_chunk_OG2QGKLI = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-OG2QGKLI"]();
var import_chunk_PVHSDRHC = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-PVHSDRHC"]();
var import_chunk_LULTQMGR = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-LULTQMGR"]();
var import_chunk_RYZ5RHTO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-RYZ5RHTO"]();
var import_chunk_IMTTQKUO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-IMTTQKUO"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_XKMPNDJX = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-XKMPNDJX"]();
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
  const runs = (await (0, import_chunk_Z7ELHTTQ.listRuns)(repository)).filter(
    ({ status }) => status !== "open" && status !== "corrupt" && status !== "foreign"
  );
  const reports = await Promise.all(
    runs.map(({ run }) => (0, import_chunk_PVHSDRHC.readReportIfAny)((0, import_chunk_DRNRIY4A.runPaths)(repository.top, run).report))
  );
  return reports.filter((report) => report !== void 0);
}
async function completeReport(repository, name) {
  if (name === void 0) {
    const last = (await storedReports(repository)).find(
      ({ status, scope }) => status === "complete" && scope.shard === void 0
    );
    if (last !== void 0) return (0, import_chunk_OG2QGKLI.readReport)(await (0, import_chunk_LULTQMGR.openRun)(repository, last.run));
    throw new import_chunk_LTC5LSMU.Failure("run/not-finished", "no review of this repository is complete", {
      hint: "review first: correctless plan"
    });
  }
  const report = await (0, import_chunk_OG2QGKLI.readReport)(await (0, import_chunk_LULTQMGR.openRun)(repository, name));
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
  const today = (0, import_chunk_HEILT7NF.now)().slice(0, 10);
  const expires = requireExpiry(request.expires, today);
  const by = await (0, import_chunk_B64D5H77.authorOf)(repository.top);
  await (0, import_chunk_RYZ5RHTO.requireRealFolders)(repository.top);
  const path = (0, import_node_path.join)(repository.top, import_chunk_IMTTQKUO.SUPPRESSIONS_FILE);
  const there = await (0, import_chunk_IMTTQKUO.parseSuppressions)(await (0, import_chunk_R5ZSPPUH.readTextIfAny)(path) ?? "[]");
  const accepted = acceptFindings(there, findings, { reason, by, expires }, { today, replace });
  const text = (0, import_chunk_HEILT7NF.jsonText)(accepted.entries);
  await (0, import_chunk_IMTTQKUO.parseSuppressions)(text);
  if (accepted.added.length > 0) await (0, import_chunk_R5ZSPPUH.writeFileAtomically)(path, text);
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
    const json = { file: import_chunk_IMTTQKUO.SUPPRESSIONS_FILE, entries: entries.length, added, replaced, kept };
    return { status: 0, stdout: `${JSON.stringify(json, null, 2)}
` };
  }
  const findings = new Map(reports.flatMap((report) => report.findings.map((one) => [one.fingerprint, one])));
  const lines = [
    ...added.map((one) => `accepted until ${one.expires}: ${named(one.fingerprint, findings)}`),
    ...replaced.map((one) => `in place of the entry by ${(0, import_chunk_XKMPNDJX.inertLine)(one.by)} that expires ${one.expires}`),
    ...kept.map((one) => `accepted already, until ${one.expires}: ${named(one.fingerprint, findings)}`),
    added.length === 0 ? `${import_chunk_IMTTQKUO.SUPPRESSIONS_FILE} stays as it is` : `${import_chunk_IMTTQKUO.SUPPRESSIONS_FILE} has ${entries.length} ${entries.length === 1 ? "entry" : "entries"} now. Suppressions are read at the base of a review: commit it; it counts from the first review on whose base branch holds that commit.`
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
parts["suppress-TLTIJUUJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  suppressCommand: () => suppressCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NIP2XPN3 = parts["chunk-NIP2XPN3"]();
var import_chunk_Z7ELHTTQ = (from_chunk_44a20ac7 ??= require("./chunk-44a20ac7.cjs"))["chunk-Z7ELHTTQ"]();
var import_chunk_B64D5H77 = (from_chunk_44a20ac7 ??= require("./chunk-44a20ac7.cjs"))["chunk-B64D5H77"]();
var import_chunk_S3K5MMUH = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_OG2QGKLI = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-OG2QGKLI"]();
var import_chunk_PVHSDRHC = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-PVHSDRHC"]();
var import_chunk_LULTQMGR = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-LULTQMGR"]();
var import_chunk_RYZ5RHTO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-RYZ5RHTO"]();
var import_chunk_IMTTQKUO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-IMTTQKUO"]();
var import_chunk_NIGIMF4N = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_YCSLEWCG = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_BLMYTWFS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLMYTWFS"]();
var import_chunk_37AYGRAF = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-37AYGRAF"]();
var import_chunk_R5DXX5NI = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_DUUH6XJL = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_Z6IWSI3A = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-Z6IWSI3A"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A6JCCCLN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_5YYKEXL5 = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-5YYKEXL5"]();
var import_chunk_RM4DF3K7 = (from_main ??= require("../main.cjs"))["chunk-RM4DF3K7"]();
var import_chunk_ME4LCTXO = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-ME4LCTXO"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_WCK3D5U5 = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_N6PILOQF = (from_chunk_4ed73501 ??= require("./chunk-4ed73501.cjs"))["chunk-N6PILOQF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-N6P4XODE"]();
var import_chunk_XKMPNDJX = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var suppressCommand = {
  name: "suppress",
  summary: "Accepts one finding, by its fingerprint, for a reason and a time",
  usage: "FINGERPRINT --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_NIP2XPN3.ACCEPTING_FLAGS,
  takes: { least: 1, most: 1, paths: false },
  details: `FINGERPRINT is as a report gives it, or its first 8 or more digits. Writes .correctless/suppressions.json; an entry that
the finding has there is replaced. Where several claims are about it, each gets an entry. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const reports = await (0, import_chunk_NIP2XPN3.storedReports)(repository);
    const listed = reports.flatMap((report) => report.findings);
    const known = listed.map(({ fingerprint: fingerprint2 }) => fingerprint2);
    const fingerprint = (0, import_chunk_NIP2XPN3.fingerprintNamed)((0, import_chunk_S3K5MMUH.positional)(positionals, "FINGERPRINT"), known);
    const { reason, expires } = (0, import_chunk_NIP2XPN3.owedOptions)(option);
    const findings = (0, import_chunk_NIP2XPN3.withOtherClaims)(listed.filter((one) => one.fingerprint === fingerprint).slice(0, 1));
    const accepted = await (0, import_chunk_NIP2XPN3.writeSuppressions)({ repository, findings, reason, expires, replace: true });
    return (0, import_chunk_NIP2XPN3.acceptedOutcome)(accepted, reports, flag("json"));
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  suppressCommand
});
});
