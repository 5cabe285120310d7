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
var from_chunk_16ffa93b;
var from_chunk_2607f8d7;
var from_chunk_29d45e75;
var from_chunk_3d5223b9;
var from_chunk_41c38ba8;
var from_chunk_48c6adf1;
var from_chunk_636e74ba;
var from_chunk_6567c59c;
var from_chunk_68954f67;
var from_chunk_83e43d3d;
var from_chunk_8e20af39;
var from_chunk_945581a2;
var from_chunk_9768a872;
var from_chunk_cdecb0ba;
var from_chunk_d715f0d7;
var from_chunk_dd67856f;
var from_chunk_f13d5024;
var from_next_audit_1b4cb530;
var from_render_terminal_7d4bc5c2;
var from_main;
parts["chunk-ZMNDSGG5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2XWCYS6M = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-2XWCYS6M"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_2XWCYS6M.progressLine)((0, import_chunk_2XWCYS6M.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_2XWCYS6M.progressLine)((0, import_chunk_2XWCYS6M.progressOf)(run, step.phase)),
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
parts["next-6ERN5UTH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZMNDSGG5 = parts["chunk-ZMNDSGG5"]();
var import_chunk_WL2F4UD3 = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-WL2F4UD3"]();
var import_chunk_35IQPWVW = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-35IQPWVW"]();
var import_chunk_2XWCYS6M = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-2XWCYS6M"]();
var import_chunk_57EA4ONO = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-57EA4ONO"]();
var import_chunk_YKYEW4ZF = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-YKYEW4ZF"]();
var import_chunk_3VQDQ5ZI = (from_chunk_6567c59c ??= require("./chunk-6567c59c.cjs"))["chunk-3VQDQ5ZI"]();
var import_chunk_UVZW4E52 = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-UVZW4E52"]();
var import_chunk_FXPRIJ2P = (from_chunk_6567c59c ??= require("./chunk-6567c59c.cjs"))["chunk-FXPRIJ2P"]();
var import_chunk_JC6YOMRI = (from_render_terminal_7d4bc5c2 ??= require("./render-terminal-7d4bc5c2.cjs"))["chunk-JC6YOMRI"]();
var import_chunk_IX75LTR6 = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_EADOLVNT = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-EADOLVNT"]();
var import_chunk_5264H3AN = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-5264H3AN"]();
var import_chunk_PIDDOZJ5 = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-PIDDOZJ5"]();
var import_chunk_ASD4YIJ3 = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-ASD4YIJ3"]();
var import_chunk_MIQNHW5O = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-MIQNHW5O"]();
var import_chunk_SX5CXOWI = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_7TSXGW7H = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-7TSXGW7H"]();
var import_chunk_2UXSGL4G = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-2UXSGL4G"]();
var import_chunk_4FXSJHAA = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_AWOSFOTL = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-AWOSFOTL"]();
var import_chunk_5FNFRBXS = (from_chunk_68954f67 ??= require("./chunk-68954f67.cjs"))["chunk-5FNFRBXS"]();
var import_chunk_TP5P4NU6 = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_VFDDJN2I = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-VFDDJN2I"]();
var import_chunk_V6TNONX2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-V6TNONX2"]();
var import_chunk_DFGKM72F = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-DFGKM72F"]();
var import_chunk_KWWFSC3C = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_VYTNYEAJ = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-VYTNYEAJ"]();
var import_chunk_AFAAOGIW = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-AFAAOGIW"]();
var import_chunk_XHZGRNYJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-XHZGRNYJ"]();
var import_chunk_MSHK2OU2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-MSHK2OU2"]();
var import_chunk_ZDC3FHAZ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-ZDC3FHAZ"]();
var import_chunk_BPDDXC6Y = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_5Q2KDDAJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-5Q2KDDAJ"]();
var import_chunk_YUJ6TF4Q = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_VG7FH4FM = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-VG7FH4FM"]();
var import_chunk_HPZ2MZCR = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-HPZ2MZCR"]();
var import_chunk_3VEJRVZY = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-3VEJRVZY"]();
var import_chunk_QZRNUFII = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-QZRNUFII"]();
var import_chunk_ZR3IHEY6 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZR3IHEY6"]();
var import_chunk_Y5FHDHJZ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-BLJONZEY"]();
var import_chunk_W7PXZJT7 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_7QSCTAWT = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-7QSCTAWT"]();
var import_chunk_DVMU3IHI = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-DVMU3IHI"]();
var import_chunk_OLOC3CPJ = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-COCIJOXI"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_6Y7LWF2A = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_5BAI5XGT = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-5BAI5XGT"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_E2GJLKLX = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_VWRDYMPS = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
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
    const repository = await (0, import_chunk_UDK7FCCO.openRepository)(cwd);
    const name = (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_1b4cb530 ??= require("./next-audit-1b4cb530.cjs"))["next-audit-HVFN66RV"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_YKYEW4ZF.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_7TSXGW7H.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_WL2F4UD3.reopen)(repository, name);
  const advanced = await (0, import_chunk_WL2F4UD3.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  return { status: 0, stdout: json ? jsonOf(advanced, ending) : textOf(advanced, ending) };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_35IQPWVW.finishStep)(run);
    return { text: (0, import_chunk_35IQPWVW.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_3VQDQ5ZI.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_JC6YOMRI.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_ZMNDSGG5.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : (0, import_chunk_ZMNDSGG5.dispatchJson)(run, step);
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
