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
var from_chunk_08296f12;
var from_chunk_0da80db2;
var from_chunk_1359ec14;
var from_chunk_28f73359;
var from_chunk_2b98bc5a;
var from_chunk_489b766b;
var from_chunk_4aa543ab;
var from_chunk_82cc4944;
var from_chunk_8827fc9c;
var from_chunk_aada68fe;
var from_chunk_d715f0d7;
var from_chunk_e277ec65;
var from_chunk_eacf48f2;
var from_chunk_f13d5024;
var from_chunk_f9f89524;
var from_main;
parts["chunk-K4YUVOJM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkedStep: () => checkedStep,
  stepFiles: () => stepFiles,
  verdictOfFailure: () => verdictOfFailure
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DDMTKWES = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-DDMTKWES"]();
var import_chunk_PM4MRH4C = (from_chunk_489b766b ??= require("./chunk-489b766b.cjs"))["chunk-PM4MRH4C"]();
var import_chunk_GSOY4OUO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-GSOY4OUO"]();
var import_chunk_6Y7LWF2A = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_F2M6ALLY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
async function readStepResult(text) {
  const value = (0, import_chunk_6Y7LWF2A.soleJsonValue)(text, { fence: true });
  const checked = await (0, import_chunk_EG4SYFI5.checkContract)("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${(0, import_chunk_6Y7LWF2A.shown)(mode.value)} is no mode`;
    return { kind: "rejected", verdict: (0, import_chunk_PM4MRH4C.rejection)("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await (0, import_chunk_GSOY4OUO.requireContract)("execute-step", value) };
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
  const facts = base === void 0 ? { ...paths, git: void 0 } : await (0, import_chunk_PM4MRH4C.readStepFacts)(await (0, import_chunk_UDK7FCCO.openRepository)(input.cwd), { ...paths, base, patch: result.patch });
  const question = { step, result, facts };
  return { verdict: (0, import_chunk_PM4MRH4C.checkStep)(question), question };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return (0, import_chunk_GSOY4OUO.parseReply)("step", await textOf(input, file), { fence: false });
}
async function textOf({ stdin, cwd }, file) {
  return (0, import_chunk_DDMTKWES.decodeReply)(await (file === "-" ? stdin() : (0, import_chunk_F2M6ALLY.readBytes)((0, import_node_path.resolve)(cwd, file))));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkedStep,
  stepFiles,
  verdictOfFailure
});
});
parts["step-7KNPAJKP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stepCommand: () => stepCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K4YUVOJM = parts["chunk-K4YUVOJM"]();
var import_chunk_DDMTKWES = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-DDMTKWES"]();
var import_chunk_PM4MRH4C = (from_chunk_489b766b ??= require("./chunk-489b766b.cjs"))["chunk-PM4MRH4C"]();
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_ZMJLHTRJ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-ZMJLHTRJ"]();
var import_chunk_HZP5J6NZ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-HZP5J6NZ"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_OLOC3CPJ = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-NCBB32XO"]();
var import_chunk_GSOY4OUO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-GSOY4OUO"]();
var import_chunk_6Y7LWF2A = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_SMVOO4S2 = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_7ZLCWBCJ = (from_main ??= require("../main.cjs"))["chunk-7ZLCWBCJ"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_F2M6ALLY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_HJ4XJV55 = (from_main ??= require("../main.cjs"))["chunk-HJ4XJV55"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
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
    if (actionOf(input) === "plan") return (await Promise.resolve().then(() => __toESM(parts["step-plan-4QKIBK3E"]()))).planStepCheck(input);
    const files = (0, import_chunk_K4YUVOJM.stepFiles)(input);
    try {
      return outcomeOfVerdict((await (0, import_chunk_K4YUVOJM.checkedStep)(input, files)).verdict);
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
  const stdout = `${JSON.stringify((0, import_chunk_K4YUVOJM.verdictOfFailure)(failure))}
`;
  return { status: import_chunk_TJ5KMKV5.FAILURES[failure.code], stdout, stderr: (0, import_chunk_HJ4XJV55.failureText)(failure) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stepCommand
});
});
parts["step-plan-4QKIBK3E"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K4YUVOJM = parts["chunk-K4YUVOJM"]();
var import_chunk_DDMTKWES = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-DDMTKWES"]();
var import_chunk_BZRSQGUT = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-BZRSQGUT"]();
var import_chunk_A3GQJUT2 = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-A3GQJUT2"]();
var import_chunk_PM4MRH4C = (from_chunk_489b766b ??= require("./chunk-489b766b.cjs"))["chunk-PM4MRH4C"]();
var import_chunk_5YDHAGWG = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-5YDHAGWG"]();
var import_chunk_5MX2YRYF = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-5MX2YRYF"]();
var import_chunk_ZNBBSIGT = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_VDQPBWEA = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_57HIH6JA = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-57HIH6JA"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_DLYQCPAR = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-DLYQCPAR"]();
var import_chunk_6YI44MHD = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-6YI44MHD"]();
var import_chunk_N44LZVXO = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-N44LZVXO"]();
var import_chunk_CBEJFHAX = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_TP5P4NU6 = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_T6HTXMYA = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-T6HTXMYA"]();
var import_chunk_257DHYRQ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-257DHYRQ"]();
var import_chunk_KWWFSC3C = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_C5MW623M = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-C5MW623M"]();
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_ZMJLHTRJ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-ZMJLHTRJ"]();
var import_chunk_HZP5J6NZ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-HZP5J6NZ"]();
var import_chunk_WEFHRISI = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-WEFHRISI"]();
var import_chunk_BPDDXC6Y = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_RBAL4OKL = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-RBAL4OKL"]();
var import_chunk_YUJ6TF4Q = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_QZRNUFII = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-BLJONZEY"]();
var import_chunk_W7PXZJT7 = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_OLOC3CPJ = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-COCIJOXI"]();
var import_chunk_GSOY4OUO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-GSOY4OUO"]();
var import_chunk_6Y7LWF2A = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_ZSU6X4ET = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-ZSU6X4ET"]();
var import_chunk_TWOGUOFL = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_SMVOO4S2 = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_PZRT5MIY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-PZRT5MIY"]();
var import_chunk_WCK3D5U5 = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_7ZLCWBCJ = (from_main ??= require("../main.cjs"))["chunk-7ZLCWBCJ"]();
var import_chunk_7APCTLTW = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-7APCTLTW"]();
var import_chunk_4J5J7T6T = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-4J5J7T6T"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_F2M6ALLY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_HJ4XJV55 = (from_main ??= require("../main.cjs"))["chunk-HJ4XJV55"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_TJ5KMKV5.Failure)) throw error;
    const verdict = (0, import_chunk_K4YUVOJM.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_TJ5KMKV5.FAILURES[error.code], stderr: (0, import_chunk_HJ4XJV55.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_K4YUVOJM.stepFiles)(input);
  const captured = (0, import_chunk_ZNBBSIGT.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_UDK7FCCO.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_YUJ6TF4Q.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_XL4CB3WF.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_XSMDG5IY.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_K4YUVOJM.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_BZRSQGUT.planStep)({
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

${(0, import_chunk_A3GQJUT2.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
});
