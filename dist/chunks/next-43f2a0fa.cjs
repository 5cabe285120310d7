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
var from_chunk_0fc73645;
var from_chunk_2c7f64be;
var from_chunk_30440f4e;
var from_chunk_36527a88;
var from_chunk_41373436;
var from_chunk_455cb773;
var from_chunk_49534d07;
var from_chunk_5a0a0c3a;
var from_chunk_5b13fa6d;
var from_chunk_9a7d8d2a;
var from_chunk_ac8dfb8c;
var from_chunk_cb1152f4;
var from_chunk_ce460e8a;
var from_chunk_d2952e92;
var from_chunk_d91c5134;
var from_chunk_dd800a30;
var from_chunk_e2df60f8;
var from_chunk_eeed2bd7;
var from_chunk_fb419460;
var from_next_audit_b37225a6;
var from_pre_c7721268;
var from_render_terminal_1e693f8b;
var from_main;
parts["chunk-RCJ55OZ2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_KEIDM7MW = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_6H3IDIPZ = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-6H3IDIPZ"]();
var import_chunk_CKMVB2RJ = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SMKJISEK = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-SMKJISEK"]();
var import_node_path = require("node:path");
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_6H3IDIPZ.progressLine)((0, import_chunk_6H3IDIPZ.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_6H3IDIPZ.progressLine)((0, import_chunk_6H3IDIPZ.progressOf)(run, step.phase)),
    "For each slot: read the packet with its agent\u2019s instructions, answer it, and store the answer, which is JSON alone:",
    ...step.slots.flatMap(({ slot, offers }) => [
      `  ${slot.slot}  ${slot.agent}  (offer ${offers + 1})`,
      `    correctless packet ${slot.slot} --with-instructions`,
      `    correctless reply ${slot.slot} FILE`
    ]),
    ...GIVING_UP,
    ...givenUpLines(run, next),
    `Then run: ${next}`,
    ""
  ].join("\n");
}
var GIVING_UP = ["A slot stays on offer until it is answered, or given up: correctless give-up RUN/N"];
function givenUpLines({ states }, next) {
  const n = states.filter(({ status }) => status === "failed").length;
  return n === 0 ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(n, "slot")} given up or failed; to try again: ${next} --retry`];
}
async function dispatchJson(run, step) {
  const { top } = await (0, import_chunk_KEIDM7MW.readInstallation)([]);
  return {
    run: run.file.run,
    phase: step.phase,
    state: "dispatch",
    slots: step.slots.map(({ slot, offers }) => ({
      slot: slot.slot,
      agent: `correctless:${slot.agent}`,
      model: slot.model,
      offer: offers + 1,
      packet: run.paths.packet((0, import_chunk_SMKJISEK.slotParts)(slot.slot)?.number ?? 0),
      instructions: (0, import_node_path.join)(top, "agents", `${slot.agent}.md`)
    }))
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  dispatchJson,
  dispatchText
});
});
parts["next-ITQ3J3MW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_M76IWAFY = (from_render_terminal_1e693f8b ??= require("./render-terminal-1e693f8b.cjs"))["chunk-M76IWAFY"]();
var import_chunk_GT2F2MBZ = (from_render_terminal_1e693f8b ??= require("./render-terminal-1e693f8b.cjs"))["chunk-GT2F2MBZ"]();
var import_chunk_NBBLTD3G = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_DKP7GZOH = (from_chunk_d91c5134 ??= require("./chunk-d91c5134.cjs"))["chunk-DKP7GZOH"]();
var import_chunk_PX4E4SAD = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-PX4E4SAD"]();
var import_chunk_RCJ55OZ2 = parts["chunk-RCJ55OZ2"]();
var import_chunk_4DTD3J54 = (from_chunk_2c7f64be ??= require("./chunk-2c7f64be.cjs"))["chunk-4DTD3J54"]();
var import_chunk_KEIDM7MW = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_6H3IDIPZ = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-6H3IDIPZ"]();
var import_chunk_6UCLPEYA = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-6UCLPEYA"]();
var import_chunk_536YSCMI = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-536YSCMI"]();
var import_chunk_RIUDALFE = (from_chunk_d2952e92 ??= require("./chunk-d2952e92.cjs"))["chunk-RIUDALFE"]();
var import_chunk_Z5OGTZ26 = (from_chunk_9a7d8d2a ??= require("./chunk-9a7d8d2a.cjs"))["chunk-Z5OGTZ26"]();
var import_chunk_KCC7X7ZA = (from_chunk_9a7d8d2a ??= require("./chunk-9a7d8d2a.cjs"))["chunk-KCC7X7ZA"]();
var import_chunk_N334UJQ2 = (from_chunk_9a7d8d2a ??= require("./chunk-9a7d8d2a.cjs"))["chunk-N334UJQ2"]();
var import_chunk_5ZFEDAR5 = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_PNRZNGK6 = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-PNRZNGK6"]();
var import_chunk_LJLFXYGJ = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-LJLFXYGJ"]();
var import_chunk_3XNRS26M = (from_render_terminal_1e693f8b ??= require("./render-terminal-1e693f8b.cjs"))["chunk-3XNRS26M"]();
var import_chunk_IX75LTR6 = (from_chunk_41373436 ??= require("./chunk-41373436.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_41373436 ??= require("./chunk-41373436.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IVJR772G = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-IVJR772G"]();
var import_chunk_CTQGOLIN = (from_chunk_d91c5134 ??= require("./chunk-d91c5134.cjs"))["chunk-CTQGOLIN"]();
var import_chunk_DYSO6XRG = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-DYSO6XRG"]();
var import_chunk_Z6YFYMJ3 = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-Z6YFYMJ3"]();
var import_chunk_RVKZZZOY = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_PJCKJZTS = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-PJCKJZTS"]();
var import_chunk_E2GJLKLX = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-EADOLVNT"]();
var import_chunk_ME4IXAM2 = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-ME4IXAM2"]();
var import_chunk_X64QAB2D = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_SD4WLP5P = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-SD4WLP5P"]();
var import_chunk_X75GLVD4 = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-X75GLVD4"]();
var import_chunk_E2UE45JG = (from_chunk_2c7f64be ??= require("./chunk-2c7f64be.cjs"))["chunk-E2UE45JG"]();
var import_chunk_MK43L3EI = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-MK43L3EI"]();
var import_chunk_RA67ZG5B = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-RA67ZG5B"]();
var import_chunk_6HUUNMXZ = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-6HUUNMXZ"]();
var import_chunk_XVJUAOZE = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_DSWTUMDI = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-DSWTUMDI"]();
var import_chunk_AIY4ZVUO = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-AIY4ZVUO"]();
var import_chunk_W5LD62C6 = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-W5LD62C6"]();
var import_chunk_ASSG5WPT = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_IMJKR6B4 = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-IMJKR6B4"]();
var import_chunk_CKMVB2RJ = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_N23LANJQ = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-N23LANJQ"]();
var import_chunk_V3XE7K2X = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-V3XE7K2X"]();
var import_chunk_3MXG33XH = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-3MXG33XH"]();
var import_chunk_OFITSVFV = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OFITSVFV"]();
var import_chunk_RQL445DP = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_XYANDYOJ = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_BLJONZEY = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-BLJONZEY"]();
var import_chunk_AASB22DL = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_E3UQWCU5 = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-E3UQWCU5"]();
var import_chunk_OLOC3CPJ = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_Q62ZAWBG = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-Q62ZAWBG"]();
var import_chunk_NOGNXHRU = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2FBAYLT6 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-2FBAYLT6"]();
var import_chunk_OTZ2RVYM = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_RSP5V4ZV = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_H35HTWH6 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-H35HTWH6"]();
var import_chunk_LXVX7EQX = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-LXVX7EQX"]();
var import_chunk_SMKJISEK = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_JTS3XOEX = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-JTS3XOEX"]();
var import_chunk_SVD6QO3J = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_XT3VKKCA = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-XT3VKKCA"]();
var import_chunk_3Y32VSR5 = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_ZGIPPKLA = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-ZGIPPKLA"]();
var import_chunk_CGRJKUFD = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-CGRJKUFD"]();
var import_chunk_7R4OZ5NR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_JU422HDE = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-JU422HDE"]();
var import_chunk_WCK3D5U5 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_R4DMVLKO = (from_chunk_ce460e8a ??= require("./chunk-ce460e8a.cjs"))["chunk-R4DMVLKO"]();
var import_chunk_TDLACVAW = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-TDLACVAW"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var nextCommand = {
  name: "next",
  summary: "Says the one next thing to do in a run or an audit: agents to call, a question, or how it ended",
  usage: "RUN|AUDIT [--retry [--chunking]] [--json]",
  flags: [
    {
      name: "retry",
      type: "boolean",
      summary: "open failed slots, or an aborted round, for another try first; give up a fix that waits for its reply"
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
A fix that waits for its reply is left alone, however often this is called. What happened to an audit since the last call
stands below the state: commits, tests, what was taken back, and what was thrown away, with the command that brings it back.
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, offer, packet,
instructions}], question?{text, options[]},
changed?, verdict?, news?[]}; changed names what is different in the repository since the plan; slot is RUN/N, packet a path, instructions that of the
agent's file, whose text below the frontmatter is its system prompt;
offer how often it was offered; verdict is {status, exit} of a review or an audit, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_D66PGRUA.openRepository)(cwd);
    const name = (0, import_chunk_NBBLTD3G.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_b37225a6 ??= require("./next-audit-b37225a6.cjs"))["next-audit-VUZCGICU"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_JTS3XOEX.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_PJCKJZTS.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_6UCLPEYA.reopen)(repository, name);
  const advanced = await (0, import_chunk_6UCLPEYA.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_M76IWAFY.movedSince)(advanced.run) : [];
  const warning = (0, import_chunk_M76IWAFY.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.");
  const stdout = json ? await jsonOf(advanced, ending, moved) : textOf(advanced, ending);
  return { status: 0, stdout, ...warning === "" ? {} : { stderr: warning } };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_4DTD3J54.finishStep)(run);
    return { text: (0, import_chunk_4DTD3J54.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_DKP7GZOH.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_3XNRS26M.renderTerminal)(report)}

${(0, import_chunk_GT2F2MBZ.storedLines)(run)}`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_RCJ55OZ2.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
async function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...await (0, import_chunk_RCJ55OZ2.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
