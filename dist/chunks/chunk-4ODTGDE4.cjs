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
var import_chunk_2OZZ4N6C = require("./chunk-2OZZ4N6C.cjs");
var import_chunk_RVKZZZOY = require("./chunk-RVKZZZOY.cjs");
var import_chunk_3NQMLAMU = require("./chunk-3NQMLAMU.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_HFQSMDHW = require("./chunk-HFQSMDHW.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
function requireReviewableText(change) {
  if ((0, import_chunk_RVKZZZOY.hunkIds)((0, import_chunk_RVKZZZOY.shownFiles)(change)).length > 0) return;
  const named = change.skipped.slice(0, 5).map(({ path, reason }) => `${(0, import_chunk_NLWRO2NF.printable)(path)} (${reason})`);
  const more = change.skipped.length - named.length;
  throw new import_chunk_TJ5KMKV5.Failure(
    "scope/nothing-to-review",
    `no line of this change can be shown to a reviewer: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
    { hint: "look at these files yourself, or widen the target" }
  );
}
async function titleOf(repository, target, { head, pullRequest }) {
  if (pullRequest !== void 0) return `#${pullRequest.number}: ${(0, import_chunk_6JTHDBMB.inertLine)(pullRequest.title)}`;
  const asked = (0, import_chunk_2OZZ4N6C.targetText)(target);
  return asked === "" ? await (0, import_chunk_3NQMLAMU.currentBranch)(repository) ?? head.label : asked;
}
function requireCacheOutside({ top }, cacheRoot) {
  if (!(0, import_chunk_HFQSMDHW.isInside)(cacheRoot, top)) return;
  throw new import_chunk_TJ5KMKV5.Failure(
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
