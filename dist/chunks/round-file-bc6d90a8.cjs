var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["round-file"] = __part((module, exports) => {
__export(exports, { roundFile: () => import_round_file_2.roundFile, roundFileName: () => import_round_file_2.roundFileName });
var [import_round_file_2, import_who_answered, import_chunk_PQNXDWJD] = ["summary-text-2-43621004/round-file-2", "summary-text-2-43621004/who-answered", "main/chunk-PQNXDWJD"].map(__load);
});
