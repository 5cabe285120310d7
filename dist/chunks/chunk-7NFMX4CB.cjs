var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  advance: () => advance,
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText,
  reopen: () => reopen
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GMKH7ZYC = require("./chunk-GMKH7ZYC.cjs");
var import_chunk_NHWSWUHQ = require("./chunk-NHWSWUHQ.cjs");
var import_chunk_7QPR5MGP = require("./chunk-7QPR5MGP.cjs");
var import_chunk_JH3OI66H = require("./chunk-JH3OI66H.cjs");
async function advance(repository, name) {
  for (; ; ) {
    const run = await (0, import_chunk_NHWSWUHQ.openRun)(repository, name);
    const step = (0, import_chunk_GMKH7ZYC.decideNext)(run.file.kind, run.states, run.ledger);
    if (step.kind === "prepare") {
      await (0, import_chunk_7QPR5MGP.preparePhase)(run, step.phase);
    } else if (step.kind === "report") {
      return { run, step };
    } else if (await giveUp(run)) {
      continue;
    } else {
      await (0, import_chunk_JH3OI66H.record)(run.paths, { kind: "offered", slots: step.slots.map(({ slot }) => slot.slot) });
      return { run, step };
    }
  }
}
async function giveUp(run) {
  const slots = run.states.filter((s) => s.status === "pending" && s.exhausted).map(({ slot }) => slot.slot);
  if (slots.length === 0) return false;
  await (0, import_chunk_JH3OI66H.record)(run.paths, { kind: "given-up", slots });
  return true;
}
async function reopen(repository, name) {
  const run = await (0, import_chunk_NHWSWUHQ.openRun)(repository, name);
  const slots = run.states.filter((s) => s.status === "failed").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_JH3OI66H.record)(run.paths, { kind: "reopened", slots });
  return slots.length;
}
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_GMKH7ZYC.progressLine)(run.states, step.phase),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_GMKH7ZYC.progressLine)(run.states, step.phase),
    "For each slot, answer its packet as that agent would, then store the reply:",
    ...step.slots.flatMap(({ slot }) => [
      `  ${slot.slot}  agents/${slot.agent}.md`,
      `    correctless packet ${slot.slot}`,
      `    correctless reply ${slot.slot} FILE`
    ]),
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function dispatchJson(run, step) {
  return {
    run: run.file.run,
    phase: step.phase,
    state: "dispatch",
    slots: step.slots.map(({ slot }) => ({
      slot: slot.slot,
      agent: `correctless:${slot.agent}`,
      model: slot.model,
      packet: run.paths.packet((0, import_chunk_JH3OI66H.slotParts)(slot.slot)?.number ?? 0)
    }))
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  advance,
  dispatchJson,
  dispatchText,
  reopen
});
