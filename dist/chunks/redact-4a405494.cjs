var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["redact"] = __part((module, exports) => {
__export(exports, { createRedactor: () => import_redact_2.createRedactor });
var [import_redact_2, import_order, import_chunk_PQNXDWJD] = ["evidence-drop-94f915f0/redact-2", "main/order", "main/chunk-PQNXDWJD"].map(__load);
});
