# shellcheck shell=bash
# Unpacked archives, each in a folder of its own below DEPLOYCTL_HOME/artifacts.

artifact_folder() { printf '%s/artifacts/%s' "$DEPLOYCTL_HOME" "$1"; }

artifact_unpack() {
  local folder
  folder=$(artifact_folder "$1")
  mkdir -p "$folder"
  # shellcheck disable=SC2086 # The flags are words on purpose, see README.md.
  tar -x -C "$folder" ${DEPLOYCTL_TAR_FLAGS:-} -f "$2"
}

artifact_drop() {
  rm -rf "$(artifact_folder "$1")"
}
