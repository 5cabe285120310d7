var { __load, __part } = require("../main.cjs").shared;
exports["fix"] = __part((exports) => {
var { captureFlag } = __load("main-0f98ea10/capture"), { Failure } = __load("main/failure");
var fixCommand = {
  name: "fix",
  summary: "Fixes findings of a review on a separate branch, judged, tested and reviewed; brings the fixes over",
  usage: "RUN [F1 F2 \u2026 | --all] [--capture hooks|manual] [--json] | RUN --patch FILE | apply RUN [--json]",
  flags: {
    all: "every finding that the report lists",
    ...captureFlag(),
    "patch FILE": "write the verified fixes to FILE as one patch, against what was reviewed",
    json: "the answer as JSON on stdout"
  },
  takes: { least: 1, most: 1e3, paths: false },
  details: `Starts an audit of one round about these findings, or continues the open one, and prints what \`correctless next\` prints. Continue with
\`correctless next AUDIT\`. Your HEAD, index, files and branches do not change: fixes are commits on correctless/fix-RUN. A finding that
is already fixed is not fixed again. Without findings, it says what became of those that were asked for.
Each finding gets one of three answers: fixed and verified; attempted and taken back; not attempted. Exit status: 0 while agents are
at work and when all are fixed, 1 if one is not fixed, 3 if an agent did not answer.
apply RUN puts the commits on the reviewed branch, unless somebody else has moved it. For uncommitted work, it changes the files, if
they are as they were reviewed. If repeated, it says that the fixes are there.
JSON: that of \`correctless next\`, or {run, fixes[{id, outcome, why}]} when nothing is at work
JSON of apply: {run, where, brought[], there[]}`,
  run: async (input) => {
    const actions = await Promise.resolve().then(() => __load("fix-review-453e0f1c/fix-review"));
    const [first, run] = input.positionals;
    if (first !== "apply")
      return input.option("patch") === void 0 ? actions.fixAction(input) : actions.patchAction(input);
    if (run !== void 0 && input.positionals.length === 2) return actions.applyAction(input, run);
    throw new Failure("usage/missing-argument", "apply the fixes of which run?", {
      hint: "correctless fix apply RUN"
    });
  }
};
Object.assign(exports, { fixCommand });
});
