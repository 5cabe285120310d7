var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["fix-accounts"] = __part((module, exports) => {
__export(exports, { callsLine: () => import_fix_accounts_2.callsLine, callsText: () => import_fix_accounts_2.callsText, fixAccounts: () => import_fix_accounts_2.fixAccounts, fixStanding: () => import_fix_accounts_2.fixStanding });
var [import_fix_accounts_2, import_counted, import_test_runs, import_vocabulary, import_order, import_chunk_PQNXDWJD] = ["summary-text-2-43621004/fix-accounts-2", "evidence-drop-94f915f0/counted", "fold-journal-a0455a18/test-runs", "main/vocabulary", "main/order", "main/chunk-PQNXDWJD"].map(__load);
});
