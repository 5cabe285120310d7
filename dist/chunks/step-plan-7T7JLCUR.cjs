var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XW3MPFYU = require("./chunk-XW3MPFYU.cjs");
var import_chunk_STWPJVEJ = require("./chunk-STWPJVEJ.cjs");
var import_chunk_WT7WCQT2 = require("./chunk-WT7WCQT2.cjs");
var import_chunk_DYV7JMGO = require("./chunk-DYV7JMGO.cjs");
var import_chunk_X7PBJBH5 = require("./chunk-X7PBJBH5.cjs");
var import_chunk_4U66IUBO = require("./chunk-4U66IUBO.cjs");
var import_chunk_SU32SCAC = require("./chunk-SU32SCAC.cjs");
var import_chunk_GKNUAAZL = require("./chunk-GKNUAAZL.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_DC5624PI = require("./chunk-DC5624PI.cjs");
var import_chunk_X3HLFMEY = require("./chunk-X3HLFMEY.cjs");
var import_chunk_SH5APJWD = require("./chunk-SH5APJWD.cjs");
var import_chunk_6YI44MHD = require("./chunk-6YI44MHD.cjs");
var import_chunk_HVTJHPVK = require("./chunk-HVTJHPVK.cjs");
var import_chunk_Y63TZMQU = require("./chunk-Y63TZMQU.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_CTRZOPXE = require("./chunk-CTRZOPXE.cjs");
var import_chunk_I7TUJWF6 = require("./chunk-I7TUJWF6.cjs");
var import_chunk_KLIVVR2V = require("./chunk-KLIVVR2V.cjs");
var import_chunk_RVKZZZOY = require("./chunk-RVKZZZOY.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_NDU4ASPS = require("./chunk-NDU4ASPS.cjs");
var import_chunk_QMQLYJP2 = require("./chunk-QMQLYJP2.cjs");
var import_chunk_EF6SMZKA = require("./chunk-EF6SMZKA.cjs");
var import_chunk_MOPSJYA3 = require("./chunk-MOPSJYA3.cjs");
var import_chunk_LHDADIFF = require("./chunk-LHDADIFF.cjs");
var import_chunk_YOQ7WMHU = require("./chunk-YOQ7WMHU.cjs");
var import_chunk_D2FZ53PC = require("./chunk-D2FZ53PC.cjs");
var import_chunk_BPDDXC6Y = require("./chunk-BPDDXC6Y.cjs");
var import_chunk_VPSAYVE7 = require("./chunk-VPSAYVE7.cjs");
var import_chunk_MTB4QYU2 = require("./chunk-MTB4QYU2.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_PM7SMEHJ = require("./chunk-PM7SMEHJ.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_ZIJ6YGW4 = require("./chunk-ZIJ6YGW4.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_Q2LLZGXS = require("./chunk-Q2LLZGXS.cjs");
var import_chunk_V6B4VSF5 = require("./chunk-V6B4VSF5.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_LCCOYSKI = require("./chunk-LCCOYSKI.cjs");
var import_chunk_W63TREGR = require("./chunk-W63TREGR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_HFQSMDHW = require("./chunk-HFQSMDHW.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_2N5ZNTP2 = require("./chunk-2N5ZNTP2.cjs");
var import_chunk_NJ42NZCG = require("./chunk-NJ42NZCG.cjs");
var import_chunk_U2XDWY6A = require("./chunk-U2XDWY6A.cjs");
var import_chunk_PTUVU4EN = require("./chunk-PTUVU4EN.cjs");
var import_chunk_2LLYUIDT = require("./chunk-2LLYUIDT.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_FVSROWUM = require("./chunk-FVSROWUM.cjs");
var import_chunk_STB4I2EK = require("./chunk-STB4I2EK.cjs");
var import_chunk_44BT6L4V = require("./chunk-44BT6L4V.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_6XOGM6CC.Failure)) throw error;
    const verdict = (0, import_chunk_XW3MPFYU.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_6XOGM6CC.FAILURES[error.code], stderr: (0, import_chunk_44BT6L4V.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_XW3MPFYU.stepFiles)(input);
  const captured = (0, import_chunk_GKNUAAZL.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_FVSROWUM.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_MTB4QYU2.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_MOPSJYA3.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_PM7SMEHJ.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_XW3MPFYU.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_WT7WCQT2.planStep)({
    ...question,
    repository,
    sides: { base, head },
    fingerprint,
    captured,
    cacheRoot: (0, import_chunk_BDFZUEKI.cacheRoot)(input.env)
  });
  if (step.kind === "too-large") return done({ valid: false, reason: step.reason });
  return { status: 0, stdout: `The program has no objection: ${verdict.reason}
run: ${step.file.run}
` };
}
function done(verdict) {
  return { status: 0, stdout: `state: done

${(0, import_chunk_DYV7JMGO.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
