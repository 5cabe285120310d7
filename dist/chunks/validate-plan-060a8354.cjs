var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["validate-plan"] = __part((module, exports) => {
__export(exports, { SCHEMA: () => SCHEMA });
var [import_chunk_PQNXDWJD] = ["main/chunk-PQNXDWJD"].map(__load);
var SCHEMA = JSON.parse(
  '{"type":"object","required":["valid","reason"],"properties":{"valid":{"type":"boolean"},"reason":{"type":"string","pattern":"\\\\S"}},"additionalProperties":false}'
);
});
