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
var from_chunk_1f8201f9;
var from_chunk_290e8e6b;
var from_chunk_293d8331;
var from_chunk_2fdbbed0;
var from_chunk_414812b7;
var from_chunk_4e6a2b7e;
var from_chunk_67e09f12;
var from_chunk_68501e3f;
var from_chunk_788f8958;
var from_chunk_83a04518;
var from_chunk_852eff56;
var from_chunk_909ecab0;
var from_chunk_93bd2415;
var from_chunk_b344bc16;
var from_chunk_c2bcad8d;
var from_chunk_c8595abe;
var from_chunk_f1c8982b;
var from_next_audit_9e1ab982;
var from_pre_2a248e15;
var from_render_terminal_f32eaf40;
var from_main;
parts["chunk-F752KXYS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PD7A63NI = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-PD7A63NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SMKJISEK = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-SMKJISEK"]();
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_PD7A63NI.progressLine)((0, import_chunk_PD7A63NI.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_PD7A63NI.progressLine)((0, import_chunk_PD7A63NI.progressOf)(run, step.phase)),
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
parts["next-YSRNNQ7A"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_23MTWND7 = (from_render_terminal_f32eaf40 ??= require("./render-terminal-f32eaf40.cjs"))["chunk-23MTWND7"]();
var import_chunk_7RPIBHZT = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_TEULHE3P = (from_chunk_414812b7 ??= require("./chunk-414812b7.cjs"))["chunk-TEULHE3P"]();
var import_chunk_CI4DY75F = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-CI4DY75F"]();
var import_chunk_F752KXYS = parts["chunk-F752KXYS"]();
var import_chunk_BAXDA4Z5 = (from_chunk_83a04518 ??= require("./chunk-83a04518.cjs"))["chunk-BAXDA4Z5"]();
var import_chunk_PD7A63NI = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-PD7A63NI"]();
var import_chunk_V4ZMYSCX = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-V4ZMYSCX"]();
var import_chunk_NF6L2QM5 = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_QNDJGA4J = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-QNDJGA4J"]();
var import_chunk_KUYYA4FO = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-KUYYA4FO"]();
var import_chunk_WGKVHWCI = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_CVP36TQY = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-CVP36TQY"]();
var import_chunk_EBFO4ZYS = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-EBFO4ZYS"]();
var import_chunk_5ZFEDAR5 = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_TCW6XLRF = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-TCW6XLRF"]();
var import_chunk_KOAOY3ND = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-KOAOY3ND"]();
var import_chunk_I4YPUOJL = (from_render_terminal_f32eaf40 ??= require("./render-terminal-f32eaf40.cjs"))["chunk-I4YPUOJL"]();
var import_chunk_IX75LTR6 = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_A5QMHC3C = (from_chunk_414812b7 ??= require("./chunk-414812b7.cjs"))["chunk-A5QMHC3C"]();
var import_chunk_J3TU5DSN = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-J3TU5DSN"]();
var import_chunk_RVKZZZOY = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_b344bc16 ??= require("./chunk-b344bc16.cjs"))["chunk-EADOLVNT"]();
var import_chunk_ME4IXAM2 = (from_chunk_b344bc16 ??= require("./chunk-b344bc16.cjs"))["chunk-ME4IXAM2"]();
var import_chunk_MPV7AFC6 = (from_chunk_b344bc16 ??= require("./chunk-b344bc16.cjs"))["chunk-MPV7AFC6"]();
var import_chunk_EK3U2LEH = (from_chunk_b344bc16 ??= require("./chunk-b344bc16.cjs"))["chunk-EK3U2LEH"]();
var import_chunk_7G3MHJAU = (from_chunk_b344bc16 ??= require("./chunk-b344bc16.cjs"))["chunk-7G3MHJAU"]();
var import_chunk_E45IDJU3 = (from_chunk_83a04518 ??= require("./chunk-83a04518.cjs"))["chunk-E45IDJU3"]();
var import_chunk_EN3FHX4L = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_Z7OCHJFN = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-Z7OCHJFN"]();
var import_chunk_J47BHNTV = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-J47BHNTV"]();
var import_chunk_XVJUAOZE = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_UWCWRY5R = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-UWCWRY5R"]();
var import_chunk_X55FJDBY = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-X55FJDBY"]();
var import_chunk_BPDDXC6Y = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-CJPODVJK"]();
var import_chunk_4PLYEP63 = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-4PLYEP63"]();
var import_chunk_CKMVB2RJ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_ZLFXCMG3 = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-ZLFXCMG3"]();
var import_chunk_4JHDVNAX = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-4JHDVNAX"]();
var import_chunk_TSSLX7T5 = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-TSSLX7T5"]();
var import_chunk_UHSTSU6V = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_3PQECFJH = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-3PQECFJH"]();
var import_chunk_OLOC3CPJ = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-XK645RH3"]();
var import_chunk_EY3TLPLY = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-EY3TLPLY"]();
var import_chunk_ECIEMOSC = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-ECIEMOSC"]();
var import_chunk_MWIBNLHC = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-MWIBNLHC"]();
var import_chunk_OTZ2RVYM = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SWPSNUBZ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-SWPSNUBZ"]();
var import_chunk_SMKJISEK = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_XKMPNDJX = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_VMOHE4HW = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-VMOHE4HW"]();
var import_chunk_IJYU47K2 = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-IJYU47K2"]();
var import_chunk_XQOCDP6C = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3N24DFPC = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-3N24DFPC"]();
var import_chunk_UL7S7MAU = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-UL7S7MAU"]();
var import_chunk_7R4OZ5NR = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_KWQROFBA = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-KWQROFBA"]();
var import_chunk_WCK3D5U5 = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_B236GP6K = (from_chunk_4e6a2b7e ??= require("./chunk-4e6a2b7e.cjs"))["chunk-B236GP6K"]();
var import_chunk_YKMPV6QP = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-MZPW42QD"]();
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
      return (await Promise.resolve().then(() => __toESM((from_next_audit_9e1ab982 ??= require("./next-audit-9e1ab982.cjs"))["next-audit-53B6GJHE"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_VMOHE4HW.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_QNDJGA4J.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_V4ZMYSCX.reopen)(repository, name);
  const advanced = await (0, import_chunk_V4ZMYSCX.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_23MTWND7.movedSince)(advanced.run) : [];
  const warning = (0, import_chunk_23MTWND7.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.");
  const stdout = json ? jsonOf(advanced, ending, moved) : textOf(advanced, ending);
  return { status: 0, stdout, ...warning === "" ? {} : { stderr: warning } };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_BAXDA4Z5.finishStep)(run);
    return { text: (0, import_chunk_BAXDA4Z5.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_TEULHE3P.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_I4YPUOJL.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_F752KXYS.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...(0, import_chunk_F752KXYS.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
