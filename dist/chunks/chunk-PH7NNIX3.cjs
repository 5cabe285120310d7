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
  inertBlock: () => inertBlock,
  inertFence: () => inertFence,
  inertLine: () => inertLine,
  inertMarkdown: () => inertMarkdown
});
module.exports = __toCommonJS(stdin_exports);
function inertLine(text) {
  return inertBlock(text).replaceAll("\n", " ").replaceAll(/\s+/g, " ").trim();
}
function inertBlock(text) {
  return text.replaceAll("\r\n", "\n").replaceAll(DANGEROUS, (char) => `\\u{${hex(char)}}`);
}
var DANGEROUS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
function hex(char) {
  return (char.codePointAt(0) ?? 0).toString(16);
}
function inertMarkdown(text) {
  return inertLine(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/[\\`*_{}[\]()#+!|~$]/g, (char) => `\\${char}`).replaceAll("@", "&#64;").replaceAll("://", "&#58;//").replaceAll("::", "&#58;:");
}
function inertFence(text) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text
${inertBlock(text)}
${fence}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  inertBlock,
  inertFence,
  inertLine,
  inertMarkdown
});
