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
var from_chunk_1ec13587;
var from_chunk_26e0f36b;
var from_chunk_2ad85994;
var from_chunk_2ae3331f;
var from_chunk_2f40d840;
var from_chunk_32545c75;
var from_chunk_4e972b7a;
var from_chunk_69cb593b;
var from_chunk_69f866bd;
var from_chunk_76cc671a;
var from_chunk_83f7f163;
var from_chunk_84a2bfdc;
var from_chunk_903c4306;
var from_chunk_c8595abe;
var from_chunk_f801c042;
var from_chunk_ff1c7d77;
var from_pre_9c4b6364;
var from_start_over_0358f26c;
var from_main;
parts["chunk-FNDACNUB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkedStep: () => checkedStep,
  stepFiles: () => stepFiles,
  verdictOfFailure: () => verdictOfFailure
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JPMVFGU4 = (from_chunk_4e972b7a ??= require("./chunk-4e972b7a.cjs"))["chunk-JPMVFGU4"]();
var import_chunk_DIQTSCN3 = (from_chunk_83f7f163 ??= require("./chunk-83f7f163.cjs"))["chunk-DIQTSCN3"]();
var import_chunk_C6BILJQ4 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-C6BILJQ4"]();
var import_chunk_QJEDPBQW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_node_path = require("node:path");
async function readStepResult(text) {
  const value = (0, import_chunk_C6BILJQ4.soleJsonValue)(text, { fence: true });
  const checked = await (0, import_chunk_HPPZBZDD.checkContract)("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${(0, import_chunk_C6BILJQ4.shown)(mode.value)} is no mode`;
    return { kind: "rejected", verdict: (0, import_chunk_DIQTSCN3.rejection)("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await (0, import_chunk_C6BILJQ4.requireContract)("execute-step", value) };
}
function stepFiles({ option }) {
  const [step, result] = [option("step"), option("result")];
  if (step === void 0 || result === void 0) {
    const missing = step === void 0 ? "step" : "result";
    throw new import_chunk_Z5MRELTP.Failure("usage/missing-argument", `a step check needs --${missing} FILE`, {
      hint: "see: correctless step --help"
    });
  }
  if (step !== "-" || result !== "-") return { step, result };
  throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", "--step - and --result - cannot both be standard input", {
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
  const facts = base === void 0 ? { ...paths, git: void 0 } : await (0, import_chunk_DIQTSCN3.readStepFacts)(await (0, import_chunk_QJEDPBQW.openRepository)(input.cwd), { ...paths, base, patch: result.patch });
  const question = { step, result, facts };
  return { verdict: (0, import_chunk_DIQTSCN3.checkStep)(question), question };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return (0, import_chunk_C6BILJQ4.parseReply)("step", await textOf(input, file), { fence: false });
}
async function textOf({ stdin, cwd }, file) {
  return (0, import_chunk_JPMVFGU4.decodeReply)(await (file === "-" ? stdin() : (0, import_chunk_YKMPV6QP.readBytes)((0, import_node_path.resolve)(cwd, file))));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkedStep,
  stepFiles,
  verdictOfFailure
});
});
parts["step-PY5AUFHV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stepCommand: () => stepCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FNDACNUB = parts["chunk-FNDACNUB"]();
var import_chunk_JPMVFGU4 = (from_chunk_4e972b7a ??= require("./chunk-4e972b7a.cjs"))["chunk-JPMVFGU4"]();
var import_chunk_QOL6VUOG = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_DIQTSCN3 = (from_chunk_83f7f163 ??= require("./chunk-83f7f163.cjs"))["chunk-DIQTSCN3"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_CZR6HPPY = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-CZR6HPPY"]();
var import_chunk_NF3GX7QR = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-NF3GX7QR"]();
var import_chunk_CKMVB2RJ = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_OLOC3CPJ = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_XK645RH3 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-XK645RH3"]();
var import_chunk_C6BILJQ4 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-C6BILJQ4"]();
var import_chunk_OTZ2RVYM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-37AYGRAF"]();
var import_chunk_R5DXX5NI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_4K43GC5W = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-4K43GC5W"]();
var import_chunk_QJEDPBQW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
var import_chunk_XELQELKX = (from_main ??= require("../main.cjs"))["chunk-XELQELKX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
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
    if (actionOf(input) === "plan") return (await Promise.resolve().then(() => __toESM(parts["step-plan-BGJU4Y4Z"]()))).planStepCheck(input);
    const files = (0, import_chunk_FNDACNUB.stepFiles)(input);
    try {
      return outcomeOfVerdict((await (0, import_chunk_FNDACNUB.checkedStep)(input, files)).verdict);
    } catch (error) {
      if (!(error instanceof import_chunk_Z5MRELTP.Failure)) throw error;
      return unreadable(error);
    }
  }
};
var ACTIONS = ["check", "plan"];
function actionOf({ positionals: [action = ""] }) {
  const known = ACTIONS.find((one) => one === action);
  if (known !== void 0) return known;
  throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `correctless step cannot "${action}"`, {
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
  const stdout = `${JSON.stringify((0, import_chunk_FNDACNUB.verdictOfFailure)(failure))}
`;
  return { status: import_chunk_Z5MRELTP.FAILURES[failure.code], stdout, stderr: (0, import_chunk_XELQELKX.failureText)(failure) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stepCommand
});
});
parts["step-plan-BGJU4Y4Z"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FNDACNUB = parts["chunk-FNDACNUB"]();
var import_chunk_JPMVFGU4 = (from_chunk_4e972b7a ??= require("./chunk-4e972b7a.cjs"))["chunk-JPMVFGU4"]();
var import_chunk_RAUWJO3B = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-RAUWJO3B"]();
var import_chunk_QOL6VUOG = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_4R4UVFKA = (from_chunk_ff1c7d77 ??= require("./chunk-ff1c7d77.cjs"))["chunk-4R4UVFKA"]();
var import_chunk_7R3M6SOX = (from_chunk_83f7f163 ??= require("./chunk-83f7f163.cjs"))["chunk-7R3M6SOX"]();
var import_chunk_SO5HPFXT = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-SO5HPFXT"]();
var import_chunk_6DVIHS5K = (from_chunk_69f866bd ??= require("./chunk-69f866bd.cjs"))["chunk-6DVIHS5K"]();
var import_chunk_A3Z5PJCD = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-A3Z5PJCD"]();
var import_chunk_6YI44MHD = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-6YI44MHD"]();
var import_chunk_JZ5BEPTW = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-JZ5BEPTW"]();
var import_chunk_2XWVF7Y5 = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_TWOGUOFL = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_WGKVHWCI = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_C5DMC7MD = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-C5DMC7MD"]();
var import_chunk_5ZFEDAR5 = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_DZBB6C3J = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-DZBB6C3J"]();
var import_chunk_DIQTSCN3 = (from_chunk_83f7f163 ??= require("./chunk-83f7f163.cjs"))["chunk-DIQTSCN3"]();
var import_chunk_YSSKACIA = (from_chunk_83f7f163 ??= require("./chunk-83f7f163.cjs"))["chunk-YSSKACIA"]();
var import_chunk_EN3FHX4L = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_JRVB4P5W = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-JRVB4P5W"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_CZR6HPPY = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-CZR6HPPY"]();
var import_chunk_NVH2MQ5S = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-NVH2MQ5S"]();
var import_chunk_BPDDXC6Y = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-CJPODVJK"]();
var import_chunk_NF3GX7QR = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-NF3GX7QR"]();
var import_chunk_CKMVB2RJ = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_RQL445DP = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-RQL445DP"]();
var import_chunk_Y5FHDHJZ = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_OLOC3CPJ = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-XK645RH3"]();
var import_chunk_C6BILJQ4 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-C6BILJQ4"]();
var import_chunk_OTZ2RVYM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-37AYGRAF"]();
var import_chunk_R5DXX5NI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_G66GKZFL = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-G66GKZFL"]();
var import_chunk_4K43GC5W = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-4K43GC5W"]();
var import_chunk_KECPUYLM = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-KECPUYLM"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_ODZTU4X2 = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-ODZTU4X2"]();
var import_chunk_C7BQ4IM2 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-C7BQ4IM2"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_XELQELKX = (from_main ??= require("../main.cjs"))["chunk-XELQELKX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_Z5MRELTP.Failure)) throw error;
    const verdict = (0, import_chunk_FNDACNUB.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_Z5MRELTP.FAILURES[error.code], stderr: (0, import_chunk_XELQELKX.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_FNDACNUB.stepFiles)(input);
  const captured = (0, import_chunk_RAUWJO3B.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_QJEDPBQW.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_CJPODVJK.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_5ZM32VDY.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_J47BHNTV.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_FNDACNUB.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_4R4UVFKA.planStep)({
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

${(0, import_chunk_7R3M6SOX.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
});
