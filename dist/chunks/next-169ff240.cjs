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
var from_chunk_078da297;
var from_chunk_09a8e61f;
var from_chunk_1e1c0ca3;
var from_chunk_242c50fb;
var from_chunk_2942e2d3;
var from_chunk_394368d3;
var from_chunk_39c5fcee;
var from_chunk_4f46a8e7;
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_86bb22bc;
var from_chunk_8b330ff3;
var from_chunk_a966f0a8;
var from_chunk_aeeee561;
var from_chunk_b3f3b87a;
var from_chunk_d98ecfd8;
var from_chunk_e3d66684;
var from_chunk_e64a521f;
var from_chunk_f2f9674f;
var from_chunk_fa27cbcf;
var from_chunk_fc239c5f;
var from_next_audit_5b91328a;
var from_pre_ad3b00a3;
var from_render_terminal_e72539d3;
var from_main;
parts["chunk-BVOZ7QW3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5DERT7SN = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-5DERT7SN"]();
var import_chunk_TXX2OSFQ = (from_chunk_394368d3 ??= require("./chunk-394368d3.cjs"))["chunk-TXX2OSFQ"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SMKJISEK = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-SMKJISEK"]();
var import_node_path = require("node:path");
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_TXX2OSFQ.progressLine)((0, import_chunk_TXX2OSFQ.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_TXX2OSFQ.progressLine)((0, import_chunk_TXX2OSFQ.progressOf)(run, step.phase)),
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
  const { top } = await (0, import_chunk_5DERT7SN.readInstallation)([]);
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
parts["next-X7XPX7FY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GT2F2MBZ = (from_render_terminal_e72539d3 ??= require("./render-terminal-e72539d3.cjs"))["chunk-GT2F2MBZ"]();
var import_chunk_NBBLTD3G = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_LVDB2DRW = (from_chunk_394368d3 ??= require("./chunk-394368d3.cjs"))["chunk-LVDB2DRW"]();
var import_chunk_BVOZ7QW3 = parts["chunk-BVOZ7QW3"]();
var import_chunk_L67KRE73 = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-L67KRE73"]();
var import_chunk_5DERT7SN = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-5DERT7SN"]();
var import_chunk_TXX2OSFQ = (from_chunk_394368d3 ??= require("./chunk-394368d3.cjs"))["chunk-TXX2OSFQ"]();
var import_chunk_SZRPQBJS = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-SZRPQBJS"]();
var import_chunk_536YSCMI = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-536YSCMI"]();
var import_chunk_Y6OPHCPW = (from_chunk_aeeee561 ??= require("./chunk-aeeee561.cjs"))["chunk-Y6OPHCPW"]();
var import_chunk_AFDWHU2I = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_46XSD2HH = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-46XSD2HH"]();
var import_chunk_UAUNQBZV = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-UAUNQBZV"]();
var import_chunk_5ZFEDAR5 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_MALT4TJT = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-MALT4TJT"]();
var import_chunk_4XYSMJST = (from_render_terminal_e72539d3 ??= require("./render-terminal-e72539d3.cjs"))["chunk-4XYSMJST"]();
var import_chunk_IX75LTR6 = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_TE7APFUR = (from_chunk_a966f0a8 ??= require("./chunk-a966f0a8.cjs"))["chunk-TE7APFUR"]();
var import_chunk_DNVIP3CK = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-DNVIP3CK"]();
var import_chunk_2SBLVU6Y = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-2SBLVU6Y"]();
var import_chunk_ZWCLN2NM = (from_chunk_a966f0a8 ??= require("./chunk-a966f0a8.cjs"))["chunk-ZWCLN2NM"]();
var import_chunk_M6ZZLMEJ = (from_chunk_a966f0a8 ??= require("./chunk-a966f0a8.cjs"))["chunk-M6ZZLMEJ"]();
var import_chunk_GGWDZ2UQ = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_HRXYRCD4 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-HRXYRCD4"]();
var import_chunk_Z3YBCKDZ = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-Z3YBCKDZ"]();
var import_chunk_E2GJLKLX = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_GCT6G5IW = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-GCT6G5IW"]();
var import_chunk_G6WTRN5U = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_X64QAB2D = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-IVJR772G"]();
var import_chunk_CQQ35W63 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-CQQ35W63"]();
var import_chunk_X75GLVD4 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X75GLVD4"]();
var import_chunk_SQJH2SHK = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-SQJH2SHK"]();
var import_chunk_44TNJBRB = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-44TNJBRB"]();
var import_chunk_ER7ND2TC = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-ER7ND2TC"]();
var import_chunk_G3U3FSZZ = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMP4OHIR = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_4SQ77CAD = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-4SQ77CAD"]();
var import_chunk_66BED34G = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-66BED34G"]();
var import_chunk_LHNE766D = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-LHNE766D"]();
var import_chunk_LZCTZWJL = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_SGJSLRIE = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-SGJSLRIE"]();
var import_chunk_WRGOHS4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-WRGOHS4O"]();
var import_chunk_ZWMIQIY4 = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-ZWMIQIY4"]();
var import_chunk_7MBYR3TH = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-7MBYR3TH"]();
var import_chunk_OFITSVFV = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OFITSVFV"]();
var import_chunk_XSOI7GQL = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-XSOI7GQL"]();
var import_chunk_K6YYFFOF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-K6YYFFOF"]();
var import_chunk_RQL445DP = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_AASB22DL = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_NOGNXHRU = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_BSMFZR5B = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BSMFZR5B"]();
var import_chunk_ZWQARH24 = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-ZWQARH24"]();
var import_chunk_SMKJISEK = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_6ZEAV52K = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-6ZEAV52K"]();
var import_chunk_SVD6QO3J = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MZ5XJGTC = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-MZ5XJGTC"]();
var import_chunk_3Y32VSR5 = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
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
      return (await Promise.resolve().then(() => __toESM((from_next_audit_5b91328a ??= require("./next-audit-5b91328a.cjs"))["next-audit-E4PTPYPR"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_6ZEAV52K.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_Z3YBCKDZ.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_SZRPQBJS.reopen)(repository, name);
  const advanced = await (0, import_chunk_SZRPQBJS.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_LVDB2DRW.movedSince)(advanced.run) : [];
  const warning = (0, import_chunk_LVDB2DRW.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.");
  const stdout = json ? await jsonOf(advanced, ending, moved) : textOf(advanced, ending);
  return { status: 0, stdout, ...warning === "" ? {} : { stderr: warning } };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_L67KRE73.finishStep)(run);
    return { text: (0, import_chunk_L67KRE73.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_TE7APFUR.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_4XYSMJST.renderTerminal)(report)}

${(0, import_chunk_GT2F2MBZ.storedLines)(run)}`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_BVOZ7QW3.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
async function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...await (0, import_chunk_BVOZ7QW3.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
