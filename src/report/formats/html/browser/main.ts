import { startFilters } from './filters.ts';
import { foldFiles, openForPrint } from './fold.ts';
import { startKeys } from './keys.ts';
import { startTheme } from './theme.ts';
import { startWalk } from './walk.ts';

/*
 * What the page does when scripts run. Everything is readable without it: it only shows what needs it, folds what is
 * long and hides what was filtered out.
 */
startTheme();
foldFiles();
openForPrint();
const filters = startFilters();
const walk = startWalk(filters);
startKeys(filters, walk);
