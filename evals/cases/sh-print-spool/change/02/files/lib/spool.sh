# shellcheck shell=bash
SPOOL=${SPOOL:-/var/spool/plotter}

# jobs: paths of all jobs, oldest first, each with a NUL behind it.
jobs_of_spool() {
  find "$SPOOL" -maxdepth 1 -name '*.plt' -printf '%T@ %p\0' | sort -zn | cut -z -d ' ' -f 2-
}

held() {
  [ -e "$1.held" ]
}
