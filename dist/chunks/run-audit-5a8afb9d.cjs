var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_audit_start_935eee79;
var from_chunk_021fdb7a;
var from_chunk_091cd004;
var from_chunk_1e82b2bc;
var from_chunk_264bb436;
var from_chunk_26e30cd3;
var from_chunk_2dc40146;
var from_chunk_300c9f32;
var from_chunk_468d357e;
var from_chunk_4933dd93;
var from_chunk_5bdd7316;
var from_chunk_603d68d3;
var from_chunk_65d897f6;
var from_chunk_6aac8653;
var from_chunk_711bb257;
var from_chunk_8d238344;
var from_chunk_9f76ff87;
var from_chunk_b8079e18;
var from_chunk_b83646b9;
var from_chunk_bc4f8f1b;
var from_chunk_c84da868;
var from_chunk_d3e699b9;
var from_commit_tree_2aa12f2c;
var from_run_422a924c;
var from_stop_07378340;
var from_main;
parts["run-audit-ITIWLFDR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_V67PRSWY = (from_chunk_d3e699b9 ??= require("./chunk-d3e699b9.cjs"))["chunk-V67PRSWY"]();
var import_chunk_Y6S6MZMH = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-Y6S6MZMH"]();
var import_chunk_DTBY5QAI = (from_audit_start_935eee79 ??= require("./audit-start-935eee79.cjs"))["chunk-DTBY5QAI"]();
var import_chunk_7WQCJOJ3 = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-7WQCJOJ3"]();
var import_chunk_P2RDI2AT = (from_run_422a924c ??= require("./run-422a924c.cjs"))["chunk-P2RDI2AT"]();
var import_chunk_QZGSSXH2 = (from_chunk_091cd004 ??= require("./chunk-091cd004.cjs"))["chunk-QZGSSXH2"]();
var import_chunk_AQSDBKHU = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-AQSDBKHU"]();
var import_chunk_2Q7MPDTG = (from_chunk_091cd004 ??= require("./chunk-091cd004.cjs"))["chunk-2Q7MPDTG"]();
var import_chunk_WYHPPEBJ = (from_commit_tree_2aa12f2c ??= require("./commit-tree-2aa12f2c.cjs"))["chunk-WYHPPEBJ"]();
var import_chunk_I5ML4A7K = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-I5ML4A7K"]();
var import_chunk_IALJBKRO = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-IALJBKRO"]();
var import_chunk_NDJVF74C = (from_chunk_021fdb7a ??= require("./chunk-021fdb7a.cjs"))["chunk-NDJVF74C"]();
var import_chunk_C4UAS7OJ = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_SF5A56FE = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-SF5A56FE"]();
var import_chunk_MFNE6JVB = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-MFNE6JVB"]();
var import_chunk_LLPVZERS = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-LLPVZERS"]();
var import_chunk_BSZFGUIS = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-BSZFGUIS"]();
var import_chunk_O7H3GEN5 = (from_chunk_bc4f8f1b ??= require("./chunk-bc4f8f1b.cjs"))["chunk-O7H3GEN5"]();
var import_chunk_OD5MBHGC = (from_chunk_bc4f8f1b ??= require("./chunk-bc4f8f1b.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_5JYF6YWY = (from_chunk_bc4f8f1b ??= require("./chunk-bc4f8f1b.cjs"))["chunk-5JYF6YWY"]();
var import_chunk_FJ3IFXBN = (from_chunk_021fdb7a ??= require("./chunk-021fdb7a.cjs"))["chunk-FJ3IFXBN"]();
var import_chunk_QENKWO26 = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-QENKWO26"]();
var import_chunk_SIML7BX4 = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-SIML7BX4"]();
var import_chunk_YTZHCASV = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-YTZHCASV"]();
var import_chunk_4Q5JZOQ4 = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-4Q5JZOQ4"]();
var import_chunk_56XEGAXJ = (from_chunk_091cd004 ??= require("./chunk-091cd004.cjs"))["chunk-56XEGAXJ"]();
var import_chunk_IX75LTR6 = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_OZRBUHMI = (from_chunk_091cd004 ??= require("./chunk-091cd004.cjs"))["chunk-OZRBUHMI"]();
var import_chunk_A7BAAGNF = (from_chunk_021fdb7a ??= require("./chunk-021fdb7a.cjs"))["chunk-A7BAAGNF"]();
var import_chunk_AU4ZZBNW = (from_chunk_bc4f8f1b ??= require("./chunk-bc4f8f1b.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_bc4f8f1b ??= require("./chunk-bc4f8f1b.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_CNCNDFSR = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-CNCNDFSR"]();
var import_chunk_MIE26W7S = (from_chunk_65d897f6 ??= require("./chunk-65d897f6.cjs"))["chunk-MIE26W7S"]();
var import_chunk_I7CZZ7EE = (from_chunk_65d897f6 ??= require("./chunk-65d897f6.cjs"))["chunk-I7CZZ7EE"]();
var import_chunk_O47NN227 = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-O47NN227"]();
var import_chunk_4FXSJHAA = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_7FUS4CLF = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-7FUS4CLF"]();
var import_chunk_ES6WS4MW = (from_run_422a924c ??= require("./run-422a924c.cjs"))["chunk-ES6WS4MW"]();
var import_chunk_THO3ZBML = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-THO3ZBML"]();
var import_chunk_ZNBBSIGT = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_V7PZPIMG = (from_chunk_b83646b9 ??= require("./chunk-b83646b9.cjs"))["chunk-V7PZPIMG"]();
var import_chunk_JE4KWXIE = (from_chunk_8d238344 ??= require("./chunk-8d238344.cjs"))["chunk-JE4KWXIE"]();
var import_chunk_BDFZUEKI = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-BDFZUEKI"]();
var import_chunk_RFJ5U2C3 = (from_chunk_8d238344 ??= require("./chunk-8d238344.cjs"))["chunk-RFJ5U2C3"]();
var import_chunk_VL6RXXBB = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-VL6RXXBB"]();
var import_chunk_QEKSLWG2 = (from_chunk_300c9f32 ??= require("./chunk-300c9f32.cjs"))["chunk-QEKSLWG2"]();
var import_chunk_6OB7HLUK = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-6OB7HLUK"]();
var import_chunk_TEKVSWHC = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-TEKVSWHC"]();
var import_chunk_2OZZ4N6C = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_IRARLHV5 = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-IRARLHV5"]();
var import_chunk_UW6MP7CL = (from_chunk_b83646b9 ??= require("./chunk-b83646b9.cjs"))["chunk-UW6MP7CL"]();
var import_chunk_3J3Q4ADO = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-3J3Q4ADO"]();
var import_chunk_IQRCHVB2 = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-IQRCHVB2"]();
var import_chunk_E5H26DIM = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-E5H26DIM"]();
var import_chunk_KWWFSC3C = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_TXMJMF5M = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-TXMJMF5M"]();
var import_chunk_RCUEOSDF = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-RCUEOSDF"]();
var import_chunk_YO4Q72FV = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-YO4Q72FV"]();
var import_chunk_WMNJWASN = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-WMNJWASN"]();
var import_chunk_MRMHPQFA = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-MRMHPQFA"]();
var import_chunk_VLRIHLKJ = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-VLRIHLKJ"]();
var import_chunk_N4XWGMBC = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-N4XWGMBC"]();
var import_chunk_SIAG2GVU = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-SIAG2GVU"]();
var import_chunk_BPDDXC6Y = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_ZAFE4EWE = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-ZAFE4EWE"]();
var import_chunk_TSNHQGKM = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-TSNHQGKM"]();
var import_chunk_IIZAPNO6 = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_YY6N2GNC = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_VBRXSFTK = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-VBRXSFTK"]();
var import_chunk_3IY7WIFP = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-3IY7WIFP"]();
var import_chunk_USICOBVV = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-USICOBVV"]();
var import_chunk_2MCP5X62 = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2MCP5X62"]();
var import_chunk_SG6GTLHQ = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_QRQHLRVO = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-QRQHLRVO"]();
var import_chunk_BDMJEHLN = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-COCIJOXI"]();
var import_chunk_2BJIBM3G = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2BJIBM3G"]();
var import_chunk_IY67O6LB = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-IY67O6LB"]();
var import_chunk_D4C6UKJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-D4C6UKJZ"]();
var import_chunk_7R4OZ5NR = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_LW6BEORO = (from_chunk_8d238344 ??= require("./chunk-8d238344.cjs"))["chunk-LW6BEORO"]();
var import_chunk_74QMPPXF = (from_chunk_8d238344 ??= require("./chunk-8d238344.cjs"))["chunk-74QMPPXF"]();
var import_chunk_MKTIIFLN = (from_chunk_8d238344 ??= require("./chunk-8d238344.cjs"))["chunk-MKTIIFLN"]();
var import_chunk_OJM3KSAR = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-OJM3KSAR"]();
var import_chunk_6YI44MHD = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_3QN4AJMB = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-3QN4AJMB"]();
var import_chunk_WJHWKB3J = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_QWRINJQI = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-QWRINJQI"]();
var import_chunk_SMVOO4S2 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AMIK6XCK = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_VWRDYMPS = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_BTRUSIMW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-BTRUSIMW"]();
var import_chunk_HFQSMDHW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-HFQSMDHW"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_7APCTLTW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_DNQAWPW6 = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-DNQAWPW6"]();
var import_chunk_VNPL4RG7 = (from_main ??= require("../main.cjs"))["chunk-VNPL4RG7"]();
var import_chunk_SIHW7XFA = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_OXGHZBGY = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-OXGHZBGY"]();
var import_chunk_UTFC5QHX = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HJ4XJV55 = (from_main ??= require("../main.cjs"))["chunk-HJ4XJV55"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var REVIEWS_ONLY = [
  ...import_chunk_ES6WS4MW.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_chunk_P2RDI2AT.readRunOptions)(input);
  (0, import_chunk_P2RDI2AT.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_V67PRSWY.requireClient)();
  const progress = (0, import_chunk_V67PRSWY.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_CNCNDFSR.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_QZGSSXH2.deliver)(
    await (0, import_chunk_QZGSSXH2.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_V67PRSWY.costLine)(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: (0, import_chunk_AU4ZZBNW.auditVerdict)(audit.state).exit,
    stderr: lines,
    ...stdout === void 0 ? {} : { stdout }
  };
}
async function started(input, { caps }, { say }) {
  const audit = await (0, import_chunk_DTBY5QAI.startAudit)({
    ...await (0, import_chunk_DTBY5QAI.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_BSZFGUIS.huntCalls)(files, roles.length);
      (0, import_chunk_V67PRSWY.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_DTBY5QAI.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_P2RDI2AT.refuseGiven)(input, ["yes"], `cannot be changed: audit ${name} was started with its own`);
  const home = await (0, import_chunk_4MGI6UXE.openRepository)(input.cwd);
  const audit = await (0, import_chunk_CNCNDFSR.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_WYHPPEBJ.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_CNCNDFSR.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const show = (0, import_chunk_V67PRSWY.showing)(progress, async (session) => {
    const now = await progressOfAudit(home, file.audit);
    return now === void 0 ? void 0 : { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_V67PRSWY.agentTokens)(session)) };
  });
  const { agents } = caps;
  return (0, import_chunk_V67PRSWY.runClient)({
    ...{ ...(0, import_chunk_V67PRSWY.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_V67PRSWY.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function progressOfAudit(home, name) {
  const { file, state } = await (0, import_chunk_CNCNDFSR.openAudit)(home, name);
  const move = (0, import_chunk_A7BAAGNF.decideMove)(file, state);
  const round = (0, import_chunk_CNCNDFSR.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  const progress = (0, import_chunk_YTZHCASV.currentProgress)(await (0, import_chunk_OZRBUHMI.openRun)(home, move.run));
  return { ...progress, phase: `round ${round}, ${progress.phase}` };
}
function abortText(audit) {
  const failure = (0, import_chunk_WYHPPEBJ.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_HJ4XJV55.failureText)(
    new import_chunk_TJ5KMKV5.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_V67PRSWY.whyUnfinished)(end);
  const asks = !file.auto && (0, import_chunk_A7BAAGNF.decideMove)(file, state).kind === "ask";
  return new import_chunk_TJ5KMKV5.Failure("run/not-finished", `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
