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
var from_chunk_0c763baa;
var from_chunk_0eb32503;
var from_chunk_1a7e4671;
var from_chunk_2df9118a;
var from_chunk_407502fe;
var from_chunk_5a46e9c2;
var from_chunk_683b2b99;
var from_chunk_92ee5a42;
var from_chunk_94a2c855;
var from_chunk_94b63c89;
var from_chunk_9653ecb5;
var from_chunk_aa30f698;
var from_chunk_bfcd0270;
var from_chunk_cc483273;
var from_chunk_ce0c7c26;
var from_chunk_d59e778d;
var from_chunk_d87c6858;
var from_chunk_e7176a56;
var from_chunk_f9992ab7;
var from_chunk_fb7546b2;
var from_next_audit_3fc69d5c;
var from_render_terminal_111148d4;
var from_main;
parts["chunk-L22IFWC2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IZPMXLNR = (from_chunk_407502fe ??= require("./chunk-407502fe.cjs"))["chunk-IZPMXLNR"]();
var import_chunk_S7YDDUFG = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-S7YDDUFG"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_node_path = require("node:path");
function dispatchText(run, step, next, instead = []) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_IZPMXLNR.progressLine)((0, import_chunk_IZPMXLNR.progressOf)(run, step.phase)),
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
    (0, import_chunk_IZPMXLNR.progressLine)((0, import_chunk_IZPMXLNR.progressOf)(run, step.phase)),
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
parts["next-R2MQ3TE6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GT2F2MBZ = (from_render_terminal_111148d4 ??= require("./render-terminal-111148d4.cjs"))["chunk-GT2F2MBZ"]();
var import_chunk_LMR4ACE6 = (from_chunk_407502fe ??= require("./chunk-407502fe.cjs"))["chunk-LMR4ACE6"]();
var import_chunk_L22IFWC2 = parts["chunk-L22IFWC2"]();
var import_chunk_ERML5JLO = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-ERML5JLO"]();
var import_chunk_S3K5MMUH = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_6PR7UMQU = (from_chunk_407502fe ??= require("./chunk-407502fe.cjs"))["chunk-6PR7UMQU"]();
var import_chunk_IZPMXLNR = (from_chunk_407502fe ??= require("./chunk-407502fe.cjs"))["chunk-IZPMXLNR"]();
var import_chunk_LG4HRMOH = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-LG4HRMOH"]();
var import_chunk_EKQSUUC3 = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-EKQSUUC3"]();
var import_chunk_P4NDZK3S = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-P4NDZK3S"]();
var import_chunk_YYZDQUWI = (from_chunk_fb7546b2 ??= require("./chunk-fb7546b2.cjs"))["chunk-YYZDQUWI"]();
var import_chunk_BT67HXUF = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-BT67HXUF"]();
var import_chunk_CSDRZVGX = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-CSDRZVGX"]();
var import_chunk_5ZFEDAR5 = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_S7YDDUFG = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-S7YDDUFG"]();
var import_chunk_3JSOW4MQ = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-3JSOW4MQ"]();
var import_chunk_YOPPTR4X = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-YOPPTR4X"]();
var import_chunk_R7FLBLX5 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-R7FLBLX5"]();
var import_chunk_D2KNDSCN = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-D2KNDSCN"]();
var import_chunk_QXZCLKC6 = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-QXZCLKC6"]();
var import_chunk_GGWDZ2UQ = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_L5IKIS3U = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-L5IKIS3U"]();
var import_chunk_GMNQOWT2 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-GMNQOWT2"]();
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_E2GJLKLX = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_TCOWPVXA = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-TCOWPVXA"]();
var import_chunk_PBW7QVUY = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-PBW7QVUY"]();
var import_chunk_WH6QFT7A = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-WH6QFT7A"]();
var import_chunk_MOWC6Z7X = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-MOWC6Z7X"]();
var import_chunk_EGNZIYAS = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_WZCEDLFN = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-WZCEDLFN"]();
var import_chunk_KEKSSPCP = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-KEKSSPCP"]();
var import_chunk_GBV23WAC = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-GBV23WAC"]();
var import_chunk_LZCTZWJL = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_XL2HDATQ = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_6PXMTOX3 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-6PXMTOX3"]();
var import_chunk_SI6GLDIF = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-SI6GLDIF"]();
var import_chunk_IVSF7LK5 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-IVSF7LK5"]();
var import_chunk_3WZQDBCC = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-3WZQDBCC"]();
var import_chunk_L6S3CSHS = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_3P5B5MV4 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_IJXJ7C2R = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_ITMNBPAO = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_LQYUZ4YC = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-LQYUZ4YC"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_NDQ3C3I4 = (from_render_terminal_111148d4 ??= require("./render-terminal-111148d4.cjs"))["chunk-NDQ3C3I4"]();
var import_chunk_IX75LTR6 = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-IX75LTR6"]();
var import_chunk_57S3MHCI = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-57S3MHCI"]();
var import_chunk_G6WTRN5U = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_IVJR772G = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-IVJR772G"]();
var import_chunk_6HIQ3W5O = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_PFOE7DIO = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-PFOE7DIO"]();
var import_chunk_MNOSJ5H5 = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-MNOSJ5H5"]();
var import_chunk_45BVV4OX = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-45BVV4OX"]();
var import_chunk_X75GLVD4 = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-X75GLVD4"]();
var import_chunk_H3UCOH37 = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_VV4P3O3O = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VV4P3O3O"]();
var import_chunk_NZI6PSNW = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-NZI6PSNW"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_SVD6QO3J = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_LOVNJ4LC = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-LOVNJ4LC"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_AASB22DL = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-AASB22DL"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_J45CR62P = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-J45CR62P"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
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
  run: async ({ positionals, flag, cwd, env }) => {
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const name = (0, import_chunk_S3K5MMUH.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_3fc69d5c ??= require("./next-audit-3fc69d5c.cjs"))["next-audit-TXWB6VY4"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, { ...how, env });
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_NZI6PSNW.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_F47WY74A.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json, env }) {
  if (retry) await (0, import_chunk_LG4HRMOH.reopen)(repository, name);
  const advanced = await (0, import_chunk_LG4HRMOH.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_6PR7UMQU.movedSince)(advanced.run) : [];
  const warning = (0, import_chunk_6PR7UMQU.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.");
  const stdout = json ? await jsonOf(advanced, ending, moved) : textOf(advanced, ending, env);
  return { status: 0, stdout, ...warning === "" ? {} : { stderr: warning } };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_ERML5JLO.finishStep)(run);
    return { text: (0, import_chunk_ERML5JLO.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_YOPPTR4X.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_NDQ3C3I4.renderTerminal)(report)}

${(0, import_chunk_GT2F2MBZ.storedLines)(run)}`, verdict: { status, exit } };
}
function textOf({ run, step }, ending, env) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_L22IFWC2.dispatchText)(run, step, `correctless next ${run.file.run}`, (0, import_chunk_LMR4ACE6.withoutSession)(run.file, env));
}
async function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...await (0, import_chunk_L22IFWC2.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
