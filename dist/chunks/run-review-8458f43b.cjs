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
var from_chunk_1d5c5560;
var from_chunk_24e1df22;
var from_chunk_45a9c7e6;
var from_chunk_4dcf0ac0;
var from_chunk_4eaebebe;
var from_chunk_54772dc5;
var from_chunk_6359c602;
var from_chunk_6ee86528;
var from_chunk_79d20b58;
var from_chunk_7fd11ed7;
var from_chunk_80067b9b;
var from_chunk_876f5172;
var from_chunk_98078e99;
var from_chunk_9e53e082;
var from_chunk_a6dad8ab;
var from_chunk_a9263e09;
var from_chunk_aab5277a;
var from_chunk_c8595abe;
var from_chunk_c96268c3;
var from_chunk_ca417bea;
var from_chunk_cd2f4d0e;
var from_chunk_d628de10;
var from_chunk_d962ced6;
var from_chunk_ded3bccb;
var from_chunk_ed8f7d80;
var from_chunk_f7da0da6;
var from_chunk_fc25a5a7;
var from_plan_cccefdd5;
var from_pre_48e5d2bd;
var from_report_page_9910826f;
var from_start_over_4009940c;
var from_main;
parts["run-review-QIYRQT6P"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VUHIBIWB = (from_chunk_a6dad8ab ??= require("./chunk-a6dad8ab.cjs"))["chunk-VUHIBIWB"]();
var import_chunk_VZZFICE3 = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-VZZFICE3"]();
var import_chunk_OJWO5ZQP = (from_chunk_fc25a5a7 ??= require("./chunk-fc25a5a7.cjs"))["chunk-OJWO5ZQP"]();
var import_chunk_NQGH74N5 = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-NQGH74N5"]();
var import_chunk_CKLAGI7P = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-CKLAGI7P"]();
var import_chunk_GNLBSX2V = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-GNLBSX2V"]();
var import_chunk_WXZZ477E = (from_chunk_79d20b58 ??= require("./chunk-79d20b58.cjs"))["chunk-WXZZ477E"]();
var import_chunk_M2IMP5I3 = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-M2IMP5I3"]();
var import_chunk_GG42EJ3M = (from_plan_cccefdd5 ??= require("./plan-cccefdd5.cjs"))["chunk-GG42EJ3M"]();
var import_chunk_TXVLWDJB = (from_chunk_9e53e082 ??= require("./chunk-9e53e082.cjs"))["chunk-TXVLWDJB"]();
var import_chunk_JYBT5UBP = (from_chunk_7fd11ed7 ??= require("./chunk-7fd11ed7.cjs"))["chunk-JYBT5UBP"]();
var import_chunk_4IM5GFIZ = (from_chunk_4dcf0ac0 ??= require("./chunk-4dcf0ac0.cjs"))["chunk-4IM5GFIZ"]();
var import_chunk_37GBF5AZ = (from_chunk_9e53e082 ??= require("./chunk-9e53e082.cjs"))["chunk-37GBF5AZ"]();
var import_chunk_PAP44LTA = (from_chunk_a9263e09 ??= require("./chunk-a9263e09.cjs"))["chunk-PAP44LTA"]();
var import_chunk_43A5OWDL = (from_chunk_4dcf0ac0 ??= require("./chunk-4dcf0ac0.cjs"))["chunk-43A5OWDL"]();
var import_chunk_4VRATDPP = (from_chunk_9e53e082 ??= require("./chunk-9e53e082.cjs"))["chunk-4VRATDPP"]();
var import_chunk_MRFLFNRQ = (from_chunk_9e53e082 ??= require("./chunk-9e53e082.cjs"))["chunk-MRFLFNRQ"]();
var import_chunk_RSV6BGVS = (from_chunk_fc25a5a7 ??= require("./chunk-fc25a5a7.cjs"))["chunk-RSV6BGVS"]();
var import_chunk_ZCSQHMLI = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-ZCSQHMLI"]();
var import_chunk_RAUWJO3B = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-RAUWJO3B"]();
var import_chunk_QOL6VUOG = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_EDJQS4ZY = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-EDJQS4ZY"]();
var import_chunk_C4UAS7OJ = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_ZOTCQCXQ = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_NGQIS4ZL = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-NGQIS4ZL"]();
var import_chunk_H4QAMFRB = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-H4QAMFRB"]();
var import_chunk_NF6L2QM5 = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_NVO65GJU = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-NVO65GJU"]();
var import_chunk_7BEPPN2P = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-7BEPPN2P"]();
var import_chunk_SO5HPFXT = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-SO5HPFXT"]();
var import_chunk_6LFRTTNO = (from_chunk_45a9c7e6 ??= require("./chunk-45a9c7e6.cjs"))["chunk-6LFRTTNO"]();
var import_chunk_UQP5USJO = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-UQP5USJO"]();
var import_chunk_GFGQUEEU = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-GFGQUEEU"]();
var import_chunk_6YI44MHD = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-6YI44MHD"]();
var import_chunk_TEJS25FL = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-TEJS25FL"]();
var import_chunk_MAPI3HGG = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-MAPI3HGG"]();
var import_chunk_WAE5JWXM = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-WAE5JWXM"]();
var import_chunk_2XWVF7Y5 = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_TWOGUOFL = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_YXBUNHEO = (from_chunk_7fd11ed7 ??= require("./chunk-7fd11ed7.cjs"))["chunk-YXBUNHEO"]();
var import_chunk_WGKVHWCI = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_A365VGTZ = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-A365VGTZ"]();
var import_chunk_5ZFEDAR5 = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_DKQQTEXY = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-DKQQTEXY"]();
var import_chunk_UTSST5NN = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-UTSST5NN"]();
var import_chunk_IX75LTR6 = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_EFCO5WQC = (from_report_page_9910826f ??= require("./report-page-9910826f.cjs"))["chunk-EFCO5WQC"]();
var import_chunk_R2E5EKJX = (from_chunk_79d20b58 ??= require("./chunk-79d20b58.cjs"))["chunk-R2E5EKJX"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_JRIKYBLK = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-JRIKYBLK"]();
var import_chunk_RVKZZZOY = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-EADOLVNT"]();
var import_chunk_ME4IXAM2 = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-ME4IXAM2"]();
var import_chunk_MPV7AFC6 = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-MPV7AFC6"]();
var import_chunk_EK3U2LEH = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-EK3U2LEH"]();
var import_chunk_TVFDUOMX = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-TVFDUOMX"]();
var import_chunk_EN3FHX4L = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_HCTG2EZG = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-HCTG2EZG"]();
var import_chunk_CY23VXW5 = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-CY23VXW5"]();
var import_chunk_TSTPE7DL = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_ON27B7R4 = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_5SHWXL7C = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5SHWXL7C"]();
var import_chunk_OTWS56O2 = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-OTWS56O2"]();
var import_chunk_BPDDXC6Y = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-CJPODVJK"]();
var import_chunk_ZTRJVIFV = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-ZTRJVIFV"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_QH5RQBKU = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-QH5RQBKU"]();
var import_chunk_ELTV7Y7O = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-ELTV7Y7O"]();
var import_chunk_TNFJ4JBY = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-TNFJ4JBY"]();
var import_chunk_UHSTSU6V = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_QZRNUFII = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_FDVJZIYT = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-FDVJZIYT"]();
var import_chunk_BLJONZEY = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_AXL7BMZ5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-AXL7BMZ5"]();
var import_chunk_OLOC3CPJ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-COCIJOXI"]();
var import_chunk_NCBB32XO = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NCBB32XO"]();
var import_chunk_UPPTRZH5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-BB27EDAN"]();
var import_chunk_VEBT7QIP = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-VEBT7QIP"]();
var import_chunk_OTZ2RVYM = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_QZ4XFXGL = (from_start_over_4009940c ??= require("./start-over-4009940c.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_4009940c ??= require("./start-over-4009940c.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_I3BMPKLD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-I3BMPKLD"]();
var import_chunk_SMKJISEK = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_2I456P6G = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-2I456P6G"]();
var import_chunk_XQOCDP6C = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_DTD6ZWBC = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-DTD6ZWBC"]();
var import_chunk_7R4OZ5NR = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_WCK3D5U5 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_DGZOEXLR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_child_process = require("node:child_process");
function planByHand({ positionals, paths, flag, option }) {
  const given = import_chunk_RSV6BGVS.PLAN_FLAGS.flatMap(({ name, type }) => {
    if (type === "boolean") return flag(name) ? [`--${name}`] : [];
    const value = option(name);
    return value === void 0 ? [] : [`--${name}`, (0, import_chunk_GDWPJMRW.shellWord)(value)];
  });
  return [
    ...["correctless plan", ...positionals.map(import_chunk_GDWPJMRW.shellWord), ...given, "--capture manual"],
    ...paths.length === 0 ? [] : ["--", ...paths.map(import_chunk_GDWPJMRW.shellWord)]
  ].join(" ");
}
var PATIENCE_MS = 3e3;
function openerOf(platform) {
  if (platform === "darwin") return { program: "open", tellsByStatus: true };
  if (platform === "win32") return { program: "explorer.exe", tellsByStatus: false };
  return { program: "xdg-open", tellsByStatus: true };
}
function openPage(path, env, { platform = process.platform, patienceMs = PATIENCE_MS } = {}) {
  const { program, tellsByStatus } = openerOf(platform);
  return new Promise((resolve) => {
    const child = (0, import_node_child_process.spawn)(program, [path], { env, stdio: "ignore", detached: true, windowsHide: true });
    const timer = setTimeout(resolve, patienceMs, void 0);
    const end = (why) => {
      clearTimeout(timer);
      resolve(why);
    };
    child.on("error", ({ message }) => {
      end(`"${program}" could not be started: ${message}`);
    });
    child.on("exit", (status) => {
      end(tellsByStatus && status !== 0 ? `"${program}" ended with status ${status ?? "?"}` : void 0);
    });
    child.unref();
  });
}
async function pageLines(run, report, { opens, env }) {
  const { page } = run.paths;
  try {
    await (0, import_chunk_YKMPV6QP.writeFileAtomically)(page, await (0, import_chunk_EFCO5WQC.reviewPageOf)(run, report));
  } catch (error) {
    if (!(error instanceof import_chunk_Z5MRELTP.Failure)) throw error;
    return `no page of the report: ${(0, import_chunk_XKMPNDJX.inertLine)(error.message)}
`;
  }
  const why = opens ? await openPage(page, env) : void 0;
  const problem = why === void 0 ? "" : `the page was not opened: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}
`;
  return `${problem}page: ${(0, import_chunk_XKMPNDJX.inertLine)(page)}
`;
}
var goOnWith = (run) => `correctless review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_OJWO5ZQP.readRunOptions)(input);
  const live = (0, import_chunk_VUHIBIWB.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live) : await resumed(input, options.resume, live);
  (0, import_chunk_VUHIBIWB.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_H4QAMFRB.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_NVO65GJU.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_NQGH74N5.deliver)(
    await (0, import_chunk_NQGH74N5.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_VUHIBIWB.costLine)(end)}run: ${run}
${stderr}${page}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_VUHIBIWB.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_RSV6BGVS.planRequest)(input, "hooks");
      await (0, import_chunk_VUHIBIWB.requireClient)(input.env, planByHand(input));
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      return { run: await (0, import_chunk_GG42EJ3M.planRun)({ ...request, told }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_GG42EJ3M.estimateOf)(run);
  live.say([...(0, import_chunk_GG42EJ3M.plannedLines)(run), (0, import_chunk_VUHIBIWB.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_OJWO5ZQP.refuseGiven)(
    input,
    import_chunk_RSV6BGVS.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_GDWPJMRW.openRepository)(input.cwd);
  const run = await (0, import_chunk_NVO65GJU.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_M2IMP5I3.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_GG42EJ3M.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_VUHIBIWB.estimateLine)(estimate)}
run: ${name}
`);
  return { repository, run: name, estimate };
}
function requireReview({ file }) {
  if (file.kind !== "review")
    throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `run ${file.run} is no review`, {
      hint: file.audit === void 0 ? "see: correctless status" : `go on with the audit: correctless run audit --resume ${file.audit.audit}`
    });
  if (file.captured !== "hooks")
    throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `run ${file.run} takes its replies by hand`, {
      hint: `go on with: correctless next ${file.run}`
    });
}
async function called(repository, run, { input, options, live }) {
  if (options.resume !== void 0) await (0, import_chunk_VUHIBIWB.requireClient)(input.env, void 0);
  await (0, import_chunk_H4QAMFRB.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_NVO65GJU.openRun)(repository, run) });
  return (0, import_chunk_VUHIBIWB.runClient)({
    ...(0, import_chunk_VUHIBIWB.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_VUHIBIWB.following)(live, read, (await read()).run)
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_NVO65GJU.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_H4QAMFRB.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_WXZZ477E.finishRun)(run);
  }
  const { states } = await (0, import_chunk_NVO65GJU.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_VUHIBIWB.unfinishedBecause)(end);
  throw new import_chunk_Z5MRELTP.Failure(code, `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `go on with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_chunk_NF6L2QM5.decideNext)(file.kind, states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewAction
});
});
