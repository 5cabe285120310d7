var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["hook"] = __part((module, exports) => {
__export(exports, { hookCommand: () => hookCommand });
var [import_positional, import_failure, import_chunk_PQNXDWJD] = ["main-9da6c79b/positional", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
var hookCommand = {
  name: "hook",
  summary: "Answers a hook of the client; the event comes on stdin",
  usage: "pre | look | stop | post",
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  hidden: true,
  details: `pre swaps a slot's packet in, look sends what an agent reads to the tree under review, stop judges its reply, post binds
the reply to the slot. An event about somebody else's agent is passed over. Any failure of look ends with status 2, with
which the client refuses it.`,
  run: async ({ positionals, stdin, env }) => {
    const { hookEntry } = await Promise.resolve().then(() => __toESM(__load("main/entry")));
    return hookEntry((0, import_positional.positional)(positionals, "pre, look, stop or post"), await stdin("event"), env);
  }
};
});
