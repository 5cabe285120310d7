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
var from_audit_start_94c69b37;
var from_chunk_0b608aa8;
var from_chunk_1e1466ec;
var from_chunk_2564dd74;
var from_chunk_300c9f32;
var from_chunk_34d6142b;
var from_chunk_3bfbfcd6;
var from_chunk_3d027e9f;
var from_chunk_43a5412a;
var from_chunk_46c789dd;
var from_chunk_472fa66f;
var from_chunk_47457a07;
var from_chunk_499c1887;
var from_chunk_5bde808d;
var from_chunk_6157886f;
var from_chunk_72be2841;
var from_chunk_7e3df3b2;
var from_chunk_858254bd;
var from_chunk_88670e19;
var from_chunk_8982124a;
var from_chunk_c84da868;
var from_chunk_d2be9d52;
var from_chunk_df061227;
var from_commit_tree_61197f94;
var from_run_855608bf;
var from_stop_7a9179d0;
var from_main;
parts["run-audit-BJXC5RVF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MIYVBTRW = (from_chunk_34d6142b ??= require("./chunk-34d6142b.cjs"))["chunk-MIYVBTRW"]();
var import_chunk_Y6S6MZMH = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-Y6S6MZMH"]();
var import_chunk_DYGMGZZW = (from_audit_start_94c69b37 ??= require("./audit-start-94c69b37.cjs"))["chunk-DYGMGZZW"]();
var import_chunk_7WQCJOJ3 = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-7WQCJOJ3"]();
var import_chunk_VAHTB4ZN = (from_run_855608bf ??= require("./run-855608bf.cjs"))["chunk-VAHTB4ZN"]();
var import_chunk_3YCVYJQO = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-3YCVYJQO"]();
var import_chunk_PYUK34PF = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-PYUK34PF"]();
var import_chunk_AAOMIGIF = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-AAOMIGIF"]();
var import_chunk_IJK5UNWO = (from_commit_tree_61197f94 ??= require("./commit-tree-61197f94.cjs"))["chunk-IJK5UNWO"]();
var import_chunk_I5ML4A7K = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-I5ML4A7K"]();
var import_chunk_XEZB3D7V = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-XEZB3D7V"]();
var import_chunk_3N72KI7K = (from_chunk_47457a07 ??= require("./chunk-47457a07.cjs"))["chunk-3N72KI7K"]();
var import_chunk_C4UAS7OJ = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_SF5A56FE = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-SF5A56FE"]();
var import_chunk_MFNE6JVB = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-MFNE6JVB"]();
var import_chunk_LLPVZERS = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-LLPVZERS"]();
var import_chunk_XZNDB355 = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-XZNDB355"]();
var import_chunk_LZKN6VCA = (from_chunk_7e3df3b2 ??= require("./chunk-7e3df3b2.cjs"))["chunk-LZKN6VCA"]();
var import_chunk_OD5MBHGC = (from_chunk_7e3df3b2 ??= require("./chunk-7e3df3b2.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_5JYF6YWY = (from_chunk_7e3df3b2 ??= require("./chunk-7e3df3b2.cjs"))["chunk-5JYF6YWY"]();
var import_chunk_FJ3IFXBN = (from_chunk_47457a07 ??= require("./chunk-47457a07.cjs"))["chunk-FJ3IFXBN"]();
var import_chunk_UMOJLJ63 = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-UMOJLJ63"]();
var import_chunk_HCTWGGGA = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-HCTWGGGA"]();
var import_chunk_4PZUWVU3 = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-4PZUWVU3"]();
var import_chunk_4Q5JZOQ4 = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-4Q5JZOQ4"]();
var import_chunk_CXCUNVTR = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-CXCUNVTR"]();
var import_chunk_IX75LTR6 = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_3QZMME34 = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-3QZMME34"]();
var import_chunk_WCOXSOAM = (from_chunk_47457a07 ??= require("./chunk-47457a07.cjs"))["chunk-WCOXSOAM"]();
var import_chunk_AU4ZZBNW = (from_chunk_7e3df3b2 ??= require("./chunk-7e3df3b2.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_7e3df3b2 ??= require("./chunk-7e3df3b2.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_ZE7WG7CL = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-ZE7WG7CL"]();
var import_chunk_A4KFL3B3 = (from_chunk_8982124a ??= require("./chunk-8982124a.cjs"))["chunk-A4KFL3B3"]();
var import_chunk_OBFVF2GB = (from_chunk_8982124a ??= require("./chunk-8982124a.cjs"))["chunk-OBFVF2GB"]();
var import_chunk_WMM7O47P = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-WMM7O47P"]();
var import_chunk_NIMENYH7 = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-NIMENYH7"]();
var import_chunk_7I3RPIOM = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-7I3RPIOM"]();
var import_chunk_XF2ZPG4P = (from_run_855608bf ??= require("./run-855608bf.cjs"))["chunk-XF2ZPG4P"]();
var import_chunk_THO3ZBML = (from_chunk_43a5412a ??= require("./chunk-43a5412a.cjs"))["chunk-THO3ZBML"]();
var import_chunk_252FQBNT = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-252FQBNT"]();
var import_chunk_V7PZPIMG = (from_chunk_6157886f ??= require("./chunk-6157886f.cjs"))["chunk-V7PZPIMG"]();
var import_chunk_5AOVLH5S = (from_chunk_88670e19 ??= require("./chunk-88670e19.cjs"))["chunk-5AOVLH5S"]();
var import_chunk_BDFZUEKI = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-BDFZUEKI"]();
var import_chunk_RFJ5U2C3 = (from_chunk_88670e19 ??= require("./chunk-88670e19.cjs"))["chunk-RFJ5U2C3"]();
var import_chunk_VL6RXXBB = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-VL6RXXBB"]();
var import_chunk_QEKSLWG2 = (from_chunk_300c9f32 ??= require("./chunk-300c9f32.cjs"))["chunk-QEKSLWG2"]();
var import_chunk_6OB7HLUK = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-6OB7HLUK"]();
var import_chunk_TEKVSWHC = (from_chunk_43a5412a ??= require("./chunk-43a5412a.cjs"))["chunk-TEKVSWHC"]();
var import_chunk_2OZZ4N6C = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_IRARLHV5 = (from_chunk_43a5412a ??= require("./chunk-43a5412a.cjs"))["chunk-IRARLHV5"]();
var import_chunk_HLTSKGVN = (from_chunk_6157886f ??= require("./chunk-6157886f.cjs"))["chunk-HLTSKGVN"]();
var import_chunk_CTRZOPXE = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-CTRZOPXE"]();
var import_chunk_HIBI5KYH = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-HIBI5KYH"]();
var import_chunk_PMJUWC2A = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-PMJUWC2A"]();
var import_chunk_KWWFSC3C = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_XZVZV7WG = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-XZVZV7WG"]();
var import_chunk_5SO4UFRC = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-5SO4UFRC"]();
var import_chunk_YO4Q72FV = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-YO4Q72FV"]();
var import_chunk_WMNJWASN = (from_chunk_2564dd74 ??= require("./chunk-2564dd74.cjs"))["chunk-WMNJWASN"]();
var import_chunk_MRMHPQFA = (from_chunk_2564dd74 ??= require("./chunk-2564dd74.cjs"))["chunk-MRMHPQFA"]();
var import_chunk_RGVG3GKV = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-RGVG3GKV"]();
var import_chunk_VKKQR5BD = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-VKKQR5BD"]();
var import_chunk_AW3IDURW = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-AW3IDURW"]();
var import_chunk_BPDDXC6Y = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_I4EJNCCZ = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-I4EJNCCZ"]();
var import_chunk_TSNHQGKM = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-TSNHQGKM"]();
var import_chunk_IIZAPNO6 = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_YY6N2GNC = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_B37R4VZ7 = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-B37R4VZ7"]();
var import_chunk_TA2OXHZK = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-TA2OXHZK"]();
var import_chunk_7H2Y65QJ = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-7H2Y65QJ"]();
var import_chunk_2MCP5X62 = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-2MCP5X62"]();
var import_chunk_636KHXOM = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-636KHXOM"]();
var import_chunk_Y5FHDHJZ = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-BLJONZEY"]();
var import_chunk_WRTIEWXX = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-WRTIEWXX"]();
var import_chunk_QRQHLRVO = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-QRQHLRVO"]();
var import_chunk_BDMJEHLN = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-COCIJOXI"]();
var import_chunk_ZUBOOM5G = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-ZUBOOM5G"]();
var import_chunk_IY67O6LB = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-IY67O6LB"]();
var import_chunk_4IVCGIZS = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4IVCGIZS"]();
var import_chunk_7R4OZ5NR = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_LW6BEORO = (from_chunk_88670e19 ??= require("./chunk-88670e19.cjs"))["chunk-LW6BEORO"]();
var import_chunk_74QMPPXF = (from_chunk_88670e19 ??= require("./chunk-88670e19.cjs"))["chunk-74QMPPXF"]();
var import_chunk_MKTIIFLN = (from_chunk_88670e19 ??= require("./chunk-88670e19.cjs"))["chunk-MKTIIFLN"]();
var import_chunk_OJM3KSAR = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-OJM3KSAR"]();
var import_chunk_6YI44MHD = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_Z26F2DVY = (from_chunk_2564dd74 ??= require("./chunk-2564dd74.cjs"))["chunk-Z26F2DVY"]();
var import_chunk_OTZ2RVYM = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_WJHWKB3J = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_QWRINJQI = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-QWRINJQI"]();
var import_chunk_R5DXX5NI = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_AMIK6XCK = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_VWRDYMPS = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_VECHTI4M = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VECHTI4M"]();
var import_chunk_HFQSMDHW = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-HFQSMDHW"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_7APCTLTW = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_BUK7UHHJ = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-BUK7UHHJ"]();
var import_chunk_2IOTJHGT = (from_main ??= require("../main.cjs"))["chunk-2IOTJHGT"]();
var import_chunk_SIHW7XFA = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_SSKNQAO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-SSKNQAO3"]();
var import_chunk_UTFC5QHX = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HJ4XJV55 = (from_main ??= require("../main.cjs"))["chunk-HJ4XJV55"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var REVIEWS_ONLY = [
  ...import_chunk_XF2ZPG4P.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_chunk_VAHTB4ZN.readRunOptions)(input);
  (0, import_chunk_VAHTB4ZN.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_MIYVBTRW.requireClient)();
  const progress = (0, import_chunk_MIYVBTRW.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_ZE7WG7CL.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_3YCVYJQO.deliver)(
    await (0, import_chunk_3YCVYJQO.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_MIYVBTRW.costLine)(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: (0, import_chunk_AU4ZZBNW.auditVerdict)(audit.state).exit,
    stderr: lines,
    ...stdout === void 0 ? {} : { stdout }
  };
}
async function started(input, { caps }, { say }) {
  const audit = await (0, import_chunk_DYGMGZZW.startAudit)({
    ...await (0, import_chunk_DYGMGZZW.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_XZNDB355.huntCalls)(files, roles.length);
      (0, import_chunk_MIYVBTRW.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_DYGMGZZW.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_VAHTB4ZN.refuseGiven)(input, ["yes"], `cannot be changed: audit ${name} was started with its own`);
  const home = await (0, import_chunk_4MGI6UXE.openRepository)(input.cwd);
  const audit = await (0, import_chunk_ZE7WG7CL.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_IJK5UNWO.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_ZE7WG7CL.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const show = (0, import_chunk_MIYVBTRW.showing)(progress, async (session) => {
    const now = await progressOfAudit(home, file.audit);
    return now === void 0 ? void 0 : { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_MIYVBTRW.agentTokens)(session)) };
  });
  const { agents } = caps;
  return (0, import_chunk_MIYVBTRW.runClient)({
    ...{ ...(0, import_chunk_MIYVBTRW.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_MIYVBTRW.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function progressOfAudit(home, name) {
  const { file, state } = await (0, import_chunk_ZE7WG7CL.openAudit)(home, name);
  const move = (0, import_chunk_WCOXSOAM.decideMove)(file, state);
  const round = (0, import_chunk_ZE7WG7CL.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  const progress = (0, import_chunk_4PZUWVU3.currentProgress)(await (0, import_chunk_3QZMME34.openRun)(home, move.run));
  return { ...progress, phase: `round ${round}, ${progress.phase}` };
}
function abortText(audit) {
  const failure = (0, import_chunk_IJK5UNWO.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_HJ4XJV55.failureText)(
    new import_chunk_TJ5KMKV5.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_MIYVBTRW.whyUnfinished)(end);
  const asks = !file.auto && (0, import_chunk_WCOXSOAM.decideMove)(file, state).kind === "ask";
  return new import_chunk_TJ5KMKV5.Failure("run/not-finished", `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
