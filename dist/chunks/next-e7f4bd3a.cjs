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
var from_chunk_091cd004;
var from_chunk_1e82b2bc;
var from_chunk_264bb436;
var from_chunk_26e30cd3;
var from_chunk_2dc40146;
var from_chunk_468d357e;
var from_chunk_5bdd7316;
var from_chunk_603d68d3;
var from_chunk_6aac8653;
var from_chunk_711bb257;
var from_chunk_793c58c1;
var from_chunk_9149918b;
var from_chunk_9f76ff87;
var from_chunk_b83646b9;
var from_next_audit_fd661ab3;
var from_render_terminal_275fba2a;
var from_stop_07378340;
var from_main;
parts["chunk-SRAB77RY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YTZHCASV = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-YTZHCASV"]();
var import_chunk_7APCTLTW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-7APCTLTW"]();
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_YTZHCASV.progressLine)((0, import_chunk_YTZHCASV.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_YTZHCASV.progressLine)((0, import_chunk_YTZHCASV.progressOf)(run, step.phase)),
    "For each slot, answer its packet as that agent would, then store the reply:",
    ...step.slots.flatMap(({ slot }) => [
      `  ${slot.slot}  agents/${slot.agent}.md`,
      `    correctless packet ${slot.slot}`,
      `    correctless reply ${slot.slot} FILE`
    ]),
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function dispatchJson(run, step) {
  return {
    run: run.file.run,
    phase: step.phase,
    state: "dispatch",
    slots: step.slots.map(({ slot }) => ({
      slot: slot.slot,
      agent: `correctless:${slot.agent}`,
      model: slot.model,
      packet: run.paths.packet((0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0)
    }))
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  dispatchJson,
  dispatchText
});
});
parts["next-Q6WP3OAL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SRAB77RY = parts["chunk-SRAB77RY"]();
var import_chunk_QENKWO26 = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-QENKWO26"]();
var import_chunk_SIML7BX4 = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-SIML7BX4"]();
var import_chunk_YTZHCASV = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-YTZHCASV"]();
var import_chunk_4Q5JZOQ4 = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-4Q5JZOQ4"]();
var import_chunk_BSPJA5JE = (from_chunk_9149918b ??= require("./chunk-9149918b.cjs"))["chunk-BSPJA5JE"]();
var import_chunk_56XEGAXJ = (from_chunk_091cd004 ??= require("./chunk-091cd004.cjs"))["chunk-56XEGAXJ"]();
var import_chunk_MXEG3WZY = (from_chunk_9149918b ??= require("./chunk-9149918b.cjs"))["chunk-MXEG3WZY"]();
var import_chunk_5KJZR7LZ = (from_render_terminal_275fba2a ??= require("./render-terminal-275fba2a.cjs"))["chunk-5KJZR7LZ"]();
var import_chunk_IX75LTR6 = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_EADOLVNT = (from_chunk_793c58c1 ??= require("./chunk-793c58c1.cjs"))["chunk-EADOLVNT"]();
var import_chunk_5264H3AN = (from_chunk_793c58c1 ??= require("./chunk-793c58c1.cjs"))["chunk-5264H3AN"]();
var import_chunk_K7KSN7K3 = (from_chunk_793c58c1 ??= require("./chunk-793c58c1.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_793c58c1 ??= require("./chunk-793c58c1.cjs"))["chunk-4QBBK75V"]();
var import_chunk_4T6VP6YY = (from_chunk_793c58c1 ??= require("./chunk-793c58c1.cjs"))["chunk-4T6VP6YY"]();
var import_chunk_SX5CXOWI = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_OZRBUHMI = (from_chunk_091cd004 ??= require("./chunk-091cd004.cjs"))["chunk-OZRBUHMI"]();
var import_chunk_CNCNDFSR = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-CNCNDFSR"]();
var import_chunk_O47NN227 = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-O47NN227"]();
var import_chunk_4FXSJHAA = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_7FUS4CLF = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-7FUS4CLF"]();
var import_chunk_UW6MP7CL = (from_chunk_b83646b9 ??= require("./chunk-b83646b9.cjs"))["chunk-UW6MP7CL"]();
var import_chunk_3J3Q4ADO = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-3J3Q4ADO"]();
var import_chunk_IQRCHVB2 = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-IQRCHVB2"]();
var import_chunk_E5H26DIM = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-E5H26DIM"]();
var import_chunk_KWWFSC3C = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_TXMJMF5M = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-TXMJMF5M"]();
var import_chunk_RCUEOSDF = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-RCUEOSDF"]();
var import_chunk_YO4Q72FV = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-YO4Q72FV"]();
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
var import_chunk_VBRXSFTK = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-VBRXSFTK"]();
var import_chunk_3IY7WIFP = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-3IY7WIFP"]();
var import_chunk_USICOBVV = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-USICOBVV"]();
var import_chunk_2MCP5X62 = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2MCP5X62"]();
var import_chunk_SG6GTLHQ = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_QRQHLRVO = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-QRQHLRVO"]();
var import_chunk_BDMJEHLN = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-COCIJOXI"]();
var import_chunk_2BJIBM3G = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2BJIBM3G"]();
var import_chunk_IY67O6LB = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-IY67O6LB"]();
var import_chunk_D4C6UKJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-D4C6UKJZ"]();
var import_chunk_7R4OZ5NR = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_E2GJLKLX = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_WJHWKB3J = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_QWRINJQI = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-QWRINJQI"]();
var import_chunk_SMVOO4S2 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AMIK6XCK = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_VWRDYMPS = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_BTRUSIMW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-BTRUSIMW"]();
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
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var nextCommand = {
  name: "next",
  summary: "Says the one next thing to do in a run or an audit: agents to call, a question, or how it ended",
  usage: "RUN|AUDIT [--retry [--chunking]] [--json]",
  flags: [
    {
      name: "retry",
      type: "boolean",
      summary: "open failed slots, or an aborted round, for another try first"
    },
    {
      name: "chunking",
      type: "boolean",
      summary: "with --retry, of an audit: review fixes over the budget in several packets from now on"
    },
    { name: "json", type: "boolean", summary: "the step as JSON on stdout" }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Safe to repeat, and from any session: the step is computed from what is stored. Ends with status 0 whatever the
review found: \`correctless verdict RUN\` answers that. Only an aborted round of an audit ends with 2 (over budget) or 3.
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, packet}], question?{text, options[]},
verdict?}; slot is RUN/N, packet a path; verdict is {status, exit} of a review or an audit, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_4MGI6UXE.openRepository)(cwd);
    const name = (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_fd661ab3 ??= require("./next-audit-fd661ab3.cjs"))["next-audit-43I33S5M"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_CNCNDFSR.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_OZRBUHMI.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_QENKWO26.reopen)(repository, name);
  const advanced = await (0, import_chunk_QENKWO26.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  return { status: 0, stdout: json ? jsonOf(advanced, ending) : textOf(advanced, ending) };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_SIML7BX4.finishStep)(run);
    return { text: (0, import_chunk_SIML7BX4.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_BSPJA5JE.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_5KJZR7LZ.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_SRAB77RY.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : (0, import_chunk_SRAB77RY.dispatchJson)(run, step);
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
