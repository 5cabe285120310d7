var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_3bfbfcd6;
var from_chunk_3d027e9f;
var from_chunk_46c789dd;
var from_chunk_72be2841;
var from_chunk_858254bd;
var from_chunk_d2be9d52;
var from_stop_7a9179d0;
var from_main;
parts["chunk-X7X7FV7F"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openSlot: () => openSlot
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3QZMME34 = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-3QZMME34"]();
var import_chunk_7APCTLTW = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-7APCTLTW"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
async function openSlot(repository, name) {
  const parts = (0, import_chunk_7APCTLTW.slotParts)(name);
  if (parts === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${name}" is no slot`, {
      hint: "a slot is RUN/N, such as r7k2ab/3"
    });
  }
  const run = await (0, import_chunk_3QZMME34.openRun)(repository, parts.run);
  const slot = run.slots.find((s) => s.slot === name);
  if (slot !== void 0) return { run, slot };
  throw new import_chunk_TJ5KMKV5.Failure("run/unknown-slot", `run ${parts.run} has no slot ${parts.number}`, {
    hint: `see its slots: correctless status ${parts.run}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openSlot
});
});
parts["packet-PKSQSZDN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  packetCommand: () => packetCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_X7X7FV7F = parts["chunk-X7X7FV7F"]();
var import_chunk_GEPUIZLA = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-GEPUIZLA"]();
var import_chunk_3QZMME34 = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-3QZMME34"]();
var import_chunk_VWRDYMPS = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_VECHTI4M = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VECHTI4M"]();
var import_chunk_7APCTLTW = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_BUK7UHHJ = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-BUK7UHHJ"]();
var import_chunk_2IOTJHGT = (from_main ??= require("../main.cjs"))["chunk-2IOTJHGT"]();
var import_chunk_SIHW7XFA = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_UTFC5QHX = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var packetCommand = {
  name: "packet",
  summary: "Prints the whole prompt that the agent of a slot is given",
  usage: "RUN/N",
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  run: async ({ positionals, cwd }) => {
    const { run, slot } = await (0, import_chunk_X7X7FV7F.openSlot)(await (0, import_chunk_4MGI6UXE.openRepository)(cwd), (0, import_chunk_GEPUIZLA.positional)(positionals, "RUN/N"));
    return { status: 0, stdout: await (0, import_chunk_SIHW7XFA.readBytes)(run.paths.packet((0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0)) };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  packetCommand
});
});
parts["reply-W72NPVKI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  replyCommand: () => replyCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_X7X7FV7F = parts["chunk-X7X7FV7F"]();
var import_chunk_GEPUIZLA = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-GEPUIZLA"]();
var import_chunk_3QZMME34 = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-3QZMME34"]();
var import_chunk_5SO4UFRC = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-5SO4UFRC"]();
var import_chunk_TA2OXHZK = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-TA2OXHZK"]();
var import_chunk_7H2Y65QJ = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-7H2Y65QJ"]();
var import_chunk_2MCP5X62 = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-2MCP5X62"]();
var import_chunk_636KHXOM = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-636KHXOM"]();
var import_chunk_Y5FHDHJZ = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-BLJONZEY"]();
var import_chunk_WRTIEWXX = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-WRTIEWXX"]();
var import_chunk_QRQHLRVO = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-QRQHLRVO"]();
var import_chunk_BDMJEHLN = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-COCIJOXI"]();
var import_chunk_ZUBOOM5G = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-ZUBOOM5G"]();
var import_chunk_IY67O6LB = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-IY67O6LB"]();
var import_chunk_4IVCGIZS = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4IVCGIZS"]();
var import_chunk_7R4OZ5NR = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_N3MXA63Q = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_QWRINJQI = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-QWRINJQI"]();
var import_chunk_R5DXX5NI = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_AMIK6XCK = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_VWRDYMPS = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_VECHTI4M = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VECHTI4M"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_7APCTLTW = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_BUK7UHHJ = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-BUK7UHHJ"]();
var import_chunk_2IOTJHGT = (from_main ??= require("../main.cjs"))["chunk-2IOTJHGT"]();
var import_chunk_SIHW7XFA = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_SSKNQAO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-SSKNQAO3"]();
var import_chunk_UTFC5QHX = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
var replyCommand = {
  name: "reply",
  summary: "Stores a reply that you bring to a slot of a run planned with --capture manual",
  usage: "RUN/N FILE|- [--keep]",
  flags: [
    {
      name: "keep",
      type: "boolean",
      summary: "store it although claims in it do not hold: they will be dropped"
    }
  ],
  takes: { least: 2, most: 2, paths: false },
  details: `The checks are those of the client's hooks: one strict JSON value of the agent's contract, with the slot's name.
When a claim in it does not hold, it is refused and told so, as an agent is sent back; --keep stores it all the same, and
those claims are dropped later. A stored reply cannot be replaced.`,
  run: async ({ positionals, flag, cwd, stdin }) => {
    const [, file = "-"] = positionals;
    const { run, slot } = await (0, import_chunk_X7X7FV7F.openSlot)(await (0, import_chunk_4MGI6UXE.openRepository)(cwd), (0, import_chunk_GEPUIZLA.positional)(positionals, "RUN/N"));
    const bytes = file === "-" ? await stdin() : await (0, import_chunk_SIHW7XFA.readBytes)((0, import_node_path.resolve)(cwd, file));
    const remarks = await (0, import_chunk_5SO4UFRC.storeByHand)(run, slot, bytes, flag("keep"));
    const stderr = remarks.map((remark) => `will be dropped: ${(0, import_chunk_6JTHDBMB.inertLine)(remark)}
`).join("");
    const stdout = `slot ${slot.slot}: stored, ${bytes.length} bytes; go on with: correctless next ${run.file.run}
`;
    return { status: 0, stdout, stderr };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  replyCommand
});
});
