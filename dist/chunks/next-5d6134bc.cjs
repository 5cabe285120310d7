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
var from_chunk_0f318d7e;
var from_chunk_110107c8;
var from_chunk_11b369f4;
var from_chunk_38295742;
var from_chunk_42dd19e3;
var from_chunk_49a34b4e;
var from_chunk_664d5821;
var from_chunk_6b825e61;
var from_chunk_7cebd245;
var from_chunk_a84db1dc;
var from_chunk_a9b4a8be;
var from_chunk_d4321d58;
var from_chunk_d8bf00b7;
var from_chunk_eb0136a0;
var from_chunk_ec474846;
var from_next_audit_63f5dde4;
var from_render_terminal_083529c7;
var from_stop_2392036f;
var from_main;
parts["chunk-FXDVEX4X"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XPSQDH77 = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-XPSQDH77"]();
var import_chunk_7APCTLTW = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-7APCTLTW"]();
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_XPSQDH77.progressLine)((0, import_chunk_XPSQDH77.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_XPSQDH77.progressLine)((0, import_chunk_XPSQDH77.progressOf)(run, step.phase)),
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
      packet: run.paths.packet((0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0)
    }))
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  dispatchJson,
  dispatchText
});
});
parts["next-5STQ4WGX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FXDVEX4X = parts["chunk-FXDVEX4X"]();
var import_chunk_A2J2IFO4 = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-A2J2IFO4"]();
var import_chunk_RRBEWNMN = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-RRBEWNMN"]();
var import_chunk_XPSQDH77 = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-XPSQDH77"]();
var import_chunk_6OZOC3T4 = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_XIGJY7CG = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-XIGJY7CG"]();
var import_chunk_FWIKJRAY = (from_chunk_7cebd245 ??= require("./chunk-7cebd245.cjs"))["chunk-FWIKJRAY"]();
var import_chunk_JSE46UAG = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-JSE46UAG"]();
var import_chunk_JAZFAU6G = (from_chunk_7cebd245 ??= require("./chunk-7cebd245.cjs"))["chunk-JAZFAU6G"]();
var import_chunk_PJ2RT2PQ = (from_render_terminal_083529c7 ??= require("./render-terminal-083529c7.cjs"))["chunk-PJ2RT2PQ"]();
var import_chunk_IX75LTR6 = (from_chunk_110107c8 ??= require("./chunk-110107c8.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_110107c8 ??= require("./chunk-110107c8.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_EADOLVNT = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-EADOLVNT"]();
var import_chunk_5264H3AN = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-5264H3AN"]();
var import_chunk_K7KSN7K3 = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-4QBBK75V"]();
var import_chunk_JAWF7SE2 = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-JAWF7SE2"]();
var import_chunk_SX5CXOWI = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_UQCJTSQS = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-UQCJTSQS"]();
var import_chunk_DTHOBBX6 = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-DTHOBBX6"]();
var import_chunk_4FXSJHAA = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_ZL5BD4DO = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-ZL5BD4DO"]();
var import_chunk_ZIJUAQ25 = (from_chunk_664d5821 ??= require("./chunk-664d5821.cjs"))["chunk-ZIJUAQ25"]();
var import_chunk_TP5P4NU6 = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_UVQ3EDUK = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_KRCXUI7O = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-KRCXUI7O"]();
var import_chunk_IEEXMHG7 = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-IEEXMHG7"]();
var import_chunk_KWWFSC3C = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_UPUPY4FX = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-UPUPY4FX"]();
var import_chunk_HZZBRIM4 = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_52RKPFEB = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-52RKPFEB"]();
var import_chunk_JDAFOW5P = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-JDAFOW5P"]();
var import_chunk_NLAVAH4F = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-NLAVAH4F"]();
var import_chunk_BPDDXC6Y = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_FHQ2PXUM = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-FHQ2PXUM"]();
var import_chunk_E7QTEREA = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-E7QTEREA"]();
var import_chunk_PGSSXO73 = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-PGSSXO73"]();
var import_chunk_YY6N2GNC = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_BKYHXU3I = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-BKYHXU3I"]();
var import_chunk_HV5SABHH = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-HV5SABHH"]();
var import_chunk_H53ZNVLQ = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-H53ZNVLQ"]();
var import_chunk_QZRNUFII = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_G5MUXD4V = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-G5MUXD4V"]();
var import_chunk_OLOC3CPJ = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-COCIJOXI"]();
var import_chunk_LHUUPZTH = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-LHUUPZTH"]();
var import_chunk_5R3KKR5L = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_KGJLCUU4 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-KGJLCUU4"]();
var import_chunk_7R4OZ5NR = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_E2GJLKLX = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_CKMVB2RJ = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LSJIPSHR = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LSJIPSHR"]();
var import_chunk_NLWRO2NF = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_X6S3INMN = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-X6S3INMN"]();
var import_chunk_SMVOO4S2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_TWITAMCM = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-TWITAMCM"]();
var import_chunk_FO5PT7KO = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_BWGQBUTV = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-BWGQBUTV"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-7APCTLTW"]();
var import_chunk_Q5D5M5TU = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-Q5D5M5TU"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_SCWNVSH6 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-SCWNVSH6"]();
var import_chunk_4TSG2DVV = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-4TSG2DVV"]();
var import_chunk_U4VRNEB2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-U4VRNEB2"]();
var import_chunk_VHNAQYD7 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var nextCommand = {
  name: "next",
  summary: "Says the one next thing to do in a run or an audit: agents to call, a question, or how it ended",
  usage: "RUN|AUDIT [--retry [--chunking]] [--json]",
  flags: [
    {
      name: "retry",
      type: "boolean",
      summary: "open failed slots, or an aborted round, for another try first"
    },
    {
      name: "chunking",
      type: "boolean",
      summary: "with --retry, of an audit: review fixes over the budget in several packets from now on"
    },
    { name: "json", type: "boolean", summary: "the step as JSON on stdout" }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Safe to repeat, and from any session: the step is computed from what is stored. Ends with status 0 whatever the
review found: \`correctless verdict RUN\` answers that. Only an aborted round of an audit ends with 2 (over budget) or 3.
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, packet}], question?{text, options[]},
verdict?}; slot is RUN/N, packet a path; verdict is {status, exit} of a review or an audit, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_4TSG2DVV.openRepository)(cwd);
    const name = (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_63f5dde4 ??= require("./next-audit-63f5dde4.cjs"))["next-audit-WOKYTPBO"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_XIGJY7CG.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_UQCJTSQS.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_A2J2IFO4.reopen)(repository, name);
  const advanced = await (0, import_chunk_A2J2IFO4.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  return { status: 0, stdout: json ? jsonOf(advanced, ending) : textOf(advanced, ending) };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_RRBEWNMN.finishStep)(run);
    return { text: (0, import_chunk_RRBEWNMN.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_FWIKJRAY.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_PJ2RT2PQ.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_FXDVEX4X.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : (0, import_chunk_FXDVEX4X.dispatchJson)(run, step);
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
