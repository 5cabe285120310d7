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
  findCommand: () => findCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
async function findCommand(name, commands) {
  const load = commands.get(name);
  if (load !== void 0) return load();
  const all = await Promise.all([...commands.values()].map((one) => one()));
  const names = all.filter((command) => command.hidden !== true).map((command) => command.name);
  const meant = (0, import_chunk_YY6N2GNC.nearest)(name, names);
  throw new import_chunk_TJ5KMKV5.Failure("usage/unknown-command", `unknown command "${name}"`, {
    hint: `${meant === void 0 ? "" : `did you mean "${meant}"? `}commands: ${names.join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  findCommand
});
