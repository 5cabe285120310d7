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
var from_chunk_09b65174;
var from_chunk_1fb6791f;
var from_chunk_42dd19e3;
var from_chunk_44bd882d;
var from_chunk_850e46ab;
var from_chunk_9665ff51;
var from_chunk_a1505dae;
var from_chunk_a30e7128;
var from_chunk_a6806b90;
var from_chunk_c12db614;
var from_chunk_d2cf1ed1;
var from_chunk_d929e9e9;
var from_chunk_d9c6d3b6;
var from_chunk_f2c0676d;
var from_chunk_f2f9b08a;
var from_chunk_f7bf1d95;
var from_chunk_f9f89524;
var from_next_audit_8c855b24;
var from_render_terminal_083529c7;
var from_main;
parts["chunk-UV2ACFMK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_E3YJAVWO = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-E3YJAVWO"]();
var import_chunk_7APCTLTW = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-7APCTLTW"]();
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_E3YJAVWO.progressLine)((0, import_chunk_E3YJAVWO.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_E3YJAVWO.progressLine)((0, import_chunk_E3YJAVWO.progressOf)(run, step.phase)),
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
parts["next-D5TI4D3A"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UV2ACFMK = parts["chunk-UV2ACFMK"]();
var import_chunk_654IY4M4 = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-654IY4M4"]();
var import_chunk_LD34VVUK = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-LD34VVUK"]();
var import_chunk_E3YJAVWO = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-E3YJAVWO"]();
var import_chunk_6OZOC3T4 = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_GEBT2NBE = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-GEBT2NBE"]();
var import_chunk_LTTGXDMR = (from_chunk_09b65174 ??= require("./chunk-09b65174.cjs"))["chunk-LTTGXDMR"]();
var import_chunk_4IJSGOPC = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-4IJSGOPC"]();
var import_chunk_OVX3NGBI = (from_chunk_09b65174 ??= require("./chunk-09b65174.cjs"))["chunk-OVX3NGBI"]();
var import_chunk_PJ2RT2PQ = (from_render_terminal_083529c7 ??= require("./render-terminal-083529c7.cjs"))["chunk-PJ2RT2PQ"]();
var import_chunk_IX75LTR6 = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_EADOLVNT = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-EADOLVNT"]();
var import_chunk_5264H3AN = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-5264H3AN"]();
var import_chunk_K7KSN7K3 = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-4QBBK75V"]();
var import_chunk_JAWF7SE2 = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-JAWF7SE2"]();
var import_chunk_SX5CXOWI = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_AMIPZTVW = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-AMIPZTVW"]();
var import_chunk_KN5LBNRP = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-KN5LBNRP"]();
var import_chunk_4FXSJHAA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_XMYXWJDA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-XMYXWJDA"]();
var import_chunk_GGRBTNGY = (from_chunk_f2f9b08a ??= require("./chunk-f2f9b08a.cjs"))["chunk-GGRBTNGY"]();
var import_chunk_TP5P4NU6 = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_UVQ3EDUK = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_5HRABRPG = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-5HRABRPG"]();
var import_chunk_RGRCZRGM = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-RGRCZRGM"]();
var import_chunk_KWWFSC3C = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_E4RQK46R = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-E4RQK46R"]();
var import_chunk_HZZBRIM4 = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_LPPGIWES = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-LPPGIWES"]();
var import_chunk_VB7ONATO = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-VB7ONATO"]();
var import_chunk_U3RE6OK2 = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-U3RE6OK2"]();
var import_chunk_BPDDXC6Y = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_U2NSWBQV = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-U2NSWBQV"]();
var import_chunk_5WFRSBAK = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-5WFRSBAK"]();
var import_chunk_REP4ZIYU = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-REP4ZIYU"]();
var import_chunk_YY6N2GNC = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_B6RM6MJB = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-B6RM6MJB"]();
var import_chunk_7MRZNBPJ = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-7MRZNBPJ"]();
var import_chunk_MRIZSMLB = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-MRIZSMLB"]();
var import_chunk_QZRNUFII = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-BLJONZEY"]();
var import_chunk_USQDZOTE = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-USQDZOTE"]();
var import_chunk_JLQTFBYT = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-JLQTFBYT"]();
var import_chunk_OLOC3CPJ = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-COCIJOXI"]();
var import_chunk_3GUFPN3T = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-3GUFPN3T"]();
var import_chunk_5R3KKR5L = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_YENEQDSW = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-YENEQDSW"]();
var import_chunk_7R4OZ5NR = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_E2GJLKLX = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_CKMVB2RJ = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_UTLSXTLJ = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTLSXTLJ"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-7APCTLTW"]();
var import_chunk_GBGOFNMU = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-GBGOFNMU"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_LFEMXBUT = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_VHNAQYD7 = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTFC5QHX"]();
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
      return (await Promise.resolve().then(() => __toESM((from_next_audit_8c855b24 ??= require("./next-audit-8c855b24.cjs"))["next-audit-PYQHJGK6"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_GEBT2NBE.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_AMIPZTVW.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_654IY4M4.reopen)(repository, name);
  const advanced = await (0, import_chunk_654IY4M4.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  return { status: 0, stdout: json ? jsonOf(advanced, ending) : textOf(advanced, ending) };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_LD34VVUK.finishStep)(run);
    return { text: (0, import_chunk_LD34VVUK.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_LTTGXDMR.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_PJ2RT2PQ.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_UV2ACFMK.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : (0, import_chunk_UV2ACFMK.dispatchJson)(run, step);
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
