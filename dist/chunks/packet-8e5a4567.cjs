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
var from_chunk_11b369f4;
var from_chunk_24fd9d80;
var from_chunk_29398c02;
var from_chunk_3e0ca10e;
var from_chunk_81729125;
var from_chunk_be66ce36;
var from_chunk_d88b49e6;
var from_chunk_f9d4de8e;
var from_main;
parts["chunk-FUGPWLZA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openSlot: () => openSlot
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2ZF6S5IG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-2ZF6S5IG"]();
var import_chunk_7APCTLTW = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-7APCTLTW"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
async function openSlot(repository, name) {
  const parts = (0, import_chunk_7APCTLTW.slotParts)(name);
  if (parts === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${name}" is no slot`, {
      hint: "a slot is RUN/N, such as r7k2ab/3"
    });
  }
  const run = await (0, import_chunk_2ZF6S5IG.openRun)(repository, parts.run);
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
parts["packet-GAVK6QOV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  packetCommand: () => packetCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FUGPWLZA = parts["chunk-FUGPWLZA"]();
var import_chunk_SX5CXOWI = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_2ZF6S5IG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-2ZF6S5IG"]();
var import_chunk_VWRDYMPS = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_JKFFGONX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-JKFFGONX"]();
var import_chunk_XPIKYFDN = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-7APCTLTW"]();
var import_chunk_IWL6AR3C = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-IWL6AR3C"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_LFEMXBUT = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_UTFC5QHX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var packetCommand = {
  name: "packet",
  summary: "Prints the whole prompt that the agent of a slot is given",
  usage: "RUN/N",
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  run: async ({ positionals, cwd }) => {
    const { run, slot } = await (0, import_chunk_FUGPWLZA.openSlot)(await (0, import_chunk_OQ2GIMKN.openRepository)(cwd), (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN/N"));
    return { status: 0, stdout: await (0, import_chunk_LFEMXBUT.readBytes)(run.paths.packet((0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0)) };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  packetCommand
});
});
parts["reply-X3IAVZOR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  replyCommand: () => replyCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FUGPWLZA = parts["chunk-FUGPWLZA"]();
var import_chunk_SX5CXOWI = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_2ZF6S5IG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-2ZF6S5IG"]();
var import_chunk_IRMYRSV6 = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-IRMYRSV6"]();
var import_chunk_TC56UMTW = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-TC56UMTW"]();
var import_chunk_MRIZSMLB = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-MRIZSMLB"]();
var import_chunk_QZRNUFII = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-BLJONZEY"]();
var import_chunk_USQDZOTE = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-USQDZOTE"]();
var import_chunk_JLQTFBYT = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-JLQTFBYT"]();
var import_chunk_OLOC3CPJ = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-COCIJOXI"]();
var import_chunk_LHUUPZTH = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-LHUUPZTH"]();
var import_chunk_5R3KKR5L = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_VLXE6YBG = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-VLXE6YBG"]();
var import_chunk_7R4OZ5NR = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_N3MXA63Q = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_JKFFGONX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-JKFFGONX"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-7APCTLTW"]();
var import_chunk_IWL6AR3C = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-IWL6AR3C"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_LFEMXBUT = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_VHNAQYD7 = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
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
    const { run, slot } = await (0, import_chunk_FUGPWLZA.openSlot)(await (0, import_chunk_OQ2GIMKN.openRepository)(cwd), (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN/N"));
    const bytes = file === "-" ? await stdin() : await (0, import_chunk_LFEMXBUT.readBytes)((0, import_node_path.resolve)(cwd, file));
    const remarks = await (0, import_chunk_IRMYRSV6.storeByHand)(run, slot, bytes, flag("keep"));
    const stderr = remarks.map((remark) => `will be dropped: ${(0, import_chunk_FO5PT7KO.inertLine)(remark)}
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
