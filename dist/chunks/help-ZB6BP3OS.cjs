var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  helpCommand: () => helpCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YYVTBFH2 = require("./chunk-YYVTBFH2.cjs");
var import_chunk_SQDR7XMN = require("./chunk-SQDR7XMN.cjs");
var import_chunk_B4AH7AOU = require("./chunk-B4AH7AOU.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var helpCommand = {
  name: "help",
  summary: "Shows the commands, or what one of them takes and answers",
  usage: "[COMMAND]",
  flags: [],
  takes: { least: 0, most: 1, paths: false },
  run: async ({ positionals: [name] }) => ({
    status: 0,
    stdout: name === void 0 ? (0, import_chunk_B4AH7AOU.overview)(await (0, import_chunk_YYVTBFH2.allCommands)()) : (0, import_chunk_B4AH7AOU.helpOf)(await (0, import_chunk_SQDR7XMN.findCommand)(name, import_chunk_YYVTBFH2.COMMANDS))
  })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  helpCommand
});
