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
var from_chunk_05e2a2fd;
var from_chunk_11b369f4;
var from_chunk_24fd9d80;
var from_chunk_29398c02;
var from_chunk_2b749ec9;
var from_chunk_3e0ca10e;
var from_chunk_42dd19e3;
var from_chunk_71b232b9;
var from_chunk_81729125;
var from_chunk_94e1a425;
var from_chunk_a21be80a;
var from_chunk_a30e7128;
var from_chunk_be66ce36;
var from_chunk_d88b49e6;
var from_chunk_f78e4f97;
var from_chunk_f9d4de8e;
var from_chunk_fad61fb7;
var from_next_audit_a8738a47;
var from_render_terminal_083529c7;
var from_main;
parts["chunk-PYXPPNUR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_56ZNIBW6 = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-56ZNIBW6"]();
var import_chunk_7APCTLTW = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-7APCTLTW"]();
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_56ZNIBW6.progressLine)((0, import_chunk_56ZNIBW6.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_56ZNIBW6.progressLine)((0, import_chunk_56ZNIBW6.progressOf)(run, step.phase)),
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
parts["next-C4FK22SO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PYXPPNUR = parts["chunk-PYXPPNUR"]();
var import_chunk_XIX3Q4UJ = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-XIX3Q4UJ"]();
var import_chunk_J6HKFKXK = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-J6HKFKXK"]();
var import_chunk_56ZNIBW6 = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-56ZNIBW6"]();
var import_chunk_6OZOC3T4 = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_FDBZDE4F = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-FDBZDE4F"]();
var import_chunk_DAEPUX2U = (from_chunk_05e2a2fd ??= require("./chunk-05e2a2fd.cjs"))["chunk-DAEPUX2U"]();
var import_chunk_3MHQRYCG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-3MHQRYCG"]();
var import_chunk_SUPUHHQB = (from_chunk_05e2a2fd ??= require("./chunk-05e2a2fd.cjs"))["chunk-SUPUHHQB"]();
var import_chunk_PJ2RT2PQ = (from_render_terminal_083529c7 ??= require("./render-terminal-083529c7.cjs"))["chunk-PJ2RT2PQ"]();
var import_chunk_IX75LTR6 = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_EADOLVNT = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-EADOLVNT"]();
var import_chunk_5264H3AN = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-5264H3AN"]();
var import_chunk_K7KSN7K3 = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-4QBBK75V"]();
var import_chunk_JAWF7SE2 = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-JAWF7SE2"]();
var import_chunk_SX5CXOWI = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_2ZF6S5IG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-2ZF6S5IG"]();
var import_chunk_F5HMGLW4 = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-F5HMGLW4"]();
var import_chunk_4FXSJHAA = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_5UWGRQF5 = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-5UWGRQF5"]();
var import_chunk_5P3XDCHG = (from_chunk_94e1a425 ??= require("./chunk-94e1a425.cjs"))["chunk-5P3XDCHG"]();
var import_chunk_TP5P4NU6 = (from_chunk_f78e4f97 ??= require("./chunk-f78e4f97.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_UVQ3EDUK = (from_chunk_f78e4f97 ??= require("./chunk-f78e4f97.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_QRTS7KGD = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-QRTS7KGD"]();
var import_chunk_VO7RZY6K = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-VO7RZY6K"]();
var import_chunk_KWWFSC3C = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_IRMYRSV6 = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-IRMYRSV6"]();
var import_chunk_HZZBRIM4 = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_3V52MLDU = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-3V52MLDU"]();
var import_chunk_JDAFOW5P = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-JDAFOW5P"]();
var import_chunk_5ZTUA6RG = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-5ZTUA6RG"]();
var import_chunk_BPDDXC6Y = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_7JR2VYIF = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-7JR2VYIF"]();
var import_chunk_5WFRSBAK = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-5WFRSBAK"]();
var import_chunk_REP4ZIYU = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-REP4ZIYU"]();
var import_chunk_YY6N2GNC = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_HRGRC7CH = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-HRGRC7CH"]();
var import_chunk_TC56UMTW = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-TC56UMTW"]();
var import_chunk_MRIZSMLB = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-MRIZSMLB"]();
var import_chunk_QZRNUFII = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-BLJONZEY"]();
var import_chunk_USQDZOTE = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-USQDZOTE"]();
var import_chunk_JLQTFBYT = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-JLQTFBYT"]();
var import_chunk_OLOC3CPJ = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-COCIJOXI"]();
var import_chunk_LHUUPZTH = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-LHUUPZTH"]();
var import_chunk_5R3KKR5L = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_VLXE6YBG = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-VLXE6YBG"]();
var import_chunk_7R4OZ5NR = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_E2GJLKLX = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_CKMVB2RJ = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_JKFFGONX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-JKFFGONX"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-7APCTLTW"]();
var import_chunk_IWL6AR3C = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-IWL6AR3C"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_LFEMXBUT = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_VHNAQYD7 = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-UTFC5QHX"]();
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
    const repository = await (0, import_chunk_OQ2GIMKN.openRepository)(cwd);
    const name = (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_a8738a47 ??= require("./next-audit-a8738a47.cjs"))["next-audit-TTEKVS3Y"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_FDBZDE4F.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_2ZF6S5IG.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_XIX3Q4UJ.reopen)(repository, name);
  const advanced = await (0, import_chunk_XIX3Q4UJ.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  return { status: 0, stdout: json ? jsonOf(advanced, ending) : textOf(advanced, ending) };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_J6HKFKXK.finishStep)(run);
    return { text: (0, import_chunk_J6HKFKXK.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_DAEPUX2U.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_PJ2RT2PQ.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_PYXPPNUR.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : (0, import_chunk_PYXPPNUR.dispatchJson)(run, step);
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
