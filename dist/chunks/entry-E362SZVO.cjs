var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  hookEntry: () => hookEntry
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_3HBUPN4Z = require("./chunk-3HBUPN4Z.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var HOOKS = ["pre", "look", "stop", "post"];
function ourAgent(hook, event) {
  const type = hook === "pre" || hook === "post" ? event.tool_input?.["subagent_type"] : event.agent_type;
  return typeof type === "string" ? agentNamed(type) : void 0;
}
function agentNamed(type) {
  const name = folded(type);
  return import_chunk_NKPLNUY4.AGENTS.find((agent) => folded(`correctless:${agent}`) === name);
}
function folded(name) {
  return name.normalize("NFKC").toLowerCase().replaceAll(/[^\p{L}\p{N}:]/gu, "");
}
async function hookEntry(name, stdin, env) {
  const hook = HOOKS.find((h) => h === name);
  if (hook === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `no hook "${name}"`, { hint: `one of: ${HOOKS.join(", ")}` });
  }
  try {
    return await answer(hook, eventIn(stdin), env);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (hook === "pre") return (0, import_chunk_3HBUPN4Z.deny)(`correctless could not prepare this agent: ${said}`);
    return { status: hook === "look" ? 2 : 1, stderr: `correctless hook ${hook}: ${said}
` };
  }
}
function eventIn(stdin) {
  const value = JSON.parse(stdin.toString("utf8"));
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new Error("the event is not a JSON object");
}
async function answer(hook, event, env) {
  if (hook === "pre" && event.tool_name === "SendMessage") {
    return (await Promise.resolve().then(() => __toESM(require("./resume-ZZN4OYO5.cjs")))).resumeHook(event, env);
  }
  const agent = ourAgent(hook, event);
  if (agent === void 0) return import_chunk_3HBUPN4Z.goOn;
  switch (hook) {
    case "pre":
      return (await Promise.resolve().then(() => __toESM(require("./pre-HNXXFO66.cjs")))).preHook(agent, event, env);
    case "look":
      return (await Promise.resolve().then(() => __toESM(require("./look-F53OQ3VY.cjs")))).lookHook(agent, event, env);
    case "stop":
      return (await Promise.resolve().then(() => __toESM(require("./stop-7VYCFSCZ.cjs")))).stopHook(agent, event, env);
    case "post":
      return (await Promise.resolve().then(() => __toESM(require("./post-VMRS2W6I.cjs")))).postHook(agent, event, env);
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hookEntry
});
