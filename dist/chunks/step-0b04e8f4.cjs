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
var from_chunk_0eb32503;
var from_chunk_1a7e4671;
var from_chunk_237ea335;
var from_chunk_2df9118a;
var from_chunk_441ed3b7;
var from_chunk_5a46e9c2;
var from_chunk_683b2b99;
var from_chunk_7c00dbb9;
var from_chunk_92ee5a42;
var from_chunk_94a2c855;
var from_chunk_94b63c89;
var from_chunk_aa30f698;
var from_chunk_cc483273;
var from_chunk_ce0c7c26;
var from_chunk_d59e778d;
var from_chunk_e6d3f5de;
var from_chunk_f9992ab7;
var from_chunk_ff949c2a;
var from_start_over_ce61a31a;
var from_main;
parts["chunk-NC4Y6CC7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkedStep: () => checkedStep,
  stepFiles: () => stepFiles,
  verdictOfFailure: () => verdictOfFailure
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OJSR5KJH = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-OJSR5KJH"]();
var import_chunk_WZAZMZZI = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-WZAZMZZI"]();
var import_chunk_CHFNACVE = (from_chunk_e6d3f5de ??= require("./chunk-e6d3f5de.cjs"))["chunk-CHFNACVE"]();
var import_chunk_LQYUZ4YC = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-LQYUZ4YC"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
async function readStepResult(text) {
  const value = (0, import_chunk_LQYUZ4YC.soleJsonValue)(text, { fence: true });
  const checked = await (0, import_chunk_XH37JHSS.checkContract)("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${(0, import_chunk_LQYUZ4YC.shown)(mode.value)} is no mode`;
    return { kind: "rejected", verdict: (0, import_chunk_CHFNACVE.rejection)("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await (0, import_chunk_LQYUZ4YC.requireContract)("execute-step", value) };
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
  const facts = base === void 0 ? { ...paths, git: void 0 } : await (0, import_chunk_CHFNACVE.readStepFacts)(await (0, import_chunk_YLVPOKUO.openRepository)(input.cwd), { ...paths, base, patch: result.patch });
  const question = { step, result, facts };
  return { verdict: (0, import_chunk_CHFNACVE.checkStep)(question), question };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return (0, import_chunk_LQYUZ4YC.parseReply)("step", await textOf(input, "step", file), { fence: false });
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
parts["step-GTB3BBII"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stepCommand: () => stepCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NC4Y6CC7 = parts["chunk-NC4Y6CC7"]();
var import_chunk_OJSR5KJH = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-OJSR5KJH"]();
var import_chunk_WZAZMZZI = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-WZAZMZZI"]();
var import_chunk_QOL6VUOG = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_CHFNACVE = (from_chunk_e6d3f5de ??= require("./chunk-e6d3f5de.cjs"))["chunk-CHFNACVE"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_EGNZIYAS = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_WZCEDLFN = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-WZCEDLFN"]();
var import_chunk_KEKSSPCP = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-KEKSSPCP"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_LQYUZ4YC = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-LQYUZ4YC"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SO7GW37E = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-SO7GW37E"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_DGTTD5DF = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-DGTTD5DF"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LIKBZUCN = (from_main ??= require("../main.cjs"))["chunk-LIKBZUCN"]();
var import_chunk_2HEIW5OX = (from_main ??= require("../main.cjs"))["chunk-2HEIW5OX"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
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
    if (actionOf(input) === "plan") return (await Promise.resolve().then(() => __toESM(parts["step-plan-JQGTOLVJ"]()))).planStepCheck(input);
    const files = (0, import_chunk_NC4Y6CC7.stepFiles)(input);
    try {
      return outcomeOfVerdict((await (0, import_chunk_NC4Y6CC7.checkedStep)(input, files)).verdict);
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
  const stdout = `${JSON.stringify((0, import_chunk_NC4Y6CC7.verdictOfFailure)(failure))}
`;
  return { status: import_chunk_LTC5LSMU.FAILURES[failure.code], stdout, stderr: (0, import_chunk_2HEIW5OX.failureText)(failure) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stepCommand
});
});
parts["step-plan-JQGTOLVJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NC4Y6CC7 = parts["chunk-NC4Y6CC7"]();
var import_chunk_OJSR5KJH = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-OJSR5KJH"]();
var import_chunk_G5EJRGZE = (from_chunk_e6d3f5de ??= require("./chunk-e6d3f5de.cjs"))["chunk-G5EJRGZE"]();
var import_chunk_ERML5JLO = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-ERML5JLO"]();
var import_chunk_WZAZMZZI = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-WZAZMZZI"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_W7EW4DTB = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-W7EW4DTB"]();
var import_chunk_UCAGE7IW = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-UCAGE7IW"]();
var import_chunk_Z2F5XNW6 = (from_chunk_441ed3b7 ??= require("./chunk-441ed3b7.cjs"))["chunk-Z2F5XNW6"]();
var import_chunk_6YI44MHD = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_CSDRZVGX = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-CSDRZVGX"]();
var import_chunk_5ZFEDAR5 = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_L5IKIS3U = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-L5IKIS3U"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_CHFNACVE = (from_chunk_e6d3f5de ??= require("./chunk-e6d3f5de.cjs"))["chunk-CHFNACVE"]();
var import_chunk_TCOWPVXA = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-TCOWPVXA"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_PBW7QVUY = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-PBW7QVUY"]();
var import_chunk_WH6QFT7A = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-WH6QFT7A"]();
var import_chunk_MOWC6Z7X = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-MOWC6Z7X"]();
var import_chunk_EGNZIYAS = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_WZCEDLFN = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-WZCEDLFN"]();
var import_chunk_KEKSSPCP = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-KEKSSPCP"]();
var import_chunk_GBV23WAC = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-GBV23WAC"]();
var import_chunk_LZCTZWJL = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_Y5FHDHJZ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-BLJONZEY"]();
var import_chunk_3P5B5MV4 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_IJXJ7C2R = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_LQYUZ4YC = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-LQYUZ4YC"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SO7GW37E = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-SO7GW37E"]();
var import_chunk_VV4P3O3O = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VV4P3O3O"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_LOVNJ4LC = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-LOVNJ4LC"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_DGTTD5DF = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-DGTTD5DF"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_J45CR62P = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-J45CR62P"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LIKBZUCN = (from_main ??= require("../main.cjs"))["chunk-LIKBZUCN"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_2HEIW5OX = (from_main ??= require("../main.cjs"))["chunk-2HEIW5OX"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_LTC5LSMU.Failure)) throw error;
    const verdict = (0, import_chunk_NC4Y6CC7.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_LTC5LSMU.FAILURES[error.code], stderr: (0, import_chunk_2HEIW5OX.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_NC4Y6CC7.stepFiles)(input);
  const captured = (0, import_chunk_P4GKS6IB.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_YLVPOKUO.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_Y4UYJQVW.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_DGTTD5DF.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_EGNZIYAS.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_NC4Y6CC7.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_G5EJRGZE.planStep)({
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

${(0, import_chunk_ERML5JLO.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
});
