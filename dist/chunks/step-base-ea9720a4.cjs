var { __load, __part } = require("../main.cjs").shared;
exports["step"] = __part((exports) => {
var { checkedStep, stepBegins, stepFiles, verdictOfFailure } = __load("step-base-ea9720a4/step-base"), { captureFlag } = __load("main-0f98ea10/capture"), { actionOf } = __load("main-0f98ea10/choice"), { openRepository } = __load("git-685f2d30/repository"), { failureText } = __load("main/outcome"), { FAILURES, Failure } = __load("main/failure");
var stepCommand = {
  name: "step",
  summary: "Checks an executor's claim about one step of a plan: mode, scope, files, and what git says changed",
  usage: "check|plan|begin --step FILE|- --result FILE|- [--base REV] [--allow PATHSPEC\u2026] [--exclude PATHSPEC\u2026] [--capture hooks|manual]",
  flags: {
    "step FILE|-": "the step as JSON (schemas/step.schema.json)",
    "result FILE|-": "the executor's whole reply (schemas/execute-step.schema.json)",
    "base REV": "where the executor started, a commit or the line that begin printed: the claim must agree with what git says changed since",
    "allow PATHSPEC \u2026": "paths that the step may change, in gitignore syntax",
    "exclude PATHSPEC \u2026": "paths that no step may change, in gitignore syntax",
    ...captureFlag("for plan: ")
  },
  takes: { least: 1, most: 1, paths: false },
  details: `check prints exactly one JSON object {valid, reason} on stdout (schemas/validate-plan.schema.json), whatever the input. Stderr names
the broken rule, or says why something could not be read. Exit status: 0 valid, 3 invalid or unreadable input. With any other status
(refused, environment), the verdict is invalid too. Rules and their order: docs/steps.md.
begin runs before the executor. It prints one line for --base: the commit, and hashes of git's settings, hooks and info/, which no step
may change.
plan makes the same checks. Without an objection, it makes a run in which the agent execute-step-validator judges what a program
cannot: stdout ends with "run: RUN", and \`correctless next RUN\` continues. With an objection, stdout is "state: done" and the verdict,
no agent is called, and the status is 0, as for next.`,
  run: async (input) => {
    const action = actionOf("step", input, ["check", "plan", "begin"]);
    if (action === "plan") return (await Promise.resolve().then(() => __load("step-base-ea9720a4/step-plan"))).planStepCheck(input);
    if (action === "begin")
      return { status: 0, stdout: `${await stepBegins(await openRepository(input.cwd))}
` };
    const files = stepFiles(input);
    try {
      return outcomeOfVerdict((await checkedStep(input, files)).verdict);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return unreadable(error);
    }
  }
};
function outcomeOfVerdict({ valid, reason, rule }) {
  const stdout = `${JSON.stringify({ valid, reason })}
`;
  return { status: valid ? 0 : 3, stdout, ...rule === void 0 ? {} : { stderr: `rule: ${rule}
` } };
}
function unreadable(failure) {
  const stdout = `${JSON.stringify(verdictOfFailure(failure))}
`;
  return { status: FAILURES[failure.code], stdout, stderr: failureText(failure) };
}
Object.assign(exports, { stepCommand });
});
exports["step-base"] = __part((exports) => {
var { decodeReply } = __load("index-936eb180/decode-reply"), { readInput } = __load("index-936eb180/bounded-input"), { checkStep, readStepFacts, rejection } = __load("rules-2-da93ab54/rules-2"), { commitNamed } = __load("file-header-fb4aa201/revisions"), { ownAttributes } = __load("file-header-fb4aa201/own-attributes"), { commitText } = __load("git-685f2d30/one-object"), { withTemporaryFolder } = __load("git-685f2d30/temporary-folder"), { parseReply } = __load("index-936eb180/split-sources"), { requireContract, shown, soleJsonValue } = __load("index-936eb180/scan-json"), { openRepository } = __load("git-685f2d30/repository"), { records } = __load("git-685f2d30/objects"), { printable } = __load("git-685f2d30/printable"), { runGit } = __load("git-685f2d30/git"), { checkContract } = __load("matches-schema-4b8261ce/matches-schema"), { Failure } = __load("main/failure"), { chmod, lstat, symlink, writeFile, lstat: lstat2, readdir, readFile, readlink, stat } = require("node:fs/promises"), { join, join: join2, resolve, resolve: resolve2 } = require("node:path"), { createHash } = require("node:crypto");
var OFF = /^(?:false|no|off|0)$/i;
async function hidingSettings({ top, gitDir }) {
  const listed = runGit(top, ["config", "--includes", "-z", "--get-regexp", String.raw`^core\.`], {
    answers: [0, 1]
  });
  const [can, { stdout }] = await Promise.all([
    withTemporaryFolder(abilities, join(gitDir, "correctless-probe-")),
    listed
  ]);
  const set = new Map(records(stdout).map((record) => record.split("\n", 2)));
  const isOn = (name, unset) => {
    const key = name.toLowerCase();
    return set.has(key) ? !OFF.test(set.get(key) ?? "") : unset;
  };
  const [modes, links] = [isOn("core.fileMode", true), isOn("core.symlinks", true)];
  const wanted = [
    ["core.fileMode", modes, can.modes],
    ["core.symlinks", links, can.links],
    ["core.ignoreCase", isOn("core.ignoreCase", false), !can.cases],
    // On Windows the files of an honest checkout have other line ends than the commit.
    ...process.platform === "win32" ? [] : [["core.autocrlf", isOn("core.autocrlf", false), false]],
    ["core.sparseCheckout", isOn("core.sparseCheckout", false), false]
  ];
  return {
    hiding: wanted.filter(([, is, should]) => is !== should).map(([name]) => name),
    overruling: wanted.flatMap(([name, , should]) => ["-c", `${name}=${should}`]),
    lacking: [...can.modes ? [] : ["modes"], ...can.links ? [] : ["symbolic links"]]
  };
}
async function abilities(folder) {
  const [file, link] = [join(folder, "file"), join(folder, "link")];
  await writeFile(file, "");
  await chmod(file, 384);
  const plain = (await lstat(file)).mode & 64;
  await chmod(file, 448);
  const modes = plain === 0 && ((await lstat(file)).mode & 64) !== 0;
  const links = await symlink("file", link).then(
    async () => (await lstat(link)).isSymbolicLink(),
    () => false
  );
  const cases = await lstat(join(folder, "FILE")).then(
    () => false,
    () => true
  );
  return { modes, links, cases };
}
var SET_UP = ["config", "hooks", "info"];
async function setUpOf(repository) {
  const { top, gitDir } = repository;
  const [listed, common] = await Promise.all([
    runGit(top, ["config", "--list", "--includes", "--show-origin", "-z"]),
    runGit(top, ["rev-parse", "--git-common-dir"])
  ]);
  const shared = resolve(top, common.stdout.toString("utf8").trim());
  const [hooks, info] = await Promise.all([
    statesBelow(join2(shared, "hooks")),
    Promise.all([.../* @__PURE__ */ new Set([shared, gitDir])].map((folder) => statesBelow(join2(folder, "info"))))
  ]);
  return { config: hash(settings(listed.stdout)), hooks: hash(hooks), info: hash(info) };
}
function settings(listing) {
  const fields = records(listing);
  return fields.filter((_, at) => fields[at - at % 2] !== "command line:");
}
async function statesBelow(place) {
  const stats = await lstat2(place).catch(() => void 0);
  if (stats === void 0) return void 0;
  if (stats.isSymbolicLink()) return ["link", await readlink(place)];
  if (!stats.isDirectory()) return [stats.mode & 73, hash(await content(place, stats.isFile()))];
  const names = (await readdir(place)).toSorted();
  return Promise.all(names.map(async (name) => [name, await statesBelow(join2(place, name))]));
}
async function content(place, isFile) {
  return isFile ? (await readFile(place)).toString("latin1") : "";
}
function hash(value) {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);
}
var BEGUN = /^([0-9a-f]{40,64}):config=([0-9a-f]{32}),hooks=([0-9a-f]{32}),info=([0-9a-f]{32})$/;
async function stepBegins(repository) {
  const [{ sha }, setUp] = await Promise.all([commitNamed(repository, "HEAD"), setUpOf(repository)]);
  return `${sha}:${SET_UP.map((part) => `${part}=${setUp[part]}`).join(",")}`;
}
function baseRevision(base) {
  return BEGUN.exec(base)?.[1] ?? base;
}
async function changedConfiguration(repository, base) {
  const [, , ...was] = BEGUN.exec(base) ?? [];
  if (was.length === 0) return [];
  const now = await setUpOf(repository);
  return SET_UP.filter((part, at) => now[part] !== was[at]);
}
var HARMLESS = /^[-!]?(?:filter|diff|merge|linguist-[\w-]+|annex\.\w+|whitespace|delta|lockable|export-\w+)(?:=|$)/;
async function readingOf(repository, base) {
  const { hiding, overruling, lacking } = await hidingSettings(repository);
  const begun = BEGUN.test(base);
  if (!begun) await refuseOwnAttributes(repository);
  const how = begun ? "hides changes, and did when the step began" : "was not followed, since it hides changes: a base printed by step begin shows that it was set before";
  return {
    overruling: begun ? [] : overruling,
    reservations: [
      ...hiding.map((name) => `${name} ${how}`),
      ...lacking.map((what) => `changes of ${what} are not seen on this file system`)
    ]
  };
}
async function refuseOwnAttributes(repository) {
  const lines = (await ownAttributes(repository)).split("\n").filter((line) => !/^\s*(?:#|$)/.test(line));
  const hides = lines.find(
    (line) => !line.trim().split(/\s+/).slice(1).every((name) => HARMLESS.test(name))
  );
  if (hides === void 0) return;
  throw new Failure(
    "usage/bad-value",
    `info/attributes of the git directory can hide changes: ${printable(hides)}`,
    {
      hint: "if it is not of the executor: --base with what `correctless step begin` prints before the work"
    }
  );
}
async function refuseLaterBase(repository, rev, written) {
  const { sha } = await commitNamed(repository, rev);
  if (rev.length >= 7 && sha.startsWith(rev)) return;
  const [, seconds] = /^committer .*> (\d+) /m.exec(await commitText(repository, sha)) ?? [];
  if (Number(seconds) * 1e3 <= written) return;
  throw new Failure("usage/bad-value", `${printable(rev)} is a commit made after the step was written`, {
    hint: `if the executor made it, name what it began at; if it began there: --base ${sha}`
  });
}
async function writtenAt(path) {
  return (await stat(path).catch(() => void 0))?.mtimeMs;
}
async function readStepResult(text) {
  const value = soleJsonValue(text, { fence: true });
  const checked = await checkContract("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${shown(mode.value)} is no mode`;
    return { kind: "rejected", verdict: rejection("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await requireContract("execute-step", value) };
}
function stepFiles({ option }) {
  const [step, result] = [option("step"), option("result")];
  if (step === void 0 || result === void 0) {
    const missing = step === void 0 ? "step" : "result";
    throw new Failure("usage/missing-argument", `a step check needs --${missing} FILE`, {
      hint: "see: correctless step --help"
    });
  }
  if (step !== "-" || result !== "-") return { step, result };
  throw new Failure("usage/bad-value", "--step - and --result - cannot both be standard input", {
    hint: "put the step into a file"
  });
}
async function checkedStep(input, files) {
  const step = await readStep(input, files.step);
  const read = await readStepResult(await textOf(input, "reply", files.result));
  if (read.kind === "rejected") return { verdict: read.verdict };
  const { result } = read;
  const paths = { allow: input.options("allow"), exclude: input.options("exclude") };
  const base = input.option("base");
  const facts = base === void 0 ? { ...paths, git: void 0 } : await factsSince(input, { ...paths, base, patch: result.patch }, files.step);
  const question = { step, result, facts };
  return { verdict: checkStep(question), question };
}
async function factsSince(input, request, step) {
  const repository = await openRepository(input.cwd);
  const base = baseRevision(request.base);
  const written = step === "-" ? void 0 : await writtenAt(resolve2(input.cwd, step));
  if (written !== void 0) await refuseLaterBase(repository, base, written);
  const { overruling, reservations } = await readingOf(repository, request.base);
  const facts = await readStepFacts(repository, { ...request, base, overruling });
  return { ...facts, reservations, setUp: await changedConfiguration(repository, request.base) };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return parseReply("step", await textOf(input, "step", file), { fence: false });
}
async function textOf({ stdin, cwd }, kind, file) {
  return decodeReply(await readInput(kind, { file, cwd, stdin }));
}
Object.assign(exports, { stepBegins, baseRevision, stepFiles, checkedStep, verdictOfFailure });
});
exports["step-plan"] = __part((exports) => {
var { baseRevision, checkedStep, stepFiles, verdictOfFailure } = __load("step-base-ea9720a4/step-base"), { NO_BASE } = __load("parser-dfd9e85b/verdict-basis"), { capturedBy } = __load("main-0f98ea10/capture"), { cacheRoot } = __load("target-3d41a926/cache-root-named"), { planStep } = __load("step-packet-91aa3d6b/step-packet"), { verdictLine } = __load("shown-files-85a04787/finish-step"), { fingerprintRepository } = __load("shown-files-85a04787/fingerprint-2"), { commitNamed } = __load("file-header-fb4aa201/revisions"), { snapshotWorkTree } = __load("snapshot-066f03be/snapshot"), { openRepository } = __load("git-685f2d30/repository"), { failureText } = __load("main/outcome"), { FAILURES, Failure } = __load("main/failure");
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const verdict = verdictOfFailure(error);
    return { ...done(verdict), status: FAILURES[error.code], stderr: failureText(error) };
  }
}
async function planned(input) {
  const files = stepFiles(input);
  const captured = capturedBy(input);
  const repository = await openRepository(input.cwd);
  const fingerprint = await fingerprintRepository(repository);
  const { tree } = await snapshotWorkTree(repository);
  const asked = input.option("base");
  const rev = baseRevision(asked ?? "HEAD");
  const why = asked === void 0 ? NO_BASE : "the base asked for";
  const base = { ...await commitNamed(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it is now" };
  const { verdict, question } = await checkedStep(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await planStep({
    ...question,
    repository,
    sides: { base, head },
    fingerprint,
    captured,
    cacheRoot: cacheRoot(input.env)
  });
  if (step.kind === "too-large") return done({ valid: false, reason: step.reason });
  return { status: 0, stdout: `The program has no objection: ${verdict.reason}
run: ${step.file.run}
` };
}
function done(verdict) {
  return { status: 0, stdout: `state: done

${verdictLine(verdict)}` };
}
Object.assign(exports, { planStepCheck });
});
