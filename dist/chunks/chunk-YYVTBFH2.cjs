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
  ["plan", async () => (await Promise.resolve().then(() => __toESM(require("./plan-MUXPYORB.cjs")))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM(require("./next-ZM7B5XEK.cjs")))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM(require("./packet-7PAX7DXM.cjs")))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM(require("./reply-4OCFMOAI.cjs")))).replyCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM(require("./merge-RPK4TTFQ.cjs")))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM(require("./status-WHP3UMRO.cjs")))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM(require("./run-RRRRGJHC.cjs")))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM(require("./verdict-N3RYDRK2.cjs")))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM(require("./report-3VROKEPH.cjs")))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM(require("./post-2JQXV2IE.cjs")))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM(require("./baseline-TFA4MQKI.cjs")))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM(require("./suppress-YKSC3KK6.cjs")))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM(require("./audit-3ZHOYOT5.cjs")))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM(require("./diff-VHVWYG5O.cjs")))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM(require("./rules-MSLU4HU5.cjs")))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM(require("./guard-SLBRDAWF.cjs")))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM(require("./verify-YVOYKTN4.cjs")))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM(require("./step-UJ545KM4.cjs")))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM(require("./parse-JQZYXI7K.cjs")))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM(require("./doctor-5LQBGT6C.cjs")))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM(require("./help-ZB6BP3OS.cjs")))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM(require("./version-YCLSH7FP.cjs")))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM(require("./hook-72Q5Z6UE.cjs")))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM(require("./background-WZ5A5N2V.cjs")))).backgroundCommand]
]);
function allCommands() {
  return Promise.all([...COMMANDS.values()].map((load) => load()));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  COMMANDS,
  allCommands
});
