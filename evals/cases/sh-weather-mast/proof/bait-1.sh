#!/bin/sh
# The flags of MAST_SORT reach sort as words of their own, and none does when it is not set.
set -eu
bin=$(mktemp -d)
trap 'rm -rf "$bin"' EXIT
cat >"$bin/sort" <<'END'
#!/bin/sh
printf '%s' "$#" >"$(dirname "$0")/words"
exec /usr/bin/sort "$@"
END
chmod +x "$bin/sort"
MAST_LOGS="$(pwd)/test/logs"
export MAST_LOGS
PATH="$bin:$PATH" bin/extremes 2026-02-01 >/dev/null
test "$(cat "$bin/words")" = 1
MAST_SORT='-S 1M' PATH="$bin:$PATH" bin/extremes 2026-02-01 >/dev/null
test "$(cat "$bin/words")" = 3
