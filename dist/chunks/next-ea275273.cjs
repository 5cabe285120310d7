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
var from_chunk_0da80db2;
var from_chunk_1359ec14;
var from_chunk_21f107bd;
var from_chunk_28f73359;
var from_chunk_2b98bc5a;
var from_chunk_714dbeb5;
var from_chunk_82cc4944;
var from_chunk_8827fc9c;
var from_chunk_aada68fe;
var from_chunk_b3e5d47a;
var from_chunk_baad38f4;
var from_chunk_cd5c75df;
var from_chunk_d715f0d7;
var from_chunk_dba92513;
var from_chunk_e277ec65;
var from_chunk_f13d5024;
var from_chunk_f9f89524;
var from_next_audit_7c3aad10;
var from_render_terminal_24a0730b;
var from_main;
parts["chunk-FICQPB4P"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4C5RAO7F = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-4C5RAO7F"]();
var import_chunk_7APCTLTW = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-7APCTLTW"]();
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_4C5RAO7F.progressLine)((0, import_chunk_4C5RAO7F.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_4C5RAO7F.progressLine)((0, import_chunk_4C5RAO7F.progressOf)(run, step.phase)),
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
parts["next-LEH7CZUO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FICQPB4P = parts["chunk-FICQPB4P"]();
var import_chunk_IZQ7WGSW = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-IZQ7WGSW"]();
var import_chunk_A3GQJUT2 = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-A3GQJUT2"]();
var import_chunk_4C5RAO7F = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-4C5RAO7F"]();
var import_chunk_NGHRMJQU = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-NGHRMJQU"]();
var import_chunk_HOTMYYZE = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-HOTMYYZE"]();
var import_chunk_Z57CWGLM = (from_chunk_dba92513 ??= require("./chunk-dba92513.cjs"))["chunk-Z57CWGLM"]();
var import_chunk_7ZPZWCKX = (from_chunk_cd5c75df ??= require("./chunk-cd5c75df.cjs"))["chunk-7ZPZWCKX"]();
var import_chunk_O7YZDEAM = (from_chunk_dba92513 ??= require("./chunk-dba92513.cjs"))["chunk-O7YZDEAM"]();
var import_chunk_7HIR4SA5 = (from_render_terminal_24a0730b ??= require("./render-terminal-24a0730b.cjs"))["chunk-7HIR4SA5"]();
var import_chunk_IX75LTR6 = (from_chunk_21f107bd ??= require("./chunk-21f107bd.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_21f107bd ??= require("./chunk-21f107bd.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_EADOLVNT = (from_chunk_b3e5d47a ??= require("./chunk-b3e5d47a.cjs"))["chunk-EADOLVNT"]();
var import_chunk_5264H3AN = (from_chunk_b3e5d47a ??= require("./chunk-b3e5d47a.cjs"))["chunk-5264H3AN"]();
var import_chunk_K7KSN7K3 = (from_chunk_b3e5d47a ??= require("./chunk-b3e5d47a.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_b3e5d47a ??= require("./chunk-b3e5d47a.cjs"))["chunk-4QBBK75V"]();
var import_chunk_YOUHVJRM = (from_chunk_b3e5d47a ??= require("./chunk-b3e5d47a.cjs"))["chunk-YOUHVJRM"]();
var import_chunk_SX5CXOWI = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_E533QOO5 = (from_chunk_cd5c75df ??= require("./chunk-cd5c75df.cjs"))["chunk-E533QOO5"]();
var import_chunk_5YDHAGWG = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-5YDHAGWG"]();
var import_chunk_4FXSJHAA = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_5MX2YRYF = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-5MX2YRYF"]();
var import_chunk_H3SC7UGN = (from_chunk_714dbeb5 ??= require("./chunk-714dbeb5.cjs"))["chunk-H3SC7UGN"]();
var import_chunk_TP5P4NU6 = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_T6HTXMYA = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-T6HTXMYA"]();
var import_chunk_257DHYRQ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-257DHYRQ"]();
var import_chunk_TOEQEE4Q = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-TOEQEE4Q"]();
var import_chunk_KWWFSC3C = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_UEYIBYPO = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-UEYIBYPO"]();
var import_chunk_C5MW623M = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-C5MW623M"]();
var import_chunk_ZMJLHTRJ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-ZMJLHTRJ"]();
var import_chunk_HZP5J6NZ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-HZP5J6NZ"]();
var import_chunk_WEFHRISI = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-WEFHRISI"]();
var import_chunk_BPDDXC6Y = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_RBAL4OKL = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-RBAL4OKL"]();
var import_chunk_YUJ6TF4Q = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UUAODQPD = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-UUAODQPD"]();
var import_chunk_QY2NUBV6 = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-QY2NUBV6"]();
var import_chunk_HK73DGIQ = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-HK73DGIQ"]();
var import_chunk_QZRNUFII = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-BLJONZEY"]();
var import_chunk_W7PXZJT7 = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_Z2IPHPRM = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-Z2IPHPRM"]();
var import_chunk_QZTD5GBI = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-QZTD5GBI"]();
var import_chunk_OLOC3CPJ = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-COCIJOXI"]();
var import_chunk_GSOY4OUO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-GSOY4OUO"]();
var import_chunk_6Y7LWF2A = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_ZSU6X4ET = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-ZSU6X4ET"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_E2GJLKLX = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_VWRDYMPS = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_PZRT5MIY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-PZRT5MIY"]();
var import_chunk_7ZLCWBCJ = (from_main ??= require("../main.cjs"))["chunk-7ZLCWBCJ"]();
var import_chunk_XPIKYFDN = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-7APCTLTW"]();
var import_chunk_4J5J7T6T = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-4J5J7T6T"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_F2M6ALLY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-UTFC5QHX"]();
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
      return (await Promise.resolve().then(() => __toESM((from_next_audit_7c3aad10 ??= require("./next-audit-7c3aad10.cjs"))["next-audit-EPNHWDHG"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_HOTMYYZE.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_E533QOO5.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_IZQ7WGSW.reopen)(repository, name);
  const advanced = await (0, import_chunk_IZQ7WGSW.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  return { status: 0, stdout: json ? jsonOf(advanced, ending) : textOf(advanced, ending) };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_A3GQJUT2.finishStep)(run);
    return { text: (0, import_chunk_A3GQJUT2.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_Z57CWGLM.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_7HIR4SA5.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_FICQPB4P.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : (0, import_chunk_FICQPB4P.dispatchJson)(run, step);
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
