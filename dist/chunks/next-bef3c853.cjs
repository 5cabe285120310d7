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
var from_chunk_02f69599;
var from_chunk_0ef82572;
var from_chunk_242c50fb;
var from_chunk_25aabfd4;
var from_chunk_38b9cf8e;
var from_chunk_39c5fcee;
var from_chunk_4a677942;
var from_chunk_4dc78837;
var from_chunk_541c93ec;
var from_chunk_550fe32f;
var from_chunk_60057737;
var from_chunk_636c2ca4;
var from_chunk_718b852c;
var from_chunk_718e5a8f;
var from_chunk_7b856c1d;
var from_chunk_8b330ff3;
var from_chunk_bcd96561;
var from_chunk_cffe7c4a;
var from_chunk_d9894787;
var from_chunk_e2df60f8;
var from_chunk_eb0d176a;
var from_next_audit_c9f04334;
var from_pre_107344b3;
var from_render_terminal_47879905;
var from_main;
parts["chunk-YMCGIBTZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_KEIDM7MW = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_VJ4OE5A4 = (from_chunk_636c2ca4 ??= require("./chunk-636c2ca4.cjs"))["chunk-VJ4OE5A4"]();
var import_chunk_CKMVB2RJ = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SMKJISEK = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-SMKJISEK"]();
var import_node_path = require("node:path");
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_VJ4OE5A4.progressLine)((0, import_chunk_VJ4OE5A4.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_VJ4OE5A4.progressLine)((0, import_chunk_VJ4OE5A4.progressOf)(run, step.phase)),
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
parts["next-KNTSZICQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GT2F2MBZ = (from_render_terminal_47879905 ??= require("./render-terminal-47879905.cjs"))["chunk-GT2F2MBZ"]();
var import_chunk_NBBLTD3G = (from_chunk_25aabfd4 ??= require("./chunk-25aabfd4.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_T62DWMLB = (from_chunk_636c2ca4 ??= require("./chunk-636c2ca4.cjs"))["chunk-T62DWMLB"]();
var import_chunk_YMCGIBTZ = parts["chunk-YMCGIBTZ"]();
var import_chunk_PCQ3VROC = (from_chunk_7b856c1d ??= require("./chunk-7b856c1d.cjs"))["chunk-PCQ3VROC"]();
var import_chunk_KEIDM7MW = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_VJ4OE5A4 = (from_chunk_636c2ca4 ??= require("./chunk-636c2ca4.cjs"))["chunk-VJ4OE5A4"]();
var import_chunk_5FRNLNFK = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-5FRNLNFK"]();
var import_chunk_536YSCMI = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-536YSCMI"]();
var import_chunk_2LDGT5LS = (from_chunk_0ef82572 ??= require("./chunk-0ef82572.cjs"))["chunk-2LDGT5LS"]();
var import_chunk_AFDWHU2I = (from_chunk_4a677942 ??= require("./chunk-4a677942.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_KCC7X7ZA = (from_chunk_4a677942 ??= require("./chunk-4a677942.cjs"))["chunk-KCC7X7ZA"]();
var import_chunk_N334UJQ2 = (from_chunk_4a677942 ??= require("./chunk-4a677942.cjs"))["chunk-N334UJQ2"]();
var import_chunk_5ZFEDAR5 = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_D63TE2HU = (from_chunk_bcd96561 ??= require("./chunk-bcd96561.cjs"))["chunk-D63TE2HU"]();
var import_chunk_BCYQNZNK = (from_render_terminal_47879905 ??= require("./render-terminal-47879905.cjs"))["chunk-BCYQNZNK"]();
var import_chunk_IX75LTR6 = (from_chunk_4dc78837 ??= require("./chunk-4dc78837.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_4dc78837 ??= require("./chunk-4dc78837.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_FM5A2XRP = (from_chunk_cffe7c4a ??= require("./chunk-cffe7c4a.cjs"))["chunk-FM5A2XRP"]();
var import_chunk_A5TZEP4A = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-A5TZEP4A"]();
var import_chunk_N5ODCMY4 = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-N5ODCMY4"]();
var import_chunk_UPPODF67 = (from_chunk_cffe7c4a ??= require("./chunk-cffe7c4a.cjs"))["chunk-UPPODF67"]();
var import_chunk_GG4EXL2S = (from_chunk_cffe7c4a ??= require("./chunk-cffe7c4a.cjs"))["chunk-GG4EXL2S"]();
var import_chunk_GGWDZ2UQ = (from_chunk_bcd96561 ??= require("./chunk-bcd96561.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_YLB5TLKE = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-YLB5TLKE"]();
var import_chunk_WNKAL4BC = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-WNKAL4BC"]();
var import_chunk_E2GJLKLX = (from_chunk_bcd96561 ??= require("./chunk-bcd96561.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-EADOLVNT"]();
var import_chunk_G6WTRN5U = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_X64QAB2D = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-IVJR772G"]();
var import_chunk_CQQ35W63 = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-CQQ35W63"]();
var import_chunk_X75GLVD4 = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-X75GLVD4"]();
var import_chunk_M6JWY324 = (from_chunk_7b856c1d ??= require("./chunk-7b856c1d.cjs"))["chunk-M6JWY324"]();
var import_chunk_44TNJBRB = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-44TNJBRB"]();
var import_chunk_4LN5FHKS = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-4LN5FHKS"]();
var import_chunk_G3U3FSZZ = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_XVJUAOZE = (from_chunk_25aabfd4 ??= require("./chunk-25aabfd4.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMP4OHIR = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_YBOJOJIA = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-YBOJOJIA"]();
var import_chunk_66BED34G = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-66BED34G"]();
var import_chunk_LHNE766D = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-LHNE766D"]();
var import_chunk_LZCTZWJL = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_ASSG5WPT = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_542G4ZVV = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-542G4ZVV"]();
var import_chunk_UKKOSTLR = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-UKKOSTLR"]();
var import_chunk_7MBYR3TH = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-7MBYR3TH"]();
var import_chunk_OFITSVFV = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OFITSVFV"]();
var import_chunk_TUJHWSCZ = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-TUJHWSCZ"]();
var import_chunk_K6YYFFOF = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-K6YYFFOF"]();
var import_chunk_RQL445DP = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_AASB22DL = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_NOGNXHRU = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_MXOI2H5A = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-MXOI2H5A"]();
var import_chunk_ZYKA7NTC = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-ZYKA7NTC"]();
var import_chunk_SMKJISEK = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_WN2EKH2V = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-WN2EKH2V"]();
var import_chunk_SVD6QO3J = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_DUI6QWN7 = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUI6QWN7"]();
var import_chunk_3Y32VSR5 = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_2M5RBOYM = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-2M5RBOYM"]();
var import_chunk_GJNG2ZCD = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-GJNG2ZCD"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_QZG7753C = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-QZG7753C"]();
var import_chunk_WCK3D5U5 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-N3IGRGRH"]();
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
      return (await Promise.resolve().then(() => __toESM((from_next_audit_c9f04334 ??= require("./next-audit-c9f04334.cjs"))["next-audit-QWQEWNYP"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_WN2EKH2V.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_WNKAL4BC.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_5FRNLNFK.reopen)(repository, name);
  const advanced = await (0, import_chunk_5FRNLNFK.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_T62DWMLB.movedSince)(advanced.run) : [];
  const warning = (0, import_chunk_T62DWMLB.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.");
  const stdout = json ? await jsonOf(advanced, ending, moved) : textOf(advanced, ending);
  return { status: 0, stdout, ...warning === "" ? {} : { stderr: warning } };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_PCQ3VROC.finishStep)(run);
    return { text: (0, import_chunk_PCQ3VROC.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_FM5A2XRP.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_BCYQNZNK.renderTerminal)(report)}

${(0, import_chunk_GT2F2MBZ.storedLines)(run)}`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_YMCGIBTZ.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
async function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...await (0, import_chunk_YMCGIBTZ.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
