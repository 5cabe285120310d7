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
  PLAIN: () => PLAIN,
  lookOf: () => lookOf
});
module.exports = __toCommonJS(stdin_exports);
var PLAIN = { color: false, columns: null, links: false };
var WIDEST = 120;
var NARROWEST = 40;
function lookOf({ isTTY, columns }, env) {
  const color = forced(env["FORCE_COLOR"]) ?? (isTTY && !isSet(env["NO_COLOR"]) && env["TERM"] !== "dumb");
  return {
    color,
    columns: isTTY && columns !== void 0 && columns >= NARROWEST ? Math.min(columns, WIDEST) : null,
    links: color && (forced(env["FORCE_HYPERLINK"]) ?? (isTTY && followsLinks(env)))
  };
}
var isSet = (value) => value !== void 0 && value !== "";
function forced(value) {
  return value === void 0 ? void 0 : value !== "0" && value !== "false";
}
var PROGRAMS = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"];
var TERMS = ["xterm-kitty", "alacritty", "foot", "xterm-ghostty", "wezterm"];
var FIRST_VTE = 5001;
function followsLinks(env) {
  if (isSet(env["CI"]) || isSet(env["SSH_CONNECTION"]) || /^(screen|tmux|dumb)/.test(env["TERM"] ?? "")) {
    return false;
  }
  return isSet(env["WT_SESSION"]) || isSet(env["KONSOLE_VERSION"]) || PROGRAMS.includes(env["TERM_PROGRAM"] ?? "") || TERMS.includes(env["TERM"] ?? "") || Number(env["VTE_VERSION"] ?? 0) >= FIRST_VTE;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PLAIN,
  lookOf
});
