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
  ["plan", async () => (await Promise.resolve().then(() => __toESM(require("./plan-GYBCSH3Z.cjs")))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM(require("./next-ZJI4UVEK.cjs")))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM(require("./packet-MFRYAEV4.cjs")))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM(require("./reply-RA5BLRWE.cjs")))).replyCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM(require("./status-CLWNWSPP.cjs")))).statusCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM(require("./verdict-4SVA6T6G.cjs")))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM(require("./report-2R7CIIP6.cjs")))).reportCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM(require("./baseline-FNJP7OUZ.cjs")))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM(require("./suppress-SWLGKY6C.cjs")))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM(require("./audit-DVTS44IU.cjs")))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM(require("./diff-KMO42D55.cjs")))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM(require("./rules-J7DHQAKG.cjs")))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM(require("./guard-64T2ULXG.cjs")))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM(require("./verify-4OQADITI.cjs")))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM(require("./step-V3UQZEGP.cjs")))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM(require("./parse-E3L72CRZ.cjs")))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM(require("./doctor-XYFQQEPY.cjs")))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM(require("./help-ULEXBQJZ.cjs")))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM(require("./version-SKTUWQQP.cjs")))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM(require("./hook-FGGXZRLY.cjs")))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM(require("./background-IUARWXX3.cjs")))).backgroundCommand]
]);
function allCommands() {
  return Promise.all([...COMMANDS.values()].map((load) => load()));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  COMMANDS,
  allCommands
});
