var { __load, __part } = require("../main.cjs").shared;
exports["hook"] = __part((exports) => {
var { positional } = __load("main-0f98ea10/positional");
var hookCommand = {
  name: "hook",
  summary: "Answers a hook of the client; the event comes on stdin",
  usage: "pre | look | stop | post",
  flags: {},
  takes: { least: 1, most: 1, paths: false },
  hidden: true,
  details: `pre replaces a slot's prompt by its packet. look redirects what an agent reads to the tree under review. stop judges the reply. post
binds the reply to the slot. Events about other agents are ignored. Any failure of look ends with status 2, with which the client
refuses the look.`,
  run: async ({ positionals, stdin, env }) => {
    const { hookEntry } = await Promise.resolve().then(() => __load("main/entry"));
    return hookEntry(positional(positionals, "pre, look, stop or post"), await stdin("event"), env);
  }
};
Object.assign(exports, { hookCommand });
});
