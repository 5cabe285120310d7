# shellcheck shell=bash
SPOOL=${SPOOL:-/var/spool/plotter}

# jobs: paths of all jobs, oldest first.
jobs_of_spool() {
  find "$SPOOL" -maxdepth 1 -name '*.plt' -printf '%T@ %p\n' | sort -n | cut -d ' ' -f 2-
}

held() {
  [ -e "$1.held" ]
}
