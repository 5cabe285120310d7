var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_1e1c0ca3;
var from_chunk_242c50fb;
var from_chunk_39c5fcee;
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_54d7e9a2;
var from_chunk_86bb22bc;
var from_chunk_8b330ff3;
var from_chunk_8e9405e8;
var from_chunk_a3d050ce;
var from_chunk_af404337;
var from_chunk_b3f3b87a;
var from_chunk_c7443ee0;
var from_chunk_d98ecfd8;
var from_chunk_e64a521f;
var from_chunk_f2f9674f;
var from_chunk_fa27cbcf;
var from_pre_ad3b00a3;
var from_start_over_1339eed9;
var from_main;
parts["chunk-RPIDZHMM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkedStep: () => checkedStep,
  stepFiles: () => stepFiles,
  verdictOfFailure: () => verdictOfFailure
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XWAUE6YS = (from_chunk_a3d050ce ??= require("./chunk-a3d050ce.cjs"))["chunk-XWAUE6YS"]();
var import_chunk_SYRVQW57 = (from_chunk_a3d050ce ??= require("./chunk-a3d050ce.cjs"))["chunk-SYRVQW57"]();
var import_chunk_AMRZ2GZS = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-AMRZ2GZS"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
async function readStepResult(text) {
  const value = (0, import_chunk_2UKF5L7Y.soleJsonValue)(text, { fence: true });
  const checked = await (0, import_chunk_ZA4KROTO.checkContract)("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${(0, import_chunk_2UKF5L7Y.shown)(mode.value)} is no mode`;
    return { kind: "rejected", verdict: (0, import_chunk_AMRZ2GZS.rejection)("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await (0, import_chunk_2UKF5L7Y.requireContract)("execute-step", value) };
}
function stepFiles({ option }) {
  const [step, result] = [option("step"), option("result")];
  if (step === void 0 || result === void 0) {
    const missing = step === void 0 ? "step" : "result";
    throw new import_chunk_VNW4R5LF.Failure("usage/missing-argument", `a step check needs --${missing} FILE`, {
      hint: "see: correctless step --help"
    });
  }
  if (step !== "-" || result !== "-") return { step, result };
  throw new import_chunk_VNW4R5LF.Failure("usage/bad-value", "--step - and --result - cannot both be standard input", {
    hint: "put the step into a file"
  });
}
async function checkedStep(input, files) {
  const step = await readStep(input, files.step);
  const read = await readStepResult(await textOf(input, "reply", files.result));
  if (read.kind === "rejected") return { verdict: read.verdict };
  const { result } = read;
  const paths = { allow: input.options("allow"), exclude: input.options("exclude") };
  const base = input.option("base");
  const facts = base === void 0 ? { ...paths, git: void 0 } : await (0, import_chunk_AMRZ2GZS.readStepFacts)(await (0, import_chunk_D66PGRUA.openRepository)(input.cwd), { ...paths, base, patch: result.patch });
  const question = { step, result, facts };
  return { verdict: (0, import_chunk_AMRZ2GZS.checkStep)(question), question };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return (0, import_chunk_2UKF5L7Y.parseReply)("step", await textOf(input, "step", file), { fence: false });
}
async function textOf({ stdin, cwd }, kind, file) {
  return (0, import_chunk_XWAUE6YS.decodeReply)(await (0, import_chunk_SYRVQW57.readInput)(kind, { file, cwd, stdin }));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkedStep,
  stepFiles,
  verdictOfFailure
});
});
parts["step-ZBE6YUS6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stepCommand: () => stepCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RPIDZHMM = parts["chunk-RPIDZHMM"]();
var import_chunk_XWAUE6YS = (from_chunk_a3d050ce ??= require("./chunk-a3d050ce.cjs"))["chunk-XWAUE6YS"]();
var import_chunk_SYRVQW57 = (from_chunk_a3d050ce ??= require("./chunk-a3d050ce.cjs"))["chunk-SYRVQW57"]();
var import_chunk_QOL6VUOG = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_AMRZ2GZS = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-AMRZ2GZS"]();
var import_chunk_UHRTTFOL = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMP4OHIR = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_LHNE766D = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-LHNE766D"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_5EHJYN55 = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-5EHJYN55"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_J5GXARJV = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-J5GXARJV"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_5NC6VYHV = (from_main ??= require("../main.cjs"))["chunk-5NC6VYHV"]();
var import_chunk_CMR2AZCK = (from_main ??= require("../main.cjs"))["chunk-CMR2AZCK"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var stepCommand = {
  name: "step",
  summary: "Checks an executor's claim about one step of a plan: the step's mode, scope and files, and git's own account",
  usage: "check|plan --step FILE|- --result FILE|- [--base REV] [--allow PATHSPEC\u2026] [--exclude PATHSPEC\u2026] [--capture hooks|manual]",
  flags: [
    { name: "step", type: "string", value: "FILE|-", summary: "the step as JSON (schemas/step.schema.json)" },
    {
      name: "result",
      type: "string",
      value: "FILE|-",
      summary: "the executor's whole reply (schemas/execute-step.schema.json)"
    },
    {
      name: "base",
      type: "string",
      value: "REV",
      summary: "what the executor started from: the claim must agree with what git says changed since"
    },
    {
      name: "allow",
      type: "string",
      value: "PATHSPEC",
      multiple: true,
      summary: "paths the step may change, in gitignore syntax; may stand several times"
    },
    {
      name: "exclude",
      type: "string",
      value: "PATHSPEC",
      multiple: true,
      summary: "paths no step may change, in gitignore syntax; may stand several times"
    },
    {
      name: "capture",
      type: "string",
      value: "hooks|manual",
      summary: "of plan: who delivers the validator\u2019s reply, the client\u2019s hooks (default) or `correctless reply`"
    }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `check: stdout is always exactly one JSON object {valid, reason} (schemas/validate-plan.schema.json), whatever was handed
over; stderr names the broken rule, or says why something could not be read. Status 0 is valid, 3 is invalid or unreadable input; with
the other statuses of a refusal or of the environment the verdict is invalid too. Rules and their order: docs/steps.md.
plan checks the same. Without an objection it makes a run, in which the agent execute-step-validator judges what a program
cannot: stdout ends with "run: RUN", and \`correctless next RUN\` goes on. Otherwise stdout is "state: done" and the verdict,
no agent is called, and the status is 0, as that of next.`,
  run: async (input) => {
    if (actionOf(input) === "plan") return (await Promise.resolve().then(() => __toESM(parts["step-plan-XHS4VAN4"]()))).planStepCheck(input);
    const files = (0, import_chunk_RPIDZHMM.stepFiles)(input);
    try {
      return outcomeOfVerdict((await (0, import_chunk_RPIDZHMM.checkedStep)(input, files)).verdict);
    } catch (error) {
      if (!(error instanceof import_chunk_VNW4R5LF.Failure)) throw error;
      return unreadable(error);
    }
  }
};
var ACTIONS = ["check", "plan"];
function actionOf({ positionals: [action = ""] }) {
  const known = ACTIONS.find((one) => one === action);
  if (known !== void 0) return known;
  throw new import_chunk_VNW4R5LF.Failure("usage/bad-value", `correctless step cannot "${action}"`, {
    hint: `${(0, import_chunk_QOL6VUOG.didYouMean)(action, ACTIONS)}see: correctless step --help`
  });
}
function outcomeOfVerdict({ valid, reason, rule }) {
  const stdout = `${JSON.stringify({ valid, reason })}
`;
  return { status: valid ? 0 : 3, stdout, ...rule === void 0 ? {} : { stderr: `rule: ${rule}
` } };
}
function unreadable(failure) {
  const stdout = `${JSON.stringify((0, import_chunk_RPIDZHMM.verdictOfFailure)(failure))}
`;
  return { status: import_chunk_VNW4R5LF.FAILURES[failure.code], stdout, stderr: (0, import_chunk_CMR2AZCK.failureText)(failure) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stepCommand
});
});
parts["step-plan-XHS4VAN4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RPIDZHMM = parts["chunk-RPIDZHMM"]();
var import_chunk_XWAUE6YS = (from_chunk_a3d050ce ??= require("./chunk-a3d050ce.cjs"))["chunk-XWAUE6YS"]();
var import_chunk_SYRVQW57 = (from_chunk_a3d050ce ??= require("./chunk-a3d050ce.cjs"))["chunk-SYRVQW57"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_LRCA3MXO = (from_chunk_54d7e9a2 ??= require("./chunk-54d7e9a2.cjs"))["chunk-LRCA3MXO"]();
var import_chunk_L67KRE73 = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-L67KRE73"]();
var import_chunk_6S2DS6TT = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-6S2DS6TT"]();
var import_chunk_OPJBWCZR = (from_chunk_af404337 ??= require("./chunk-af404337.cjs"))["chunk-OPJBWCZR"]();
var import_chunk_GK2NFR76 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-GK2NFR76"]();
var import_chunk_6YI44MHD = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-6YI44MHD"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_GT5L2GME = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-GT5L2GME"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_AFDWHU2I = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_UAUNQBZV = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-UAUNQBZV"]();
var import_chunk_5ZFEDAR5 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_HRXYRCD4 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-HRXYRCD4"]();
var import_chunk_AMRZ2GZS = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-AMRZ2GZS"]();
var import_chunk_SQJH2SHK = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-SQJH2SHK"]();
var import_chunk_44TNJBRB = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-44TNJBRB"]();
var import_chunk_UHRTTFOL = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_ER7ND2TC = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-ER7ND2TC"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMP4OHIR = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_4SQ77CAD = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-4SQ77CAD"]();
var import_chunk_66BED34G = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-66BED34G"]();
var import_chunk_LHNE766D = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-LHNE766D"]();
var import_chunk_LZCTZWJL = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_SGJSLRIE = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-SGJSLRIE"]();
var import_chunk_RQL445DP = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-RQL445DP"]();
var import_chunk_Y5FHDHJZ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_BSMFZR5B = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BSMFZR5B"]();
var import_chunk_5EHJYN55 = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-5EHJYN55"]();
var import_chunk_ZWQARH24 = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-ZWQARH24"]();
var import_chunk_SMKJISEK = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_MZ5XJGTC = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-MZ5XJGTC"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_J5GXARJV = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-J5GXARJV"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_5NC6VYHV = (from_main ??= require("../main.cjs"))["chunk-5NC6VYHV"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_CMR2AZCK = (from_main ??= require("../main.cjs"))["chunk-CMR2AZCK"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_VNW4R5LF.Failure)) throw error;
    const verdict = (0, import_chunk_RPIDZHMM.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_VNW4R5LF.FAILURES[error.code], stderr: (0, import_chunk_CMR2AZCK.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_RPIDZHMM.stepFiles)(input);
  const captured = (0, import_chunk_YMILCYFO.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_D66PGRUA.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_SGJSLRIE.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_J5GXARJV.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_G3U3FSZZ.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_RPIDZHMM.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_LRCA3MXO.planStep)({
    ...question,
    repository,
    sides: { base, head },
    fingerprint,
    captured,
    cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(input.env)
  });
  if (step.kind === "too-large") return done({ valid: false, reason: step.reason });
  return { status: 0, stdout: `The program has no objection: ${verdict.reason}
run: ${step.file.run}
` };
}
function done(verdict) {
  return { status: 0, stdout: `state: done

${(0, import_chunk_L67KRE73.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
});
