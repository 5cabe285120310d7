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
var from_audit_start_63da1297;
var from_chunk_0faa1c29;
var from_chunk_17b6a215;
var from_chunk_1b3f4d4a;
var from_chunk_41dadcac;
var from_chunk_4809983b;
var from_chunk_6cb1b5eb;
var from_chunk_75f1d1d1;
var from_chunk_7b9839b8;
var from_chunk_9571ce31;
var from_chunk_9dfc6f5e;
var from_chunk_a7f32751;
var from_chunk_adb28c6f;
var from_chunk_bb4a7412;
var from_chunk_c123e7bc;
var from_chunk_c36126c2;
var from_chunk_c565742e;
var from_chunk_c779e065;
var from_chunk_cf8e94b6;
var from_chunk_d8ca3d31;
var from_chunk_eeb90ee8;
var from_chunk_f461cff0;
var from_commit_tree_d7ef309e;
var from_run_2ff82c17;
var from_stop_8ed931ef;
var from_main;
parts["run-audit-ARR3AN62"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6NRYKCYN = (from_chunk_cf8e94b6 ??= require("./chunk-cf8e94b6.cjs"))["chunk-6NRYKCYN"]();
var import_chunk_Y6S6MZMH = (from_chunk_9dfc6f5e ??= require("./chunk-9dfc6f5e.cjs"))["chunk-Y6S6MZMH"]();
var import_chunk_5IY7PYAO = (from_audit_start_63da1297 ??= require("./audit-start-63da1297.cjs"))["chunk-5IY7PYAO"]();
var import_chunk_MVU3OZBE = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-MVU3OZBE"]();
var import_chunk_CNCGXDZ2 = (from_run_2ff82c17 ??= require("./run-2ff82c17.cjs"))["chunk-CNCGXDZ2"]();
var import_chunk_LR3BK5BY = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-LR3BK5BY"]();
var import_chunk_EQE5RLKD = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-EQE5RLKD"]();
var import_chunk_5Z5YI5OS = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-5Z5YI5OS"]();
var import_chunk_UECDAFWM = (from_commit_tree_d7ef309e ??= require("./commit-tree-d7ef309e.cjs"))["chunk-UECDAFWM"]();
var import_chunk_I5ML4A7K = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-I5ML4A7K"]();
var import_chunk_VJTEE5TD = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-VJTEE5TD"]();
var import_chunk_2AYHZSBX = (from_chunk_c565742e ??= require("./chunk-c565742e.cjs"))["chunk-2AYHZSBX"]();
var import_chunk_C4UAS7OJ = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_SF5A56FE = (from_chunk_9dfc6f5e ??= require("./chunk-9dfc6f5e.cjs"))["chunk-SF5A56FE"]();
var import_chunk_5FPUNCMH = (from_chunk_9dfc6f5e ??= require("./chunk-9dfc6f5e.cjs"))["chunk-5FPUNCMH"]();
var import_chunk_LLPVZERS = (from_chunk_9dfc6f5e ??= require("./chunk-9dfc6f5e.cjs"))["chunk-LLPVZERS"]();
var import_chunk_5JJ2WLWV = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-5JJ2WLWV"]();
var import_chunk_DQ4X7S6W = (from_chunk_41dadcac ??= require("./chunk-41dadcac.cjs"))["chunk-DQ4X7S6W"]();
var import_chunk_OD5MBHGC = (from_chunk_41dadcac ??= require("./chunk-41dadcac.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_3QZ5U6WM = (from_chunk_c565742e ??= require("./chunk-c565742e.cjs"))["chunk-3QZ5U6WM"]();
var import_chunk_T4VQQQH7 = (from_chunk_41dadcac ??= require("./chunk-41dadcac.cjs"))["chunk-T4VQQQH7"]();
var import_chunk_AU4ZZBNW = (from_chunk_41dadcac ??= require("./chunk-41dadcac.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_41dadcac ??= require("./chunk-41dadcac.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_U2OMJXPP = (from_chunk_c565742e ??= require("./chunk-c565742e.cjs"))["chunk-U2OMJXPP"]();
var import_chunk_6XFC6EFD = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-6XFC6EFD"]();
var import_chunk_V4PE7HUT = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-V4PE7HUT"]();
var import_chunk_7MZOPT3Z = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-7MZOPT3Z"]();
var import_chunk_6OZOC3T4 = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_TTKF5NFW = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-TTKF5NFW"]();
var import_chunk_UR4NHKDG = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-UR4NHKDG"]();
var import_chunk_IX75LTR6 = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_FZ46Z7SY = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-FZ46Z7SY"]();
var import_chunk_FEWEQBUY = (from_chunk_d8ca3d31 ??= require("./chunk-d8ca3d31.cjs"))["chunk-FEWEQBUY"]();
var import_chunk_KIWNQOUG = (from_chunk_d8ca3d31 ??= require("./chunk-d8ca3d31.cjs"))["chunk-KIWNQOUG"]();
var import_chunk_SSW2KU2S = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-SSW2KU2S"]();
var import_chunk_4FXSJHAA = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_G7NU67CU = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-G7NU67CU"]();
var import_chunk_BDOSMIDW = (from_run_2ff82c17 ??= require("./run-2ff82c17.cjs"))["chunk-BDOSMIDW"]();
var import_chunk_YQQJ2DIH = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-YQQJ2DIH"]();
var import_chunk_ZNBBSIGT = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_LN42UKEM = (from_chunk_7b9839b8 ??= require("./chunk-7b9839b8.cjs"))["chunk-LN42UKEM"]();
var import_chunk_M2EGDVSO = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-M2EGDVSO"]();
var import_chunk_26VPP5XZ = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-26VPP5XZ"]();
var import_chunk_VDQPBWEA = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_Z4DQYGH4 = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-Z4DQYGH4"]();
var import_chunk_LVNQ6BKQ = (from_chunk_1b3f4d4a ??= require("./chunk-1b3f4d4a.cjs"))["chunk-LVNQ6BKQ"]();
var import_chunk_6XLZX4RZ = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-6XLZX4RZ"]();
var import_chunk_MIRQVROI = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-MIRQVROI"]();
var import_chunk_2OZZ4N6C = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_SWVW3W2S = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-SWVW3W2S"]();
var import_chunk_TFK42EIZ = (from_chunk_7b9839b8 ??= require("./chunk-7b9839b8.cjs"))["chunk-TFK42EIZ"]();
var import_chunk_3J3Q4ADO = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-3J3Q4ADO"]();
var import_chunk_KWFI7ZZM = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-KWFI7ZZM"]();
var import_chunk_6WA42HPM = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-6WA42HPM"]();
var import_chunk_RSKKPXSK = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-RSKKPXSK"]();
var import_chunk_KWWFSC3C = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_OUIHTZVP = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-OUIHTZVP"]();
var import_chunk_HZZBRIM4 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_XJYLUAK5 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-XJYLUAK5"]();
var import_chunk_ZIOD77D2 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-ZIOD77D2"]();
var import_chunk_VSMGTIEE = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-VSMGTIEE"]();
var import_chunk_TQOS4VU5 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-TQOS4VU5"]();
var import_chunk_H3R6QWQ7 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-H3R6QWQ7"]();
var import_chunk_BPDDXC6Y = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_V3A7WCZ3 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-V3A7WCZ3"]();
var import_chunk_GWHVVY2H = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-GWHVVY2H"]();
var import_chunk_XJQSEWSE = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-XJQSEWSE"]();
var import_chunk_YY6N2GNC = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_MFTZKIJ3 = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-MFTZKIJ3"]();
var import_chunk_TMHZYMWS = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-TMHZYMWS"]();
var import_chunk_GDREXKJU = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-GDREXKJU"]();
var import_chunk_QZRNUFII = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_HZBFAZWM = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-HZBFAZWM"]();
var import_chunk_OLOC3CPJ = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-COCIJOXI"]();
var import_chunk_DT6XJMS2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-DT6XJMS2"]();
var import_chunk_IY67O6LB = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-IY67O6LB"]();
var import_chunk_LV57UY52 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-LV57UY52"]();
var import_chunk_7R4OZ5NR = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_ZINJSA2P = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-ZINJSA2P"]();
var import_chunk_JCXOI3TM = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-JCXOI3TM"]();
var import_chunk_YAOSKHMQ = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-YAOSKHMQ"]();
var import_chunk_MZXVAYM7 = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-MZXVAYM7"]();
var import_chunk_6YI44MHD = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_4DM5I4D3 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-4DM5I4D3"]();
var import_chunk_D4EQFVC3 = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-D4EQFVC3"]();
var import_chunk_NLWRO2NF = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_BHSNOJBM = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BHSNOJBM"]();
var import_chunk_SMVOO4S2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_6SBCUWJU = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-6SBCUWJU"]();
var import_chunk_VWRDYMPS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_5ACXQQUS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-5ACXQQUS"]();
var import_chunk_HFQSMDHW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-HFQSMDHW"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_YM7SSJYY = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_7APCTLTW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-7APCTLTW"]();
var import_chunk_M7V4JJRG = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-M7V4JJRG"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_VHNAQYD7 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HJ4XJV55 = (from_main ??= require("../main.cjs"))["chunk-HJ4XJV55"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var REVIEWS_ONLY = [
  ...import_chunk_BDOSMIDW.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_chunk_CNCGXDZ2.readRunOptions)(input);
  (0, import_chunk_CNCGXDZ2.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_6NRYKCYN.requireClient)();
  const progress = (0, import_chunk_6NRYKCYN.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_TTKF5NFW.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_LR3BK5BY.deliver)(
    await (0, import_chunk_LR3BK5BY.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_6NRYKCYN.costLine)(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: (0, import_chunk_AU4ZZBNW.auditVerdict)(audit.state).exit,
    stderr: lines,
    ...stdout === void 0 ? {} : { stdout }
  };
}
async function started(input, { caps }, { say }) {
  const audit = await (0, import_chunk_5IY7PYAO.startAudit)({
    ...await (0, import_chunk_5IY7PYAO.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_5JJ2WLWV.huntCalls)(files, roles.length);
      (0, import_chunk_6NRYKCYN.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_5IY7PYAO.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_CNCGXDZ2.refuseGiven)(input, ["yes"], `cannot be changed: audit ${name} was started with its own`);
  const home = await (0, import_chunk_2XJFZYDY.openRepository)(input.cwd);
  const audit = await (0, import_chunk_TTKF5NFW.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_UECDAFWM.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_TTKF5NFW.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const show = (0, import_chunk_6NRYKCYN.showing)(progress, async (session) => {
    const now = await progressOfAudit(home, file.audit);
    return now === void 0 ? void 0 : { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_6NRYKCYN.agentTokens)(session)) };
  });
  const { agents } = caps;
  return (0, import_chunk_6NRYKCYN.runClient)({
    ...{ ...(0, import_chunk_6NRYKCYN.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_6NRYKCYN.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function progressOfAudit(home, name) {
  const { file, state } = await (0, import_chunk_TTKF5NFW.openAudit)(home, name);
  const move = (0, import_chunk_3QZ5U6WM.decideMove)(file, state);
  const round = (0, import_chunk_TTKF5NFW.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  const progress = (0, import_chunk_7MZOPT3Z.currentProgress)(await (0, import_chunk_FZ46Z7SY.openRun)(home, move.run));
  return { ...progress, phase: `round ${round}, ${progress.phase}` };
}
function abortText(audit) {
  const failure = (0, import_chunk_UECDAFWM.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_HJ4XJV55.failureText)(
    new import_chunk_TJ5KMKV5.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_6NRYKCYN.whyUnfinished)(end);
  const asks = !file.auto && (0, import_chunk_3QZ5U6WM.decideMove)(file, state).kind === "ask";
  return new import_chunk_TJ5KMKV5.Failure("run/not-finished", `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
