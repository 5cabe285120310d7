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
var from_chunk_05d639e2;
var from_chunk_09c51848;
var from_chunk_1c89f603;
var from_chunk_207f101d;
var from_chunk_300651e2;
var from_chunk_3d4247f8;
var from_chunk_428a8694;
var from_chunk_45f95559;
var from_chunk_4ed73501;
var from_chunk_51f473ae;
var from_chunk_68d1284a;
var from_chunk_7e1c676c;
var from_chunk_81d95a63;
var from_chunk_9418c97e;
var from_chunk_b4cf639f;
var from_chunk_b778d404;
var from_chunk_c9dfc941;
var from_chunk_cc03dc45;
var from_chunk_cc483273;
var from_chunk_e1032810;
var from_chunk_ef9c0dde;
var from_next_audit_57a01eda;
var from_pre_88a614f7;
var from_render_terminal_86a43185;
var from_main;
parts["chunk-WXNJ2QHK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_A3VBDRFR = (from_chunk_45f95559 ??= require("./chunk-45f95559.cjs"))["chunk-A3VBDRFR"]();
var import_chunk_S7YDDUFG = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-S7YDDUFG"]();
var import_chunk_CKMVB2RJ = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_node_path = require("node:path");
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_A3VBDRFR.progressLine)((0, import_chunk_A3VBDRFR.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_A3VBDRFR.progressLine)((0, import_chunk_A3VBDRFR.progressOf)(run, step.phase)),
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
  const { top } = await (0, import_chunk_S7YDDUFG.readInstallation)([]);
  return {
    run: run.file.run,
    phase: step.phase,
    state: "dispatch",
    slots: step.slots.map(({ slot, offers }) => ({
      slot: slot.slot,
      agent: `correctless:${slot.agent}`,
      model: slot.model,
      offer: offers + 1,
      packet: run.paths.packet((0, import_chunk_DRNRIY4A.slotParts)(slot.slot)?.number ?? 0),
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
parts["next-G6BIKVCZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GT2F2MBZ = (from_render_terminal_86a43185 ??= require("./render-terminal-86a43185.cjs"))["chunk-GT2F2MBZ"]();
var import_chunk_WXNJ2QHK = parts["chunk-WXNJ2QHK"]();
var import_chunk_3L5F7WSN = (from_chunk_300651e2 ??= require("./chunk-300651e2.cjs"))["chunk-3L5F7WSN"]();
var import_chunk_S3K5MMUH = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_WHRSY6B2 = (from_chunk_45f95559 ??= require("./chunk-45f95559.cjs"))["chunk-WHRSY6B2"]();
var import_chunk_A3VBDRFR = (from_chunk_45f95559 ??= require("./chunk-45f95559.cjs"))["chunk-A3VBDRFR"]();
var import_chunk_BDN3BJTZ = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-BDN3BJTZ"]();
var import_chunk_5YXG7ZY7 = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-5YXG7ZY7"]();
var import_chunk_FKAGXOVS = (from_chunk_b4cf639f ??= require("./chunk-b4cf639f.cjs"))["chunk-FKAGXOVS"]();
var import_chunk_RWTGCLUU = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-RWTGCLUU"]();
var import_chunk_ZP2HKGOD = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-ZP2HKGOD"]();
var import_chunk_NFDVNL4G = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-NFDVNL4G"]();
var import_chunk_5ZFEDAR5 = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_S7YDDUFG = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-S7YDDUFG"]();
var import_chunk_X7JX2L6V = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-X7JX2L6V"]();
var import_chunk_Q6MYMTEB = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-Q6MYMTEB"]();
var import_chunk_PVHSDRHC = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-PVHSDRHC"]();
var import_chunk_LHGYS6A4 = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-LHGYS6A4"]();
var import_chunk_ES4WGOX4 = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-ES4WGOX4"]();
var import_chunk_GGWDZ2UQ = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_3EXVUZQJ = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-3EXVUZQJ"]();
var import_chunk_3HNGQ3BJ = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-3HNGQ3BJ"]();
var import_chunk_LULTQMGR = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-LULTQMGR"]();
var import_chunk_E2GJLKLX = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_NAUUS4H3 = (from_chunk_300651e2 ??= require("./chunk-300651e2.cjs"))["chunk-NAUUS4H3"]();
var import_chunk_X5SJPM56 = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-X5SJPM56"]();
var import_chunk_MSIOT5LX = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-MSIOT5LX"]();
var import_chunk_RYZ5RHTO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-RYZ5RHTO"]();
var import_chunk_EGNZIYAS = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_QMY7C43Q = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-QMY7C43Q"]();
var import_chunk_IMTTQKUO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-IMTTQKUO"]();
var import_chunk_ZJPOAVWI = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-ZJPOAVWI"]();
var import_chunk_UKY4DTXS = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-UKY4DTXS"]();
var import_chunk_LZCTZWJL = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_XL2HDATQ = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_UMFG76IG = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-UMFG76IG"]();
var import_chunk_V5BWT6PQ = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-V5BWT6PQ"]();
var import_chunk_MU27QCO3 = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-MU27QCO3"]();
var import_chunk_OFITSVFV = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OFITSVFV"]();
var import_chunk_D2F4GZEI = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-D2F4GZEI"]();
var import_chunk_3NWS2FOW = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-3NWS2FOW"]();
var import_chunk_RQL445DP = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_OWFAV7E6 = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5FHDHJZ = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLJONZEY"]();
var import_chunk_T5AUFXCJ = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-T5AUFXCJ"]();
var import_chunk_3P5B5MV4 = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_NIGIMF4N = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_EQDEURPC = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-EQDEURPC"]();
var import_chunk_OLOC3CPJ = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_YCSLEWCG = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_IJXJ7C2R = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_CQMX652T = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-CQMX652T"]();
var import_chunk_4YYFZF6K = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-4YYFZF6K"]();
var import_chunk_BLMYTWFS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLMYTWFS"]();
var import_chunk_37AYGRAF = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_YKRZYPRU = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_R5DXX5NI = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_LDPGGXAS = (from_render_terminal_86a43185 ??= require("./render-terminal-86a43185.cjs"))["chunk-LDPGGXAS"]();
var import_chunk_IX75LTR6 = (from_chunk_cc03dc45 ??= require("./chunk-cc03dc45.cjs"))["chunk-IX75LTR6"]();
var import_chunk_XGHCQ7GH = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-XGHCQ7GH"]();
var import_chunk_G6WTRN5U = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_IVJR772G = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-IVJR772G"]();
var import_chunk_6HIQ3W5O = (from_chunk_cc03dc45 ??= require("./chunk-cc03dc45.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_X64QAB2D = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_HMLC5WJE = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-HMLC5WJE"]();
var import_chunk_X75GLVD4 = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-X75GLVD4"]();
var import_chunk_CKMVB2RJ = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_VUZR2LXR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-VUZR2LXR"]();
var import_chunk_4LSUNKZZ = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-4LSUNKZZ"]();
var import_chunk_DUUH6XJL = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_Z6IWSI3A = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-Z6IWSI3A"]();
var import_chunk_SVD6QO3J = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_DP6A6MZR = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-DP6A6MZR"]();
var import_chunk_7R4OZ5NR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A6JCCCLN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_5YYKEXL5 = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-5YYKEXL5"]();
var import_chunk_AASB22DL = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-AASB22DL"]();
var import_chunk_RM4DF3K7 = (from_main ??= require("../main.cjs"))["chunk-RM4DF3K7"]();
var import_chunk_ME4LCTXO = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-ME4LCTXO"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_WCK3D5U5 = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_N6PILOQF = (from_chunk_4ed73501 ??= require("./chunk-4ed73501.cjs"))["chunk-N6PILOQF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-N6P4XODE"]();
var import_chunk_XKMPNDJX = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const name = (0, import_chunk_S3K5MMUH.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_57a01eda ??= require("./next-audit-57a01eda.cjs"))["next-audit-XCNR4QPT"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_4LSUNKZZ.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_LULTQMGR.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_BDN3BJTZ.reopen)(repository, name);
  const advanced = await (0, import_chunk_BDN3BJTZ.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_WHRSY6B2.movedSince)(advanced.run) : [];
  const warning = (0, import_chunk_WHRSY6B2.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.");
  const stdout = json ? await jsonOf(advanced, ending, moved) : textOf(advanced, ending);
  return { status: 0, stdout, ...warning === "" ? {} : { stderr: warning } };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_3L5F7WSN.finishStep)(run);
    return { text: (0, import_chunk_3L5F7WSN.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_Q6MYMTEB.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_LDPGGXAS.renderTerminal)(report)}

${(0, import_chunk_GT2F2MBZ.storedLines)(run)}`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_WXNJ2QHK.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
async function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...await (0, import_chunk_WXNJ2QHK.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
