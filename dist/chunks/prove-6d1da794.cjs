var { __load, __part } = require("../main.cjs").shared;
exports["prove"] = __part((exports) => {
var { positional } = __load("main-0f98ea10/positional"), { captureFlag, capturedBy } = __load("main-0f98ea10/capture"), { auditToProve } = __load("weigh-proof-ce4754d2/audit-to-prove"), { cacheRoot } = __load("target-3d41a926/cache-root-named"), { nextOfAudit } = __load("weigh-proof-ce4754d2/next-audit-2"), { patchOf } = __load("step-packet-91aa3d6b/proven-tests"), { proofsOfRun } = __load("step-packet-91aa3d6b/proofs-of-run"), { readReport } = __load("main-0f98ea10/read-report"), { openRun } = __load("main-0f98ea10/open-run"), { openRepository } = __load("git-685f2d30/repository"), { Failure } = __load("main/failure"), { inertJson } = __load("main/inert-2");
var proveCommand = {
  name: "prove",
  summary: "Proves findings of a finished review with tests that fail because of them",
  usage: "RUN [FINDING\u2026] [--patch] [--capture hooks|manual] [--json]",
  flags: {
    patch: "print the test that proves the named finding, as a patch",
    ...captureFlag(),
    json: "the step as JSON on stdout, as `correctless next` prints it"
  },
  takes: { least: 1, most: 51, paths: false },
  details: `Starts a proof of findings of a report (F1, F2 \u2026), or continues the open one, and prints what \`correctless next\` prints. Without names,
it takes the first listed findings that are not proven yet, at most 5 (prove.most).
An agent writes one test for each finding. The project's own test command (commands.test at base) runs it in a separate work tree, for
at most ten minutes per run, confined as prove.sandbox says. The test must fail at head twice, by its name. It also runs at base, and a
validator reads it. A finding needs 2 to 4 agent calls. Nothing of yours is changed. \`correctless report RUN\` shows what is proven.`,
  run: async (input) => {
    const { positionals, flag, cwd, env } = input;
    const captured = capturedBy(input);
    const run = await openRun(await openRepository(cwd), positional(positionals, "RUN"));
    const asked = positionals.slice(1);
    if (flag("patch")) return testOf(run, asked);
    const audit = await auditToProve(run, await readReport(run), asked, {
      captured,
      cacheRoot: cacheRoot(env)
    });
    const json = flag("json");
    if (audit === void 0) return nothingLeft(run, json);
    return nextOfAudit(run.repository, audit.file.audit, { retry: false, chunking: false, json });
  }
};
function nothingLeft({ file: { run } }, json) {
  if (json) return { status: 0, stdout: inertJson({ run, phase: "report", state: "done", slots: [] }) };
  return { status: 0, stdout: `state: done

Nothing is left to prove; see: correctless report ${run}
` };
}
async function testOf({ repository, file }, [id, ...more]) {
  if (id === void 0 || more.length > 0)
    throw new Failure("usage/missing-argument", "--patch takes exactly one finding", {
      hint: `correctless prove ${file.run} F1 --patch`
    });
  const test = (await proofsOfRun(repository, file.run)).get(id)?.test;
  if (test === void 0 || test === null)
    throw new Failure("usage/bad-value", `${id} of review ${file.run} is not proven`, {
      hint: `prove it: correctless prove ${file.run} ${id}`
    });
  return { status: 0, stdout: await patchOf(repository, `${test.commit}^`, test.commit) };
}
Object.assign(exports, { proveCommand });
});
