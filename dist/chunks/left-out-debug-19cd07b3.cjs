var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["left-out-debug"] = __part((module, exports) => {
__export(exports, { require_debug: () => require_debug });
var [import_chunk_PQNXDWJD] = ["main/chunk-PQNXDWJD"].map(__load);
var require_debug = (0, import_chunk_PQNXDWJD.__commonJS)({
  "left-out:debug"(exports, module2) {
    var debug = () => Object.assign(() => void 0, { enabled: false, extend: debug, destroy: () => void 0 });
    module2.exports = Object.assign(debug, { default: debug, formatters: {} });
  }
});
});
