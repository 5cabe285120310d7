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
var from_chunk_00be7c33;
var from_chunk_1921a49c;
var from_chunk_1f8201f9;
var from_chunk_290e8e6b;
var from_chunk_293d8331;
var from_chunk_29807b15;
var from_chunk_2fdbbed0;
var from_chunk_414812b7;
var from_chunk_4e6a2b7e;
var from_chunk_51fe2f29;
var from_chunk_5d38c3d2;
var from_chunk_64654edd;
var from_chunk_67e09f12;
var from_chunk_68501e3f;
var from_chunk_69cb593b;
var from_chunk_69f866bd;
var from_chunk_76cc671a;
var from_chunk_788f8958;
var from_chunk_852eff56;
var from_chunk_909ecab0;
var from_chunk_93bd2415;
var from_chunk_b344bc16;
var from_chunk_c2871687;
var from_chunk_c2bcad8d;
var from_chunk_c8595abe;
var from_chunk_ed8f7d80;
var from_chunk_f1c8982b;
var from_plan_ad56be26;
var from_pre_2a248e15;
var from_report_page_439667ed;
var from_start_over_e9e63280;
var from_main;
parts["run-review-PSID56GI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_72DPJF7Y = (from_chunk_64654edd ??= require("./chunk-64654edd.cjs"))["chunk-72DPJF7Y"]();
var import_chunk_VZZFICE3 = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-VZZFICE3"]();
var import_chunk_ODTSPTQH = (from_chunk_51fe2f29 ??= require("./chunk-51fe2f29.cjs"))["chunk-ODTSPTQH"]();
var import_chunk_3CSCRHEW = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-3CSCRHEW"]();
var import_chunk_MFZGU2Q6 = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-MFZGU2Q6"]();
var import_chunk_IOAA666Q = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-IOAA666Q"]();
var import_chunk_TEULHE3P = (from_chunk_414812b7 ??= require("./chunk-414812b7.cjs"))["chunk-TEULHE3P"]();
var import_chunk_CI4DY75F = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-CI4DY75F"]();
var import_chunk_GDL6VN4R = (from_plan_ad56be26 ??= require("./plan-ad56be26.cjs"))["chunk-GDL6VN4R"]();
var import_chunk_TXVLWDJB = (from_chunk_29807b15 ??= require("./chunk-29807b15.cjs"))["chunk-TXVLWDJB"]();
var import_chunk_UPCEOOM3 = (from_chunk_29807b15 ??= require("./chunk-29807b15.cjs"))["chunk-UPCEOOM3"]();
var import_chunk_OYSDJSZ5 = (from_chunk_1921a49c ??= require("./chunk-1921a49c.cjs"))["chunk-OYSDJSZ5"]();
var import_chunk_QDNVZIJ5 = (from_chunk_51fe2f29 ??= require("./chunk-51fe2f29.cjs"))["chunk-QDNVZIJ5"]();
var import_chunk_ETS2J6AB = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-ETS2J6AB"]();
var import_chunk_RAUWJO3B = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-RAUWJO3B"]();
var import_chunk_QOL6VUOG = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_C4UAS7OJ = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_ZOTCQCXQ = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_PD7A63NI = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-PD7A63NI"]();
var import_chunk_V4ZMYSCX = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-V4ZMYSCX"]();
var import_chunk_NF6L2QM5 = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_QNDJGA4J = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-QNDJGA4J"]();
var import_chunk_NHELWCUX = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-NHELWCUX"]();
var import_chunk_SO5HPFXT = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-SO5HPFXT"]();
var import_chunk_6DVIHS5K = (from_chunk_69f866bd ??= require("./chunk-69f866bd.cjs"))["chunk-6DVIHS5K"]();
var import_chunk_NSQ36DPQ = (from_chunk_c2871687 ??= require("./chunk-c2871687.cjs"))["chunk-NSQ36DPQ"]();
var import_chunk_A3Z5PJCD = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-A3Z5PJCD"]();
var import_chunk_6YI44MHD = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-6YI44MHD"]();
var import_chunk_37GBF5AZ = (from_chunk_00be7c33 ??= require("./chunk-00be7c33.cjs"))["chunk-37GBF5AZ"]();
var import_chunk_TEJS25FL = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-TEJS25FL"]();
var import_chunk_XPEG3GE4 = (from_chunk_c2871687 ??= require("./chunk-c2871687.cjs"))["chunk-XPEG3GE4"]();
var import_chunk_4VRATDPP = (from_chunk_00be7c33 ??= require("./chunk-00be7c33.cjs"))["chunk-4VRATDPP"]();
var import_chunk_MRFLFNRQ = (from_chunk_00be7c33 ??= require("./chunk-00be7c33.cjs"))["chunk-MRFLFNRQ"]();
var import_chunk_JZ5BEPTW = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-JZ5BEPTW"]();
var import_chunk_2XWVF7Y5 = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_EDJQS4ZY = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-EDJQS4ZY"]();
var import_chunk_TWOGUOFL = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_KUYYA4FO = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-KUYYA4FO"]();
var import_chunk_WGKVHWCI = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_CVP36TQY = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-CVP36TQY"]();
var import_chunk_EBFO4ZYS = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-EBFO4ZYS"]();
var import_chunk_5ZFEDAR5 = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_TCW6XLRF = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-TCW6XLRF"]();
var import_chunk_KOAOY3ND = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-KOAOY3ND"]();
var import_chunk_IX75LTR6 = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_PAV7Z72E = (from_report_page_439667ed ??= require("./report-page-439667ed.cjs"))["chunk-PAV7Z72E"]();
var import_chunk_A5QMHC3C = (from_chunk_414812b7 ??= require("./chunk-414812b7.cjs"))["chunk-A5QMHC3C"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_J3TU5DSN = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-J3TU5DSN"]();
var import_chunk_RVKZZZOY = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_b344bc16 ??= require("./chunk-b344bc16.cjs"))["chunk-EADOLVNT"]();
var import_chunk_ME4IXAM2 = (from_chunk_b344bc16 ??= require("./chunk-b344bc16.cjs"))["chunk-ME4IXAM2"]();
var import_chunk_MPV7AFC6 = (from_chunk_b344bc16 ??= require("./chunk-b344bc16.cjs"))["chunk-MPV7AFC6"]();
var import_chunk_EK3U2LEH = (from_chunk_b344bc16 ??= require("./chunk-b344bc16.cjs"))["chunk-EK3U2LEH"]();
var import_chunk_7G3MHJAU = (from_chunk_b344bc16 ??= require("./chunk-b344bc16.cjs"))["chunk-7G3MHJAU"]();
var import_chunk_EN3FHX4L = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_Z7OCHJFN = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-Z7OCHJFN"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_UWCWRY5R = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-UWCWRY5R"]();
var import_chunk_X55FJDBY = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-X55FJDBY"]();
var import_chunk_BPDDXC6Y = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-CJPODVJK"]();
var import_chunk_4PLYEP63 = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-4PLYEP63"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_ZLFXCMG3 = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-ZLFXCMG3"]();
var import_chunk_4JHDVNAX = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-4JHDVNAX"]();
var import_chunk_TSSLX7T5 = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-TSSLX7T5"]();
var import_chunk_UHSTSU6V = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_3PQECFJH = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-3PQECFJH"]();
var import_chunk_OLOC3CPJ = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-XK645RH3"]();
var import_chunk_EY3TLPLY = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-EY3TLPLY"]();
var import_chunk_ECIEMOSC = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-ECIEMOSC"]();
var import_chunk_MWIBNLHC = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-MWIBNLHC"]();
var import_chunk_OTZ2RVYM = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_QZ4XFXGL = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_SWPSNUBZ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-SWPSNUBZ"]();
var import_chunk_SMKJISEK = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_XKMPNDJX = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_IJYU47K2 = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-IJYU47K2"]();
var import_chunk_XQOCDP6C = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_UL7S7MAU = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-UL7S7MAU"]();
var import_chunk_7R4OZ5NR = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_KWQROFBA = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-KWQROFBA"]();
var import_chunk_WCK3D5U5 = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_B236GP6K = (from_chunk_4e6a2b7e ??= require("./chunk-4e6a2b7e.cjs"))["chunk-B236GP6K"]();
var import_chunk_YKMPV6QP = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_DGZOEXLR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_child_process = require("node:child_process");
function planByHand({ positionals, paths, flag, option }) {
  const given = import_chunk_QDNVZIJ5.PLAN_FLAGS.flatMap(({ name, type }) => {
    if (type === "boolean") return flag(name) ? [`--${name}`] : [];
    const value = option(name);
    return value === void 0 ? [] : [`--${name}`, (0, import_chunk_TDLACVAW.shellWord)(value)];
  });
  return [
    ...["correctless plan", ...positionals.map(import_chunk_TDLACVAW.shellWord), ...given, "--capture manual"],
    ...paths.length === 0 ? [] : ["--", ...paths.map(import_chunk_TDLACVAW.shellWord)]
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
    await (0, import_chunk_YKMPV6QP.writeFileAtomically)(page, await (0, import_chunk_PAV7Z72E.reviewPageOf)(run, report));
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
  const options = (0, import_chunk_ODTSPTQH.readRunOptions)(input);
  const live = (0, import_chunk_72DPJF7Y.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live) : await resumed(input, options.resume, live);
  (0, import_chunk_72DPJF7Y.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_V4ZMYSCX.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_QNDJGA4J.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_3CSCRHEW.deliver)(
    await (0, import_chunk_3CSCRHEW.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_72DPJF7Y.costLine)(end)}run: ${run}
${stderr}${page}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_72DPJF7Y.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_QDNVZIJ5.planRequest)(input, "hooks");
      await (0, import_chunk_72DPJF7Y.requireClient)(input.env, planByHand(input));
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      return { run: await (0, import_chunk_GDL6VN4R.planRun)({ ...request, told }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_GDL6VN4R.estimateOf)(run);
  live.say([...(0, import_chunk_GDL6VN4R.plannedLines)(run), (0, import_chunk_72DPJF7Y.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_ODTSPTQH.refuseGiven)(
    input,
    import_chunk_QDNVZIJ5.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_QJEDPBQW.openRepository)(input.cwd);
  const run = await (0, import_chunk_QNDJGA4J.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_CI4DY75F.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_GDL6VN4R.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_72DPJF7Y.estimateLine)(estimate)}
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
  if (options.resume !== void 0) await (0, import_chunk_72DPJF7Y.requireClient)(input.env, void 0);
  await (0, import_chunk_V4ZMYSCX.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_QNDJGA4J.openRun)(repository, run) });
  return (0, import_chunk_72DPJF7Y.runClient)({
    ...(0, import_chunk_72DPJF7Y.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_72DPJF7Y.following)(live, read, (await read()).run)
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_QNDJGA4J.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_V4ZMYSCX.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_TEULHE3P.finishRun)(run);
  }
  const { states } = await (0, import_chunk_QNDJGA4J.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_72DPJF7Y.unfinishedBecause)(end);
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
