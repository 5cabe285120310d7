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
var from_chunk_085a2d43;
var from_chunk_135c2660;
var from_chunk_48097030;
var from_chunk_6154375f;
var from_chunk_6d27c720;
var from_chunk_8578a5c7;
var from_chunk_b330e460;
var from_chunk_c295da60;
var from_chunk_c445cf6b;
var from_chunk_c87a5675;
var from_chunk_d0f5116a;
var from_chunk_e0e3b72b;
var from_main;
parts["baseline-U5EVG3IC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  baselineCommand: () => baselineCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_L2PWA6B4 = parts["chunk-L2PWA6B4"]();
var import_chunk_EOSBVQ2I = (from_chunk_c295da60 ??= require("./chunk-c295da60.cjs"))["chunk-EOSBVQ2I"]();
var import_chunk_SH4FIYQQ = (from_chunk_c295da60 ??= require("./chunk-c295da60.cjs"))["chunk-SH4FIYQQ"]();
var import_chunk_XJ66GMHN = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-XJ66GMHN"]();
var import_chunk_GPKC347Y = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-GPKC347Y"]();
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_U72TFYS5 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-U72TFYS5"]();
var import_chunk_VO7HK3P6 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-VO7HK3P6"]();
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var baselineCommand = {
  name: "baseline",
  summary: "Accepts every finding of a complete report, so that later reviews tell what is new",
  usage: "[RUN] --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_L2PWA6B4.ACCEPTING_FLAGS,
  takes: { least: 0, most: 1, paths: false },
  details: `Without RUN, of the newest review that is complete. Writes .correctless/suppressions.json; entries that are there and
hold are kept as they are. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const { reason, expires } = (0, import_chunk_L2PWA6B4.owedOptions)(option);
    const repository = await (0, import_chunk_SD67457G.openRepository)(cwd);
    const report = await (0, import_chunk_L2PWA6B4.completeReport)(repository, positionals[0]);
    const run = await (0, import_chunk_SKHYTMM2.openRun)(repository, report.run);
    const moved = (0, import_chunk_GPKC347Y.movedText)(run.file, await (0, import_chunk_GPKC347Y.movedSince)(run), "What is accepted is what stood there then.", {
      standing: await (0, import_chunk_SD67457G.standing)(repository, cwd)
    });
    const accepted = await (0, import_chunk_L2PWA6B4.writeSuppressions)({
      ...{ repository, reason, expires },
      findings: (0, import_chunk_L2PWA6B4.withOtherClaims)(report.findings),
      replace: false
    });
    const outcome = (0, import_chunk_L2PWA6B4.acceptedOutcome)(accepted, [report], flag("json"));
    return moved === "" ? outcome : { ...outcome, stderr: moved };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  baselineCommand
});
});
parts["chunk-L2PWA6B4"] = part((module, exports) => {
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
var import_chunk_EOSBVQ2I = (from_chunk_c295da60 ??= require("./chunk-c295da60.cjs"))["chunk-EOSBVQ2I"]();
var import_chunk_SH4FIYQQ = (from_chunk_c295da60 ??= require("./chunk-c295da60.cjs"))["chunk-SH4FIYQQ"]();
var import_chunk_XJ66GMHN = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-XJ66GMHN"]();
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_U72TFYS5 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-U72TFYS5"]();
var import_chunk_VO7HK3P6 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-VO7HK3P6"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
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
  throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--expires: "${expires}" ${problem}`, {
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
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `"${prefix}" is no fingerprint`, {
      hint: `write the first ${LEAST_PREFIX} or more of its digits 0-9 and a-f, as a report gives it`
    });
  }
  const [only, ...others] = [...new Set(known)].filter((one) => one.startsWith(prefix));
  if (only !== void 0 && others.length === 0) return only;
  throw new import_chunk_J3I4R3VV.Failure(
    "usage/bad-value",
    only === void 0 ? `no stored report has a finding ${prefix}` : `${others.length + 1} findings of stored reports begin with ${prefix}`,
    {
      hint: only === void 0 ? "see the fingerprints of a run with: correctless report RUN --format json" : "write more of its digits"
    }
  );
}
async function storedReports(repository) {
  const runs = (await (0, import_chunk_EOSBVQ2I.listRuns)(repository)).filter(
    ({ status }) => status !== "open" && status !== "corrupt" && status !== "foreign"
  );
  const reports = await Promise.all(
    runs.map(({ run }) => (0, import_chunk_F2OT6W35.readReportIfAny)((0, import_chunk_DRNRIY4A.runPaths)(repository.top, run).report))
  );
  return reports.filter((report) => report !== void 0);
}
async function completeReport(repository, name) {
  if (name === void 0) {
    const last = (await storedReports(repository)).find(
      ({ status, scope }) => status === "complete" && scope.shard === void 0
    );
    if (last !== void 0) return (0, import_chunk_XJ66GMHN.readReport)(await (0, import_chunk_SKHYTMM2.openRun)(repository, last.run));
    throw new import_chunk_J3I4R3VV.Failure("run/not-finished", "no review of this repository is complete", {
      hint: "review first: correctless plan"
    });
  }
  const report = await (0, import_chunk_XJ66GMHN.readReport)(await (0, import_chunk_SKHYTMM2.openRun)(repository, name));
  if (report.status === "complete") return report;
  throw new import_chunk_J3I4R3VV.Failure("run/not-finished", `the report of run ${name} is ${report.status}`, {
    hint: `try what failed once more with: correctless next ${name} --retry`
  });
}
async function writeSuppressions(request) {
  const { repository, findings, reason, replace } = request;
  if (reason.trim() === "") {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", "--reason: the reason is empty", {
      hint: "say why the finding is accepted, to whoever reads it in a year"
    });
  }
  const today = (0, import_chunk_Y4VNX2VG.now)().slice(0, 10);
  const expires = requireExpiry(request.expires, today);
  const by = await (0, import_chunk_SH4FIYQQ.authorOf)(repository.top);
  await (0, import_chunk_U72TFYS5.requireRealFolders)(repository.top);
  const path = (0, import_node_path.join)(repository.top, import_chunk_VO7HK3P6.SUPPRESSIONS_FILE);
  const there = await (0, import_chunk_VO7HK3P6.parseSuppressions)(await (0, import_chunk_WRWMQTCS.readTextIfAny)(path) ?? "[]");
  const accepted = acceptFindings(there, findings, { reason, by, expires }, { today, replace });
  const text = (0, import_chunk_Y4VNX2VG.jsonText)(accepted.entries);
  await (0, import_chunk_VO7HK3P6.parseSuppressions)(text);
  if (accepted.added.length > 0) await (0, import_chunk_WRWMQTCS.writeFileAtomically)(path, text);
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
  throw new import_chunk_J3I4R3VV.Failure("usage/missing-argument", `${names} ${missing.length === 1 ? "is" : "are"} missing`, {
    hint: missing.map((name) => OWED[name]).join("; ")
  });
}
function acceptedOutcome({ added, replaced, kept, entries }, reports, asJson) {
  if (asJson) {
    const json = { file: import_chunk_VO7HK3P6.SUPPRESSIONS_FILE, entries: entries.length, added, replaced, kept };
    return { status: 0, stdout: (0, import_chunk_WDRVM6EA.inertJson)(json) };
  }
  const findings = new Map(reports.flatMap((report) => report.findings.map((one) => [one.fingerprint, one])));
  const lines = [
    ...added.map((one) => `accepted until ${one.expires}: ${named(one.fingerprint, findings)}`),
    ...replaced.map((one) => `in place of the entry by ${(0, import_chunk_WDRVM6EA.inertLine)(one.by)} that expires ${one.expires}`),
    ...kept.map((one) => `accepted already, until ${one.expires}: ${named(one.fingerprint, findings)}`),
    added.length === 0 ? `${import_chunk_VO7HK3P6.SUPPRESSIONS_FILE} stays as it is` : `${import_chunk_VO7HK3P6.SUPPRESSIONS_FILE} has ${entries.length} ${entries.length === 1 ? "entry" : "entries"} now. Suppressions are read at the base of a review: commit it; it counts from the first review on whose base branch holds that commit.`
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
parts["suppress-OALAYGJH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  suppressCommand: () => suppressCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_L2PWA6B4 = parts["chunk-L2PWA6B4"]();
var import_chunk_EOSBVQ2I = (from_chunk_c295da60 ??= require("./chunk-c295da60.cjs"))["chunk-EOSBVQ2I"]();
var import_chunk_SH4FIYQQ = (from_chunk_c295da60 ??= require("./chunk-c295da60.cjs"))["chunk-SH4FIYQQ"]();
var import_chunk_XJ66GMHN = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-XJ66GMHN"]();
var import_chunk_6SJHKNKM = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-6SJHKNKM"]();
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_U72TFYS5 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-U72TFYS5"]();
var import_chunk_VO7HK3P6 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-VO7HK3P6"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var suppressCommand = {
  name: "suppress",
  summary: "Accepts one finding, by its fingerprint, for a reason and a time",
  usage: "FINGERPRINT --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_L2PWA6B4.ACCEPTING_FLAGS,
  takes: { least: 1, most: 1, paths: false },
  details: `FINGERPRINT is as a report gives it, or its first 8 or more digits. Writes .correctless/suppressions.json; an entry that
the finding has there is replaced. Where several claims are about it, each gets an entry. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const repository = await (0, import_chunk_SD67457G.openRepository)(cwd);
    const reports = await (0, import_chunk_L2PWA6B4.storedReports)(repository);
    const listed = reports.flatMap((report) => report.findings);
    const known = listed.map(({ fingerprint: fingerprint2 }) => fingerprint2);
    const fingerprint = (0, import_chunk_L2PWA6B4.fingerprintNamed)((0, import_chunk_6SJHKNKM.positional)(positionals, "FINGERPRINT"), known);
    const { reason, expires } = (0, import_chunk_L2PWA6B4.owedOptions)(option);
    const findings = (0, import_chunk_L2PWA6B4.withOtherClaims)(listed.filter((one) => one.fingerprint === fingerprint).slice(0, 1));
    const accepted = await (0, import_chunk_L2PWA6B4.writeSuppressions)({ repository, findings, reason, expires, replace: true });
    return (0, import_chunk_L2PWA6B4.acceptedOutcome)(accepted, reports, flag("json"));
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  suppressCommand
});
});
