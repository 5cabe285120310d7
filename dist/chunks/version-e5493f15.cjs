var { __load, __part } = require("../main.cjs").shared;
exports["version"] = __part((exports) => {
var { VERSION_LINE } = __load("main/version-line");
var versionCommand = {
  name: "version",
  summary: "Shows the version",
  usage: "",
  flags: {},
  takes: { least: 0, most: 0, paths: false },
  run: () => Promise.resolve({ status: 0, stdout: VERSION_LINE })
};
Object.assign(exports, { versionCommand });
});
