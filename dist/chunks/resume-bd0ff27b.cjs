var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["resume"] = __part((module, exports) => {
__export(exports, { resumeHook: () => resumeHook });
var [import_next_command, import_locate, import_answers, import_layout, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_real_place, import_disk, import_failure, import_chunk_PQNXDWJD] = ["matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/locate", "main/answers", "matches-schema-2b17f0d0/layout", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
async function resumeHook(event, env) {
  const found = await (0, import_locate.runOfSession)((0, import_locate.startingFolders)(event.cwd, env), event.session_id);
  if (found === void 0) return import_answers.passThrough;
  const recipients = [event.tool_input?.["to"], event.tool_input?.["recipient"]];
  const { run } = found.session;
  const paths = (0, import_layout.runPaths)(found.top, run);
  const ledger = await (0, import_ledger.readLedgerUnchecked)(paths);
  const isOurs = ledger.some((e) => "agentId" in e && recipients.includes(e.agentId));
  return isOurs ? (0, import_answers.deny)(`an agent of a review answers once; call: ${await (0, import_next_command.nextCommandAt)(paths, run)}`) : import_answers.passThrough;
}
});
