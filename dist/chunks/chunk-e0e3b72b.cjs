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
var from_chunk_b330e460;
var from_main;
parts["chunk-F2OT6W35"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readReportIfAny: () => readReportIfAny
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
async function readReportIfAny(path) {
  const text = await (0, import_chunk_WRWMQTCS.readTextIfAny)(path);
  if (text === void 0) return void 0;
  const value = (0, import_chunk_Y4VNX2VG.parsedJson)(path, text);
  fillMemory(value);
  return (0, import_chunk_Y4VNX2VG.checkedValue)(path, "report", value);
}
function fillMemory(value) {
  if (!isPart(value)) return;
  const { counts, coverage, suppressions, findings, cost } = value;
  fill(value, { since: null });
  fill(counts, { followed: 0 });
  fill(coverage, NONE_CARRIED);
  if (isPart(coverage)) fillEach(coverage["lenses"], NONE_CARRIED);
  fill(suppressions, { added: [], unsure: [], graver: [] });
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
parts["chunk-IG77THNZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  runCost: () => runCost
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
function runCost({ file, slots, ledger }) {
  const rows = /* @__PURE__ */ new Map();
  for (const { slot, tokens } of file.captured === "hooks" ? calls(slots, ledger) : offers(slots, ledger)) {
    const { phase, agent } = slot;
    const key = `${phase} ${agent}`;
    const row = rows.get(key) ?? {
      ...{ phase, agent, calls: 0, packet_bytes: 0 },
      ...{ tokens: null, calls_with_tokens: 0 }
    };
    rows.set(key, {
      ...row,
      calls: row.calls + 1,
      packet_bytes: row.packet_bytes + slot.packet.bytes,
      tokens: tokens === null ? row.tokens : (row.tokens ?? 0) + tokens,
      calls_with_tokens: row.calls_with_tokens + (tokens === null ? 0 : 1)
    });
  }
  const sent = [...rows.values()];
  return {
    agents: sum(sent, ({ calls: calls2 }) => calls2),
    packet_bytes: sum(sent, ({ packet_bytes }) => packet_bytes),
    // A sum with a part unknown would be a guess.
    tokens: sent.every((row) => row.calls === row.calls_with_tokens) ? sum(sent, ({ tokens }) => tokens ?? 0) : null,
    by_agent: sent
  };
}
function calls(slots, ledger) {
  return slots.flatMap((slot) => {
    const own = ledger.flatMap(
      (event, at) => event.kind === "dispatched" && event.slot === slot.slot && (0, import_chunk_PAWDXQ65.slotStates)([slot], ledger.slice(0, at))[0]?.dispatchable === true ? [at] : []
    );
    const answers = ledger.flatMap(
      (event, at) => event.kind === "stored" && event.slot === slot.slot ? [{ at, tokens: event.tokens }] : []
    );
    return own.map((at, n) => {
      const next = own[n + 1] ?? Infinity;
      const answer = answers.find((one) => one.at > at && one.at < next);
      return { slot, tokens: answer?.tokens ?? null };
    });
  });
}
function offers(slots, ledger) {
  const offered = new Set((0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "offered").flatMap((event) => event.slots));
  return slots.filter(({ slot }) => offered.has(slot)).map((slot) => ({ slot, tokens: null }));
}
function sum(rows, of) {
  return rows.reduce((all, row) => all + of(row), 0);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runCost
});
});
parts["chunk-SKHYTMM2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openRun: () => openRun,
  requireNoEarlierScorers: () => requireNoEarlierScorers,
  runAt: () => runAt
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_node_path = require("node:path");
function requireNoEarlierScorers(paths, slots) {
  const isEarlier = ({ finding, findings = [] }) => finding !== void 0 || findings.some(({ id }) => id.startsWith("L"));
  if (slots.some(isEarlier))
    throw (0, import_chunk_Y4VNX2VG.corrupt)(paths.run, "was begun by an earlier version, whose scorers replied in another form");
}
async function openRun(repository, name) {
  await (0, import_chunk_XFZ3ERHF.requireUntracked)(repository);
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !await (0, import_chunk_XPIKYFDN.isFile)(paths.run)) throw await unknownRun(repository, name);
  const file = await (0, import_chunk_Y4VNX2VG.readRunJson)(paths.run, "run");
  if (file.run !== name) throw (0, import_chunk_Y4VNX2VG.corrupt)(paths.run, `belongs to run ${file.run}`);
  if (file.top !== repository.top) {
    throw new import_chunk_J3I4R3VV.Failure(
      "run/other-repository",
      `run ${name} was made for ${file.top}, this is ${repository.top}`,
      {
        hint: "start a new run here with: correctless plan; or, if you carried it here yourself, name its folder: correctless merge FOLDER"
      }
    );
  }
  return runAt(repository, file, paths);
}
async function runAt(repository, file, paths, trust = "own") {
  const ledger = await (0, import_chunk_Y4VNX2VG.readLedger)(paths, trust);
  (0, import_chunk_I6EGR7Y3.requireSealed)(paths, ledger);
  (0, import_chunk_I6EGR7Y3.requireReplies)(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  if ((0, import_chunk_I6EGR7Y3.ending)(ledger) === void 0) requireNoEarlierScorers(paths, slots);
  return { repository, file, paths, ledger, slots, states: (0, import_chunk_PAWDXQ65.slotStates)(slots, ledger) };
}
async function readSlots(file, paths, ledger) {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = (0, import_chunk_DRNRIY4A.slotParts)(name)?.number ?? 0;
      const slot = await (0, import_chunk_Y4VNX2VG.readRunJson)(paths.slot(number), "slot");
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw (0, import_chunk_Y4VNX2VG.corrupt)(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    })
  );
}
function countingPlans(ledger) {
  const plans = (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "planned");
  const lastScores = plans.findLast((plan) => plan.phase === "score");
  const stored = new Set((0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "stored").map((event) => event.slot));
  return plans.map(
    (plan) => plan.phase === "score" && plan !== lastScores ? { slots: plan.slots.filter((slot) => stored.has(slot)) } : plan
  );
}
var NAMED = 10;
async function unknownRun(repository, name) {
  const known = (await (0, import_chunk_WRWMQTCS.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"))).toSorted(import_chunk_UTFC5QHX.compareText);
  const tree = await (0, import_chunk_NCD3VK3K.auditOfTree)(repository.top);
  return new import_chunk_J3I4R3VV.Failure("run/unknown", `no run "${name}" in this repository`, {
    hint: tree !== void 0 ? (0, import_chunk_NCD3VK3K.standElsewhere)(tree) : known.length === 0 ? "start one with: correctless plan" : `runs here: ${known.slice(0, NAMED).join(", ")}${known.length > NAMED ? `, and ${known.length - NAMED} more` : ""}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openRun,
  requireNoEarlierScorers,
  runAt
});
});
parts["chunk-XJ66GMHN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readReport: () => readReport
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_F2OT6W35 = parts["chunk-F2OT6W35"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
async function readReport(run) {
  if (run.file.kind === "step") {
    throw new import_chunk_J3I4R3VV.Failure(
      "usage/bad-value",
      `run ${run.file.run} judged a step and has a verdict, not a report`,
      {
        hint: `see it with: correctless verdict ${run.file.run}`
      }
    );
  }
  const report = await (0, import_chunk_F2OT6W35.readReportIfAny)(run.paths.report);
  if (report !== void 0 && (0, import_chunk_I6EGR7Y3.ending)(run.ledger) !== void 0) return report;
  throw new import_chunk_J3I4R3VV.Failure("run/not-finished", `run ${run.file.run} has no report yet`, {
    hint: `go on with: ${(0, import_chunk_QCNB2JM5.nextCommand)(run.file)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readReport
});
});
