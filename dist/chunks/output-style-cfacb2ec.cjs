var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["output-style"] = __part((module, exports) => {
__export(exports, { PLAIN: () => import_output_style_2.PLAIN, outputStyleOf: () => import_output_style_2.outputStyleOf });
var [import_output_style_2, import_chunk_PQNXDWJD] = ["main-9da6c79b/output-style-2", "main/chunk-PQNXDWJD"].map(__load);
});
