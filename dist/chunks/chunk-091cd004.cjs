var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_audit_report_f745ef39;
var from_chunk_5bdd7316;
var from_chunk_603d68d3;
var from_report_page_0f0da815;
var from_main;
parts["chunk-2Q7MPDTG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readReport: () => readReport
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_56XEGAXJ = parts["chunk-56XEGAXJ"]();
var import_chunk_BTRUSIMW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-BTRUSIMW"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
async function readReport(run) {
  if (run.file.kind === "step") {
    throw new import_chunk_TJ5KMKV5.Failure(
      "usage/bad-value",
      `run ${run.file.run} judged a step and has a verdict, not a report`,
      {
        hint: `see it with: correctless verdict ${run.file.run}`
      }
    );
  }
  const report = await (0, import_chunk_56XEGAXJ.readReportIfAny)(run.paths.report);
  if (report !== void 0 && (0, import_chunk_BTRUSIMW.ending)(run.ledger) !== void 0) return report;
  throw new import_chunk_TJ5KMKV5.Failure("run/not-finished", `run ${run.file.run} has no report yet`, {
    hint: `go on with: correctless next ${run.file.run}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readReport
});
});
parts["chunk-56XEGAXJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readReportIfAny: () => readReportIfAny
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DNQAWPW6 = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-DNQAWPW6"]();
var import_chunk_SIHW7XFA = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-SIHW7XFA"]();
async function readReportIfAny(path) {
  const text = await (0, import_chunk_SIHW7XFA.readTextIfAny)(path);
  if (text === void 0) return void 0;
  return (0, import_chunk_DNQAWPW6.checkedJson)(path, "report", JSON.stringify(withoutMemory((0, import_chunk_DNQAWPW6.parsedJson)(path, text))));
}
function withoutMemory(value) {
  if (!isPart(value)) return value;
  const { counts, coverage, suppressions, findings, cost } = value;
  return {
    since: null,
    ...value,
    counts: filled(counts, { followed: 0 }),
    coverage: filled(
      isPart(coverage) ? { ...coverage, lenses: each(coverage["lenses"], NONE_CARRIED) } : coverage,
      NONE_CARRIED
    ),
    suppressions: filled(suppressions, { added: [] }),
    findings: each(findings, { state: "new", since: null }),
    cost: filled(cost, { by_agent: [] })
  };
}
var NONE_CARRIED = { carried: 0 };
var isPart = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var filled = (value, defaults) => isPart(value) ? { ...defaults, ...value } : value;
var each = (values, defaults) => Array.isArray(values) ? values.map((value) => filled(value, defaults)) : values;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readReportIfAny
});
});
parts["chunk-OZRBUHMI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRun: () => openRun,
  runAt: () => runAt
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VWRDYMPS = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_BTRUSIMW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-BTRUSIMW"]();
var import_chunk_7APCTLTW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_DNQAWPW6 = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-DNQAWPW6"]();
var import_chunk_SIHW7XFA = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_UTFC5QHX = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
async function openRun(repository, name) {
  const paths = (0, import_chunk_7APCTLTW.runPaths)(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !await (0, import_chunk_YM7SSJYY.isFile)(paths.run)) throw await unknownRun(repository, name);
  const file = await (0, import_chunk_DNQAWPW6.readRunJson)(paths.run, "run");
  if (file.run !== name) throw (0, import_chunk_DNQAWPW6.corrupt)(paths.run, `belongs to run ${file.run}`);
  if (file.top !== repository.top) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "run/other-repository",
      `run ${name} was made for ${file.top}, this is ${repository.top}`,
      {
        hint: "start a new run here with: correctless plan"
      }
    );
  }
  return runAt(repository, file, paths);
}
async function runAt(repository, file, paths) {
  const ledger = await (0, import_chunk_DNQAWPW6.readLedger)(paths);
  await (0, import_chunk_BTRUSIMW.requireSealed)(paths, ledger);
  await (0, import_chunk_BTRUSIMW.requireReplies)(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  return { repository, file, paths, ledger, slots, states: (0, import_chunk_VWRDYMPS.slotStates)(slots, ledger) };
}
async function readSlots(file, paths, ledger) {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = (0, import_chunk_7APCTLTW.slotParts)(name)?.number ?? 0;
      const slot = await (0, import_chunk_DNQAWPW6.readRunJson)(paths.slot(number), "slot");
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw (0, import_chunk_DNQAWPW6.corrupt)(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    })
  );
}
function countingPlans(ledger) {
  const plans = (0, import_chunk_DNQAWPW6.eventsOf)(ledger, "planned");
  const lastScores = plans.findLast((plan) => plan.phase === "score");
  const stored = new Set((0, import_chunk_DNQAWPW6.eventsOf)(ledger, "stored").map((event) => event.slot));
  return plans.map(
    (plan) => plan.phase === "score" && plan !== lastScores ? { slots: plan.slots.filter((slot) => stored.has(slot)) } : plan
  );
}
async function unknownRun(repository, name) {
  const known = (await (0, import_chunk_SIHW7XFA.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"))).toSorted(import_chunk_UTFC5QHX.compareText);
  return new import_chunk_TJ5KMKV5.Failure("run/unknown", `no run "${name}" in this repository`, {
    hint: known.length === 0 ? "start one with: correctless plan" : `runs here: ${known.slice(-10).join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openRun,
  runAt
});
});
parts["chunk-QZGSSXH2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  OUTPUT_FLAG: () => OUTPUT_FLAG,
  PRINTED: () => PRINTED,
  auditText: () => auditText,
  deliver: () => deliver,
  reviewText: () => reviewText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AQSDBKHU = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-AQSDBKHU"]();
var import_chunk_2Q7MPDTG = parts["chunk-2Q7MPDTG"]();
var import_chunk_IX75LTR6 = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-IX75LTR6"]();
var import_chunk_OJM3KSAR = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-OJM3KSAR"]();
var import_chunk_TWOGUOFL = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_6JTHDBMB = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_SIHW7XFA = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
var import_promises = require("node:fs/promises");
async function outputPlace(path) {
  try {
    const [found, real] = await Promise.all([(0, import_promises.stat)(path), (0, import_promises.realpath)(path)]);
    const kind = found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
    return { kind, path: real };
  } catch {
    return { kind: "free", path };
  }
}
var OUTPUT_FLAG = {
  name: "output",
  type: "string",
  value: "FILE",
  summary: "write it to FILE, whole or not at all, instead of printing it"
};
async function deliver(text, output, cwd) {
  if (output === void 0) return { status: 0, stdout: text };
  const { kind, path } = await outputPlace((0, import_node_path.resolve)(cwd, output));
  if (kind === "folder" || /[/\\]$/.test(output)) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `--output: "${output}" is a folder`, {
      hint: `name a file in it: --output ${(0, import_node_path.join)(output, "report")}`
    });
  }
  if (kind === "other") {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `--output: "${output}" is no regular file`, {
      hint: "leave --output out, and redirect what is printed"
    });
  }
  await (0, import_chunk_SIHW7XFA.writeFileAtomically)(path, text);
  return { status: 0, stderr: `wrote ${(0, import_chunk_6JTHDBMB.inertLine)(output)} (${Buffer.byteLength(text)} bytes)
` };
}
async function publishedUri(repository) {
  const remotes = await (0, import_chunk_OJM3KSAR.readRemotes)(repository);
  const origin = remotes.filter(({ name }) => name === "origin");
  const [found] = [...origin, ...remotes].flatMap(
    ({ urls }) => urls.flatMap((url) => (0, import_chunk_TWOGUOFL.repositoryAt)(url) ?? [])
  );
  return found === void 0 ? null : `https://${found.host}/${found.owner}/${found.name}`;
}
async function viewOf(repository, format, look) {
  return {
    ink: (0, import_chunk_IX75LTR6.inkOf)(look, repository.top.replaceAll("\\", "/")),
    columns: look.columns,
    repositoryUri: format === "sarif" ? await publishedUri(repository) : null
  };
}
var PRINTED = [...import_chunk_AQSDBKHU.FORMATS, "html"];
async function reviewText(run, repository, format, look) {
  const report = await (0, import_chunk_2Q7MPDTG.readReport)(run);
  if (format === "html") return (await Promise.resolve().then(() => __toESM((from_report_page_0f0da815 ??= require("./report-page-0f0da815.cjs"))["report-page-H4QDWZWL"]()))).reviewPageOf(run, report);
  return import_chunk_AQSDBKHU.RENDERERS[format](report, await viewOf(repository, format, look));
}
async function auditText(audit, repository, format, look) {
  if (format === "html") return (await Promise.resolve().then(() => __toESM((from_report_page_0f0da815 ??= require("./report-page-0f0da815.cjs"))["report-page-H4QDWZWL"]()))).auditPageOf(audit);
  const { auditRounds } = await Promise.resolve().then(() => __toESM((from_audit_report_f745ef39 ??= require("./audit-report-f745ef39.cjs"))["audit-report-VMQXIKQZ"]()));
  return auditRounds(audit, format, await viewOf(repository, format, look));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  OUTPUT_FLAG,
  PRINTED,
  auditText,
  deliver,
  reviewText
});
});
