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
  ID_PREFIX: () => ID_PREFIX,
  MAX_ROUNDS: () => MAX_ROUNDS,
  gates: () => gates,
  rolesOf: () => rolesOf
});
module.exports = __toCommonJS(stdin_exports);
var ALWAYS = ["architecture-adherence", "regression-hunter"];
var ROLES = {
  qa: ["concurrency", "error-handling", "input-boundary", "resource-lifecycle", "api-contract", ...ALWAYS],
  hacker: ["encoding", "protocol-abuse", "auth", "config-manipulation", "injection", ...ALWAYS],
  perf: ["allocation", "algorithmic-complexity", "io-network", "concurrency-efficiency", ...ALWAYS],
  ux: ["first-contact", "upgrade-path", "cleanup", "error-recovery", "cross-session"]
};
var MAX_ROUNDS = { qa: 5, hacker: 7, perf: 5, ux: 5, custom: 5 };
var ID_PREFIX = {
  qa: "QA",
  hacker: "HACK",
  perf: "PERF",
  ux: "UX",
  custom: "CUSTOM"
};
function gates(preset) {
  return preset !== "ux";
}
function rolesOf(preset, own) {
  if (preset === "custom") return own.map(({ name, look_for }) => ({ slug: name, own: look_for }));
  return ROLES[preset].map((slug) => ({ slug, own: null }));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ID_PREFIX,
  MAX_ROUNDS,
  gates,
  rolesOf
});
