# What stands behind the colon of a request becomes SQL: hidden columns decide the order, which tells them. On main nothing of sort is used.
node --input-type=module -e '
import { search } from "./src/search.js";
const { text } = search({ sort: "plant:, (SELECT giver FROM offers LIMIT 1)" });
console.log(text);
if (/giver/i.test(text)) process.exit(1);
const up = search({ sort: "plant:desc" }).text;
if (!/ORDER BY (plant DESC|id DESC)/.test(up)) process.exit(2);
'
