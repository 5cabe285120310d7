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
var from_chunk_1e82b2bc;
var from_chunk_264bb436;
var from_chunk_26e30cd3;
var from_chunk_2dc40146;
var from_chunk_300c9f32;
var from_chunk_468d357e;
var from_chunk_4933dd93;
var from_chunk_5bdd7316;
var from_chunk_603d68d3;
var from_chunk_65d897f6;
var from_chunk_6aac8653;
var from_chunk_9f76ff87;
var from_chunk_b8079e18;
var from_main;
parts["chunk-JIPW6EY7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkedStep: () => checkedStep,
  stepFiles: () => stepFiles,
  verdictOfFailure: () => verdictOfFailure
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DDMTKWES = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-DDMTKWES"]();
var import_chunk_I7CZZ7EE = (from_chunk_65d897f6 ??= require("./chunk-65d897f6.cjs"))["chunk-I7CZZ7EE"]();
var import_chunk_2BJIBM3G = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2BJIBM3G"]();
var import_chunk_IY67O6LB = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-IY67O6LB"]();
var import_chunk_VNPL4RG7 = (from_main ??= require("../main.cjs"))["chunk-VNPL4RG7"]();
var import_chunk_SIHW7XFA = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
async function readStepResult(text) {
  const value = (0, import_chunk_IY67O6LB.soleJsonValue)(text, { fence: true });
  const checked = await (0, import_chunk_VNPL4RG7.checkContract)("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${(0, import_chunk_IY67O6LB.shown)(mode.value)} is no mode`;
    return { kind: "rejected", verdict: (0, import_chunk_I7CZZ7EE.rejection)("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await (0, import_chunk_2BJIBM3G.requireContract)("execute-step", value) };
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
  const facts = base === void 0 ? { ...paths, git: void 0 } : await (0, import_chunk_I7CZZ7EE.readStepFacts)(await (0, import_chunk_4MGI6UXE.openRepository)(input.cwd), { ...paths, base, patch: result.patch });
  const question = { step, result, facts };
  return { verdict: (0, import_chunk_I7CZZ7EE.checkStep)(question), question };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return (0, import_chunk_2BJIBM3G.parseReply)("step", await textOf(input, file), { fence: false });
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
parts["step-RLVY2QJQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stepCommand: () => stepCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JIPW6EY7 = parts["chunk-JIPW6EY7"]();
var import_chunk_DDMTKWES = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-DDMTKWES"]();
var import_chunk_I7CZZ7EE = (from_chunk_65d897f6 ??= require("./chunk-65d897f6.cjs"))["chunk-I7CZZ7EE"]();
var import_chunk_WMNJWASN = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-WMNJWASN"]();
var import_chunk_MRMHPQFA = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-MRMHPQFA"]();
var import_chunk_VLRIHLKJ = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-VLRIHLKJ"]();
var import_chunk_N4XWGMBC = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-N4XWGMBC"]();
var import_chunk_IIZAPNO6 = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_YY6N2GNC = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_BDMJEHLN = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-NCBB32XO"]();
var import_chunk_2BJIBM3G = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2BJIBM3G"]();
var import_chunk_IY67O6LB = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-IY67O6LB"]();
var import_chunk_3QN4AJMB = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-3QN4AJMB"]();
var import_chunk_WJHWKB3J = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_SMVOO4S2 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AMIK6XCK = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_VNPL4RG7 = (from_main ??= require("../main.cjs"))["chunk-VNPL4RG7"]();
var import_chunk_SIHW7XFA = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_UTFC5QHX = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-UTFC5QHX"]();
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
    if (actionOf(input) === "plan") return (await Promise.resolve().then(() => __toESM(parts["step-plan-OPE2SZDR"]()))).planStepCheck(input);
    const files = (0, import_chunk_JIPW6EY7.stepFiles)(input);
    try {
      return outcomeOfVerdict((await (0, import_chunk_JIPW6EY7.checkedStep)(input, files)).verdict);
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
  const stdout = `${JSON.stringify((0, import_chunk_JIPW6EY7.verdictOfFailure)(failure))}
`;
  return { status: import_chunk_TJ5KMKV5.FAILURES[failure.code], stdout, stderr: (0, import_chunk_HJ4XJV55.failureText)(failure) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stepCommand
});
});
parts["step-plan-OPE2SZDR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JIPW6EY7 = parts["chunk-JIPW6EY7"]();
var import_chunk_DDMTKWES = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-DDMTKWES"]();
var import_chunk_IALJBKRO = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-IALJBKRO"]();
var import_chunk_SIML7BX4 = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-SIML7BX4"]();
var import_chunk_I7CZZ7EE = (from_chunk_65d897f6 ??= require("./chunk-65d897f6.cjs"))["chunk-I7CZZ7EE"]();
var import_chunk_O47NN227 = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-O47NN227"]();
var import_chunk_7FUS4CLF = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-7FUS4CLF"]();
var import_chunk_ZNBBSIGT = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_BDFZUEKI = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-BDFZUEKI"]();
var import_chunk_VL6RXXBB = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-VL6RXXBB"]();
var import_chunk_QEKSLWG2 = (from_chunk_300c9f32 ??= require("./chunk-300c9f32.cjs"))["chunk-QEKSLWG2"]();
var import_chunk_6OB7HLUK = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-6OB7HLUK"]();
var import_chunk_2OZZ4N6C = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_3J3Q4ADO = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-3J3Q4ADO"]();
var import_chunk_IQRCHVB2 = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-IQRCHVB2"]();
var import_chunk_E5H26DIM = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-E5H26DIM"]();
var import_chunk_KWWFSC3C = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_YO4Q72FV = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-YO4Q72FV"]();
var import_chunk_WMNJWASN = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-WMNJWASN"]();
var import_chunk_MRMHPQFA = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-MRMHPQFA"]();
var import_chunk_VLRIHLKJ = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-VLRIHLKJ"]();
var import_chunk_N4XWGMBC = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-N4XWGMBC"]();
var import_chunk_SIAG2GVU = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-SIAG2GVU"]();
var import_chunk_BPDDXC6Y = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_ZAFE4EWE = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-ZAFE4EWE"]();
var import_chunk_TSNHQGKM = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-TSNHQGKM"]();
var import_chunk_IIZAPNO6 = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_YY6N2GNC = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_2MCP5X62 = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2MCP5X62"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-BLJONZEY"]();
var import_chunk_BDMJEHLN = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-COCIJOXI"]();
var import_chunk_2BJIBM3G = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2BJIBM3G"]();
var import_chunk_IY67O6LB = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-IY67O6LB"]();
var import_chunk_D4C6UKJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-D4C6UKJZ"]();
var import_chunk_6YI44MHD = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-6YI44MHD"]();
var import_chunk_TWOGUOFL = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_3QN4AJMB = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-3QN4AJMB"]();
var import_chunk_WJHWKB3J = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_SMVOO4S2 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AMIK6XCK = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_BTRUSIMW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-BTRUSIMW"]();
var import_chunk_HFQSMDHW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-HFQSMDHW"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_7APCTLTW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_DNQAWPW6 = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-DNQAWPW6"]();
var import_chunk_VNPL4RG7 = (from_main ??= require("../main.cjs"))["chunk-VNPL4RG7"]();
var import_chunk_SIHW7XFA = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_OXGHZBGY = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-OXGHZBGY"]();
var import_chunk_UTFC5QHX = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HJ4XJV55 = (from_main ??= require("../main.cjs"))["chunk-HJ4XJV55"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_TJ5KMKV5.Failure)) throw error;
    const verdict = (0, import_chunk_JIPW6EY7.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_TJ5KMKV5.FAILURES[error.code], stderr: (0, import_chunk_HJ4XJV55.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_JIPW6EY7.stepFiles)(input);
  const captured = (0, import_chunk_ZNBBSIGT.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_4MGI6UXE.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_TSNHQGKM.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_MRMHPQFA.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_IIZAPNO6.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_JIPW6EY7.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_IALJBKRO.planStep)({
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

${(0, import_chunk_SIML7BX4.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
});
