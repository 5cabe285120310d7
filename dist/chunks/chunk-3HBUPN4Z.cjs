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
  allowLook: () => allowLook,
  deny: () => deny,
  goOn: () => goOn,
  receipt: () => receipt,
  replaceInput: () => replaceInput,
  sendBack: () => sendBack
});
module.exports = __toCommonJS(stdin_exports);
var goOn = { status: 0 };
function replaceInput(input) {
  return json({ hookSpecificOutput: { hookEventName: "PreToolUse", updatedInput: input } });
}
function allowLook(input) {
  return json({
    hookSpecificOutput: { hookEventName: "PreToolUse", permissionDecision: "allow", updatedInput: input }
  });
}
function deny(reason) {
  return json({
    hookSpecificOutput: {
      hookEventName: "PreToolUse",
      permissionDecision: "deny",
      permissionDecisionReason: reason
    }
  });
}
function sendBack(reason) {
  return json({ decision: "block", reason });
}
function receipt(toolResponse, line) {
  return json({
    hookSpecificOutput: {
      hookEventName: "PostToolUse",
      updatedToolOutput: {
        ...toolResponse,
        content: [{ type: "text", text: line }],
        canContinueAgent: false
      }
    }
  });
}
function json(value) {
  return { status: 0, stdout: `${JSON.stringify(value)}
` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  allowLook,
  deny,
  goOn,
  receipt,
  replaceInput,
  sendBack
});
