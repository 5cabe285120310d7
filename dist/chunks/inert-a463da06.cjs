var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["inert"] = __part((module, exports) => {
__export(exports, { inertBlock: () => import_inert_2.inertBlock, inertFence: () => import_inert_2.inertFence, inertJson: () => import_inert_2.inertJson, inertLine: () => import_inert_2.inertLine, inertMarkdown: () => import_inert_2.inertMarkdown, withoutCommands: () => import_inert_2.withoutCommands });
var [import_inert_2, import_chunk_PQNXDWJD] = ["main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
});
