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
var from_chunk_133d5e81;
var from_chunk_1ae0c78d;
var from_chunk_1ca370cf;
var from_chunk_23de30c9;
var from_chunk_340b9ba7;
var from_chunk_3532fb8f;
var from_chunk_3823f26a;
var from_chunk_54d2d3e0;
var from_chunk_570a5ee6;
var from_chunk_58406e82;
var from_chunk_6b2e5437;
var from_chunk_79f878d1;
var from_chunk_8967766c;
var from_chunk_93d28b7f;
var from_chunk_a85631b1;
var from_chunk_aa30f698;
var from_chunk_ad4fd676;
var from_chunk_b9b295a3;
var from_chunk_d1296144;
var from_chunk_dd505f93;
var from_next_audit_44509621;
var from_render_terminal_4b92d630;
var from_retry_in_shards_cf3bf42c;
var from_main;
parts["chunk-OTNWX4TD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VAZJNMOZ = (from_chunk_58406e82 ??= require("./chunk-58406e82.cjs"))["chunk-VAZJNMOZ"]();
var import_chunk_DLEZDKTP = (from_chunk_23de30c9 ??= require("./chunk-23de30c9.cjs"))["chunk-DLEZDKTP"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_node_path = require("node:path");
function dispatchText(run, step, next, instead = []) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_VAZJNMOZ.progressLine)((0, import_chunk_VAZJNMOZ.progressOf)(run, step.phase)),
    calls.length === 1 ? `Make this Agent call, exactly as written${more}:` : `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    ...instead,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_VAZJNMOZ.progressLine)((0, import_chunk_VAZJNMOZ.progressOf)(run, step.phase)),
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
  const { top } = await (0, import_chunk_DLEZDKTP.readInstallation)([]);
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
parts["next-OYANXYDS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GT2F2MBZ = (from_render_terminal_4b92d630 ??= require("./render-terminal-4b92d630.cjs"))["chunk-GT2F2MBZ"]();
var import_chunk_VQQU7D3F = (from_chunk_58406e82 ??= require("./chunk-58406e82.cjs"))["chunk-VQQU7D3F"]();
var import_chunk_OTNWX4TD = parts["chunk-OTNWX4TD"]();
var import_chunk_6GVUHTKV = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-6GVUHTKV"]();
var import_chunk_S3K5MMUH = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_HM55KHEE = (from_chunk_58406e82 ??= require("./chunk-58406e82.cjs"))["chunk-HM55KHEE"]();
var import_chunk_VAZJNMOZ = (from_chunk_58406e82 ??= require("./chunk-58406e82.cjs"))["chunk-VAZJNMOZ"]();
var import_chunk_P4NDZK3S = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-P4NDZK3S"]();
var import_chunk_LST72BRA = (from_chunk_23de30c9 ??= require("./chunk-23de30c9.cjs"))["chunk-LST72BRA"]();
var import_chunk_EKQSUUC3 = (from_chunk_23de30c9 ??= require("./chunk-23de30c9.cjs"))["chunk-EKQSUUC3"]();
var import_chunk_IUPUEIZL = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-IUPUEIZL"]();
var import_chunk_EEGIY7CV = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-EEGIY7CV"]();
var import_chunk_IYVA4TGM = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-IYVA4TGM"]();
var import_chunk_AETUHE22 = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-AETUHE22"]();
var import_chunk_5ZFEDAR5 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_DLEZDKTP = (from_chunk_23de30c9 ??= require("./chunk-23de30c9.cjs"))["chunk-DLEZDKTP"]();
var import_chunk_VRJ77ELK = (from_chunk_133d5e81 ??= require("./chunk-133d5e81.cjs"))["chunk-VRJ77ELK"]();
var import_chunk_P2OF6E2S = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-P2OF6E2S"]();
var import_chunk_K3CQM7HQ = (from_chunk_133d5e81 ??= require("./chunk-133d5e81.cjs"))["chunk-K3CQM7HQ"]();
var import_chunk_SU4VJPMZ = (from_chunk_133d5e81 ??= require("./chunk-133d5e81.cjs"))["chunk-SU4VJPMZ"]();
var import_chunk_BNPXQXQG = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-BNPXQXQG"]();
var import_chunk_UENEWP25 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-UENEWP25"]();
var import_chunk_JZXNWCOT = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_KZDYPS7O = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-KZDYPS7O"]();
var import_chunk_Z7QKYGHC = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-Z7QKYGHC"]();
var import_chunk_E2GJLKLX = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_DNODNZX4 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-DNODNZX4"]();
var import_chunk_NDXTY4YL = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-NDXTY4YL"]();
var import_chunk_7HV22KX6 = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-7HV22KX6"]();
var import_chunk_EGNZIYAS = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_JFFMCSVQ = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-JFFMCSVQ"]();
var import_chunk_DZKWVIPH = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_KZC6CZ4O = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_LZCTZWJL = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_2WANGYN7 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-2WANGYN7"]();
var import_chunk_XL2HDATQ = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_IUEHL76E = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-IUEHL76E"]();
var import_chunk_JTWU4YW7 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-JTWU4YW7"]();
var import_chunk_N2C3CHI7 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-N2C3CHI7"]();
var import_chunk_3WZQDBCC = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-3WZQDBCC"]();
var import_chunk_L6S3CSHS = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_3P5B5MV4 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_ITMNBPAO = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_JQS37KAV = (from_render_terminal_4b92d630 ??= require("./render-terminal-4b92d630.cjs"))["chunk-JQS37KAV"]();
var import_chunk_IX75LTR6 = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-IX75LTR6"]();
var import_chunk_K22E4IWM = (from_chunk_8967766c ??= require("./chunk-8967766c.cjs"))["chunk-K22E4IWM"]();
var import_chunk_57S3MHCI = (from_chunk_8967766c ??= require("./chunk-8967766c.cjs"))["chunk-57S3MHCI"]();
var import_chunk_5264H3AN = (from_chunk_8967766c ??= require("./chunk-8967766c.cjs"))["chunk-5264H3AN"]();
var import_chunk_UIH5RH7L = (from_chunk_8967766c ??= require("./chunk-8967766c.cjs"))["chunk-UIH5RH7L"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_IVJR772G = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-IVJR772G"]();
var import_chunk_6HIQ3W5O = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_PFOE7DIO = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-PFOE7DIO"]();
var import_chunk_MNOSJ5H5 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-MNOSJ5H5"]();
var import_chunk_WN2SGDV2 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-WN2SGDV2"]();
var import_chunk_X75GLVD4 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-X75GLVD4"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_EUSCJYLQ = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-EUSCJYLQ"]();
var import_chunk_DUUH6XJL = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ZK5EFLA2 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-ZK5EFLA2"]();
var import_chunk_SVD6QO3J = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_S73WTIDL = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-S73WTIDL"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_TKCSMCAB = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_AASB22DL = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-AASB22DL"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DBQGJ22X = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DBQGJ22X"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
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
  run: async ({ positionals, flag, cwd, env }) => {
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const name = (0, import_chunk_S3K5MMUH.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_44509621 ??= require("./next-audit-44509621.cjs"))["next-audit-L3AWYLW6"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, { ...how, env, cwd });
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_EUSCJYLQ.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_Z7QKYGHC.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json, env, cwd }) {
  const elsewhere = retry ? await retried(repository, name) : "";
  const advanced = await (0, import_chunk_LST72BRA.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_HM55KHEE.movedSince)(advanced.run) : [];
  const from = await (0, import_chunk_YLVPOKUO.standing)(repository, cwd);
  const warning = (0, import_chunk_HM55KHEE.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.", {
    standing: from
  });
  const stdout = json ? await jsonOf(advanced, ending, moved) : textOf(advanced, ending, { env, standing: from });
  const stderr = elsewhere + warning;
  return { status: 0, stdout, ...stderr === "" ? {} : { stderr } };
}
async function retried(repository, name) {
  const run = await (0, import_chunk_Z7QKYGHC.openRun)(repository, name);
  const elsewhere = await (await Promise.resolve().then(() => __toESM((from_retry_in_shards_cf3bf42c ??= require("./retry-in-shards-cf3bf42c.cjs"))["retry-in-shards-LI6PQMRM"]()))).retryInShards(run);
  await (0, import_chunk_LST72BRA.reopen)(repository, name);
  return elsewhere;
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_6GVUHTKV.finishStep)(run);
    return { text: (0, import_chunk_6GVUHTKV.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_VRJ77ELK.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_JQS37KAV.renderTerminal)(report)}

${(0, import_chunk_GT2F2MBZ.storedLines)(run)}`, verdict: { status, exit } };
}
function textOf({ run, step }, ending, shell) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_OTNWX4TD.dispatchText)(run, step, `correctless next ${run.file.run}`, (0, import_chunk_VQQU7D3F.withoutSession)(run.file, shell));
}
async function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...await (0, import_chunk_OTNWX4TD.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
