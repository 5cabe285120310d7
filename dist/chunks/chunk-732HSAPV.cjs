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
  authorOf: () => authorOf,
  requireIdentity: () => requireIdentity
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
async function authorOf(folder) {
  await requireIdentity(folder);
  const { stdout } = await (0, import_chunk_57KOGJJR.runGit)(folder, ["var", "GIT_AUTHOR_IDENT"]);
  return stdout.toString("utf8").replace(/ \d+ [+-]\d{4}\s*$/, "");
}
async function requireIdentity(folder) {
  for (const name of ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"]) {
    const { status, stderr } = await (0, import_chunk_57KOGJJR.runGit)(folder, ["-c", "user.useConfigOnly=true", "var", name], {
      answers: [0, 1, 128]
    });
    if (status === 0) continue;
    const said = /^fatal: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim();
    throw new import_chunk_TJ5KMKV5.Failure("environment/no-identity", `git has no name and address for your commits: ${said}`, {
      hint: 'git config --global user.name "Your Name" && git config --global user.email you@example.com'
    });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  authorOf,
  requireIdentity
});
