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
var from_audit_status_3de84b87;
var from_chunk_00be7c33;
var from_chunk_0fa93f3b;
var from_chunk_1515df2b;
var from_chunk_254dd86b;
var from_chunk_5545257f;
var from_chunk_5d38c3d2;
var from_chunk_6366766c;
var from_chunk_63ac0890;
var from_chunk_69cb593b;
var from_chunk_69f866bd;
var from_chunk_6d832456;
var from_chunk_76cc671a;
var from_chunk_8800c650;
var from_chunk_8f0c5ae8;
var from_chunk_978e1c7e;
var from_chunk_a6ed772f;
var from_chunk_abb4784f;
var from_chunk_b59aa0ba;
var from_chunk_b911d581;
var from_chunk_c14a63db;
var from_chunk_c8595abe;
var from_chunk_dd85c4a4;
var from_chunk_e56261d7;
var from_chunk_ed8f7d80;
var from_chunk_f0b94222;
var from_commit_tree_e283d6cc;
var from_next_2262d4d9;
var from_pre_a111d074;
var from_start_over_996ab5bc;
var from_main;
parts["next-audit-B2RDN7T2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_U3TOTPXK = (from_commit_tree_e283d6cc ??= require("./commit-tree-e283d6cc.cjs"))["chunk-U3TOTPXK"]();
var import_chunk_PPDDJLFH = (from_chunk_8800c650 ??= require("./chunk-8800c650.cjs"))["chunk-PPDDJLFH"]();
var import_chunk_BIWCTRI7 = (from_chunk_5545257f ??= require("./chunk-5545257f.cjs"))["chunk-BIWCTRI7"]();
var import_chunk_BUXXRFEX = (from_chunk_978e1c7e ??= require("./chunk-978e1c7e.cjs"))["chunk-BUXXRFEX"]();
var import_chunk_62M7DFJQ = (from_chunk_5545257f ??= require("./chunk-5545257f.cjs"))["chunk-62M7DFJQ"]();
var import_chunk_YRPHIAIA = (from_chunk_5545257f ??= require("./chunk-5545257f.cjs"))["chunk-YRPHIAIA"]();
var import_chunk_YEF32YAJ = (from_next_2262d4d9 ??= require("./next-2262d4d9.cjs"))["chunk-YEF32YAJ"]();
var import_chunk_U35LX66W = (from_chunk_6d832456 ??= require("./chunk-6d832456.cjs"))["chunk-U35LX66W"]();
var import_chunk_BGEPR4S3 = (from_chunk_b911d581 ??= require("./chunk-b911d581.cjs"))["chunk-BGEPR4S3"]();
var import_chunk_OZPVBLNF = (from_chunk_b911d581 ??= require("./chunk-b911d581.cjs"))["chunk-OZPVBLNF"]();
var import_chunk_RMOXLEKQ = (from_audit_status_3de84b87 ??= require("./audit-status-3de84b87.cjs"))["chunk-RMOXLEKQ"]();
var import_chunk_BAOJX4R7 = (from_chunk_b911d581 ??= require("./chunk-b911d581.cjs"))["chunk-BAOJX4R7"]();
var import_chunk_K6KIQL4H = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_ZOTCQCXQ = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_MABAVK7Q = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-MABAVK7Q"]();
var import_chunk_4WLFF5BH = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-4WLFF5BH"]();
var import_chunk_NF6L2QM5 = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_L2R27OF5 = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-L2R27OF5"]();
var import_chunk_NHELWCUX = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-NHELWCUX"]();
var import_chunk_SO5HPFXT = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-SO5HPFXT"]();
var import_chunk_6DVIHS5K = (from_chunk_69f866bd ??= require("./chunk-69f866bd.cjs"))["chunk-6DVIHS5K"]();
var import_chunk_JQZK2ZS3 = (from_chunk_0fa93f3b ??= require("./chunk-0fa93f3b.cjs"))["chunk-JQZK2ZS3"]();
var import_chunk_A3Z5PJCD = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-A3Z5PJCD"]();
var import_chunk_6YI44MHD = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-6YI44MHD"]();
var import_chunk_37GBF5AZ = (from_chunk_00be7c33 ??= require("./chunk-00be7c33.cjs"))["chunk-37GBF5AZ"]();
var import_chunk_TEJS25FL = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-TEJS25FL"]();
var import_chunk_XPEG3GE4 = (from_chunk_0fa93f3b ??= require("./chunk-0fa93f3b.cjs"))["chunk-XPEG3GE4"]();
var import_chunk_4VRATDPP = (from_chunk_00be7c33 ??= require("./chunk-00be7c33.cjs"))["chunk-4VRATDPP"]();
var import_chunk_MRFLFNRQ = (from_chunk_00be7c33 ??= require("./chunk-00be7c33.cjs"))["chunk-MRFLFNRQ"]();
var import_chunk_JZ5BEPTW = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-JZ5BEPTW"]();
var import_chunk_2XWVF7Y5 = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_EDJQS4ZY = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-EDJQS4ZY"]();
var import_chunk_TWOGUOFL = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_BVELYKGM = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-BVELYKGM"]();
var import_chunk_WGKVHWCI = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_WJI2VWGY = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-WJI2VWGY"]();
var import_chunk_3UUCTPYR = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-3UUCTPYR"]();
var import_chunk_5ZFEDAR5 = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_ZV6PCVJO = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-ZV6PCVJO"]();
var import_chunk_E6MTW7BY = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-E6MTW7BY"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_SMP22O6F = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-SMP22O6F"]();
var import_chunk_RVKZZZOY = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_GZON6V6D = (from_chunk_b911d581 ??= require("./chunk-b911d581.cjs"))["chunk-GZON6V6D"]();
var import_chunk_RG4IOFNY = (from_chunk_b911d581 ??= require("./chunk-b911d581.cjs"))["chunk-RG4IOFNY"]();
var import_chunk_MKJQCQYQ = (from_chunk_6d832456 ??= require("./chunk-6d832456.cjs"))["chunk-MKJQCQYQ"]();
var import_chunk_PR2CTWU6 = (from_chunk_6d832456 ??= require("./chunk-6d832456.cjs"))["chunk-PR2CTWU6"]();
var import_chunk_RMA6ZH3F = (from_chunk_b911d581 ??= require("./chunk-b911d581.cjs"))["chunk-RMA6ZH3F"]();
var import_chunk_EN3FHX4L = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_66CI7OW7 = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-66CI7OW7"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_U2BZMFL2 = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-U2BZMFL2"]();
var import_chunk_ISZ4PAA4 = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-ISZ4PAA4"]();
var import_chunk_BPDDXC6Y = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-CJPODVJK"]();
var import_chunk_BFRPMA3C = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-BFRPMA3C"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_AZVLSPOT = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-AZVLSPOT"]();
var import_chunk_JE72X3PH = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-JE72X3PH"]();
var import_chunk_M4KWTVPR = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-M4KWTVPR"]();
var import_chunk_UHSTSU6V = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_3PQECFJH = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-3PQECFJH"]();
var import_chunk_OLOC3CPJ = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XK645RH3"]();
var import_chunk_EY3TLPLY = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-EY3TLPLY"]();
var import_chunk_ECIEMOSC = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-ECIEMOSC"]();
var import_chunk_XNP3TQ5Y = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XNP3TQ5Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_7WS7AWLL = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-7WS7AWLL"]();
var import_chunk_TGG77MBH = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-TGG77MBH"]();
var import_chunk_QZ4XFXGL = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FAHISRCY = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-FAHISRCY"]();
var import_chunk_4K43GC5W = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-4K43GC5W"]();
var import_chunk_RGRQIC6G = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-RGRQIC6G"]();
var import_chunk_SMKJISEK = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_XKMPNDJX = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_4VIGT5XE = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-4VIGT5XE"]();
var import_chunk_TDQILXMZ = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-TDQILXMZ"]();
var import_chunk_XQOCDP6C = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_MMBELJYL = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-MMBELJYL"]();
var import_chunk_W4LYE4MS = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-W4LYE4MS"]();
var import_chunk_7R4OZ5NR = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_NDSJSICE = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-NDSJSICE"]();
var import_chunk_WCK3D5U5 = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_L7FGQUX6 = (from_chunk_254dd86b ??= require("./chunk-254dd86b.cjs"))["chunk-L7FGQUX6"]();
var import_chunk_YKMPV6QP = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_MC767C2S = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-MC767C2S"]();
var import_chunk_DGZOEXLR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_XXL34WTQ = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_U3TOTPXK.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_BAOJX4R7.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = (0, import_chunk_RMOXLEKQ.newsOf)(await (0, import_chunk_RMOXLEKQ.tellNews)(advanced.audit), file.work_tree);
  if (json) return { status: 0, stdout: `${JSON.stringify({ ...jsonOf(advanced), news }, null, 2)}
` };
  return { status: 0, stdout: withNews(textOf(advanced), news) };
}
function withNews(text, news) {
  if (news.length === 0) return text;
  const [state = "", ...rest] = text.split("\n");
  return [state, "Since the last call:", ...news.map((line) => `  ${line}`), ...rest].join("\n");
}
function textOf({ audit, waiting }) {
  const next = `correctless next ${audit.file.audit}`;
  switch (waiting.kind) {
    case "dispatch":
      return (0, import_chunk_YEF32YAJ.dispatchText)(waiting.run, waiting.step, next);
    case "ask":
      return ["state: ask", ...questionLines(audit, waiting.question), `Then run: ${next}`, ""].join("\n");
    case "wait":
      return [
        "state: wait",
        `At work: ${(0, import_chunk_XKMPNDJX.inertLine)(waiting.what)}`,
        `Run again, as often as it says so: ${next}`,
        ""
      ].join("\n");
    case "aborted":
      throw new Error("an aborted round has a failure to show");
    case "done":
      return ["state: done", "", (0, import_chunk_EXJNY4BR.summaryText)(audit.file, audit.state), ...closing(audit), ""].join("\n");
  }
}
function closing({ file, state }) {
  const { summary } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  const finish = state.finished === void 0 ? [closeLine(file)] : [];
  return [`Stored: ${summary}`, ...finish];
}
function closeLine({ audit, branch, in_place }) {
  const merge = in_place ? "" : `; with --merge it also merges ${branch}`;
  return `To close it, when the user wants that: correctless audit finish ${audit}${merge}`;
}
function questionLines(audit, question) {
  const { audit: id } = audit.file;
  switch (question.kind) {
    case "triage":
      return [
        `${question.ids.length} findings are to be decided:`,
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        "Ask the user with AskUserQuestion what to do about each: Fix now (recommended), Defer, or Dispute; at most four",
        "questions a call. A finding that is deferred or disputed needs the user\u2019s reason. Then, for each answer, run one of:",
        `  correctless audit triage ${id} fix ID`,
        `  correctless audit triage ${id} defer ID --reason "REASON"`,
        `  correctless audit triage ${id} dispute ID --reason "REASON"`,
        "Several ids of one answer may stand in one call; `all` stands for those that are left."
      ];
    case "oscillation":
      return [
        "What an earlier round fixed stands there again:",
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        ...goOnLines(id)
      ];
    case "divergence":
      return [`Rounds find more instead of less: ${question.counts.join(", ")} kept.`, ...goOnLines(id)];
  }
}
function goOnLines(id) {
  return [
    "Ask the user with AskUserQuestion whether to go on: Stop (recommended) or Continue. Then run one of:",
    `  correctless audit answer ${id} stop`,
    `  correctless audit answer ${id} continue`
  ];
}
function findingLines(finding) {
  if (finding === void 0) return [];
  const { id, severity, tier, location, title, description, instance_fix } = finding;
  const place = `${location.file}:${location.lines[0]}`;
  return [
    `- ${id} ${severity}, ${tier}, ${(0, import_chunk_XKMPNDJX.inertLine)(place)}: ${(0, import_chunk_XKMPNDJX.inertLine)(title)}`,
    `  ${(0, import_chunk_XKMPNDJX.inertLine)(description)}`,
    `  Fix: ${(0, import_chunk_XKMPNDJX.inertLine)(instance_fix)}`
  ];
}
function jsonOf({ audit, waiting }) {
  const run = audit.file.audit;
  switch (waiting.kind) {
    case "dispatch":
      return { ...(0, import_chunk_YEF32YAJ.dispatchJson)(waiting.run, waiting.step), run };
    case "ask":
      return {
        run,
        phase: waiting.question.kind,
        state: "ask",
        slots: [],
        question: questionJson(audit, waiting.question)
      };
    case "wait":
      return { run, phase: "wait", state: "wait", slots: [] };
    case "aborted":
    case "done": {
      const { status, exit } = (0, import_chunk_Z5FMJQYF.auditVerdict)(audit.state);
      return { run, phase: "report", state: "done", slots: [], verdict: { status, exit } };
    }
  }
}
function questionJson(audit, question) {
  const options = question.kind === "triage" ? ["fix", "defer", "dispute"] : ["stop", "continue"];
  return { text: questionLines(audit, question).join("\n"), options };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextOfAudit
});
});
