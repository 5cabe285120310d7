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
var from_chunk_215e1e17;
var from_chunk_26e0f36b;
var from_chunk_2ad85994;
var from_chunk_2ae3331f;
var from_chunk_2f40d840;
var from_chunk_32545c75;
var from_chunk_54c871a3;
var from_chunk_5f2dd66a;
var from_chunk_8301a310;
var from_chunk_83f7f163;
var from_chunk_84a2bfdc;
var from_chunk_903c4306;
var from_chunk_a242ff38;
var from_chunk_a5ffa44d;
var from_chunk_c8595abe;
var from_chunk_f801c042;
var from_next_audit_bf28fdd7;
var from_pre_9c4b6364;
var from_render_terminal_5706f563;
var from_main;
parts["chunk-KI65HD7P"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZOTCQCXQ = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_PB5BFUJ7 = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-PB5BFUJ7"]();
var import_chunk_CKMVB2RJ = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_node_path = require("node:path");
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_PB5BFUJ7.progressLine)((0, import_chunk_PB5BFUJ7.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_PB5BFUJ7.progressLine)((0, import_chunk_PB5BFUJ7.progressOf)(run, step.phase)),
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
async function dispatchJson(run, step) {
  const { top } = await (0, import_chunk_ZOTCQCXQ.readInstallation)([]);
  return {
    run: run.file.run,
    phase: step.phase,
    state: "dispatch",
    slots: step.slots.map(({ slot, offers }) => ({
      slot: slot.slot,
      agent: `correctless:${slot.agent}`,
      model: slot.model,
      offer: offers + 1,
      packet: run.paths.packet((0, import_chunk_SMKJISEK.slotParts)(slot.slot)?.number ?? 0),
      instructions: (0, import_node_path.join)(top, "agents", `${slot.agent}.md`)
    }))
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  dispatchJson,
  dispatchText
});
});
parts["next-ZFGSIFQV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3TLQ3EVT = (from_render_terminal_5706f563 ??= require("./render-terminal-5706f563.cjs"))["chunk-3TLQ3EVT"]();
var import_chunk_7RPIBHZT = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_AE7K3TWQ = (from_chunk_215e1e17 ??= require("./chunk-215e1e17.cjs"))["chunk-AE7K3TWQ"]();
var import_chunk_EDUMYYG4 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-EDUMYYG4"]();
var import_chunk_KI65HD7P = parts["chunk-KI65HD7P"]();
var import_chunk_7R3M6SOX = (from_chunk_83f7f163 ??= require("./chunk-83f7f163.cjs"))["chunk-7R3M6SOX"]();
var import_chunk_ZOTCQCXQ = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_PB5BFUJ7 = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-PB5BFUJ7"]();
var import_chunk_OGE2T2YA = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-OGE2T2YA"]();
var import_chunk_NF6L2QM5 = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_WACIMWI2 = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-WACIMWI2"]();
var import_chunk_7DJXYWNN = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-7DJXYWNN"]();
var import_chunk_WGKVHWCI = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_MIXHFAYQ = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-MIXHFAYQ"]();
var import_chunk_C5DMC7MD = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-C5DMC7MD"]();
var import_chunk_5ZFEDAR5 = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_DZBB6C3J = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-DZBB6C3J"]();
var import_chunk_6VZMFQF3 = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-6VZMFQF3"]();
var import_chunk_2NBNN74L = (from_render_terminal_5706f563 ??= require("./render-terminal-5706f563.cjs"))["chunk-2NBNN74L"]();
var import_chunk_IX75LTR6 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IVJR772G = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-IVJR772G"]();
var import_chunk_XDMNNKG4 = (from_chunk_215e1e17 ??= require("./chunk-215e1e17.cjs"))["chunk-XDMNNKG4"]();
var import_chunk_SP2IHHIP = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-SP2IHHIP"]();
var import_chunk_RVKZZZOY = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-EADOLVNT"]();
var import_chunk_ME4IXAM2 = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-ME4IXAM2"]();
var import_chunk_H5AK7FGZ = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-H5AK7FGZ"]();
var import_chunk_KIORYFYT = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-KIORYFYT"]();
var import_chunk_7G3MHJAU = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-7G3MHJAU"]();
var import_chunk_YSSKACIA = (from_chunk_83f7f163 ??= require("./chunk-83f7f163.cjs"))["chunk-YSSKACIA"]();
var import_chunk_EN3FHX4L = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_JRVB4P5W = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-JRVB4P5W"]();
var import_chunk_J47BHNTV = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-J47BHNTV"]();
var import_chunk_XVJUAOZE = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_CZR6HPPY = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-CZR6HPPY"]();
var import_chunk_NVH2MQ5S = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-NVH2MQ5S"]();
var import_chunk_BPDDXC6Y = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-CJPODVJK"]();
var import_chunk_NF3GX7QR = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-NF3GX7QR"]();
var import_chunk_CKMVB2RJ = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_Z2PJLHFV = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Z2PJLHFV"]();
var import_chunk_RCJLRIUU = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-RCJLRIUU"]();
var import_chunk_5OCUGNSR = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-5OCUGNSR"]();
var import_chunk_UHSTSU6V = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_Z73MT3GA = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Z73MT3GA"]();
var import_chunk_OLOC3CPJ = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-XK645RH3"]();
var import_chunk_RT66S7I7 = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-RT66S7I7"]();
var import_chunk_TUUY7W4H = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-TUUY7W4H"]();
var import_chunk_C6BILJQ4 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-C6BILJQ4"]();
var import_chunk_OTZ2RVYM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_ERIXGJCM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-ERIXGJCM"]();
var import_chunk_R5DXX5NI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_G66GKZFL = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-G66GKZFL"]();
var import_chunk_KECPUYLM = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-KECPUYLM"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_F5YQSIGY = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-F5YQSIGY"]();
var import_chunk_DUUH6XJL = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ODZTU4X2 = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-ODZTU4X2"]();
var import_chunk_XQOCDP6C = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_C7BQ4IM2 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-C7BQ4IM2"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_7R4OZ5NR = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
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
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, offer, packet,
instructions}], question?{text, options[]},
changed?, verdict?, news?[]}; changed names what is different in the repository since the plan; slot is RUN/N, packet a path, instructions that of the
agent's file, whose text below the frontmatter is its system prompt;
offer how often it was offered; verdict is {status, exit} of a review or an audit, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_QJEDPBQW.openRepository)(cwd);
    const name = (0, import_chunk_7RPIBHZT.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_bf28fdd7 ??= require("./next-audit-bf28fdd7.cjs"))["next-audit-H6BJYRNZ"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_F5YQSIGY.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_WACIMWI2.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_OGE2T2YA.reopen)(repository, name);
  const advanced = await (0, import_chunk_OGE2T2YA.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_3TLQ3EVT.movedSince)(advanced.run) : [];
  const warning = (0, import_chunk_3TLQ3EVT.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.");
  const stdout = json ? await jsonOf(advanced, ending, moved) : textOf(advanced, ending);
  return { status: 0, stdout, ...warning === "" ? {} : { stderr: warning } };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_7R3M6SOX.finishStep)(run);
    return { text: (0, import_chunk_7R3M6SOX.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_AE7K3TWQ.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_2NBNN74L.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_KI65HD7P.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
async function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...await (0, import_chunk_KI65HD7P.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
