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
var from_chunk_156ab92a;
var from_chunk_16ffa93b;
var from_chunk_2607f8d7;
var from_chunk_29d45e75;
var from_chunk_41c38ba8;
var from_chunk_4aa543ab;
var from_chunk_636e74ba;
var from_chunk_8e20af39;
var from_chunk_945581a2;
var from_chunk_9768a872;
var from_chunk_cdecb0ba;
var from_chunk_d715f0d7;
var from_chunk_eacf48f2;
var from_chunk_f13d5024;
var from_main;
parts["chunk-S3FWNJT3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkedStep: () => checkedStep,
  stepFiles: () => stepFiles,
  verdictOfFailure: () => verdictOfFailure
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DDMTKWES = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-DDMTKWES"]();
var import_chunk_OTKDHXTM = (from_chunk_156ab92a ??= require("./chunk-156ab92a.cjs"))["chunk-OTKDHXTM"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_6Y7LWF2A = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
async function readStepResult(text) {
  const value = (0, import_chunk_6Y7LWF2A.soleJsonValue)(text, { fence: true });
  const checked = await (0, import_chunk_ELUKDH26.checkContract)("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${(0, import_chunk_6Y7LWF2A.shown)(mode.value)} is no mode`;
    return { kind: "rejected", verdict: (0, import_chunk_OTKDHXTM.rejection)("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await (0, import_chunk_ZEHYADPQ.requireContract)("execute-step", value) };
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
  const facts = base === void 0 ? { ...paths, git: void 0 } : await (0, import_chunk_OTKDHXTM.readStepFacts)(await (0, import_chunk_UDK7FCCO.openRepository)(input.cwd), { ...paths, base, patch: result.patch });
  const question = { step, result, facts };
  return { verdict: (0, import_chunk_OTKDHXTM.checkStep)(question), question };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return (0, import_chunk_ZEHYADPQ.parseReply)("step", await textOf(input, file), { fence: false });
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
parts["step-RJHKTXPM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stepCommand: () => stepCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_S3FWNJT3 = parts["chunk-S3FWNJT3"]();
var import_chunk_DDMTKWES = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-DDMTKWES"]();
var import_chunk_OTKDHXTM = (from_chunk_156ab92a ??= require("./chunk-156ab92a.cjs"))["chunk-OTKDHXTM"]();
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_XHZGRNYJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-XHZGRNYJ"]();
var import_chunk_MSHK2OU2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-MSHK2OU2"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_OLOC3CPJ = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-NCBB32XO"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_6Y7LWF2A = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_SMVOO4S2 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
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
    if (actionOf(input) === "plan") return (await Promise.resolve().then(() => __toESM(parts["step-plan-C6GX575K"]()))).planStepCheck(input);
    const files = (0, import_chunk_S3FWNJT3.stepFiles)(input);
    try {
      return outcomeOfVerdict((await (0, import_chunk_S3FWNJT3.checkedStep)(input, files)).verdict);
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
  const stdout = `${JSON.stringify((0, import_chunk_S3FWNJT3.verdictOfFailure)(failure))}
`;
  return { status: import_chunk_TJ5KMKV5.FAILURES[failure.code], stdout, stderr: (0, import_chunk_HJ4XJV55.failureText)(failure) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stepCommand
});
});
parts["step-plan-C6GX575K"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_S3FWNJT3 = parts["chunk-S3FWNJT3"]();
var import_chunk_DDMTKWES = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-DDMTKWES"]();
var import_chunk_RP555HAU = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-RP555HAU"]();
var import_chunk_35IQPWVW = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-35IQPWVW"]();
var import_chunk_OTKDHXTM = (from_chunk_156ab92a ??= require("./chunk-156ab92a.cjs"))["chunk-OTKDHXTM"]();
var import_chunk_2UXSGL4G = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-2UXSGL4G"]();
var import_chunk_AWOSFOTL = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-AWOSFOTL"]();
var import_chunk_ZNBBSIGT = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_VDQPBWEA = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_57HIH6JA = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-57HIH6JA"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_DLYQCPAR = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-DLYQCPAR"]();
var import_chunk_6YI44MHD = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-6YI44MHD"]();
var import_chunk_N44LZVXO = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-N44LZVXO"]();
var import_chunk_CBEJFHAX = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_TP5P4NU6 = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_VFDDJN2I = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-VFDDJN2I"]();
var import_chunk_V6TNONX2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-V6TNONX2"]();
var import_chunk_KWWFSC3C = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_AFAAOGIW = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-AFAAOGIW"]();
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_XHZGRNYJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-XHZGRNYJ"]();
var import_chunk_MSHK2OU2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-MSHK2OU2"]();
var import_chunk_ZDC3FHAZ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-ZDC3FHAZ"]();
var import_chunk_BPDDXC6Y = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_5Q2KDDAJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-5Q2KDDAJ"]();
var import_chunk_YUJ6TF4Q = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_QZRNUFII = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-BLJONZEY"]();
var import_chunk_W7PXZJT7 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_OLOC3CPJ = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-COCIJOXI"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_6Y7LWF2A = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_5BAI5XGT = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-5BAI5XGT"]();
var import_chunk_TWOGUOFL = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_SMVOO4S2 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_WCK3D5U5 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
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
    const verdict = (0, import_chunk_S3FWNJT3.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_TJ5KMKV5.FAILURES[error.code], stderr: (0, import_chunk_HJ4XJV55.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_S3FWNJT3.stepFiles)(input);
  const captured = (0, import_chunk_ZNBBSIGT.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_UDK7FCCO.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_YUJ6TF4Q.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_XL4CB3WF.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_XSMDG5IY.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_S3FWNJT3.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_RP555HAU.planStep)({
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

${(0, import_chunk_35IQPWVW.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
});
