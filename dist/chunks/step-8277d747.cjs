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
var from_chunk_0cd107b9;
var from_chunk_237ea335;
var from_chunk_28729ffd;
var from_chunk_2f2729f3;
var from_chunk_3532fb8f;
var from_chunk_441ed3b7;
var from_chunk_6882ab89;
var from_chunk_7c00dbb9;
var from_chunk_9e7b11f9;
var from_chunk_a6011939;
var from_chunk_aa30f698;
var from_chunk_ba2d0478;
var from_chunk_c2093b53;
var from_chunk_c7bb625f;
var from_chunk_cc483273;
var from_chunk_d1296144;
var from_chunk_eb2e9841;
var from_chunk_ff949c2a;
var from_start_over_fb39d1f6;
var from_main;
parts["chunk-JAUA2AJG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkedStep: () => checkedStep,
  stepFiles: () => stepFiles,
  verdictOfFailure: () => verdictOfFailure
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OJSR5KJH = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-OJSR5KJH"]();
var import_chunk_WZAZMZZI = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-WZAZMZZI"]();
var import_chunk_4ID4URG6 = (from_chunk_9e7b11f9 ??= require("./chunk-9e7b11f9.cjs"))["chunk-4ID4URG6"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_YLVPOKUO = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
async function readStepResult(text) {
  const value = (0, import_chunk_BQ5ILKU4.soleJsonValue)(text, { fence: true });
  const checked = await (0, import_chunk_OPRHWCFB.checkContract)("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${(0, import_chunk_BQ5ILKU4.shown)(mode.value)} is no mode`;
    return { kind: "rejected", verdict: (0, import_chunk_4ID4URG6.rejection)("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await (0, import_chunk_BQ5ILKU4.requireContract)("execute-step", value) };
}
function stepFiles({ option }) {
  const [step, result] = [option("step"), option("result")];
  if (step === void 0 || result === void 0) {
    const missing = step === void 0 ? "step" : "result";
    throw new import_chunk_LTC5LSMU.Failure("usage/missing-argument", `a step check needs --${missing} FILE`, {
      hint: "see: correctless step --help"
    });
  }
  if (step !== "-" || result !== "-") return { step, result };
  throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", "--step - and --result - cannot both be standard input", {
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
  const facts = base === void 0 ? { ...paths, git: void 0 } : await (0, import_chunk_4ID4URG6.readStepFacts)(await (0, import_chunk_YLVPOKUO.openRepository)(input.cwd), { ...paths, base, patch: result.patch });
  const question = { step, result, facts };
  return { verdict: (0, import_chunk_4ID4URG6.checkStep)(question), question };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return (0, import_chunk_BQ5ILKU4.parseReply)("step", await textOf(input, "step", file), { fence: false });
}
async function textOf({ stdin, cwd }, kind, file) {
  return (0, import_chunk_OJSR5KJH.decodeReply)(await (0, import_chunk_WZAZMZZI.readInput)(kind, { file, cwd, stdin }));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkedStep,
  stepFiles,
  verdictOfFailure
});
});
parts["step-VITMLC7F"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stepCommand: () => stepCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JAUA2AJG = parts["chunk-JAUA2AJG"]();
var import_chunk_OJSR5KJH = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-OJSR5KJH"]();
var import_chunk_WZAZMZZI = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-WZAZMZZI"]();
var import_chunk_QOL6VUOG = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_4ID4URG6 = (from_chunk_9e7b11f9 ??= require("./chunk-9e7b11f9.cjs"))["chunk-4ID4URG6"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_EGNZIYAS = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_DZKWVIPH = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_KZC6CZ4O = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SO7GW37E = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-SO7GW37E"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_DGTTD5DF = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-DGTTD5DF"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-BN7E3F24"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_R5ZSPPUH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LIKBZUCN = (from_main ??= require("../main.cjs"))["chunk-LIKBZUCN"]();
var import_chunk_AYIBMLG3 = (from_main ??= require("../main.cjs"))["chunk-AYIBMLG3"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
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
    if (actionOf(input) === "plan") return (await Promise.resolve().then(() => __toESM(parts["step-plan-LMOYNHY6"]()))).planStepCheck(input);
    const files = (0, import_chunk_JAUA2AJG.stepFiles)(input);
    try {
      return outcomeOfVerdict((await (0, import_chunk_JAUA2AJG.checkedStep)(input, files)).verdict);
    } catch (error) {
      if (!(error instanceof import_chunk_LTC5LSMU.Failure)) throw error;
      return unreadable(error);
    }
  }
};
var ACTIONS = ["check", "plan"];
function actionOf({ positionals: [action = ""] }) {
  const known = ACTIONS.find((one) => one === action);
  if (known !== void 0) return known;
  throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `correctless step cannot "${action}"`, {
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
  const stdout = `${JSON.stringify((0, import_chunk_JAUA2AJG.verdictOfFailure)(failure))}
`;
  return { status: import_chunk_LTC5LSMU.FAILURES[failure.code], stdout, stderr: (0, import_chunk_AYIBMLG3.failureText)(failure) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stepCommand
});
});
parts["step-plan-LMOYNHY6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JAUA2AJG = parts["chunk-JAUA2AJG"]();
var import_chunk_OJSR5KJH = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-OJSR5KJH"]();
var import_chunk_WZAZMZZI = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-WZAZMZZI"]();
var import_chunk_GBDSMJIZ = (from_chunk_9e7b11f9 ??= require("./chunk-9e7b11f9.cjs"))["chunk-GBDSMJIZ"]();
var import_chunk_QBDBY2A3 = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-QBDBY2A3"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_KJRZ5SGT = (from_chunk_c7bb625f ??= require("./chunk-c7bb625f.cjs"))["chunk-KJRZ5SGT"]();
var import_chunk_Z2F5XNW6 = (from_chunk_441ed3b7 ??= require("./chunk-441ed3b7.cjs"))["chunk-Z2F5XNW6"]();
var import_chunk_RJ3EMWNA = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-RJ3EMWNA"]();
var import_chunk_6YI44MHD = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_TVH2TFA2 = (from_chunk_c7bb625f ??= require("./chunk-c7bb625f.cjs"))["chunk-TVH2TFA2"]();
var import_chunk_5ZFEDAR5 = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_EGGQGB4G = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-EGGQGB4G"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_4ID4URG6 = (from_chunk_9e7b11f9 ??= require("./chunk-9e7b11f9.cjs"))["chunk-4ID4URG6"]();
var import_chunk_2T7GTZOV = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-2T7GTZOV"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_HYFFNOHB = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-HYFFNOHB"]();
var import_chunk_SKLJIYBP = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-SKLJIYBP"]();
var import_chunk_EGNZIYAS = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_4NHGDT2J = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-4NHGDT2J"]();
var import_chunk_DZKWVIPH = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_KZC6CZ4O = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_LZCTZWJL = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-BLJONZEY"]();
var import_chunk_3P5B5MV4 = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SO7GW37E = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-SO7GW37E"]();
var import_chunk_XIPCDINX = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-XIPCDINX"]();
var import_chunk_MQXWYK3B = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-MQXWYK3B"]();
var import_chunk_I7I5PAJ2 = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-I7I5PAJ2"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_DGTTD5DF = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-DGTTD5DF"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-BN7E3F24"]();
var import_chunk_Y34TZB52 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-Y34TZB52"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_T7XFNSHT = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-T7XFNSHT"]();
var import_chunk_DRNRIY4A = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_FQRJC5IH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-FQRJC5IH"]();
var import_chunk_WCK3D5U5 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_R5ZSPPUH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LIKBZUCN = (from_main ??= require("../main.cjs"))["chunk-LIKBZUCN"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_AYIBMLG3 = (from_main ??= require("../main.cjs"))["chunk-AYIBMLG3"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_LTC5LSMU.Failure)) throw error;
    const verdict = (0, import_chunk_JAUA2AJG.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_LTC5LSMU.FAILURES[error.code], stderr: (0, import_chunk_AYIBMLG3.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_JAUA2AJG.stepFiles)(input);
  const captured = (0, import_chunk_P4GKS6IB.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_YLVPOKUO.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_Y4UYJQVW.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_DGTTD5DF.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_EGNZIYAS.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_JAUA2AJG.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_GBDSMJIZ.planStep)({
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

${(0, import_chunk_QBDBY2A3.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
});
