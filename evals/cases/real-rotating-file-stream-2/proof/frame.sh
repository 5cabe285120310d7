#!/bin/sh
PROOF=$(dirname "$0") exec node - <<'JS'
{{proof}}
})();
JS
