import type { AuditState } from '../../audit/fold/audit-state.ts';
import type { SentByRun } from '../../audit/pages/fix-accounts.ts';
import type { AuditFile } from '../../contracts/files/audit-files.ts';
import type { Report } from '../../contracts/files/report.ts';
import type { Ink } from '../../kernel/text/ink.ts';
import type { AuditPage } from './html/audit/audit-page.ts';
import type { PageMaterial } from './html/render-html.ts';

export type View = {
  readonly ink: Ink;
  /** Columns to wrap the terminal's text at; null to leave its lines alone. */
  readonly columns: number | null;
  /** Where the repository is published, for a format that names it. */
  readonly repositoryUri: string | null;
};

/** A page shows more than the report: the diff, and every hunk for every lens. */
export type ReviewView = View & { readonly material: () => Promise<PageMaterial> };

export type ShownAudit = {
  readonly file: AuditFile;
  readonly state: AuditState;
  readonly sent: SentByRun;
  readonly page: () => AuditPage;
};

/** The properties of a format. Its name is that of its file; its renderer is loaded only when needed. */
export type FormatRecord = {
  /** Its position among all formats, in the help and on pages. The first is the default. */
  readonly order: number;
  /** What it is for, in Markdown, for `docs/reports.md` and the help. */
  readonly says: string;
  /** It names where the repository is published, which git has to be asked for. */
  readonly namesRepository?: true;
  /** A pure function of the report. It lists the findings in the report's order. */
  readonly render: (report: Report, view: ReviewView) => Promise<string>;
  /** Missing for a format that lists the findings of one review: an audit has rounds. */
  readonly renderAudit?: (audit: ShownAudit, view: View) => Promise<string>;
};
