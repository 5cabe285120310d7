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
var from_chunk_1515df2b;
var from_chunk_254dd86b;
var from_chunk_59bb2209;
var from_chunk_6366766c;
var from_chunk_63ac0890;
var from_chunk_6d832456;
var from_chunk_8301a310;
var from_chunk_8f0c5ae8;
var from_chunk_a6ed772f;
var from_chunk_abb4784f;
var from_chunk_b59aa0ba;
var from_chunk_c14a63db;
var from_chunk_c8595abe;
var from_chunk_daeb958f;
var from_chunk_dd85c4a4;
var from_chunk_e56261d7;
var from_chunk_f0b94222;
var from_next_audit_1b13a359;
var from_pre_a111d074;
var from_render_terminal_1d04c65a;
var from_main;
parts["chunk-YEF32YAJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MABAVK7Q = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-MABAVK7Q"]();
var import_chunk_CKMVB2RJ = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SMKJISEK = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-SMKJISEK"]();
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_MABAVK7Q.progressLine)((0, import_chunk_MABAVK7Q.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_MABAVK7Q.progressLine)((0, import_chunk_MABAVK7Q.progressOf)(run, step.phase)),
    "For each slot: read the packet with its agent\u2019s instructions, answer it, and store the answer, which is JSON alone:",
    ...step.slots.flatMap(({ slot, offers }) => [
      `  ${slot.slot}  ${slot.agent}  (offer ${offers + 1})`,
      `    correctless packet ${slot.slot} --with-instructions`,
      `    correctless reply ${slot.slot} FILE`
    ]),
    ...GIVING_UP,
    ...givenUpLines(run, next),
    `Then run: ${next}`,
    ""
  ].join("\n");
}
var GIVING_UP = ["A slot stays on offer until it is answered, or given up: correctless give-up RUN/N"];
function givenUpLines({ states }, next) {
  const n = states.filter(({ status }) => status === "failed").length;
  return n === 0 ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(n, "slot")} given up or failed; to try again: ${next} --retry`];
}
function dispatchJson(run, step) {
  return {
    run: run.file.run,
    phase: step.phase,
    state: "dispatch",
    slots: step.slots.map(({ slot, offers }) => ({
      slot: slot.slot,
      agent: `correctless:${slot.agent}`,
      model: slot.model,
      offer: offers + 1,
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
parts["next-DGODQS5J"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y7J7IXG4 = (from_render_terminal_1d04c65a ??= require("./render-terminal-1d04c65a.cjs"))["chunk-Y7J7IXG4"]();
var import_chunk_7RPIBHZT = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_X62AIXFX = (from_chunk_daeb958f ??= require("./chunk-daeb958f.cjs"))["chunk-X62AIXFX"]();
var import_chunk_DOFEV3RT = (from_chunk_59bb2209 ??= require("./chunk-59bb2209.cjs"))["chunk-DOFEV3RT"]();
var import_chunk_YEF32YAJ = parts["chunk-YEF32YAJ"]();
var import_chunk_U35LX66W = (from_chunk_6d832456 ??= require("./chunk-6d832456.cjs"))["chunk-U35LX66W"]();
var import_chunk_MABAVK7Q = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-MABAVK7Q"]();
var import_chunk_4WLFF5BH = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-4WLFF5BH"]();
var import_chunk_NF6L2QM5 = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_L2R27OF5 = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-L2R27OF5"]();
var import_chunk_BVELYKGM = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-BVELYKGM"]();
var import_chunk_WGKVHWCI = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_WJI2VWGY = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-WJI2VWGY"]();
var import_chunk_3UUCTPYR = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-3UUCTPYR"]();
var import_chunk_5ZFEDAR5 = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_ZV6PCVJO = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-ZV6PCVJO"]();
var import_chunk_E6MTW7BY = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-E6MTW7BY"]();
var import_chunk_2NBNN74L = (from_render_terminal_1d04c65a ??= require("./render-terminal-1d04c65a.cjs"))["chunk-2NBNN74L"]();
var import_chunk_IX75LTR6 = (from_chunk_59bb2209 ??= require("./chunk-59bb2209.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_59bb2209 ??= require("./chunk-59bb2209.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IVJR772G = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-IVJR772G"]();
var import_chunk_Z57VF5UE = (from_chunk_daeb958f ??= require("./chunk-daeb958f.cjs"))["chunk-Z57VF5UE"]();
var import_chunk_SMP22O6F = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-SMP22O6F"]();
var import_chunk_RVKZZZOY = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-EADOLVNT"]();
var import_chunk_ME4IXAM2 = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-ME4IXAM2"]();
var import_chunk_H5AK7FGZ = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-H5AK7FGZ"]();
var import_chunk_KIORYFYT = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-KIORYFYT"]();
var import_chunk_7G3MHJAU = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-7G3MHJAU"]();
var import_chunk_PR2CTWU6 = (from_chunk_6d832456 ??= require("./chunk-6d832456.cjs"))["chunk-PR2CTWU6"]();
var import_chunk_EN3FHX4L = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_66CI7OW7 = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-66CI7OW7"]();
var import_chunk_J47BHNTV = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-J47BHNTV"]();
var import_chunk_XVJUAOZE = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_U2BZMFL2 = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-U2BZMFL2"]();
var import_chunk_ISZ4PAA4 = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-ISZ4PAA4"]();
var import_chunk_BPDDXC6Y = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-CJPODVJK"]();
var import_chunk_BFRPMA3C = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-BFRPMA3C"]();
var import_chunk_CKMVB2RJ = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_AZVLSPOT = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-AZVLSPOT"]();
var import_chunk_JE72X3PH = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-JE72X3PH"]();
var import_chunk_M4KWTVPR = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-M4KWTVPR"]();
var import_chunk_UHSTSU6V = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_3PQECFJH = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-3PQECFJH"]();
var import_chunk_OLOC3CPJ = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XK645RH3"]();
var import_chunk_EY3TLPLY = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-EY3TLPLY"]();
var import_chunk_ECIEMOSC = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-ECIEMOSC"]();
var import_chunk_XNP3TQ5Y = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XNP3TQ5Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_RGRQIC6G = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-RGRQIC6G"]();
var import_chunk_SMKJISEK = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_XKMPNDJX = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_4VIGT5XE = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-4VIGT5XE"]();
var import_chunk_TDQILXMZ = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-TDQILXMZ"]();
var import_chunk_XQOCDP6C = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_MMBELJYL = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-MMBELJYL"]();
var import_chunk_W4LYE4MS = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-W4LYE4MS"]();
var import_chunk_7R4OZ5NR = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_NDSJSICE = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-NDSJSICE"]();
var import_chunk_WCK3D5U5 = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_L7FGQUX6 = (from_chunk_254dd86b ??= require("./chunk-254dd86b.cjs"))["chunk-L7FGQUX6"]();
var import_chunk_YKMPV6QP = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-MZPW42QD"]();
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
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, offer, packet}], question?{text, options[]},
changed?, verdict?, news?[]}; changed names what is different in the repository since the plan; slot is RUN/N, packet a path,
offer how often it was offered; verdict is {status, exit} of a review or an audit, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_QJEDPBQW.openRepository)(cwd);
    const name = (0, import_chunk_7RPIBHZT.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_1b13a359 ??= require("./next-audit-1b13a359.cjs"))["next-audit-B2RDN7T2"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_4VIGT5XE.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_L2R27OF5.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_4WLFF5BH.reopen)(repository, name);
  const advanced = await (0, import_chunk_4WLFF5BH.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_Y7J7IXG4.movedSince)(advanced.run) : [];
  const warning = (0, import_chunk_Y7J7IXG4.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.");
  const stdout = json ? jsonOf(advanced, ending, moved) : textOf(advanced, ending);
  return { status: 0, stdout, ...warning === "" ? {} : { stderr: warning } };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_U35LX66W.finishStep)(run);
    return { text: (0, import_chunk_U35LX66W.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_X62AIXFX.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_2NBNN74L.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_YEF32YAJ.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...(0, import_chunk_YEF32YAJ.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
