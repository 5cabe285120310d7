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
  readAddedSuppressions: () => readAddedSuppressions,
  readConfig: () => readConfig,
  readSuppressions: () => readSuppressions
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VKKQR5BD = require("./chunk-VKKQR5BD.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var CONFIG_FILE = ".correctless/config/workflow-config.json";
async function readConfig(repository, tree) {
  const text = await readTextAt(repository, tree, CONFIG_FILE);
  if (text === void 0) return {};
  const checked = await (0, import_chunk_2IOTJHGT.checkContract)("workflow-config", parsedConfig(text));
  if (checked.kind === "valid") return checked.value;
  const [{ pointer, problem, value }] = checked.defects;
  const found = value === void 0 ? "" : `, found ${JSON.stringify(value).slice(0, 80)}`;
  throw new import_chunk_TJ5KMKV5.Failure(
    problem.startsWith("is not a property") ? "config/unknown-key" : "config/bad-value",
    `${CONFIG_FILE} at base: ${pointer === "" ? "the file" : pointer} ${problem}${found}`,
    {
      hint: "mend it in the revision that the change is compared with; the keys are in docs/configuration.md of correctless"
    }
  );
}
function parsedConfig(text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new import_chunk_TJ5KMKV5.Failure("config/unreadable", `${CONFIG_FILE} at base is not JSON`, {
      hint: "mend it in the revision that the change is compared with: a review reads it there",
      cause
    });
  }
}
async function readSuppressions(repository, tree) {
  const text = await readTextAt(repository, tree, import_chunk_VKKQR5BD.SUPPRESSIONS_FILE);
  return text === void 0 ? [] : (0, import_chunk_VKKQR5BD.parseSuppressions)(text);
}
async function readAddedSuppressions(repository, baseTree, headTree) {
  const [base, head] = await Promise.all([
    readSuppressions(repository, baseTree),
    readSuppressions(repository, headTree).catch((error) => {
      if (error instanceof import_chunk_TJ5KMKV5.Failure && error.code.startsWith("config/")) return error;
      throw error;
    })
  ]);
  if (head instanceof import_chunk_TJ5KMKV5.Failure) return [`at head: ${head.message}`];
  const added = (0, import_chunk_VKKQR5BD.addedSuppressions)(base, head);
  const named = added.slice(0, MOST_NAMED).map(import_chunk_VKKQR5BD.suppressionLine);
  return added.length > MOST_NAMED ? [...named, `and ${added.length - MOST_NAMED} more`] : named;
}
var MOST_NAMED = 20;
async function readTextAt(repository, tree, path) {
  const [entry] = await (0, import_chunk_N732WB45.listTree)(repository, tree, { paths: [path] });
  if (entry?.type !== "blob") return void 0;
  return (await (0, import_chunk_N732WB45.readBlobs)(repository, [entry.oid])).get(entry.oid)?.toString("utf8");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readAddedSuppressions,
  readConfig,
  readSuppressions
});
