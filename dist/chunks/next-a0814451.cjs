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
var from_chunk_0b608aa8;
var from_chunk_1e1466ec;
var from_chunk_3bfbfcd6;
var from_chunk_3d027e9f;
var from_chunk_46c789dd;
var from_chunk_472fa66f;
var from_chunk_499c1887;
var from_chunk_5bde808d;
var from_chunk_6157886f;
var from_chunk_72be2841;
var from_chunk_858254bd;
var from_chunk_c0dbaa7e;
var from_chunk_d2be9d52;
var from_chunk_df061227;
var from_chunk_e87f0149;
var from_next_audit_dbe6169c;
var from_render_terminal_a82671b8;
var from_stop_7a9179d0;
var from_main;
parts["chunk-MI7RN6IF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4PZUWVU3 = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-4PZUWVU3"]();
var import_chunk_7APCTLTW = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-7APCTLTW"]();
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_4PZUWVU3.progressLine)((0, import_chunk_4PZUWVU3.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_4PZUWVU3.progressLine)((0, import_chunk_4PZUWVU3.progressOf)(run, step.phase)),
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
parts["next-JJT57EWV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MI7RN6IF = parts["chunk-MI7RN6IF"]();
var import_chunk_UMOJLJ63 = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-UMOJLJ63"]();
var import_chunk_HCTWGGGA = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-HCTWGGGA"]();
var import_chunk_4PZUWVU3 = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-4PZUWVU3"]();
var import_chunk_4Q5JZOQ4 = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-4Q5JZOQ4"]();
var import_chunk_LBJ3E4PH = (from_chunk_c0dbaa7e ??= require("./chunk-c0dbaa7e.cjs"))["chunk-LBJ3E4PH"]();
var import_chunk_CXCUNVTR = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-CXCUNVTR"]();
var import_chunk_NWW7ALVI = (from_chunk_c0dbaa7e ??= require("./chunk-c0dbaa7e.cjs"))["chunk-NWW7ALVI"]();
var import_chunk_DSNLOYDR = (from_render_terminal_a82671b8 ??= require("./render-terminal-a82671b8.cjs"))["chunk-DSNLOYDR"]();
var import_chunk_IX75LTR6 = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_5264H3AN = (from_chunk_e87f0149 ??= require("./chunk-e87f0149.cjs"))["chunk-5264H3AN"]();
var import_chunk_K7KSN7K3 = (from_chunk_e87f0149 ??= require("./chunk-e87f0149.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_e87f0149 ??= require("./chunk-e87f0149.cjs"))["chunk-4QBBK75V"]();
var import_chunk_7VG3DJUW = (from_chunk_e87f0149 ??= require("./chunk-e87f0149.cjs"))["chunk-7VG3DJUW"]();
var import_chunk_GEPUIZLA = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-GEPUIZLA"]();
var import_chunk_3QZMME34 = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-3QZMME34"]();
var import_chunk_ZE7WG7CL = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-ZE7WG7CL"]();
var import_chunk_WMM7O47P = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-WMM7O47P"]();
var import_chunk_NIMENYH7 = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-NIMENYH7"]();
var import_chunk_7I3RPIOM = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-7I3RPIOM"]();
var import_chunk_HLTSKGVN = (from_chunk_6157886f ??= require("./chunk-6157886f.cjs"))["chunk-HLTSKGVN"]();
var import_chunk_CTRZOPXE = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-CTRZOPXE"]();
var import_chunk_HIBI5KYH = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-HIBI5KYH"]();
var import_chunk_PMJUWC2A = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-PMJUWC2A"]();
var import_chunk_KWWFSC3C = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_XZVZV7WG = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-XZVZV7WG"]();
var import_chunk_5SO4UFRC = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-5SO4UFRC"]();
var import_chunk_YO4Q72FV = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-YO4Q72FV"]();
var import_chunk_RGVG3GKV = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-RGVG3GKV"]();
var import_chunk_VKKQR5BD = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-VKKQR5BD"]();
var import_chunk_AW3IDURW = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-AW3IDURW"]();
var import_chunk_BPDDXC6Y = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_I4EJNCCZ = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-I4EJNCCZ"]();
var import_chunk_TSNHQGKM = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-TSNHQGKM"]();
var import_chunk_IIZAPNO6 = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_YY6N2GNC = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_B37R4VZ7 = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-B37R4VZ7"]();
var import_chunk_TA2OXHZK = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-TA2OXHZK"]();
var import_chunk_7H2Y65QJ = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-7H2Y65QJ"]();
var import_chunk_2MCP5X62 = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-2MCP5X62"]();
var import_chunk_636KHXOM = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-636KHXOM"]();
var import_chunk_Y5FHDHJZ = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-BLJONZEY"]();
var import_chunk_WRTIEWXX = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-WRTIEWXX"]();
var import_chunk_QRQHLRVO = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-QRQHLRVO"]();
var import_chunk_BDMJEHLN = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-COCIJOXI"]();
var import_chunk_ZUBOOM5G = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-ZUBOOM5G"]();
var import_chunk_IY67O6LB = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-IY67O6LB"]();
var import_chunk_4IVCGIZS = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4IVCGIZS"]();
var import_chunk_7R4OZ5NR = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_E2GJLKLX = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_OTZ2RVYM = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_WJHWKB3J = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_QWRINJQI = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-QWRINJQI"]();
var import_chunk_R5DXX5NI = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_AMIK6XCK = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_VWRDYMPS = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_VECHTI4M = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VECHTI4M"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_7APCTLTW = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_BUK7UHHJ = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-BUK7UHHJ"]();
var import_chunk_2IOTJHGT = (from_main ??= require("../main.cjs"))["chunk-2IOTJHGT"]();
var import_chunk_SIHW7XFA = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_SSKNQAO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-SSKNQAO3"]();
var import_chunk_UTFC5QHX = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
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
    const repository = await (0, import_chunk_4MGI6UXE.openRepository)(cwd);
    const name = (0, import_chunk_GEPUIZLA.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0) return (await Promise.resolve().then(() => __toESM((from_next_audit_dbe6169c ??= require("./next-audit-dbe6169c.cjs"))["next-audit-SCXRQTM4"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_ZE7WG7CL.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_3QZMME34.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_UMOJLJ63.reopen)(repository, name);
  const advanced = await (0, import_chunk_UMOJLJ63.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  return { status: 0, stdout: json ? jsonOf(advanced, ending) : textOf(advanced, ending) };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_HCTWGGGA.finishStep)(run);
    return { text: (0, import_chunk_HCTWGGGA.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_LBJ3E4PH.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_DSNLOYDR.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_MI7RN6IF.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : (0, import_chunk_MI7RN6IF.dispatchJson)(run, step);
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
