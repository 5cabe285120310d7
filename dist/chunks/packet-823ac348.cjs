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
var from_chunk_085a2d43;
var from_chunk_6154375f;
var from_chunk_928e2745;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_e0e3b72b;
var from_main;
parts["packet-ZP3NQRSL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  packetCommand: () => packetCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QTTEYOOT = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-QTTEYOOT"]();
var import_chunk_6SJHKNKM = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-6SJHKNKM"]();
var import_chunk_643UOIGZ = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-643UOIGZ"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
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
  details: `The packet byte for byte, and nothing else, where a program reads it; on a terminal without what would act there. --with-instructions prints the agent's instructions and a line of dashes before it.`,
  run: async ({ positionals, flag, cwd, look }) => {
    const { run, slot } = await (0, import_chunk_QTTEYOOT.openSlot)(await (0, import_chunk_SD67457G.openRepository)(cwd), (0, import_chunk_6SJHKNKM.positional)(positionals, "RUN/N"));
    const packet = await (0, import_chunk_WRWMQTCS.readBytes)(run.paths.packet((0, import_chunk_DRNRIY4A.slotParts)(slot.slot)?.number ?? 0));
    const instructions = flag("with-instructions") ? `${await instructionsOf(slot.agent)}

${"-".repeat(72)}

` : "";
    const whole = Buffer.concat([Buffer.from(instructions), packet]);
    return {
      status: 0,
      stdout: look.columns === null && !look.color ? whole : (0, import_chunk_WDRVM6EA.inertBlock)(whole.toString("utf8"))
    };
  }
};
async function instructionsOf(agent) {
  const { top } = await (0, import_chunk_643UOIGZ.readInstallation)([]);
  return withoutFrontmatter((await (0, import_chunk_WRWMQTCS.readBytes)((0, import_node_path.join)(top, "agents", `${agent}.md`))).toString("utf8"));
}
function withoutFrontmatter(text) {
  return text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, "").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  packetCommand
});
});
