# No name of a query leaves sql/, and none names a migration.
seen=0
node --input-type=module - <<'EOF' || seen=$?
import { query } from './src/queries.js';
const refused = ['../0001_start', '0001_start', 'a/b', '', 'overdue.sql', 'overdue\n'].every((name) => {
  try {
    query(name);
    return false;
  } catch (error) {
    return /no name/.test(error.message);
  }
});
process.exitCode = refused ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
