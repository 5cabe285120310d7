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
var from_chunk_078da297;
var from_chunk_1e1c0ca3;
var from_chunk_242c50fb;
var from_chunk_2942e2d3;
var from_chunk_39c5fcee;
var from_chunk_4f46a8e7;
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_86bb22bc;
var from_chunk_8b330ff3;
var from_chunk_a966f0a8;
var from_chunk_aeeee561;
var from_chunk_d98ecfd8;
var from_chunk_e3d66684;
var from_chunk_f2f9674f;
var from_chunk_fc239c5f;
var from_pre_ad3b00a3;
var from_main;
parts["finish-at-once-LGBZ6434"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishAtOnce: () => finishAtOnce
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SZRPQBJS = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-SZRPQBJS"]();
var import_chunk_536YSCMI = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-536YSCMI"]();
var import_chunk_Y6OPHCPW = (from_chunk_aeeee561 ??= require("./chunk-aeeee561.cjs"))["chunk-Y6OPHCPW"]();
var import_chunk_AFDWHU2I = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_46XSD2HH = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-46XSD2HH"]();
var import_chunk_UAUNQBZV = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-UAUNQBZV"]();
var import_chunk_5ZFEDAR5 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_MALT4TJT = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-MALT4TJT"]();
var import_chunk_TE7APFUR = (from_chunk_a966f0a8 ??= require("./chunk-a966f0a8.cjs"))["chunk-TE7APFUR"]();
var import_chunk_DNVIP3CK = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-DNVIP3CK"]();
var import_chunk_2SBLVU6Y = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-2SBLVU6Y"]();
var import_chunk_ZWCLN2NM = (from_chunk_a966f0a8 ??= require("./chunk-a966f0a8.cjs"))["chunk-ZWCLN2NM"]();
var import_chunk_M6ZZLMEJ = (from_chunk_a966f0a8 ??= require("./chunk-a966f0a8.cjs"))["chunk-M6ZZLMEJ"]();
var import_chunk_GGWDZ2UQ = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_HRXYRCD4 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-HRXYRCD4"]();
var import_chunk_Z3YBCKDZ = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-Z3YBCKDZ"]();
var import_chunk_E2GJLKLX = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_X64QAB2D = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-IVJR772G"]();
var import_chunk_X75GLVD4 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X75GLVD4"]();
var import_chunk_IMP4OHIR = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_4SQ77CAD = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-4SQ77CAD"]();
var import_chunk_66BED34G = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-66BED34G"]();
var import_chunk_LHNE766D = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-LHNE766D"]();
var import_chunk_LZCTZWJL = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_SGJSLRIE = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-SGJSLRIE"]();
var import_chunk_WRGOHS4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-WRGOHS4O"]();
var import_chunk_ZWMIQIY4 = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-ZWMIQIY4"]();
var import_chunk_7MBYR3TH = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-7MBYR3TH"]();
var import_chunk_OFITSVFV = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OFITSVFV"]();
var import_chunk_XSOI7GQL = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-XSOI7GQL"]();
var import_chunk_K6YYFFOF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-K6YYFFOF"]();
var import_chunk_RQL445DP = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_AASB22DL = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_NOGNXHRU = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_BSMFZR5B = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BSMFZR5B"]();
var import_chunk_ZWQARH24 = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-ZWQARH24"]();
var import_chunk_SMKJISEK = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MZ5XJGTC = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-MZ5XJGTC"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function finishAtOnce(repository, name) {
  const { run, step } = await (0, import_chunk_SZRPQBJS.advance)(repository, name);
  if (step.kind === "report") await (0, import_chunk_TE7APFUR.finishRun)(run);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishAtOnce
});
});
