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
  requireCacheOutside: () => requireCacheOutside,
  requireReviewableText: () => requireReviewableText,
  titleOf: () => titleOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SLZCXN5J = require("./chunk-SLZCXN5J.cjs");
var import_chunk_N4RJ3BKO = require("./chunk-N4RJ3BKO.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_R55AMLKG = require("./chunk-R55AMLKG.cjs");
var import_chunk_YURWSADG = require("./chunk-YURWSADG.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
function requireReviewableText(change) {
  if ((0, import_chunk_N4RJ3BKO.hunkIds)((0, import_chunk_N4RJ3BKO.shownFiles)(change)).length > 0) return;
  const named = change.skipped.slice(0, 5).map(({ path, reason }) => `${(0, import_chunk_YURWSADG.printable)(path)} (${reason})`);
  const more = change.skipped.length - named.length;
  throw new import_chunk_PFZWFK77.Failure(
    "scope/nothing-to-review",
    `no line of this change can be shown to a reviewer: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
    { hint: "look at these files yourself, or widen the target" }
  );
}
async function titleOf(repository, target, { head, pullRequest }) {
  if (pullRequest !== void 0) return `#${pullRequest.number}: ${(0, import_chunk_PH7NNIX3.inertLine)(pullRequest.title)}`;
  const asked = (0, import_chunk_SLZCXN5J.targetText)(target);
  return asked === "" ? await (0, import_chunk_R55AMLKG.currentBranch)(repository) ?? head.label : asked;
}
function requireCacheOutside({ top }, cacheRoot) {
  if (cacheRoot !== top && !cacheRoot.startsWith(`${top}/`)) return;
  throw new import_chunk_PFZWFK77.Failure(
    "environment/tree-unavailable",
    `the cache folder ${cacheRoot} lies inside the repository`,
    {
      hint: "set XDG_CACHE_HOME to a folder outside of it"
    }
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  requireCacheOutside,
  requireReviewableText,
  titleOf
});
