var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A review, in the order of its steps.
  ["plan", async () => (await Promise.resolve().then(() => __toESM(require("./plan-4WNCX5YP.cjs")))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM(require("./next-PY2UB5KP.cjs")))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM(require("./packet-XP5UWWFT.cjs")))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM(require("./reply-ZQ24AUTS.cjs")))).replyCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM(require("./merge-RVWVRJBK.cjs")))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM(require("./status-B6WQFL6C.cjs")))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM(require("./run-3Y2LZ2KN.cjs")))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM(require("./verdict-WH343Z5W.cjs")))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM(require("./report-FZ3V3KTS.cjs")))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM(require("./post-IRWUV564.cjs")))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM(require("./baseline-QLYW6U3D.cjs")))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM(require("./suppress-PLNMCFUU.cjs")))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM(require("./audit-3IVY57PZ.cjs")))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM(require("./diff-SZTSSX3S.cjs")))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM(require("./rules-6GZOGRPL.cjs")))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM(require("./guard-7L4HVJQX.cjs")))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM(require("./verify-7JRQOEUK.cjs")))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM(require("./step-L2XDOCOW.cjs")))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM(require("./parse-XMNRVBMD.cjs")))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM(require("./doctor-ZV6Y4LF7.cjs")))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM(require("./help-KY4LNL3T.cjs")))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM(require("./version-SKTUWQQP.cjs")))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM(require("./hook-E5JMCSJU.cjs")))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM(require("./background-3WU7KVZ3.cjs")))).backgroundCommand]
]);
function allCommands() {
  return Promise.all([...COMMANDS.values()].map((load) => load()));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  COMMANDS,
  allCommands
});
