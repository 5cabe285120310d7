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
var from_chunk_0faa1c29;
var from_chunk_9571ce31;
var from_chunk_a7f32751;
var from_chunk_adb28c6f;
var from_chunk_eeb90ee8;
var from_stop_8ed931ef;
var from_main;
parts["chunk-33MS6EWG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openSlot: () => openSlot
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FZ46Z7SY = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-FZ46Z7SY"]();
var import_chunk_7APCTLTW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-7APCTLTW"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
async function openSlot(repository, name) {
  const parts = (0, import_chunk_7APCTLTW.slotParts)(name);
  if (parts === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${name}" is no slot`, {
      hint: "a slot is RUN/N, such as r7k2ab/3"
    });
  }
  const run = await (0, import_chunk_FZ46Z7SY.openRun)(repository, parts.run);
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
parts["packet-UVCYSD6O"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  packetCommand: () => packetCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_33MS6EWG = parts["chunk-33MS6EWG"]();
var import_chunk_SX5CXOWI = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_FZ46Z7SY = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-FZ46Z7SY"]();
var import_chunk_VWRDYMPS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_5ACXQQUS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-5ACXQQUS"]();
var import_chunk_YM7SSJYY = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_7APCTLTW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-7APCTLTW"]();
var import_chunk_M7V4JJRG = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-M7V4JJRG"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var packetCommand = {
  name: "packet",
  summary: "Prints the whole prompt that the agent of a slot is given",
  usage: "RUN/N",
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  run: async ({ positionals, cwd }) => {
    const { run, slot } = await (0, import_chunk_33MS6EWG.openSlot)(await (0, import_chunk_2XJFZYDY.openRepository)(cwd), (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN/N"));
    return { status: 0, stdout: await (0, import_chunk_SIHW7XFA.readBytes)(run.paths.packet((0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0)) };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  packetCommand
});
});
parts["reply-W3FLRTZP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  replyCommand: () => replyCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_33MS6EWG = parts["chunk-33MS6EWG"]();
var import_chunk_SX5CXOWI = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_FZ46Z7SY = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-FZ46Z7SY"]();
var import_chunk_OUIHTZVP = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-OUIHTZVP"]();
var import_chunk_TMHZYMWS = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-TMHZYMWS"]();
var import_chunk_GDREXKJU = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-GDREXKJU"]();
var import_chunk_QZRNUFII = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_HZBFAZWM = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-HZBFAZWM"]();
var import_chunk_OLOC3CPJ = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-COCIJOXI"]();
var import_chunk_DT6XJMS2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-DT6XJMS2"]();
var import_chunk_IY67O6LB = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-IY67O6LB"]();
var import_chunk_LV57UY52 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-LV57UY52"]();
var import_chunk_7R4OZ5NR = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_N3MXA63Q = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_BHSNOJBM = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BHSNOJBM"]();
var import_chunk_SMVOO4S2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_6SBCUWJU = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-6SBCUWJU"]();
var import_chunk_VWRDYMPS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_5ACXQQUS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-5ACXQQUS"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_YM7SSJYY = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_7APCTLTW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-7APCTLTW"]();
var import_chunk_M7V4JJRG = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-M7V4JJRG"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_VHNAQYD7 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
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
    const { run, slot } = await (0, import_chunk_33MS6EWG.openSlot)(await (0, import_chunk_2XJFZYDY.openRepository)(cwd), (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN/N"));
    const bytes = file === "-" ? await stdin() : await (0, import_chunk_SIHW7XFA.readBytes)((0, import_node_path.resolve)(cwd, file));
    const remarks = await (0, import_chunk_OUIHTZVP.storeByHand)(run, slot, bytes, flag("keep"));
    const stderr = remarks.map((remark) => `will be dropped: ${(0, import_chunk_6SBCUWJU.inertLine)(remark)}
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
