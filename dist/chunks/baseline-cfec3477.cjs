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
var from_chunk_330fcd1a;
var from_chunk_45cfb9d2;
var from_chunk_6ccb1515;
var from_chunk_8bb2ef54;
var from_chunk_8ca89a32;
var from_chunk_b492da22;
var from_chunk_e5102664;
var from_chunk_f8138034;
var from_pre_a910e939;
var from_main;
parts["baseline-WHXHTJS2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  baselineCommand: () => baselineCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZWDC4ANC = parts["chunk-ZWDC4ANC"]();
var import_chunk_W576FXJZ = (from_chunk_8ca89a32 ??= require("./chunk-8ca89a32.cjs"))["chunk-W576FXJZ"]();
var import_chunk_QZJUFW6W = (from_chunk_8ca89a32 ??= require("./chunk-8ca89a32.cjs"))["chunk-QZJUFW6W"]();
var import_chunk_MRJTLD43 = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-MRJTLD43"]();
var import_chunk_UM6GWLIV = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-UM6GWLIV"]();
var import_chunk_TVPH2E6A = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-TVPH2E6A"]();
var import_chunk_L6SWPVC6 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-L6SWPVC6"]();
var import_chunk_BVOO6XN3 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-BVOO6XN3"]();
var import_chunk_NCBB32XO = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NCBB32XO"]();
var import_chunk_CLVWUEFR = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-CLVWUEFR"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_HVXKFRYY = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-HVXKFRYY"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQJOHC2T = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-PQJOHC2T"]();
var import_chunk_UBEHNHW4 = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-UBEHNHW4"]();
var import_chunk_XPIKYFDN = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_WCK3D5U5 = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EQ7TGJIC = (from_chunk_6ccb1515 ??= require("./chunk-6ccb1515.cjs"))["chunk-EQ7TGJIC"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var baselineCommand = {
  name: "baseline",
  summary: "Accepts every finding of a complete report, so that later reviews tell what is new",
  usage: "[RUN] --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_ZWDC4ANC.ACCEPTING_FLAGS,
  takes: { least: 0, most: 1, paths: false },
  details: `Without RUN, of the newest review that is complete. Writes .correctless/suppressions.json; entries that are there and
hold are kept as they are. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const [reason, expires] = [(0, import_chunk_ZWDC4ANC.owedOption)(option, "reason"), (0, import_chunk_ZWDC4ANC.owedOption)(option, "expires")];
    const repository = await (0, import_chunk_GDWPJMRW.openRepository)(cwd);
    const report = await (0, import_chunk_ZWDC4ANC.completeReport)(repository, positionals[0]);
    const fingerprints = report.findings.map(({ fingerprint }) => fingerprint);
    const accepted = await (0, import_chunk_ZWDC4ANC.writeSuppressions)({ repository, fingerprints, reason, expires, replace: false });
    return (0, import_chunk_ZWDC4ANC.acceptedOutcome)(accepted, [report], flag("json"));
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  baselineCommand
});
});
parts["chunk-ZWDC4ANC"] = part((module, exports) => {
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
var import_chunk_W576FXJZ = (from_chunk_8ca89a32 ??= require("./chunk-8ca89a32.cjs"))["chunk-W576FXJZ"]();
var import_chunk_QZJUFW6W = (from_chunk_8ca89a32 ??= require("./chunk-8ca89a32.cjs"))["chunk-QZJUFW6W"]();
var import_chunk_MRJTLD43 = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-MRJTLD43"]();
var import_chunk_UM6GWLIV = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-UM6GWLIV"]();
var import_chunk_TVPH2E6A = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-TVPH2E6A"]();
var import_chunk_L6SWPVC6 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-L6SWPVC6"]();
var import_chunk_BVOO6XN3 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-BVOO6XN3"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_node_path = require("node:path");
async function storedReports(repository) {
  const runs = (await (0, import_chunk_W576FXJZ.listRuns)(repository)).filter(
    ({ status }) => status !== "open" && status !== "corrupt" && status !== "foreign"
  );
  const reports = await Promise.all(
    runs.map(({ run }) => (0, import_chunk_UM6GWLIV.readReportIfAny)((0, import_chunk_SMKJISEK.runPaths)(repository.top, run).report))
  );
  return reports.filter((report) => report !== void 0);
}
async function completeReport(repository, name) {
  if (name === void 0) {
    const last = (await storedReports(repository)).find(
      ({ status, scope }) => status === "complete" && scope.shard === void 0
    );
    if (last !== void 0) return (0, import_chunk_MRJTLD43.readReport)(await (0, import_chunk_TVPH2E6A.openRun)(repository, last.run));
    throw new import_chunk_Z5MRELTP.Failure("run/not-finished", "no review of this repository is complete", {
      hint: "review first: correctless plan"
    });
  }
  const report = await (0, import_chunk_MRJTLD43.readReport)(await (0, import_chunk_TVPH2E6A.openRun)(repository, name));
  if (report.status === "complete") return report;
  throw new import_chunk_Z5MRELTP.Failure("run/not-finished", `the report of run ${name} is ${report.status}`, {
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
  throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `--expires: "${expires}" ${problem}`, {
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
    throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `"${prefix}" is no fingerprint`, {
      hint: `write the first ${LEAST_PREFIX} or more of its digits 0-9 and a-f, as a report gives it`
    });
  }
  const [only, ...others] = [...new Set(known)].filter((one) => one.startsWith(prefix));
  if (only !== void 0 && others.length === 0) return only;
  throw new import_chunk_Z5MRELTP.Failure(
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
    throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", "--reason: the reason is empty", {
      hint: "say why the finding is accepted, to whoever reads it in a year"
    });
  }
  const today = (0, import_chunk_AVHIYBNK.now)().slice(0, 10);
  const expires = requireExpiry(request.expires, today);
  const by = await (0, import_chunk_QZJUFW6W.authorOf)(repository.top);
  await (0, import_chunk_L6SWPVC6.requireRealFolders)(repository.top);
  const path = (0, import_node_path.join)(repository.top, import_chunk_BVOO6XN3.SUPPRESSIONS_FILE);
  const there = await (0, import_chunk_BVOO6XN3.parseSuppressions)(await (0, import_chunk_YKMPV6QP.readTextIfAny)(path) ?? "[]");
  const accepted = acceptFindings(there, fingerprints, { reason, by, expires }, { today, replace });
  const text = (0, import_chunk_AVHIYBNK.jsonText)(accepted.entries);
  await (0, import_chunk_BVOO6XN3.parseSuppressions)(text);
  if (accepted.added.length > 0) await (0, import_chunk_YKMPV6QP.writeFileAtomically)(path, text);
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
  throw new import_chunk_Z5MRELTP.Failure("usage/missing-argument", `--${name} is missing`, {
    hint: name === "reason" ? "say why the finding is accepted: --reason TEXT" : "say how long it holds: --expires YYYY-MM-DD"
  });
}
function acceptedOutcome({ added, replaced, kept, entries }, reports, asJson) {
  if (asJson) {
    const json = { file: import_chunk_BVOO6XN3.SUPPRESSIONS_FILE, entries: entries.length, added, replaced, kept };
    return { status: 0, stdout: `${JSON.stringify(json, null, 2)}
` };
  }
  const findings = new Map(reports.flatMap((report) => report.findings.map((one) => [one.fingerprint, one])));
  const lines = [
    ...added.map((one) => `accepted until ${one.expires}: ${named(one.fingerprint, findings)}`),
    ...replaced.map((one) => `in place of the entry by ${(0, import_chunk_XKMPNDJX.inertLine)(one.by)} that expires ${one.expires}`),
    ...kept.map((one) => `accepted already, until ${one.expires}: ${named(one.fingerprint, findings)}`),
    added.length === 0 ? `${import_chunk_BVOO6XN3.SUPPRESSIONS_FILE} stays as it is` : `${import_chunk_BVOO6XN3.SUPPRESSIONS_FILE} has ${entries.length} entries now. Suppressions are read at the base of a review: commit it; it counts from the first review on whose base branch holds that commit.`
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
parts["suppress-SSSA7AHK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  suppressCommand: () => suppressCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZWDC4ANC = parts["chunk-ZWDC4ANC"]();
var import_chunk_7RPIBHZT = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_W576FXJZ = (from_chunk_8ca89a32 ??= require("./chunk-8ca89a32.cjs"))["chunk-W576FXJZ"]();
var import_chunk_QZJUFW6W = (from_chunk_8ca89a32 ??= require("./chunk-8ca89a32.cjs"))["chunk-QZJUFW6W"]();
var import_chunk_MRJTLD43 = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-MRJTLD43"]();
var import_chunk_UM6GWLIV = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-UM6GWLIV"]();
var import_chunk_TVPH2E6A = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-TVPH2E6A"]();
var import_chunk_L6SWPVC6 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-L6SWPVC6"]();
var import_chunk_BVOO6XN3 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-BVOO6XN3"]();
var import_chunk_NCBB32XO = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NCBB32XO"]();
var import_chunk_CLVWUEFR = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-CLVWUEFR"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_HVXKFRYY = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-HVXKFRYY"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQJOHC2T = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-PQJOHC2T"]();
var import_chunk_UBEHNHW4 = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-UBEHNHW4"]();
var import_chunk_XPIKYFDN = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_WCK3D5U5 = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EQ7TGJIC = (from_chunk_6ccb1515 ??= require("./chunk-6ccb1515.cjs"))["chunk-EQ7TGJIC"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var suppressCommand = {
  name: "suppress",
  summary: "Accepts one finding, by its fingerprint, for a reason and a time",
  usage: "FINGERPRINT --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_ZWDC4ANC.ACCEPTING_FLAGS,
  takes: { least: 1, most: 1, paths: false },
  details: `FINGERPRINT is as a report gives it, or its first 8 or more digits. Writes .correctless/suppressions.json; an entry that
the finding has there is replaced. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const [reason, expires] = [(0, import_chunk_ZWDC4ANC.owedOption)(option, "reason"), (0, import_chunk_ZWDC4ANC.owedOption)(option, "expires")];
    const repository = await (0, import_chunk_GDWPJMRW.openRepository)(cwd);
    const reports = await (0, import_chunk_ZWDC4ANC.storedReports)(repository);
    const known = reports.flatMap(({ findings }) => findings.map(({ fingerprint }) => fingerprint));
    const fingerprints = [(0, import_chunk_ZWDC4ANC.fingerprintNamed)((0, import_chunk_7RPIBHZT.positional)(positionals, "FINGERPRINT"), known)];
    const accepted = await (0, import_chunk_ZWDC4ANC.writeSuppressions)({ repository, fingerprints, reason, expires, replace: true });
    return (0, import_chunk_ZWDC4ANC.acceptedOutcome)(accepted, reports, flag("json"));
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  suppressCommand
});
});
