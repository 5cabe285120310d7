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
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_135c2660;
var from_chunk_13668258;
var from_chunk_48097030;
var from_chunk_4a382d97;
var from_chunk_5f9ff9b2;
var from_chunk_6154375f;
var from_chunk_62af0163;
var from_chunk_6d27c720;
var from_chunk_8578a5c7;
var from_chunk_928e2745;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_c87a5675;
var from_chunk_d0f5116a;
var from_chunk_e0e3b72b;
var from_chunk_e3f3a058;
var from_chunk_e61fbb12;
var from_chunk_ecbb006d;
var from_next_audit_e2477f5e;
var from_render_terminal_30f764bc;
var from_retry_in_shards_f8336110;
var from_main;
parts["chunk-YHU5SEVP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_643UOIGZ = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-643UOIGZ"]();
var import_chunk_HHVXJ3JB = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-HHVXJ3JB"]();
var import_chunk_7HYQBTLS = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-7HYQBTLS"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_node_path = require("node:path");
function dispatchText(run, step, next, instead = []) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_7HYQBTLS.progressLine)((0, import_chunk_HHVXJ3JB.progressOf)(run, step.phase)),
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
    (0, import_chunk_7HYQBTLS.progressLine)((0, import_chunk_HHVXJ3JB.progressOf)(run, step.phase)),
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
  const { top } = await (0, import_chunk_643UOIGZ.readInstallation)([]);
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
parts["next-MQTFQR6T"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GT2F2MBZ = (from_render_terminal_30f764bc ??= require("./render-terminal-30f764bc.cjs"))["chunk-GT2F2MBZ"]();
var import_chunk_6SJHKNKM = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-6SJHKNKM"]();
var import_chunk_HYC2VFCG = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-HYC2VFCG"]();
var import_chunk_GPKC347Y = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-GPKC347Y"]();
var import_chunk_YHU5SEVP = parts["chunk-YHU5SEVP"]();
var import_chunk_3KT3JBPS = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-3KT3JBPS"]();
var import_chunk_643UOIGZ = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-643UOIGZ"]();
var import_chunk_HHVXJ3JB = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-HHVXJ3JB"]();
var import_chunk_P4NDZK3S = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-P4NDZK3S"]();
var import_chunk_7HYQBTLS = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-7HYQBTLS"]();
var import_chunk_C3R3QCUO = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-C3R3QCUO"]();
var import_chunk_FFWSMVJH = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-FFWSMVJH"]();
var import_chunk_QSES6BHB = (from_chunk_62af0163 ??= require("./chunk-62af0163.cjs"))["chunk-QSES6BHB"]();
var import_chunk_ZDADOP2F = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-ZDADOP2F"]();
var import_chunk_GJWCXLYL = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-GJWCXLYL"]();
var import_chunk_EGC7OJDX = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-EGC7OJDX"]();
var import_chunk_YLGBABKS = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-YLGBABKS"]();
var import_chunk_5ZFEDAR5 = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_3HP65ZAO = (from_chunk_62af0163 ??= require("./chunk-62af0163.cjs"))["chunk-3HP65ZAO"]();
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_E5ZXBR5P = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-E5ZXBR5P"]();
var import_chunk_6U2SYPUO = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-6U2SYPUO"]();
var import_chunk_PQUTTT4H = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-PQUTTT4H"]();
var import_chunk_UENEWP25 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-UENEWP25"]();
var import_chunk_JZXNWCOT = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_E2GJLKLX = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_IVJR772G = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-IVJR772G"]();
var import_chunk_IG77THNZ = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-IG77THNZ"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_LN5UF4SI = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-LN5UF4SI"]();
var import_chunk_KVCEHJIA = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-KVCEHJIA"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_U72TFYS5 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-U72TFYS5"]();
var import_chunk_PIFHTIZ2 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-PIFHTIZ2"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_SQW7QEC7 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-SQW7QEC7"]();
var import_chunk_HCV6P5DB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-HCV6P5DB"]();
var import_chunk_VO7HK3P6 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-VO7HK3P6"]();
var import_chunk_LZCTZWJL = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_W5ZRZBIG = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-W5ZRZBIG"]();
var import_chunk_LKQPUD2R = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-LKQPUD2R"]();
var import_chunk_K4ZGMFTH = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-K4ZGMFTH"]();
var import_chunk_UJ2N3LMR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-UJ2N3LMR"]();
var import_chunk_2OVJOPRS = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-2OVJOPRS"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_KILPOJOR = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-KILPOJOR"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_AYSB4XVR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-AYSB4XVR"]();
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_OEHHRI3P = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-OEHHRI3P"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_JSWYLI3H = (from_render_terminal_30f764bc ??= require("./render-terminal-30f764bc.cjs"))["chunk-JSWYLI3H"]();
var import_chunk_K22E4IWM = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-K22E4IWM"]();
var import_chunk_EADOLVNT = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-EADOLVNT"]();
var import_chunk_M5Z44UEJ = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-M5Z44UEJ"]();
var import_chunk_NNS366VC = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-NNS366VC"]();
var import_chunk_LFKSI4BP = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-LFKSI4BP"]();
var import_chunk_TZCWUL47 = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-TZCWUL47"]();
var import_chunk_GJYHFE4Y = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-GJYHFE4Y"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_7ABYQQTZ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-7ABYQQTZ"]();
var import_chunk_CU3CZOWL = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-CU3CZOWL"]();
var import_chunk_IX75LTR6 = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_HROTSNKK = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-HROTSNKK"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_AASB22DL = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-AASB22DL"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
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
stands below the state: commits, tests, what was taken back, and what was set aside, with the command that brings it back.
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, offer, packet,
instructions}], question?{text, options[]},
changed?, verdict?, news?[]}; changed names what is different in the repository since the plan; slot is RUN/N, packet a path, instructions that of the
agent's file, whose text below the frontmatter is its system prompt;
offer how often it was offered; verdict is {status, exit} of a review or an audit, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd, env }) => {
    const repository = await (0, import_chunk_SD67457G.openRepository)(cwd);
    const name = (0, import_chunk_6SJHKNKM.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_e2477f5e ??= require("./next-audit-e2477f5e.cjs"))["next-audit-F7UF2RIB"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, { ...how, env, cwd });
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_HROTSNKK.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_SKHYTMM2.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json, env, cwd }) {
  const elsewhere = retry ? await retried(repository, name) : "";
  const advanced = await (0, import_chunk_C3R3QCUO.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_GPKC347Y.movedSince)(advanced.run) : [];
  const from = await (0, import_chunk_SD67457G.standing)(repository, cwd);
  const warning = (0, import_chunk_GPKC347Y.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.", {
    standing: from
  });
  const stdout = json ? await jsonOf(advanced, ending, moved) : textOf(advanced, ending, { env, standing: from });
  const stderr = elsewhere + warning;
  return { status: 0, stdout, ...stderr === "" ? {} : { stderr } };
}
async function retried(repository, name) {
  const run = await (0, import_chunk_SKHYTMM2.openRun)(repository, name);
  const elsewhere = await (await Promise.resolve().then(() => __toESM((from_retry_in_shards_f8336110 ??= require("./retry-in-shards-f8336110.cjs"))["retry-in-shards-FX7AI5OB"]()))).retryInShards(run);
  await (0, import_chunk_C3R3QCUO.reopen)(repository, name);
  return elsewhere;
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_3KT3JBPS.finishStep)(run);
    return { text: (0, import_chunk_3KT3JBPS.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_3HP65ZAO.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_JSWYLI3H.renderTerminal)(report)}

${(0, import_chunk_GT2F2MBZ.storedLines)(run)}`, verdict: { status, exit } };
}
function textOf({ run, step }, ending, shell) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_YHU5SEVP.dispatchText)(run, step, `correctless next ${run.file.run}`, (0, import_chunk_HYC2VFCG.withoutSession)(run.file, shell));
}
async function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...await (0, import_chunk_YHU5SEVP.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return (0, import_chunk_WDRVM6EA.inertJson)(json);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
