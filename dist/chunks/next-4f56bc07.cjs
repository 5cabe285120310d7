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
var from_chunk_019c0aa2;
var from_chunk_024f156b;
var from_chunk_036581e4;
var from_chunk_330fcd1a;
var from_chunk_4283c454;
var from_chunk_45cfb9d2;
var from_chunk_4dd817fb;
var from_chunk_54772dc5;
var from_chunk_6ccb1515;
var from_chunk_7aaca261;
var from_chunk_8bb2ef54;
var from_chunk_a1a98bac;
var from_chunk_a1c47994;
var from_chunk_b492da22;
var from_chunk_d6dd3879;
var from_chunk_e5102664;
var from_chunk_f8138034;
var from_next_audit_2f3b3a54;
var from_pre_a910e939;
var from_render_terminal_e2c5fade;
var from_main;
parts["chunk-IYWKFDMN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XTHEXNJJ = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-XTHEXNJJ"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_XTHEXNJJ.progressLine)((0, import_chunk_XTHEXNJJ.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_XTHEXNJJ.progressLine)((0, import_chunk_XTHEXNJJ.progressOf)(run, step.phase)),
    "For each slot: read the packet with its agent\u2019s instructions, answer it, and store the answer, which is JSON alone:",
    ...step.slots.flatMap(({ slot }) => [
      `  ${slot.slot}  ${slot.agent}`,
      `    correctless packet ${slot.slot} --with-instructions`,
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
      packet: run.paths.packet((0, import_chunk_SMKJISEK.slotParts)(slot.slot)?.number ?? 0)
    }))
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  dispatchJson,
  dispatchText
});
});
parts["next-7GX7FWDU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7RPIBHZT = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_FGWG5XZT = (from_chunk_a1a98bac ??= require("./chunk-a1a98bac.cjs"))["chunk-FGWG5XZT"]();
var import_chunk_UM6GWLIV = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-UM6GWLIV"]();
var import_chunk_IYWKFDMN = parts["chunk-IYWKFDMN"]();
var import_chunk_OW3I75FU = (from_chunk_4dd817fb ??= require("./chunk-4dd817fb.cjs"))["chunk-OW3I75FU"]();
var import_chunk_XTHEXNJJ = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-XTHEXNJJ"]();
var import_chunk_Z2V2WTCW = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-Z2V2WTCW"]();
var import_chunk_NF6L2QM5 = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_TVPH2E6A = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-TVPH2E6A"]();
var import_chunk_ZBJVXOSP = (from_chunk_036581e4 ??= require("./chunk-036581e4.cjs"))["chunk-ZBJVXOSP"]();
var import_chunk_IBHHXTZ3 = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-IBHHXTZ3"]();
var import_chunk_PMBW7GTX = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-PMBW7GTX"]();
var import_chunk_EG3SYAKL = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-EG3SYAKL"]();
var import_chunk_A365VGTZ = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-A365VGTZ"]();
var import_chunk_A37LKFGT = (from_render_terminal_e2c5fade ??= require("./render-terminal-e2c5fade.cjs"))["chunk-A37LKFGT"]();
var import_chunk_IX75LTR6 = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IPK7ICAK = (from_chunk_a1a98bac ??= require("./chunk-a1a98bac.cjs"))["chunk-IPK7ICAK"]();
var import_chunk_V4SHAVKN = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-V4SHAVKN"]();
var import_chunk_RVKZZZOY = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-EADOLVNT"]();
var import_chunk_ME4IXAM2 = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-ME4IXAM2"]();
var import_chunk_MPV7AFC6 = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-MPV7AFC6"]();
var import_chunk_EK3U2LEH = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-EK3U2LEH"]();
var import_chunk_TVFDUOMX = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-TVFDUOMX"]();
var import_chunk_JS7HFKLL = (from_chunk_4dd817fb ??= require("./chunk-4dd817fb.cjs"))["chunk-JS7HFKLL"]();
var import_chunk_EN3FHX4L = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_HCTG2EZG = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-HCTG2EZG"]();
var import_chunk_L6SWPVC6 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-L6SWPVC6"]();
var import_chunk_XVJUAOZE = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_S2HOTOBU = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-S2HOTOBU"]();
var import_chunk_6OUZW6CU = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-6OUZW6CU"]();
var import_chunk_BPDDXC6Y = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_BVOO6XN3 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-BVOO6XN3"]();
var import_chunk_CJPODVJK = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-CJPODVJK"]();
var import_chunk_CKMVB2RJ = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_MIF3B7LM = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-MIF3B7LM"]();
var import_chunk_BTK3VLP2 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-BTK3VLP2"]();
var import_chunk_TNFJ4JBY = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-TNFJ4JBY"]();
var import_chunk_UHSTSU6V = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_QZRNUFII = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_FDVJZIYT = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-FDVJZIYT"]();
var import_chunk_BLJONZEY = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_AXL7BMZ5 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-AXL7BMZ5"]();
var import_chunk_UPPTRZH5 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-BB27EDAN"]();
var import_chunk_OLOC3CPJ = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-COCIJOXI"]();
var import_chunk_NCBB32XO = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NCBB32XO"]();
var import_chunk_CLVWUEFR = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-CLVWUEFR"]();
var import_chunk_CLHPKY4O = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OTZ2RVYM = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_PX76SEBU = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_HVXKFRYY = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-HVXKFRYY"]();
var import_chunk_YL4GAA7I = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-YL4GAA7I"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_63MZDUFL = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-63MZDUFL"]();
var import_chunk_PQJOHC2T = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-PQJOHC2T"]();
var import_chunk_XQOCDP6C = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_5POZMJLK = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-5POZMJLK"]();
var import_chunk_UBEHNHW4 = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-UBEHNHW4"]();
var import_chunk_7R4OZ5NR = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_WCK3D5U5 = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EQ7TGJIC = (from_chunk_6ccb1515 ??= require("./chunk-6ccb1515.cjs"))["chunk-EQ7TGJIC"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var nextCommand = {
  name: "next",
  summary: "Says the one next thing to do in a run or an audit: agents to call, a question, or how it ended",
  usage: "RUN|AUDIT [--retry [--chunking]] [--json]",
  flags: [
    {
      name: "retry",
      type: "boolean",
      summary: "open failed slots, or an aborted round, for another try first; give up a fix that waits for its reply"
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
A fix that waits for its reply is left alone, however often this is called. What happened to an audit since the last call
stands below the state: commits, tests, what was taken back, and what was thrown away, with the command that brings it back.
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, packet}], question?{text, options[]},
verdict?, news?[]}; slot is RUN/N, packet a path; verdict is {status, exit} of a review or an audit, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_GDWPJMRW.openRepository)(cwd);
    const name = (0, import_chunk_7RPIBHZT.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_2f3b3a54 ??= require("./next-audit-2f3b3a54.cjs"))["next-audit-N24MNVDW"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_63MZDUFL.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_TVPH2E6A.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_Z2V2WTCW.reopen)(repository, name);
  const advanced = await (0, import_chunk_Z2V2WTCW.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  return { status: 0, stdout: json ? jsonOf(advanced, ending) : textOf(advanced, ending) };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_OW3I75FU.finishStep)(run);
    return { text: (0, import_chunk_OW3I75FU.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_FGWG5XZT.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_A37LKFGT.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_IYWKFDMN.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : (0, import_chunk_IYWKFDMN.dispatchJson)(run, step);
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
