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
var from_chunk_065058f9;
var from_chunk_164a1dfd;
var from_chunk_1b2a4d5b;
var from_chunk_2942e2d3;
var from_chunk_4cfffeab;
var from_chunk_50451d05;
var from_chunk_55ac3ba9;
var from_chunk_596b3941;
var from_chunk_67162232;
var from_chunk_6f26ba3d;
var from_chunk_883daff1;
var from_chunk_9b4f0e47;
var from_chunk_a12f1922;
var from_chunk_a64ba8f7;
var from_chunk_ad21dde2;
var from_chunk_b15b3bbe;
var from_chunk_c31ae12b;
var from_chunk_c97b65da;
var from_chunk_d2ad4077;
var from_chunk_da859161;
var from_chunk_e6965832;
var from_next_audit_8456556e;
var from_pre_a93b6e1e;
var from_render_terminal_e72539d3;
var from_main;
parts["chunk-YTRYFI3O"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NAN6HSBL = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-NAN6HSBL"]();
var import_chunk_PK72XBDT = (from_chunk_9b4f0e47 ??= require("./chunk-9b4f0e47.cjs"))["chunk-PK72XBDT"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_node_path = require("node:path");
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_PK72XBDT.progressLine)((0, import_chunk_PK72XBDT.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_PK72XBDT.progressLine)((0, import_chunk_PK72XBDT.progressOf)(run, step.phase)),
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
  const { top } = await (0, import_chunk_NAN6HSBL.readInstallation)([]);
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
parts["next-3MO2TBQS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GT2F2MBZ = (from_render_terminal_e72539d3 ??= require("./render-terminal-e72539d3.cjs"))["chunk-GT2F2MBZ"]();
var import_chunk_S3K5MMUH = (from_chunk_d2ad4077 ??= require("./chunk-d2ad4077.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_GDCGWOCL = (from_chunk_9b4f0e47 ??= require("./chunk-9b4f0e47.cjs"))["chunk-GDCGWOCL"]();
var import_chunk_YTRYFI3O = parts["chunk-YTRYFI3O"]();
var import_chunk_GXAB5ZP5 = (from_chunk_67162232 ??= require("./chunk-67162232.cjs"))["chunk-GXAB5ZP5"]();
var import_chunk_NAN6HSBL = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-NAN6HSBL"]();
var import_chunk_PK72XBDT = (from_chunk_9b4f0e47 ??= require("./chunk-9b4f0e47.cjs"))["chunk-PK72XBDT"]();
var import_chunk_LGMJRMT5 = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-LGMJRMT5"]();
var import_chunk_536YSCMI = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-536YSCMI"]();
var import_chunk_MHOVHJ3Z = (from_chunk_ad21dde2 ??= require("./chunk-ad21dde2.cjs"))["chunk-MHOVHJ3Z"]();
var import_chunk_AFDWHU2I = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_PDABCYMH = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-PDABCYMH"]();
var import_chunk_N334UJQ2 = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-N334UJQ2"]();
var import_chunk_5ZFEDAR5 = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_S6JXKNDI = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-S6JXKNDI"]();
var import_chunk_4XYSMJST = (from_render_terminal_e72539d3 ??= require("./render-terminal-e72539d3.cjs"))["chunk-4XYSMJST"]();
var import_chunk_IX75LTR6 = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_CV3D236W = (from_chunk_065058f9 ??= require("./chunk-065058f9.cjs"))["chunk-CV3D236W"]();
var import_chunk_4WY6OTYS = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-4WY6OTYS"]();
var import_chunk_A7X42IUV = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-A7X42IUV"]();
var import_chunk_YBMZBA6M = (from_chunk_065058f9 ??= require("./chunk-065058f9.cjs"))["chunk-YBMZBA6M"]();
var import_chunk_K4VOEUKZ = (from_chunk_065058f9 ??= require("./chunk-065058f9.cjs"))["chunk-K4VOEUKZ"]();
var import_chunk_GGWDZ2UQ = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_MZRIQKCG = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MZRIQKCG"]();
var import_chunk_PDRCI44O = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-PDRCI44O"]();
var import_chunk_E2GJLKLX = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_GCT6G5IW = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-GCT6G5IW"]();
var import_chunk_G6WTRN5U = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_X64QAB2D = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-IVJR772G"]();
var import_chunk_CQQ35W63 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-CQQ35W63"]();
var import_chunk_X75GLVD4 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X75GLVD4"]();
var import_chunk_B7QXG7IO = (from_chunk_67162232 ??= require("./chunk-67162232.cjs"))["chunk-B7QXG7IO"]();
var import_chunk_P2AFGQRM = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-P2AFGQRM"]();
var import_chunk_TZ63U2R7 = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-TZ63U2R7"]();
var import_chunk_UVEB2DKC = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-UVEB2DKC"]();
var import_chunk_XVJUAOZE = (from_chunk_d2ad4077 ??= require("./chunk-d2ad4077.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_HFHHHK3E = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-HFHHHK3E"]();
var import_chunk_MMWTDIX3 = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MMWTDIX3"]();
var import_chunk_66BED34G = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-66BED34G"]();
var import_chunk_RMQ345H5 = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-RMQ345H5"]();
var import_chunk_LZCTZWJL = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_6XL6DKYN = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_YSLZ3JQ2 = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-YSLZ3JQ2"]();
var import_chunk_DYGPEVN6 = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-DYGPEVN6"]();
var import_chunk_MSZKEQZI = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-MSZKEQZI"]();
var import_chunk_V3AXH2RF = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-V3AXH2RF"]();
var import_chunk_L6S3CSHS = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_AASB22DL = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_UHRZ6NLJ = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-UHRZ6NLJ"]();
var import_chunk_37AYGRAF = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-37AYGRAF"]();
var import_chunk_IJXJ7C2R = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_N6P3A34F = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-N6P3A34F"]();
var import_chunk_ITMNBPAO = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_54YQBU5F = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-54YQBU5F"]();
var import_chunk_OTZ2RVYM = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_MGBK3NCK = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-MGBK3NCK"]();
var import_chunk_YKRZYPRU = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_6PUOBEVW = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-6PUOBEVW"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_CYTLNJVL = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-CYTLNJVL"]();
var import_chunk_SVD6QO3J = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_BT7AZ22O = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-BT7AZ22O"]();
var import_chunk_3Y32VSR5 = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_FUJS7BAP = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-FUJS7BAP"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_7R4OZ5NR = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
var import_chunk_W4YBA4FF = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-W4YBA4FF"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
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
      return (await Promise.resolve().then(() => __toESM((from_next_audit_8456556e ??= require("./next-audit-8456556e.cjs"))["next-audit-X7WWW4GB"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_CYTLNJVL.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_PDRCI44O.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_LGMJRMT5.reopen)(repository, name);
  const advanced = await (0, import_chunk_LGMJRMT5.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_GDCGWOCL.movedSince)(advanced.run) : [];
  const warning = (0, import_chunk_GDCGWOCL.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.");
  const stdout = json ? await jsonOf(advanced, ending, moved) : textOf(advanced, ending);
  return { status: 0, stdout, ...warning === "" ? {} : { stderr: warning } };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_GXAB5ZP5.finishStep)(run);
    return { text: (0, import_chunk_GXAB5ZP5.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_CV3D236W.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_4XYSMJST.renderTerminal)(report)}

${(0, import_chunk_GT2F2MBZ.storedLines)(run)}`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_YTRYFI3O.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
async function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...await (0, import_chunk_YTRYFI3O.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
