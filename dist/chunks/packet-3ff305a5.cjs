var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["packet"] = __part((module, exports) => {
__export(exports, { packetCommand: () => packetCommand });
var [import_open_slot, import_positional, import_installation, import_open_run, import_slot_state, import_layout, import_repository_2, import_audit_tree, import_untracked, import_sealed_files, import_objects, import_printable, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["reply-a17d7759/open-slot", "main-9da6c79b/positional", "shown-files-3b977f13/installation", "open-run-ba804728/open-run", "matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var import_node_path = require("node:path");
var packetCommand = {
  name: "packet",
  summary: "Prints the whole prompt that the agent of a slot is given",
  usage: "RUN/N [--with-instructions]",
  flags: [
    {
      name: "with-instructions",
      type: "boolean",
      summary: "print the system prompt of the agent before it"
    }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `The packet byte for byte, and nothing else, where a program reads it; on a terminal without what would act there. --with-instructions prints the agent's instructions and a line of dashes before it.`,
  run: async ({ positionals, flag, cwd, style }) => {
    const { run, slot } = await (0, import_open_slot.openSlot)(await (0, import_repository_2.openRepository)(cwd), (0, import_positional.positional)(positionals, "RUN/N"));
    const packet = await (0, import_files.readBytes)(run.paths.packet((0, import_layout.slotParts)(slot.slot)?.number ?? 0));
    const instructions = flag("with-instructions") ? `${await instructionsOf(slot.agent)}

${"-".repeat(72)}

` : "";
    const whole = Buffer.concat([Buffer.from(instructions), packet]);
    return {
      status: 0,
      stdout: style.columns === null && !style.color ? whole : (0, import_inert_2.inertBlock)(whole.toString("utf8"))
    };
  }
};
async function instructionsOf(agent) {
  const { top } = await (0, import_installation.readInstallation)([]);
  return withoutFrontmatter((await (0, import_files.readBytes)((0, import_node_path.join)(top, "agents", `${agent}.md`))).toString("utf8"));
}
function withoutFrontmatter(text) {
  return text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, "").trim();
}
});
