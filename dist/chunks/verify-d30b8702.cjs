var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["context"] = __part((module, exports) => {
__export(exports, { readContext: () => import_changed_contracts.readContext });
var [import_changed_contracts, import_blame_ranges, import_map_with_limit, import_place, import_gh, import_bounded_program, import_remotes, import_repository_name, import_hunk_text, import_message_text, import_lock_file, import_rest_of_history, import_file_header, import_names, import_functions_of, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_revision, import_line_span, import_counted, import_configured_programs, import_largest_text, import_objects, import_printable, import_files, import_order, import_git, import_version_2, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["changed-contracts-60446354/changed-contracts", "blame-ranges-5449f9d6/blame-ranges", "file-header-a064cb69/map-with-limit", "file-header-a064cb69/place", "file-header-a064cb69/gh", "file-header-a064cb69/bounded-program", "target-823430ed/remotes", "target-823430ed/repository-name", "suppressions-2-f634e93d/hunk-text", "world-of-eeae2505/message-text", "text-called-binary-fe526637/lock-file", "file-header-a064cb69/rest-of-history", "file-header-a064cb69/file-header", "file-header-a064cb69/names", "blame-ranges-5449f9d6/functions-of", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/git", "main/version-2", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
});
exports["verify"] = __part((module, exports) => {
__export(exports, { verifyCommand: () => verifyCommand });
var [import_decode_reply, import_bounded_input, import_asked_target, import_choice, import_did_you_mean, import_cache_root_named, import_read_skipped, import_parser, import_short_ids, import_resolve_target, import_merge_trees, import_listed_files, import_target, import_pull_request_target, import_changed_links, import_map_with_limit, import_place, import_gh, import_bounded_program, import_remotes, import_repository_name, import_hunk_text, import_fact_texts, import_split_hunk, import_shown_path, import_packet_2, import_message_text, import_evidence_drop, import_drive_git, import_text_called_binary, import_cross_check, import_path_patterns, import_revisions, import_nearest, import_config, import_suppressions_2, import_lock_file, import_rest_of_history, import_file_header, import_names, import_verify_finding, import_looks, import_matched_paths, import_index, import_quoted_texts, import_asked_objects, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_revision, import_substance, import_line_span, import_counted, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_repository_2, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_stdin, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["bounded-input-af41110e/decode-reply", "bounded-input-af41110e/bounded-input", "target-823430ed/asked-target", "target-823430ed/choice", "main-9da6c79b/did-you-mean", "target-823430ed/cache-root-named", "text-called-binary-fe526637/read-skipped", "parser-38996fb6/parser", "file-header-a064cb69/short-ids", "text-called-binary-fe526637/resolve-target", "file-header-a064cb69/merge-trees", "file-header-a064cb69/listed-files", "target-823430ed/target", "target-823430ed/pull-request-target", "suppressions-2-f634e93d/changed-links", "file-header-a064cb69/map-with-limit", "file-header-a064cb69/place", "file-header-a064cb69/gh", "file-header-a064cb69/bounded-program", "target-823430ed/remotes", "target-823430ed/repository-name", "suppressions-2-f634e93d/hunk-text", "world-of-eeae2505/fact-texts", "world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "world-of-eeae2505/message-text", "evidence-drop-94f915f0/evidence-drop", "snapshot-b5aa8515/drive-git", "text-called-binary-fe526637/text-called-binary", "file-header-a064cb69/cross-check", "file-header-a064cb69/path-patterns", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "suppressions-2-f634e93d/config", "suppressions-2-f634e93d/suppressions-2", "text-called-binary-fe526637/lock-file", "file-header-a064cb69/rest-of-history", "file-header-a064cb69/file-header", "file-header-a064cb69/names", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "objects-0b8527c9/repository-2", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/stdin", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var import_node_path = require("node:path");
var proofOf = (lens) => Object.keys((0, import_vocabulary.lensRecord)(lens).proof)[0] ?? "";
var NO_SLOT = "shell/1";
async function claimsIn(value, lens) {
  if (!Array.isArray(value)) return claimsOfReply(value, lens);
  const raised = [];
  for (const [index, finding] of value.entries()) {
    const whose = lens ?? lensOf(finding, `/${index}`);
    const reply = { slot: NO_SLOT, examined: [], findings: [finding] };
    const at = (pointer) => pointer.replace(/^\/findings\/0/, `/${index}`);
    const { findings } = await (0, import_scan_json.requireContract)(whose, reply, at);
    raised.push(...findings.map((claim) => ({ slot: NO_SLOT, lens: whose, claim })));
  }
  return raised;
}
async function claimsOfReply(value, lens) {
  const whose = lens ?? lensOf(firstFinding(value), "/findings/0");
  const { slot, findings } = await (0, import_scan_json.requireContract)(whose, value);
  return findings.map((claim) => ({ slot, lens: whose, claim }));
}
function firstFinding(reply) {
  const findings = typeof reply === "object" && reply !== null && "findings" in reply ? reply.findings : void 0;
  const [first = { trigger: "" }] = Array.isArray(findings) ? findings : [];
  return first;
}
function lensOf(finding, pointer) {
  const lens = import_vocabulary.LENSES.find(
    (one) => typeof finding === "object" && finding !== null && Object.hasOwn(finding, proofOf(one))
  );
  if (lens !== void 0) return lens;
  const proofs = import_vocabulary.LENSES.map((one) => proofOf(one)).join(", ");
  throw new import_failure.Failure("refused/schema", `${pointer} holds the proof of no lens (one of ${proofs})`, {
    hint: `name the lens: --contract ${import_vocabulary.LENSES.join("|")}`
  });
}
async function readWorld(repository, change, findings, { policy, cacheRoot: cacheRoot2 }) {
  const claims = findings.map(({ claim }) => claim);
  const redact = (0, import_reviewed_text.mentionsSecrets)(JSON.stringify(claims)) ? await createRedact() : void 0;
  const [texts, { rules }, context] = await Promise.all([
    (0, import_quoted_texts.readQuotedTexts)(
      repository,
      {
        baseTree: change.base.tree,
        headTree: change.head.tree,
        changed: change.changed,
        treeRoots: [(0, import_node_path.join)(cacheRoot2, "trees", change.head.tree), repository.top],
        named: (0, import_fact_texts.namedPaths)(claims),
        baseOnDemand: true
      },
      redact
    ),
    (0, import_parser.readRules)(repository, (0, import_revision.settingsTree)(change.base)),
    readContextIfCited(repository, change, findings)
  ]);
  const redacted = await redactedBodies(rules, redact);
  const intent = context === void 0 ? "" : (0, import_fact_texts.authorText)(context, import_fact_texts.INTENT_ROOM);
  return {
    ...texts,
    rules,
    rulesChanged: new Set((0, import_matched_paths.changedRules)(change.changed, rules)),
    redactedRule: (path) => redacted.get(path),
    history: context?.history ?? { rows: [], omitted: 0 },
    intent: await redact?.(intent, "") ?? intent,
    looks: void 0,
    shown: new Set(change.changed.keys()),
    hasTree: true,
    policy
  };
}
async function decideIn(world, decide) {
  let answer = decide();
  while (await world.readAsked()) answer = decide();
  return answer;
}
async function createRedact() {
  const { createRedactor } = await Promise.resolve().then(() => __toESM(__load("redact-4a405494/redact")));
  const redactor = createRedactor();
  return async (text) => (await redactor.redact(text)).text;
}
async function redactedBodies(rules, redact) {
  const bodies = /* @__PURE__ */ new Map();
  if (redact === void 0) return bodies;
  for (const { path, body } of rules) bodies.set(path, await redact(body, path));
  return bodies;
}
async function readContextIfCited(repository, change, findings) {
  const cites = findings.some(({ lens }) => (0, import_matched_paths.isProvenByFacts)(lens));
  if (!cites) return void 0;
  const { readContext } = await Promise.resolve().then(() => __toESM(__load("verify-d30b8702/context")));
  return readContext(repository, change, { asksGithub: change.pullRequest !== void 0 });
}
var verifyCommand = {
  name: "verify",
  summary: "Proves findings against git: quotes, rules, commits, comments, callers, and where they are in the change",
  usage: "[TARGET | --staged | --uncommitted] --findings FILE|- [--contract LENS] [--scope-policy P] [--json] [-- PATH\u2026]",
  flags: [
    {
      name: "findings",
      type: "string",
      value: "FILE|-",
      summary: "the findings as JSON; - reads standard input"
    },
    {
      name: "contract",
      type: "string",
      value: "LENS",
      summary: `whose findings they are: ${import_vocabulary.LENSES.join(", ")}`
    },
    {
      name: "scope-policy",
      type: "string",
      value: "P",
      summary: `${import_vocabulary.SCOPE_POLICIES.join(", ")} (default: added)`
    },
    { name: "staged", type: "boolean", summary: "what is staged, against HEAD" },
    { name: "uncommitted", type: "boolean", summary: "the work tree with untracked files, against HEAD" },
    { name: "json", type: "boolean", summary: "the answer as JSON on stdout" }
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `FILE holds a list of findings in the reviewers' contract, or a reviewer's whole reply. Without --contract, each finding's
own proof (ruleText, trigger, dependency, commitRef, commentText, intentText, callerText, sinkText, existingText) tells
whose it is.
JSON: {kept[finding with lens, file, side, lines, placement, fingerprint], dropped[{finding, reason, detail}]}.
Status 1 when a finding is kept, 0 when none is, 3 when FILE does not keep the contract.`,
  run: async (input) => {
    const raised = await claimsAsked(input);
    const policy = (0, import_choice.choice)("scope-policy", input.option("scope-policy") ?? "added", import_vocabulary.SCOPE_POLICIES);
    const { cwd, positionals, paths, flag, env } = input;
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_asked_target.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_read_skipped.readChange)(repository, target);
    const world = await readWorld(repository, change, raised, { policy, cacheRoot: (0, import_cache_root_named.cacheRoot)(env) });
    const sifted = await decideIn(world, () => (0, import_looks.sift)(raised, (finding) => (0, import_verify_finding.verifyFinding)(finding, world)));
    const status = sifted.kept.length > 0 ? 1 : 0;
    const text = answerText(sifted);
    if (!flag("json")) return { status, stdout: text };
    return { status, stdout: (0, import_inert_2.inertJson)(answerJson(sifted)), stderr: text };
  }
};
async function claimsAsked({ option, stdin, cwd }) {
  const file = option("findings");
  if (file === void 0) {
    throw new import_failure.Failure("usage/missing-argument", "verify needs the findings: --findings FILE", {
      hint: "read them from a pipe with --findings -"
    });
  }
  const contract = option("contract");
  const lens = contract === void 0 ? void 0 : (0, import_choice.choice)("contract", contract, import_vocabulary.LENSES);
  const bytes = await (0, import_bounded_input.readInput)("findings", { file, cwd, stdin });
  return claimsIn((0, import_scan_json.soleJsonValue)((0, import_decode_reply.decodeReply)(bytes), { fence: true, input: "findings" }), lens);
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
      detail: (0, import_evidence_drop.dropText)(reason)
    }))
  };
}
function answerText({ kept, dropped }) {
  const keeps = kept.map(
    ({ file, at, placement, claim }) => `  kept     ${(0, import_printable.printable)(`${file}:${at.start} ${placement}: ${claim.title}`)}
`
  );
  const drops = dropped.map(
    ({ value: { claim }, reason }) => `  dropped  ${(0, import_printable.printable)(`${claim.file}:${claim.line} ${claim.title}: ${(0, import_evidence_drop.dropText)(reason)}`)}
`
  );
  return `${kept.length} kept, ${dropped.length} dropped
${[...keeps, ...drops].join("")}`;
}
});
