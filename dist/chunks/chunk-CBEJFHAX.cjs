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
  pullRequestTarget: () => pullRequestTarget
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var MOST = 2147483647;
function pullRequestTarget(asked) {
  const number = /^#(\d+)$/.exec(asked)?.[1];
  if (number !== void 0) return { ...pullRequest(asked, number), repository: null };
  if (!/^https?:\/\//i.test(asked)) return void 0;
  const [, host = "", owner = "", name = "", of] = /^https?:\/\/([^/:@?#]+)\/([^/?#]+)\/([^/?#]+)\/pull\/(\d+)(?:[/?#].*)?$/i.exec(asked) ?? [];
  const repository = (0, import_chunk_TWOGUOFL.repositoryNamed)(host, owner, name);
  if (of === void 0 || repository === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${asked}" is not the address of a GitHub pull request`, {
      hint: "write https://HOST/OWNER/REPO/pull/123; of other hosts review the branch: correctless diff origin/BRANCH"
    });
  }
  return { ...pullRequest(asked, of), repository };
}
function pullRequest(asked, digits) {
  const number = Number(digits);
  if (number >= 1 && number <= MOST) return { kind: "pull-request", asked, number };
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${asked}": no pull request has the number ${digits}`, {
    hint: "write '#123', in quotes"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  pullRequestTarget
});
