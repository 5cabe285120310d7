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
var from_chunk_2564dd74;
var from_chunk_300c9f32;
var from_chunk_3bfbfcd6;
var from_chunk_3d027e9f;
var from_chunk_46c789dd;
var from_chunk_472fa66f;
var from_chunk_499c1887;
var from_chunk_5bde808d;
var from_chunk_72be2841;
var from_chunk_8982124a;
var from_chunk_d2be9d52;
var from_chunk_df061227;
var from_main;
parts["chunk-X7VL54RM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkedStep: () => checkedStep,
  stepFiles: () => stepFiles,
  verdictOfFailure: () => verdictOfFailure
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DDMTKWES = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-DDMTKWES"]();
var import_chunk_OBFVF2GB = (from_chunk_8982124a ??= require("./chunk-8982124a.cjs"))["chunk-OBFVF2GB"]();
var import_chunk_ZUBOOM5G = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-ZUBOOM5G"]();
var import_chunk_IY67O6LB = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-IY67O6LB"]();
var import_chunk_2IOTJHGT = (from_main ??= require("../main.cjs"))["chunk-2IOTJHGT"]();
var import_chunk_SIHW7XFA = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
async function readStepResult(text) {
  const value = (0, import_chunk_IY67O6LB.soleJsonValue)(text, { fence: true });
  const checked = await (0, import_chunk_2IOTJHGT.checkContract)("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${(0, import_chunk_IY67O6LB.shown)(mode.value)} is no mode`;
    return { kind: "rejected", verdict: (0, import_chunk_OBFVF2GB.rejection)("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await (0, import_chunk_ZUBOOM5G.requireContract)("execute-step", value) };
}
function stepFiles({ option }) {
  const [step, result] = [option("step"), option("result")];
  if (step === void 0 || result === void 0) {
    const missing = step === void 0 ? "step" : "result";
    throw new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", `a step check needs --${missing} FILE`, {
      hint: "see: correctless step --help"
    });
  }
  if (step !== "-" || result !== "-") return { step, result };
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", "--step - and --result - cannot both be standard input", {
    hint: "put the step into a file"
  });
}
async function checkedStep(input, files) {
  const step = await readStep(input, files.step);
  const read = await readStepResult(await textOf(input, files.result));
  if (read.kind === "rejected") return { verdict: read.verdict };
  const { result } = read;
  const paths = { allow: input.options("allow"), exclude: input.options("exclude") };
  const base = input.option("base");
  const facts = base === void 0 ? { ...paths, git: void 0 } : await (0, import_chunk_OBFVF2GB.readStepFacts)(await (0, import_chunk_4MGI6UXE.openRepository)(input.cwd), { ...paths, base, patch: result.patch });
  const question = { step, result, facts };
  return { verdict: (0, import_chunk_OBFVF2GB.checkStep)(question), question };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return (0, import_chunk_ZUBOOM5G.parseReply)("step", await textOf(input, file), { fence: false });
}
async function textOf({ stdin, cwd }, file) {
  return (0, import_chunk_DDMTKWES.decodeReply)(await (file === "-" ? stdin() : (0, import_chunk_SIHW7XFA.readBytes)((0, import_node_path.resolve)(cwd, file))));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkedStep,
  stepFiles,
  verdictOfFailure
});
});
parts["step-QIKFDEVA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stepCommand: () => stepCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_X7VL54RM = parts["chunk-X7VL54RM"]();
var import_chunk_DDMTKWES = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-DDMTKWES"]();
var import_chunk_OBFVF2GB = (from_chunk_8982124a ??= require("./chunk-8982124a.cjs"))["chunk-OBFVF2GB"]();
var import_chunk_WMNJWASN = (from_chunk_2564dd74 ??= require("./chunk-2564dd74.cjs"))["chunk-WMNJWASN"]();
var import_chunk_MRMHPQFA = (from_chunk_2564dd74 ??= require("./chunk-2564dd74.cjs"))["chunk-MRMHPQFA"]();
var import_chunk_RGVG3GKV = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-RGVG3GKV"]();
var import_chunk_VKKQR5BD = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-VKKQR5BD"]();
var import_chunk_IIZAPNO6 = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_YY6N2GNC = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_BDMJEHLN = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-NCBB32XO"]();
var import_chunk_ZUBOOM5G = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-ZUBOOM5G"]();
var import_chunk_IY67O6LB = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-IY67O6LB"]();
var import_chunk_Z26F2DVY = (from_chunk_2564dd74 ??= require("./chunk-2564dd74.cjs"))["chunk-Z26F2DVY"]();
var import_chunk_OTZ2RVYM = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_WJHWKB3J = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_R5DXX5NI = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_AMIK6XCK = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_2IOTJHGT = (from_main ??= require("../main.cjs"))["chunk-2IOTJHGT"]();
var import_chunk_SIHW7XFA = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_UTFC5QHX = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HJ4XJV55 = (from_main ??= require("../main.cjs"))["chunk-HJ4XJV55"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
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
    if (actionOf(input) === "plan") return (await Promise.resolve().then(() => __toESM(parts["step-plan-KO4FHWPR"]()))).planStepCheck(input);
    const files = (0, import_chunk_X7VL54RM.stepFiles)(input);
    try {
      return outcomeOfVerdict((await (0, import_chunk_X7VL54RM.checkedStep)(input, files)).verdict);
    } catch (error) {
      if (!(error instanceof import_chunk_TJ5KMKV5.Failure)) throw error;
      return unreadable(error);
    }
  }
};
function actionOf({ positionals: [action = ""] }) {
  if (action === "check" || action === "plan") return action;
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `correctless step cannot "${action}"`, {
    hint: "see: correctless step --help"
  });
}
function outcomeOfVerdict({ valid, reason, rule }) {
  const stdout = `${JSON.stringify({ valid, reason })}
`;
  return { status: valid ? 0 : 3, stdout, ...rule === void 0 ? {} : { stderr: `rule: ${rule}
` } };
}
function unreadable(failure) {
  const stdout = `${JSON.stringify((0, import_chunk_X7VL54RM.verdictOfFailure)(failure))}
`;
  return { status: import_chunk_TJ5KMKV5.FAILURES[failure.code], stdout, stderr: (0, import_chunk_HJ4XJV55.failureText)(failure) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stepCommand
});
});
parts["step-plan-KO4FHWPR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_X7VL54RM = parts["chunk-X7VL54RM"]();
var import_chunk_DDMTKWES = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-DDMTKWES"]();
var import_chunk_XEZB3D7V = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-XEZB3D7V"]();
var import_chunk_HCTWGGGA = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-HCTWGGGA"]();
var import_chunk_OBFVF2GB = (from_chunk_8982124a ??= require("./chunk-8982124a.cjs"))["chunk-OBFVF2GB"]();
var import_chunk_WMM7O47P = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-WMM7O47P"]();
var import_chunk_7I3RPIOM = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-7I3RPIOM"]();
var import_chunk_252FQBNT = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-252FQBNT"]();
var import_chunk_BDFZUEKI = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-BDFZUEKI"]();
var import_chunk_VL6RXXBB = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-VL6RXXBB"]();
var import_chunk_QEKSLWG2 = (from_chunk_300c9f32 ??= require("./chunk-300c9f32.cjs"))["chunk-QEKSLWG2"]();
var import_chunk_6OB7HLUK = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-6OB7HLUK"]();
var import_chunk_2OZZ4N6C = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_CTRZOPXE = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-CTRZOPXE"]();
var import_chunk_HIBI5KYH = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-HIBI5KYH"]();
var import_chunk_PMJUWC2A = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-PMJUWC2A"]();
var import_chunk_KWWFSC3C = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-KWWFSC3C"]();
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
var import_chunk_2MCP5X62 = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-2MCP5X62"]();
var import_chunk_Y5FHDHJZ = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-BLJONZEY"]();
var import_chunk_BDMJEHLN = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-COCIJOXI"]();
var import_chunk_ZUBOOM5G = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-ZUBOOM5G"]();
var import_chunk_IY67O6LB = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-IY67O6LB"]();
var import_chunk_4IVCGIZS = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4IVCGIZS"]();
var import_chunk_6YI44MHD = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-6YI44MHD"]();
var import_chunk_TWOGUOFL = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_Z26F2DVY = (from_chunk_2564dd74 ??= require("./chunk-2564dd74.cjs"))["chunk-Z26F2DVY"]();
var import_chunk_OTZ2RVYM = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_WJHWKB3J = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_R5DXX5NI = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_AMIK6XCK = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-6JTHDBMB"]();
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
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_TJ5KMKV5.Failure)) throw error;
    const verdict = (0, import_chunk_X7VL54RM.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_TJ5KMKV5.FAILURES[error.code], stderr: (0, import_chunk_HJ4XJV55.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_X7VL54RM.stepFiles)(input);
  const captured = (0, import_chunk_252FQBNT.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_4MGI6UXE.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_TSNHQGKM.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_MRMHPQFA.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_IIZAPNO6.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_X7VL54RM.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_XEZB3D7V.planStep)({
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

${(0, import_chunk_HCTWGGGA.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
});
