var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["version"] = __part((module, exports) => {
__export(exports, { versionCommand: () => versionCommand });
var [import_version_line, import_version_2, import_chunk_PQNXDWJD] = ["main/version-line", "main/version-2", "main/chunk-PQNXDWJD"].map(__load);
var versionCommand = {
  name: "version",
  summary: "Shows the version",
  usage: "",
  flags: [],
  takes: { least: 0, most: 0, paths: false },
  run: () => Promise.resolve({ status: 0, stdout: import_version_line.VERSION_LINE })
};
});
