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
var from_chunk_0faa1c29;
var from_chunk_17b6a215;
var from_chunk_1b3f4d4a;
var from_chunk_4809983b;
var from_chunk_6cb1b5eb;
var from_chunk_9571ce31;
var from_chunk_97430889;
var from_chunk_a7f32751;
var from_chunk_c123e7bc;
var from_chunk_c779e065;
var from_chunk_d8ca3d31;
var from_chunk_eeb90ee8;
var from_chunk_f461cff0;
var from_stop_8ed931ef;
var from_main;
parts["chunk-UBU4XHNC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkedStep: () => checkedStep,
  stepFiles: () => stepFiles,
  verdictOfFailure: () => verdictOfFailure
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DDMTKWES = (from_chunk_97430889 ??= require("./chunk-97430889.cjs"))["chunk-DDMTKWES"]();
var import_chunk_KIWNQOUG = (from_chunk_d8ca3d31 ??= require("./chunk-d8ca3d31.cjs"))["chunk-KIWNQOUG"]();
var import_chunk_DT6XJMS2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-DT6XJMS2"]();
var import_chunk_IY67O6LB = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-IY67O6LB"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
async function readStepResult(text) {
  const value = (0, import_chunk_IY67O6LB.soleJsonValue)(text, { fence: true });
  const checked = await (0, import_chunk_JTMPJUH2.checkContract)("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${(0, import_chunk_IY67O6LB.shown)(mode.value)} is no mode`;
    return { kind: "rejected", verdict: (0, import_chunk_KIWNQOUG.rejection)("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await (0, import_chunk_DT6XJMS2.requireContract)("execute-step", value) };
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
  const facts = base === void 0 ? { ...paths, git: void 0 } : await (0, import_chunk_KIWNQOUG.readStepFacts)(await (0, import_chunk_2XJFZYDY.openRepository)(input.cwd), { ...paths, base, patch: result.patch });
  const question = { step, result, facts };
  return { verdict: (0, import_chunk_KIWNQOUG.checkStep)(question), question };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return (0, import_chunk_DT6XJMS2.parseReply)("step", await textOf(input, file), { fence: false });
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
parts["step-6M5XW7UT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stepCommand: () => stepCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UBU4XHNC = parts["chunk-UBU4XHNC"]();
var import_chunk_DDMTKWES = (from_chunk_97430889 ??= require("./chunk-97430889.cjs"))["chunk-DDMTKWES"]();
var import_chunk_KIWNQOUG = (from_chunk_d8ca3d31 ??= require("./chunk-d8ca3d31.cjs"))["chunk-KIWNQOUG"]();
var import_chunk_XJYLUAK5 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-XJYLUAK5"]();
var import_chunk_ZIOD77D2 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-ZIOD77D2"]();
var import_chunk_VSMGTIEE = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-VSMGTIEE"]();
var import_chunk_TQOS4VU5 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-TQOS4VU5"]();
var import_chunk_XJQSEWSE = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-XJQSEWSE"]();
var import_chunk_YY6N2GNC = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_OLOC3CPJ = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-NCBB32XO"]();
var import_chunk_DT6XJMS2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-DT6XJMS2"]();
var import_chunk_IY67O6LB = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-IY67O6LB"]();
var import_chunk_4DM5I4D3 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-4DM5I4D3"]();
var import_chunk_D4EQFVC3 = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-D4EQFVC3"]();
var import_chunk_NLWRO2NF = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_SMVOO4S2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
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
    if (actionOf(input) === "plan") return (await Promise.resolve().then(() => __toESM(parts["step-plan-2K3ILMEP"]()))).planStepCheck(input);
    const files = (0, import_chunk_UBU4XHNC.stepFiles)(input);
    try {
      return outcomeOfVerdict((await (0, import_chunk_UBU4XHNC.checkedStep)(input, files)).verdict);
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
  const stdout = `${JSON.stringify((0, import_chunk_UBU4XHNC.verdictOfFailure)(failure))}
`;
  return { status: import_chunk_TJ5KMKV5.FAILURES[failure.code], stdout, stderr: (0, import_chunk_HJ4XJV55.failureText)(failure) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stepCommand
});
});
parts["step-plan-2K3ILMEP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UBU4XHNC = parts["chunk-UBU4XHNC"]();
var import_chunk_DDMTKWES = (from_chunk_97430889 ??= require("./chunk-97430889.cjs"))["chunk-DDMTKWES"]();
var import_chunk_VJTEE5TD = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-VJTEE5TD"]();
var import_chunk_V4PE7HUT = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-V4PE7HUT"]();
var import_chunk_KIWNQOUG = (from_chunk_d8ca3d31 ??= require("./chunk-d8ca3d31.cjs"))["chunk-KIWNQOUG"]();
var import_chunk_SSW2KU2S = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-SSW2KU2S"]();
var import_chunk_G7NU67CU = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-G7NU67CU"]();
var import_chunk_ZNBBSIGT = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_VDQPBWEA = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_Z4DQYGH4 = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-Z4DQYGH4"]();
var import_chunk_LVNQ6BKQ = (from_chunk_1b3f4d4a ??= require("./chunk-1b3f4d4a.cjs"))["chunk-LVNQ6BKQ"]();
var import_chunk_6XLZX4RZ = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-6XLZX4RZ"]();
var import_chunk_2OZZ4N6C = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_3J3Q4ADO = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-3J3Q4ADO"]();
var import_chunk_KWFI7ZZM = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-KWFI7ZZM"]();
var import_chunk_6WA42HPM = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-6WA42HPM"]();
var import_chunk_KWWFSC3C = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_HZZBRIM4 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_XJYLUAK5 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-XJYLUAK5"]();
var import_chunk_ZIOD77D2 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-ZIOD77D2"]();
var import_chunk_VSMGTIEE = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-VSMGTIEE"]();
var import_chunk_TQOS4VU5 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-TQOS4VU5"]();
var import_chunk_H3R6QWQ7 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-H3R6QWQ7"]();
var import_chunk_BPDDXC6Y = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_V3A7WCZ3 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-V3A7WCZ3"]();
var import_chunk_GWHVVY2H = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-GWHVVY2H"]();
var import_chunk_XJQSEWSE = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-XJQSEWSE"]();
var import_chunk_YY6N2GNC = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_QZRNUFII = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BLJONZEY"]();
var import_chunk_OLOC3CPJ = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-COCIJOXI"]();
var import_chunk_DT6XJMS2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-DT6XJMS2"]();
var import_chunk_IY67O6LB = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-IY67O6LB"]();
var import_chunk_LV57UY52 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-LV57UY52"]();
var import_chunk_6YI44MHD = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_TWOGUOFL = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_4DM5I4D3 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-4DM5I4D3"]();
var import_chunk_D4EQFVC3 = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-D4EQFVC3"]();
var import_chunk_NLWRO2NF = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_SMVOO4S2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_6SBCUWJU = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-6SBCUWJU"]();
var import_chunk_5ACXQQUS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-5ACXQQUS"]();
var import_chunk_HFQSMDHW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-HFQSMDHW"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_7APCTLTW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-7APCTLTW"]();
var import_chunk_M7V4JJRG = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-M7V4JJRG"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_VHNAQYD7 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HJ4XJV55 = (from_main ??= require("../main.cjs"))["chunk-HJ4XJV55"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_TJ5KMKV5.Failure)) throw error;
    const verdict = (0, import_chunk_UBU4XHNC.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_TJ5KMKV5.FAILURES[error.code], stderr: (0, import_chunk_HJ4XJV55.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_UBU4XHNC.stepFiles)(input);
  const captured = (0, import_chunk_ZNBBSIGT.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_2XJFZYDY.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_GWHVVY2H.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_ZIOD77D2.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_XJQSEWSE.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_UBU4XHNC.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_VJTEE5TD.planStep)({
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

${(0, import_chunk_V4PE7HUT.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
});
