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
var from_chunk_085a452b;
var from_chunk_80106138;
var from_chunk_d0f5116a;
var from_main;
parts["chunk-6DO55W3Z"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  branchMoved: () => branchMoved,
  endReservations: () => endReservations
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AKL5NPPB = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-AKL5NPPB"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
function unreviewedFixes(state) {
  const round = (0, import_chunk_XDBWCGZS.currentRound)(state);
  if (round === void 0) return [];
  const seen = round.line.indexOf(round.reviews.at(-1)?.head ?? "");
  return round.commits.filter(({ sha }) => round.line.indexOf(sha) > seen);
}
async function endReservations({ home, file, state }) {
  const { status, exit, why } = (0, import_chunk_AKL5NPPB.auditVerdict)(state);
  const fixes = unreviewedFixes(state).map(({ subject, sha }) => `${subject} in ${sha.slice(0, 12)}`);
  const moved = await branchMoved({ home, file, state });
  return {
    ended: exit === 0 ? void 0 : `${status}: ${(0, import_chunk_WDRVM6EA.inertLine)(why)}`,
    unseen: [
      ...fixes.length === 0 ? [] : [
        `no fix review has seen ${fixes.length === 1 ? "1 fix" : `${fixes.length} fixes`}: ${fixes.join(", ")}`
      ],
      ...moved === void 0 ? [] : [moved]
    ]
  };
}
async function branchMoved({
  home,
  file: { branch },
  state: { head }
}) {
  const tip = await (0, import_chunk_ID6W4UWD.readRef)(home, `refs/heads/${branch}`);
  if (tip === void 0 || tip === head) return void 0;
  return `${(0, import_chunk_WDRVM6EA.inertLine)(branch)} is at ${tip.slice(0, 12)} now, and ${head.slice(0, 12)} was audited`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  branchMoved,
  endReservations
});
});
