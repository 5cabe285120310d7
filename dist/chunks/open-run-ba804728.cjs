var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["by-hand"] = __part((module, exports) => {
__export(exports, { BY_HAND: () => BY_HAND, isByHand: () => isByHand });
var BY_HAND = "by-hand-";
function isByHand(agentId) {
  return agentId.startsWith(BY_HAND);
}
});
exports["open-run"] = __part((module, exports) => {
__export(exports, { openRun: () => openRun, requireNoEarlierScorers: () => requireNoEarlierScorers, runAt: () => runAt });
var [import_slot_state, import_layout, import_audit_tree, import_untracked, import_sealed_files, import_places, import_ledger, import_own_key, import_files, import_order, import_failure] = ["matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/layout", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "main/order", "main/failure"].map(__load);
var import_node_path = require("node:path");
function requireNoEarlierScorers(paths, slots) {
  const isEarlier = ({ finding, findings = [] }) => finding !== void 0 || findings.some(({ id }) => id.startsWith("L"));
  if (slots.some(isEarlier))
    throw (0, import_own_key.corrupt)(paths.run, "was begun by an earlier version, whose scorers replied in another form");
}
async function openRun(repository, name) {
  await (0, import_untracked.requireUntracked)(repository);
  const paths = (0, import_layout.runPaths)(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !await (0, import_places.isFile)(paths.run)) throw await unknownRun(repository, name);
  const file = await (0, import_own_key.readRunJson)(paths.run, "run");
  if (file.run !== name) throw (0, import_own_key.corrupt)(paths.run, `belongs to run ${file.run}`);
  if (file.top !== repository.top) {
    throw new import_failure.Failure(
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
  const ledger = await (0, import_ledger.readLedger)(paths, trust);
  (0, import_sealed_files.requireSealed)(paths, ledger);
  (0, import_sealed_files.requireReplies)(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  if ((0, import_sealed_files.ending)(ledger) === void 0) requireNoEarlierScorers(paths, slots);
  return { repository, file, paths, ledger, slots, states: (0, import_slot_state.slotStates)(slots, ledger) };
}
async function readSlots(file, paths, ledger) {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = (0, import_layout.slotParts)(name)?.number ?? 0;
      const slot = await (0, import_own_key.readRunJson)(paths.slot(number), "slot");
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw (0, import_own_key.corrupt)(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    })
  );
}
function countingPlans(ledger) {
  const plans = (0, import_ledger.eventsOf)(ledger, "planned");
  const lastScores = plans.findLast((plan) => plan.phase === "score");
  const stored = new Set((0, import_ledger.eventsOf)(ledger, "stored").map((event) => event.slot));
  return plans.map(
    (plan) => plan.phase === "score" && plan !== lastScores ? { slots: plan.slots.filter((slot) => stored.has(slot)) } : plan
  );
}
var NAMED = 10;
async function unknownRun(repository, name) {
  const known = (await (0, import_files.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"))).toSorted(import_order.compareText);
  const tree = await (0, import_audit_tree.auditOfTree)(repository.top);
  return new import_failure.Failure("run/unknown", `no run "${name}" in this repository`, {
    hint: tree !== void 0 ? (0, import_audit_tree.auditTreeNotice)(tree) : known.length === 0 ? "start one with: correctless plan" : `runs here: ${known.slice(0, NAMED).join(", ")}${known.length > NAMED ? `, and ${known.length - NAMED} more` : ""}`
  });
}
});
exports["read-report"] = __part((module, exports) => {
__export(exports, { readReport: () => readReport });
var [import_report_file, import_next_command, import_sealed_files, import_failure] = ["open-run-ba804728/report-file", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/sealed-files", "main/failure"].map(__load);
async function readReport(run) {
  if (run.file.kind === "step") {
    throw new import_failure.Failure(
      "usage/bad-value",
      `run ${run.file.run} judged a step and has a verdict, not a report`,
      {
        hint: `see it with: correctless verdict ${run.file.run}`
      }
    );
  }
  const report = await (0, import_report_file.readReportIfAny)(run.paths.report);
  if (report !== void 0 && (0, import_sealed_files.ending)(run.ledger) !== void 0) return report;
  throw new import_failure.Failure("run/not-finished", `run ${run.file.run} has no report yet`, {
    hint: `continue with: ${(0, import_next_command.nextCommand)(run.file)}`
  });
}
});
exports["report-file"] = __part((module, exports) => {
__export(exports, { readReportIfAny: () => readReportIfAny });
var [import_own_key, import_files] = ["matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files"].map(__load);
async function readReportIfAny(path) {
  const text = await (0, import_files.readTextIfAny)(path);
  if (text === void 0) return void 0;
  const value = (0, import_own_key.parsedJson)(path, text);
  fillMemory(value);
  return (0, import_own_key.checkedValue)(path, "report", value);
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
});
