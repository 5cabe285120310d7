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
var from_chunk_39c5fcee;
var from_chunk_494c2569;
var from_chunk_9ec36a64;
var from_chunk_a9985ab5;
var from_chunk_aea7160b;
var from_chunk_e76f4c5d;
var from_pre_e9c34500;
var from_reply_75d017c2;
var from_main;
parts["packet-OMYA6RDO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  packetCommand: () => packetCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_EJTPRJYV = (from_reply_75d017c2 ??= require("./reply-75d017c2.cjs"))["chunk-EJTPRJYV"]();
var import_chunk_S3K5MMUH = (from_chunk_a9985ab5 ??= require("./chunk-a9985ab5.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_NAN6HSBL = (from_chunk_aea7160b ??= require("./chunk-aea7160b.cjs"))["chunk-NAN6HSBL"]();
var import_chunk_GWBCST5Z = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-GWBCST5Z"]();
var import_chunk_A6JCCCLN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_SMKJISEK = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_DUUH6XJL = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_E42T3A3J = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-E42T3A3J"]();
var import_chunk_YP6BJGDN = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-YP6BJGDN"]();
var import_chunk_XPIKYFDN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_WCK3D5U5 = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
var packetCommand = {
  name: "packet",
  summary: "Prints the whole prompt that the agent of a slot is given",
  usage: "RUN/N [--with-instructions]",
  flags: [
    {
      name: "with-instructions",
      type: "boolean",
      summary: "before it, what the agent is told whatever the packet: its system prompt"
    }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `The packet byte for byte, and nothing else; --with-instructions prints the agent's instructions and a line of dashes before it.`,
  run: async ({ positionals, flag, cwd }) => {
    const { run, slot } = await (0, import_chunk_EJTPRJYV.openSlot)(await (0, import_chunk_YLVPOKUO.openRepository)(cwd), (0, import_chunk_S3K5MMUH.positional)(positionals, "RUN/N"));
    const packet = await (0, import_chunk_RN53RASZ.readBytes)(run.paths.packet((0, import_chunk_SMKJISEK.slotParts)(slot.slot)?.number ?? 0));
    if (!flag("with-instructions")) return { status: 0, stdout: packet };
    const instructions = Buffer.from(`${await instructionsOf(slot.agent)}

${"-".repeat(72)}

`);
    return { status: 0, stdout: Buffer.concat([instructions, packet]) };
  }
};
async function instructionsOf(agent) {
  const { top } = await (0, import_chunk_NAN6HSBL.readInstallation)([]);
  return withoutFrontmatter((await (0, import_chunk_RN53RASZ.readBytes)((0, import_node_path.join)(top, "agents", `${agent}.md`))).toString("utf8"));
}
function withoutFrontmatter(text) {
  return text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, "").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  packetCommand
});
});
