var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["session"] = __part((module, exports) => {
__export(exports, { SCHEMA: () => SCHEMA });
var [import_chunk_PQNXDWJD] = ["main/chunk-PQNXDWJD"].map(__load);
var SCHEMA = JSON.parse(
  '{"type":"object","required":["session","run","tree_root"],"properties":{"session":{"type":"string"},"run":{"type":"string","pattern":"^[a-z0-9]{4,16}$"},"tree_root":{"type":"string"},"packages_root":{"type":"string"}},"additionalProperties":false}'
);
});
