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
  ["plan", async () => (await Promise.resolve().then(() => __toESM(require("./plan-YPPZOBYO.cjs")))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM(require("./next-IQ7SA2X3.cjs")))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM(require("./packet-7JUIPTQN.cjs")))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM(require("./reply-EEXUCVUF.cjs")))).replyCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM(require("./merge-42ZTG4BG.cjs")))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM(require("./status-2VOGKNJ5.cjs")))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM(require("./run-7KHFHVYS.cjs")))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM(require("./verdict-IOZFD5MZ.cjs")))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM(require("./report-NDW22TXY.cjs")))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM(require("./post-FMFD46JY.cjs")))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM(require("./baseline-NS6FPQAS.cjs")))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM(require("./suppress-P44O3LJF.cjs")))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM(require("./audit-IC7YVWB2.cjs")))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM(require("./diff-O5FUE2F7.cjs")))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM(require("./rules-IR3HRFKZ.cjs")))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM(require("./guard-YCRNTJ4A.cjs")))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM(require("./verify-7CKQKRM6.cjs")))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM(require("./step-SBMKEPF2.cjs")))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM(require("./parse-JPF2LKRE.cjs")))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM(require("./doctor-YSOLUJ5N.cjs")))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM(require("./help-N5FLYFQG.cjs")))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM(require("./version-SKTUWQQP.cjs")))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM(require("./hook-NJLISWJJ.cjs")))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM(require("./background-SNCUPYNI.cjs")))).backgroundCommand]
]);
function allCommands() {
  return Promise.all([...COMMANDS.values()].map((load) => load()));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  COMMANDS,
  allCommands
});
