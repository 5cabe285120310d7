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
var from_chunk_c445cf6b;
var from_main;
parts["hook-XSWEVNCR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hookCommand: () => hookCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6SJHKNKM = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-6SJHKNKM"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var hookCommand = {
  name: "hook",
  summary: "Answers a hook of the client; the event comes on stdin",
  usage: "pre | look | stop | post",
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  hidden: true,
  details: `pre swaps a slot's packet in, look sends what an agent reads to the tree under review, stop judges its reply, post binds
the reply to the slot. An event about somebody else's agent is passed over. Any failure of look ends with status 2, with
which the client refuses it.`,
  run: async ({ positionals, stdin, env }) => {
    const { hookEntry } = await Promise.resolve().then(() => __toESM((from_main ??= require("../main.cjs"))["entry-LQE4BCNS"]()));
    return hookEntry((0, import_chunk_6SJHKNKM.positional)(positionals, "pre, look, stop or post"), await stdin("event"), env);
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hookCommand
});
});
