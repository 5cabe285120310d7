var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["end-reservations"] = __part((module, exports) => {
__export(exports, { branchMoved: () => branchMoved, endReservations: () => endReservations });
var [import_audit_verdict, import_drive_git, import_audit_paths, import_inert_2] = ["summary-text-2-43621004/audit-verdict", "snapshot-b5aa8515/drive-git", "fold-journal-a0455a18/audit-paths", "main/inert-2"].map(__load);
function unreviewedFixes(state) {
  const round = (0, import_audit_paths.currentRound)(state);
  if (round === void 0) return [];
  const seen = round.line.indexOf(round.reviews.at(-1)?.head ?? "");
  return round.commits.filter(({ sha }) => round.line.indexOf(sha) > seen);
}
async function endReservations({ home, file, state }) {
  const { status, exit, why } = (0, import_audit_verdict.auditVerdict)(state);
  const fixes = unreviewedFixes(state).map(({ subject, sha }) => `${subject} in ${sha.slice(0, 12)}`);
  const moved = await branchMoved({ home, file, state });
  return {
    ended: exit === 0 ? void 0 : `${status}: ${(0, import_inert_2.inertLine)(why)}`,
    unseen: [
      ...fixes.length === 0 ? [] : [
        `no fix review has seen ${fixes.length === 1 ? "1 fix" : `${fixes.length} fixes`}: ${fixes.join(", ")}`
      ],
      ...moved === void 0 ? [] : [moved]
    ]
  };
}
async function branchMoved({
  home,
  file: { branch },
  state: { head }
}) {
  const tip = await (0, import_drive_git.readRef)(home, `refs/heads/${branch}`);
  if (tip === void 0 || tip === head) return void 0;
  return `${(0, import_inert_2.inertLine)(branch)} is at ${tip.slice(0, 12)} now, and ${head.slice(0, 12)} was audited`;
}
});
