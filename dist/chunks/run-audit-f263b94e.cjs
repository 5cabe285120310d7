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
var from_audit_start_bfe85cf8;
var from_chunk_11b369f4;
var from_chunk_1461d968;
var from_chunk_1f30fb49;
var from_chunk_24fd9d80;
var from_chunk_29398c02;
var from_chunk_2b749ec9;
var from_chunk_32195a4a;
var from_chunk_3e0ca10e;
var from_chunk_59850f32;
var from_chunk_71b232b9;
var from_chunk_7a4e11dd;
var from_chunk_81729125;
var from_chunk_94e1a425;
var from_chunk_a21be80a;
var from_chunk_a30e7128;
var from_chunk_b3016b58;
var from_chunk_be66ce36;
var from_chunk_c7d53138;
var from_chunk_d88b49e6;
var from_chunk_e991cab1;
var from_chunk_eacf48f2;
var from_chunk_f78e4f97;
var from_chunk_f9d4de8e;
var from_chunk_fad61fb7;
var from_chunk_fb4ecf02;
var from_commit_tree_f21d4c1e;
var from_run_507db206;
var from_main;
parts["run-audit-MTY6S3QN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BFDK76XD = (from_chunk_fb4ecf02 ??= require("./chunk-fb4ecf02.cjs"))["chunk-BFDK76XD"]();
var import_chunk_Y6S6MZMH = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-Y6S6MZMH"]();
var import_chunk_XAKLBBLP = (from_audit_start_bfe85cf8 ??= require("./audit-start-bfe85cf8.cjs"))["chunk-XAKLBBLP"]();
var import_chunk_2BAJJG74 = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-2BAJJG74"]();
var import_chunk_TJZJLIHU = (from_run_507db206 ??= require("./run-507db206.cjs"))["chunk-TJZJLIHU"]();
var import_chunk_NX5CQH34 = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-NX5CQH34"]();
var import_chunk_IRWJ3DS6 = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-IRWJ3DS6"]();
var import_chunk_ZO2N5URF = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-ZO2N5URF"]();
var import_chunk_OCTQMCE2 = (from_commit_tree_f21d4c1e ??= require("./commit-tree-f21d4c1e.cjs"))["chunk-OCTQMCE2"]();
var import_chunk_IKPSSMIT = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-IKPSSMIT"]();
var import_chunk_4DJUYQ6P = (from_chunk_f78e4f97 ??= require("./chunk-f78e4f97.cjs"))["chunk-4DJUYQ6P"]();
var import_chunk_BT4UZFTP = (from_chunk_1461d968 ??= require("./chunk-1461d968.cjs"))["chunk-BT4UZFTP"]();
var import_chunk_C4UAS7OJ = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_6IXNK4TP = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-6IXNK4TP"]();
var import_chunk_KSJJYBKH = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-KSJJYBKH"]();
var import_chunk_LLPVZERS = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-LLPVZERS"]();
var import_chunk_CZJGMV5S = (from_chunk_f78e4f97 ??= require("./chunk-f78e4f97.cjs"))["chunk-CZJGMV5S"]();
var import_chunk_YOOLZDFD = (from_chunk_7a4e11dd ??= require("./chunk-7a4e11dd.cjs"))["chunk-YOOLZDFD"]();
var import_chunk_OD5MBHGC = (from_chunk_7a4e11dd ??= require("./chunk-7a4e11dd.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_ANU55OVX = (from_chunk_1461d968 ??= require("./chunk-1461d968.cjs"))["chunk-ANU55OVX"]();
var import_chunk_46T27C37 = (from_chunk_7a4e11dd ??= require("./chunk-7a4e11dd.cjs"))["chunk-46T27C37"]();
var import_chunk_AU4ZZBNW = (from_chunk_7a4e11dd ??= require("./chunk-7a4e11dd.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_7a4e11dd ??= require("./chunk-7a4e11dd.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_XVN7AKIO = (from_chunk_1461d968 ??= require("./chunk-1461d968.cjs"))["chunk-XVN7AKIO"]();
var import_chunk_XIX3Q4UJ = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-XIX3Q4UJ"]();
var import_chunk_J6HKFKXK = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-J6HKFKXK"]();
var import_chunk_56ZNIBW6 = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-56ZNIBW6"]();
var import_chunk_6OZOC3T4 = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_FDBZDE4F = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-FDBZDE4F"]();
var import_chunk_3MHQRYCG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-3MHQRYCG"]();
var import_chunk_IX75LTR6 = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_2ZF6S5IG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-2ZF6S5IG"]();
var import_chunk_LD5EXRXZ = (from_chunk_e991cab1 ??= require("./chunk-e991cab1.cjs"))["chunk-LD5EXRXZ"]();
var import_chunk_MBQ775NA = (from_chunk_e991cab1 ??= require("./chunk-e991cab1.cjs"))["chunk-MBQ775NA"]();
var import_chunk_F5HMGLW4 = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-F5HMGLW4"]();
var import_chunk_4FXSJHAA = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_5UWGRQF5 = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-5UWGRQF5"]();
var import_chunk_BLYZAUGV = (from_run_507db206 ??= require("./run-507db206.cjs"))["chunk-BLYZAUGV"]();
var import_chunk_IGDOWXDL = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-IGDOWXDL"]();
var import_chunk_ZNBBSIGT = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_RHOI63J3 = (from_chunk_94e1a425 ??= require("./chunk-94e1a425.cjs"))["chunk-RHOI63J3"]();
var import_chunk_AFEDSF4O = (from_chunk_c7d53138 ??= require("./chunk-c7d53138.cjs"))["chunk-AFEDSF4O"]();
var import_chunk_Q4AACVZO = (from_chunk_32195a4a ??= require("./chunk-32195a4a.cjs"))["chunk-Q4AACVZO"]();
var import_chunk_VDQPBWEA = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_EDP53G44 = (from_chunk_f78e4f97 ??= require("./chunk-f78e4f97.cjs"))["chunk-EDP53G44"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_AAXHAB44 = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-AAXHAB44"]();
var import_chunk_7EQZ2GT5 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-7EQZ2GT5"]();
var import_chunk_6YI44MHD = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-6YI44MHD"]();
var import_chunk_2OZZ4N6C = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_VPFLAI25 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VPFLAI25"]();
var import_chunk_5P3XDCHG = (from_chunk_94e1a425 ??= require("./chunk-94e1a425.cjs"))["chunk-5P3XDCHG"]();
var import_chunk_TP5P4NU6 = (from_chunk_f78e4f97 ??= require("./chunk-f78e4f97.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_UVQ3EDUK = (from_chunk_f78e4f97 ??= require("./chunk-f78e4f97.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_QRTS7KGD = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-QRTS7KGD"]();
var import_chunk_VO7RZY6K = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-VO7RZY6K"]();
var import_chunk_KWWFSC3C = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_IRMYRSV6 = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-IRMYRSV6"]();
var import_chunk_HZZBRIM4 = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_SKQ7EGPN = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_475S5V2Y = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-475S5V2Y"]();
var import_chunk_3V52MLDU = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-3V52MLDU"]();
var import_chunk_JDAFOW5P = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-JDAFOW5P"]();
var import_chunk_5ZTUA6RG = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-5ZTUA6RG"]();
var import_chunk_BPDDXC6Y = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_7JR2VYIF = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-7JR2VYIF"]();
var import_chunk_5WFRSBAK = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-5WFRSBAK"]();
var import_chunk_REP4ZIYU = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-REP4ZIYU"]();
var import_chunk_YY6N2GNC = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_HRGRC7CH = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-HRGRC7CH"]();
var import_chunk_TC56UMTW = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-TC56UMTW"]();
var import_chunk_MRIZSMLB = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-MRIZSMLB"]();
var import_chunk_QZRNUFII = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-BLJONZEY"]();
var import_chunk_USQDZOTE = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-USQDZOTE"]();
var import_chunk_JLQTFBYT = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-JLQTFBYT"]();
var import_chunk_OLOC3CPJ = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-COCIJOXI"]();
var import_chunk_LHUUPZTH = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-LHUUPZTH"]();
var import_chunk_5R3KKR5L = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_VLXE6YBG = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-VLXE6YBG"]();
var import_chunk_7R4OZ5NR = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_LTWM26FQ = (from_chunk_c7d53138 ??= require("./chunk-c7d53138.cjs"))["chunk-LTWM26FQ"]();
var import_chunk_U7RQP5RZ = (from_chunk_32195a4a ??= require("./chunk-32195a4a.cjs"))["chunk-U7RQP5RZ"]();
var import_chunk_R4HTJOET = (from_chunk_32195a4a ??= require("./chunk-32195a4a.cjs"))["chunk-R4HTJOET"]();
var import_chunk_P37T4B5O = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-P37T4B5O"]();
var import_chunk_PIEXY6Y7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_3HWUE6N7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_R62FEOYP = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_JKFFGONX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-JKFFGONX"]();
var import_chunk_WCK3D5U5 = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-7APCTLTW"]();
var import_chunk_IWL6AR3C = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-IWL6AR3C"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_LFEMXBUT = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_VHNAQYD7 = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-UTFC5QHX"]();
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
  const options = (0, import_chunk_TJZJLIHU.readRunOptions)(input);
  (0, import_chunk_TJZJLIHU.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_BFDK76XD.requireClient)();
  const progress = (0, import_chunk_BFDK76XD.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_FDBZDE4F.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_NX5CQH34.deliver)(
    await (0, import_chunk_NX5CQH34.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_BFDK76XD.costLine)(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: (0, import_chunk_AU4ZZBNW.auditVerdict)(audit.state).exit,
    stderr: lines,
    ...stdout === void 0 ? {} : { stdout }
  };
}
async function started(input, { caps }, { say }) {
  const audit = await (0, import_chunk_XAKLBBLP.startAudit)({
    ...await (0, import_chunk_XAKLBBLP.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_CZJGMV5S.huntCalls)(files, roles.length);
      (0, import_chunk_BFDK76XD.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_XAKLBBLP.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_TJZJLIHU.refuseGiven)(input, ["yes"], `cannot be changed: audit ${name} was started with its own`);
  const home = await (0, import_chunk_OQ2GIMKN.openRepository)(input.cwd);
  const audit = await (0, import_chunk_FDBZDE4F.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_OCTQMCE2.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_FDBZDE4F.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const show = (0, import_chunk_BFDK76XD.showing)(progress, async (session) => {
    const now = await progressOfAudit(home, file.audit);
    return now === void 0 ? void 0 : { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_BFDK76XD.agentTokens)(session)) };
  });
  const { agents } = caps;
  return (0, import_chunk_BFDK76XD.runClient)({
    ...{ ...(0, import_chunk_BFDK76XD.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_BFDK76XD.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function progressOfAudit(home, name) {
  const { file, state } = await (0, import_chunk_FDBZDE4F.openAudit)(home, name);
  const move = (0, import_chunk_ANU55OVX.decideMove)(file, state);
  const round = (0, import_chunk_FDBZDE4F.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  const progress = (0, import_chunk_56ZNIBW6.currentProgress)(await (0, import_chunk_2ZF6S5IG.openRun)(home, move.run));
  return { ...progress, phase: `round ${round}, ${progress.phase}` };
}
function abortText(audit) {
  const failure = (0, import_chunk_OCTQMCE2.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_HJ4XJV55.failureText)(
    new import_chunk_TJ5KMKV5.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_BFDK76XD.whyUnfinished)(end);
  const asks = !file.auto && (0, import_chunk_ANU55OVX.decideMove)(file, state).kind === "ask";
  return new import_chunk_TJ5KMKV5.Failure("run/not-finished", `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
