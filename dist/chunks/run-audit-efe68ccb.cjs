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
var from_audit_start_b856265b;
var from_chunk_1f30fb49;
var from_chunk_1fb6791f;
var from_chunk_21ced133;
var from_chunk_3d276ecd;
var from_chunk_44bd882d;
var from_chunk_4a31f215;
var from_chunk_59850f32;
var from_chunk_850e46ab;
var from_chunk_8bd4da7b;
var from_chunk_9665ff51;
var from_chunk_9de922ed;
var from_chunk_a1505dae;
var from_chunk_a30e7128;
var from_chunk_a6806b90;
var from_chunk_b3016b58;
var from_chunk_c12db614;
var from_chunk_d2cf1ed1;
var from_chunk_d929e9e9;
var from_chunk_d9c6d3b6;
var from_chunk_eacf48f2;
var from_chunk_f2c0676d;
var from_chunk_f2f9b08a;
var from_chunk_f7bf1d95;
var from_chunk_f85be931;
var from_chunk_f9f89524;
var from_commit_tree_063feba1;
var from_run_7a4a9ddf;
var from_main;
parts["run-audit-OVJHJEO2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XXVZEKG6 = (from_chunk_3d276ecd ??= require("./chunk-3d276ecd.cjs"))["chunk-XXVZEKG6"]();
var import_chunk_Y6S6MZMH = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-Y6S6MZMH"]();
var import_chunk_D7D2IHIK = (from_audit_start_b856265b ??= require("./audit-start-b856265b.cjs"))["chunk-D7D2IHIK"]();
var import_chunk_2BAJJG74 = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-2BAJJG74"]();
var import_chunk_OHUQXKYN = (from_run_7a4a9ddf ??= require("./run-7a4a9ddf.cjs"))["chunk-OHUQXKYN"]();
var import_chunk_IRVLTCZ7 = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-IRVLTCZ7"]();
var import_chunk_IRWJ3DS6 = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-IRWJ3DS6"]();
var import_chunk_H4VEHK23 = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-H4VEHK23"]();
var import_chunk_M5OWZXPL = (from_commit_tree_063feba1 ??= require("./commit-tree-063feba1.cjs"))["chunk-M5OWZXPL"]();
var import_chunk_IKPSSMIT = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-IKPSSMIT"]();
var import_chunk_TTEZC2MU = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-TTEZC2MU"]();
var import_chunk_M4EXH225 = (from_chunk_9de922ed ??= require("./chunk-9de922ed.cjs"))["chunk-M4EXH225"]();
var import_chunk_C4UAS7OJ = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_6IXNK4TP = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-6IXNK4TP"]();
var import_chunk_KSJJYBKH = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-KSJJYBKH"]();
var import_chunk_LLPVZERS = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-LLPVZERS"]();
var import_chunk_CZJGMV5S = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-CZJGMV5S"]();
var import_chunk_YZRE2KPN = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-YZRE2KPN"]();
var import_chunk_OD5MBHGC = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_JFQTYDX6 = (from_chunk_9de922ed ??= require("./chunk-9de922ed.cjs"))["chunk-JFQTYDX6"]();
var import_chunk_46T27C37 = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-46T27C37"]();
var import_chunk_AU4ZZBNW = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_XVN7AKIO = (from_chunk_9de922ed ??= require("./chunk-9de922ed.cjs"))["chunk-XVN7AKIO"]();
var import_chunk_654IY4M4 = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-654IY4M4"]();
var import_chunk_LD34VVUK = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-LD34VVUK"]();
var import_chunk_E3YJAVWO = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-E3YJAVWO"]();
var import_chunk_6OZOC3T4 = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_GEBT2NBE = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-GEBT2NBE"]();
var import_chunk_4IJSGOPC = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-4IJSGOPC"]();
var import_chunk_IX75LTR6 = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_AMIPZTVW = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-AMIPZTVW"]();
var import_chunk_UR3NI52W = (from_chunk_21ced133 ??= require("./chunk-21ced133.cjs"))["chunk-UR3NI52W"]();
var import_chunk_IQR6M7XW = (from_chunk_21ced133 ??= require("./chunk-21ced133.cjs"))["chunk-IQR6M7XW"]();
var import_chunk_KN5LBNRP = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-KN5LBNRP"]();
var import_chunk_4FXSJHAA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_XMYXWJDA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-XMYXWJDA"]();
var import_chunk_BLYZAUGV = (from_run_7a4a9ddf ??= require("./run-7a4a9ddf.cjs"))["chunk-BLYZAUGV"]();
var import_chunk_IGDOWXDL = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-IGDOWXDL"]();
var import_chunk_ZNBBSIGT = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_RHOI63J3 = (from_chunk_f2f9b08a ??= require("./chunk-f2f9b08a.cjs"))["chunk-RHOI63J3"]();
var import_chunk_Z5KQ3L5X = (from_chunk_4a31f215 ??= require("./chunk-4a31f215.cjs"))["chunk-Z5KQ3L5X"]();
var import_chunk_NNX3P7V2 = (from_chunk_8bd4da7b ??= require("./chunk-8bd4da7b.cjs"))["chunk-NNX3P7V2"]();
var import_chunk_VDQPBWEA = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_EDP53G44 = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-EDP53G44"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_AAXHAB44 = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-AAXHAB44"]();
var import_chunk_7EQZ2GT5 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-7EQZ2GT5"]();
var import_chunk_6YI44MHD = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-6YI44MHD"]();
var import_chunk_2OZZ4N6C = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_VPFLAI25 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VPFLAI25"]();
var import_chunk_GGRBTNGY = (from_chunk_f2f9b08a ??= require("./chunk-f2f9b08a.cjs"))["chunk-GGRBTNGY"]();
var import_chunk_TP5P4NU6 = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_UVQ3EDUK = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_5HRABRPG = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-5HRABRPG"]();
var import_chunk_RGRCZRGM = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-RGRCZRGM"]();
var import_chunk_KWWFSC3C = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_E4RQK46R = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-E4RQK46R"]();
var import_chunk_HZZBRIM4 = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_SKQ7EGPN = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_475S5V2Y = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-475S5V2Y"]();
var import_chunk_LPPGIWES = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-LPPGIWES"]();
var import_chunk_VB7ONATO = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-VB7ONATO"]();
var import_chunk_U3RE6OK2 = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-U3RE6OK2"]();
var import_chunk_BPDDXC6Y = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_U2NSWBQV = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-U2NSWBQV"]();
var import_chunk_5WFRSBAK = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-5WFRSBAK"]();
var import_chunk_REP4ZIYU = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-REP4ZIYU"]();
var import_chunk_YY6N2GNC = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_B6RM6MJB = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-B6RM6MJB"]();
var import_chunk_7MRZNBPJ = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-7MRZNBPJ"]();
var import_chunk_MRIZSMLB = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-MRIZSMLB"]();
var import_chunk_QZRNUFII = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-BLJONZEY"]();
var import_chunk_USQDZOTE = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-USQDZOTE"]();
var import_chunk_JLQTFBYT = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-JLQTFBYT"]();
var import_chunk_OLOC3CPJ = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-COCIJOXI"]();
var import_chunk_3GUFPN3T = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-3GUFPN3T"]();
var import_chunk_5R3KKR5L = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_YENEQDSW = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-YENEQDSW"]();
var import_chunk_7R4OZ5NR = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_LTWM26FQ = (from_chunk_4a31f215 ??= require("./chunk-4a31f215.cjs"))["chunk-LTWM26FQ"]();
var import_chunk_CIPIN4SN = (from_chunk_8bd4da7b ??= require("./chunk-8bd4da7b.cjs"))["chunk-CIPIN4SN"]();
var import_chunk_GQ6AFRFY = (from_chunk_8bd4da7b ??= require("./chunk-8bd4da7b.cjs"))["chunk-GQ6AFRFY"]();
var import_chunk_P37T4B5O = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-P37T4B5O"]();
var import_chunk_PIEXY6Y7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_3HWUE6N7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_R62FEOYP = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_UTLSXTLJ = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTLSXTLJ"]();
var import_chunk_WCK3D5U5 = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-7APCTLTW"]();
var import_chunk_GBGOFNMU = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-GBGOFNMU"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_LFEMXBUT = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_VHNAQYD7 = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HJ4XJV55 = (from_main ??= require("../main.cjs"))["chunk-HJ4XJV55"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var REVIEWS_ONLY = [
  ...import_chunk_BLYZAUGV.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_chunk_OHUQXKYN.readRunOptions)(input);
  (0, import_chunk_OHUQXKYN.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_XXVZEKG6.requireClient)();
  const progress = (0, import_chunk_XXVZEKG6.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_GEBT2NBE.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_IRVLTCZ7.deliver)(
    await (0, import_chunk_IRVLTCZ7.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_XXVZEKG6.costLine)(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: (0, import_chunk_AU4ZZBNW.auditVerdict)(audit.state).exit,
    stderr: lines,
    ...stdout === void 0 ? {} : { stdout }
  };
}
async function started(input, { caps }, { say }) {
  const audit = await (0, import_chunk_D7D2IHIK.startAudit)({
    ...await (0, import_chunk_D7D2IHIK.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_CZJGMV5S.huntCalls)(files, roles.length);
      (0, import_chunk_XXVZEKG6.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_D7D2IHIK.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_OHUQXKYN.refuseGiven)(input, ["yes"], `cannot be changed: audit ${name} was started with its own`);
  const home = await (0, import_chunk_OQ2GIMKN.openRepository)(input.cwd);
  const audit = await (0, import_chunk_GEBT2NBE.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_M5OWZXPL.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_GEBT2NBE.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const show = (0, import_chunk_XXVZEKG6.showing)(progress, async (session) => {
    const now = await progressOfAudit(home, file.audit);
    return now === void 0 ? void 0 : { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_XXVZEKG6.agentTokens)(session)) };
  });
  const { agents } = caps;
  return (0, import_chunk_XXVZEKG6.runClient)({
    ...{ ...(0, import_chunk_XXVZEKG6.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_XXVZEKG6.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function progressOfAudit(home, name) {
  const { file, state } = await (0, import_chunk_GEBT2NBE.openAudit)(home, name);
  const move = (0, import_chunk_JFQTYDX6.decideMove)(file, state);
  const round = (0, import_chunk_GEBT2NBE.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  const progress = (0, import_chunk_E3YJAVWO.currentProgress)(await (0, import_chunk_AMIPZTVW.openRun)(home, move.run));
  return { ...progress, phase: `round ${round}, ${progress.phase}` };
}
function abortText(audit) {
  const failure = (0, import_chunk_M5OWZXPL.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_HJ4XJV55.failureText)(
    new import_chunk_TJ5KMKV5.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_XXVZEKG6.whyUnfinished)(end);
  const asks = !file.auto && (0, import_chunk_JFQTYDX6.decideMove)(file, state).kind === "ask";
  return new import_chunk_TJ5KMKV5.Failure("run/not-finished", `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
