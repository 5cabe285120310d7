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
var from_chunk_636e74ba;
var from_main;
parts["chunk-7TSXGW7H"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRun: () => openRun,
  requireNoEarlierScorers: () => requireNoEarlierScorers,
  runAt: () => runAt
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VWRDYMPS = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
function requireNoEarlierScorers(paths, slots) {
  if (slots.some(({ finding }) => finding !== void 0))
    throw (0, import_chunk_JPD5QLI3.corrupt)(paths.run, "was begun by an earlier version, whose scorers replied in another form");
}
async function openRun(repository, name) {
  const paths = (0, import_chunk_7APCTLTW.runPaths)(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !await (0, import_chunk_XPIKYFDN.isFile)(paths.run)) throw await unknownRun(repository, name);
  const file = await (0, import_chunk_JPD5QLI3.readRunJson)(paths.run, "run");
  if (file.run !== name) throw (0, import_chunk_JPD5QLI3.corrupt)(paths.run, `belongs to run ${file.run}`);
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
  const ledger = await (0, import_chunk_JPD5QLI3.readLedger)(paths);
  (0, import_chunk_57JAG6KP.requireSealed)(paths, ledger);
  (0, import_chunk_57JAG6KP.requireReplies)(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  if ((0, import_chunk_57JAG6KP.ending)(ledger) === void 0) requireNoEarlierScorers(paths, slots);
  return { repository, file, paths, ledger, slots, states: (0, import_chunk_VWRDYMPS.slotStates)(slots, ledger) };
}
async function readSlots(file, paths, ledger) {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = (0, import_chunk_7APCTLTW.slotParts)(name)?.number ?? 0;
      const slot = await (0, import_chunk_JPD5QLI3.readRunJson)(paths.slot(number), "slot");
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw (0, import_chunk_JPD5QLI3.corrupt)(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    })
  );
}
function countingPlans(ledger) {
  const plans = (0, import_chunk_JPD5QLI3.eventsOf)(ledger, "planned");
  const lastScores = plans.findLast((plan) => plan.phase === "score");
  const stored = new Set((0, import_chunk_JPD5QLI3.eventsOf)(ledger, "stored").map((event) => event.slot));
  return plans.map(
    (plan) => plan.phase === "score" && plan !== lastScores ? { slots: plan.slots.filter((slot) => stored.has(slot)) } : plan
  );
}
async function unknownRun(repository, name) {
  const known = (await (0, import_chunk_F2M6ALLY.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"))).toSorted(import_chunk_UTFC5QHX.compareText);
  return new import_chunk_TJ5KMKV5.Failure("run/unknown", `no run "${name}" in this repository`, {
    hint: known.length === 0 ? "start one with: correctless plan" : `runs here: ${known.slice(-10).join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openRun,
  requireNoEarlierScorers,
  runAt
});
});
parts["chunk-SOPNLYGD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readReport: () => readReport
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UVZW4E52 = parts["chunk-UVZW4E52"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
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
  const report = await (0, import_chunk_UVZW4E52.readReportIfAny)(run.paths.report);
  if (report !== void 0 && (0, import_chunk_57JAG6KP.ending)(run.ledger) !== void 0) return report;
  throw new import_chunk_TJ5KMKV5.Failure("run/not-finished", `run ${run.file.run} has no report yet`, {
    hint: `go on with: correctless next ${run.file.run}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readReport
});
});
parts["chunk-UVZW4E52"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readReportIfAny: () => readReportIfAny
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
async function readReportIfAny(path) {
  const text = await (0, import_chunk_F2M6ALLY.readTextIfAny)(path);
  if (text === void 0) return void 0;
  const value = (0, import_chunk_JPD5QLI3.parsedJson)(path, text);
  fillMemory(value);
  return (0, import_chunk_JPD5QLI3.checkedValue)(path, "report", value);
}
function fillMemory(value) {
  if (!isPart(value)) return;
  const { counts, coverage, suppressions, findings, cost } = value;
  fill(value, { since: null });
  fill(counts, { followed: 0 });
  fill(coverage, NONE_CARRIED);
  if (isPart(coverage)) fillEach(coverage["lenses"], NONE_CARRIED);
  fill(suppressions, { added: [] });
  fillEach(findings, { state: "new", since: null });
  fill(cost, { by_agent: [] });
}
var NONE_CARRIED = { carried: 0 };
var isPart = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
function fill(value, defaults) {
  if (!isPart(value)) return;
  for (const [key, missing] of Object.entries(defaults)) if (!Object.hasOwn(value, key)) value[key] = missing;
}
function fillEach(values, defaults) {
  if (Array.isArray(values)) for (const value of values) fill(value, defaults);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readReportIfAny
});
});
