var { __load, __part } = require("../main.cjs").shared;
exports["verify"] = __part((exports) => {
var { FINDINGS_FLAGS, askedPolicy, readFindings } = __load("text-called-binary-fccc6b1e/findings-input"), { decodeReply } = __load("index-936eb180/decode-reply"), { readWorld } = __load("parser-dfd9e85b/world"), { TARGET_FLAGS, askedChange } = __load("target-3d41a926/asked-target"), { choice } = __load("main-0f98ea10/choice"), { cacheRoot } = __load("target-3d41a926/cache-root-named"), { readChange } = __load("text-called-binary-fccc6b1e/read-skipped"), { dropText } = __load("evidence-drop-a3c02e69/evidence-drop"), { verifyFinding } = __load("extract-7558e31f/verify-finding"), { sift } = __load("index-936eb180/looks"), { requireContract, soleJsonValue } = __load("index-936eb180/scan-json"), { printable } = __load("git-685f2d30/printable"), { LENSES, lensRecord } = __load("main/vocabulary"), { Failure } = __load("main/failure"), { inertJson } = __load("main/inert-2");
var proofOf = (lens) => Object.keys(lensRecord(lens).proof)[0] ?? "";
var NO_SLOT = "shell/1";
async function claimsIn(value, lens) {
  if (!Array.isArray(value)) return claimsOfReply(value, lens);
  const raised = [];
  for (const [index, finding] of value.entries()) {
    const whose = lens ?? lensOf(finding, `/${index}`);
    const reply = { slot: NO_SLOT, examined: [], findings: [finding] };
    const at = (pointer) => pointer.replace(/^\/findings\/0/, `/${index}`);
    const { findings } = await requireContract(whose, reply, at);
    raised.push(...findings.map((claim) => ({ slot: NO_SLOT, lens: whose, claim })));
  }
  return raised;
}
async function claimsOfReply(value, lens) {
  const whose = lens ?? lensOf(firstFinding(value), "/findings/0");
  const { slot, findings } = await requireContract(whose, value);
  return findings.map((claim) => ({ slot, lens: whose, claim }));
}
function firstFinding(reply) {
  const findings = typeof reply === "object" && reply !== null && "findings" in reply ? reply.findings : void 0;
  const [first = { trigger: "" }] = Array.isArray(findings) ? findings : [];
  return first;
}
function lensOf(finding, pointer) {
  const lens = LENSES.find(
    (one) => typeof finding === "object" && finding !== null && Object.hasOwn(finding, proofOf(one))
  );
  if (lens !== void 0) return lens;
  const proofs = LENSES.map((one) => proofOf(one)).join(", ");
  throw new Failure("refused/schema", `${pointer} holds the proof of no lens (one of ${proofs})`, {
    hint: `name the lens: --contract ${LENSES.join("|")}`
  });
}
var verifyCommand = {
  name: "verify",
  summary: "Checks findings against git: quotes, rules, commits, comments, callers, and where they are in the change",
  usage: "[TARGET | --staged | --uncommitted] --findings FILE|- [--contract LENS] [--scope-policy P] [--json] [-- PATH\u2026]",
  flags: {
    ...FINDINGS_FLAGS,
    "contract LENS": `the lens that the findings are from: ${LENSES.join(", ")}`,
    ...TARGET_FLAGS,
    json: "the answer as JSON on stdout"
  },
  takes: { least: 0, most: 1, paths: true },
  details: `FILE holds a list of findings in the reviewers' contract, or a reviewer's whole reply. Without --contract, the proof in each finding
(ruleText, trigger, dependency, commitRef, commentText, intentText, callerText, sinkText, existingText) shows its lens.
JSON: {kept[finding with lens, file, side, lines, placement, fingerprint], dropped[{finding, reason, detail}]}
Exit status: 1 if a finding is kept, 0 if none is, 3 if FILE does not match the contract.`,
  run: async (input) => {
    const raised = await claimsAsked(input);
    const policy = askedPolicy(input);
    const { repository, target } = await askedChange(input);
    const change = await readChange(repository, target);
    const world = await readWorld(repository, change, raised, { policy, cacheRoot: cacheRoot(input.env) });
    const sifted = sift(raised, (finding) => verifyFinding(finding, world));
    const status = sifted.kept.length > 0 ? 1 : 0;
    const text = answerText(sifted);
    if (!input.flag("json")) return { status, stdout: text };
    return { status, stdout: inertJson(answerJson(sifted)), stderr: text };
  }
};
async function claimsAsked(input) {
  const contract = input.option("contract");
  const lens = contract === void 0 ? void 0 : choice("contract", contract, LENSES);
  const bytes = await readFindings("verify", input);
  return claimsIn(soleJsonValue(decodeReply(bytes), { fence: true, input: "findings" }), lens);
}
function answerJson({ kept, dropped }) {
  return {
    kept: kept.map(({ claim, lens, file, side, at, placement, fingerprint, cause }) => ({
      ...claim,
      lens,
      file,
      side,
      line: at.start,
      lines: [at.start, at.end],
      placement,
      fingerprint,
      ...cause === void 0 ? {} : { cause: { file: cause.file, side: cause.side, lines: [cause.at.start, cause.at.end] } }
    })),
    dropped: dropped.map(({ value, reason }) => ({
      finding: value.claim,
      reason: reason.kind,
      detail: dropText(reason)
    }))
  };
}
function answerText({ kept, dropped }) {
  const keeps = kept.map(
    ({ file, at, placement, claim }) => `  kept     ${printable(`${file}:${at.start} ${placement}: ${claim.title}`)}
`
  );
  const drops = dropped.map(
    ({ value: { claim }, reason }) => `  dropped  ${printable(`${claim.file}:${claim.line} ${claim.title}: ${dropText(reason)}`)}
`
  );
  return `${kept.length} kept, ${dropped.length} dropped
${[...keeps, ...drops].join("")}`;
}
Object.assign(exports, { verifyCommand });
});
