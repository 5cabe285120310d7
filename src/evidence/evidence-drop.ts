import type { ProvenBy } from '../lenses/lens-record.ts';
import { drop, type DropRecord, type ReasonOf } from './drop-record.ts';
import { QUOTE_MORE, SHORTEST_QUOTE } from './quotes/substance.ts';

type OfFile = { readonly file: string };
type OfRule = { readonly ruleFile: string };
type OfCommit = { readonly commitRef: string };

const unproven = <Data = unknown>(record: Omit<DropRecord<Data>, 'group'>): DropRecord<Data> => ({
  group: 'evidence not found',
  ...record,
});

/** `cited` is worded for readers, `own` for the reviewer who cites it. */
const notAtHead = (proof: ProvenBy, cited: string, own: string, what = 'it'): DropRecord<OfFile> => ({
  group: 'evidence not found',
  text: ({ file }) => `${cited} is not in ${file} at head`,
  mend: ({ file }) => `${own} is not in ${file} at head. Open ${what} and copy whole lines.`,
  means: { proof },
});

export const mendRest = ({ file }: OfFile): string =>
  `what rests_on quotes is not in ${file}. Copy whole lines exactly as the file has them; name a package's file as deps/NAME/….`;

/** Why a claim is not evidence. `findings/drop-records.ts` adds the reasons of later stages. */
export const EVIDENCE_DROPS = {
  path_invalid: unproven<OfFile>({
    text: ({ file }) => `"${file}" is not a file of this repository`,
    mend: ({ file }) => `file "${file}" does not exist. Name the file as the packet does.`,
    means: 'the file it names does not exist',
  }),
  quote_not_found: unproven<OfFile>({
    text: ({ file }) => `the quote is not in ${file}`,
    mend: ({ file }) =>
      `the quote is not in ${file}. Copy whole lines exactly as the file has them (side "old" for removed lines).`,
    means: 'the quote is not in the file',
  }),
  quote_without_substance: unproven({
    text: () =>
      `the quote proves nothing: off the change's lines it needs ${SHORTEST_QUOTE} characters and one line with an identifier`,
    mend: () => `the quote proves nothing: ${QUOTE_MORE}.`,
    means: 'the quote could be in any file (a changed line counts however short it is)',
  }),
  rule_file_unknown: unproven<OfRule>({
    text: ({ ruleFile }) => `${ruleFile} is not a rule file at base`,
    mend: ({ ruleFile }) =>
      `"${ruleFile}" is not a rule file of the packet. Name the rule file as the packet does.`,
    means: { proof: 'rule' },
  }),
  rule_text_not_found: unproven<OfRule>({
    text: ({ ruleFile }) => `the rule text is not in ${ruleFile} at base`,
    mend: ({ ruleFile }) => `the rule text is not in ${ruleFile}. Copy it word for word.`,
    means: { proof: 'rule' },
  }),
  rule_text_cut: unproven<OfRule>({
    text: ({ ruleFile }) =>
      `the rule text is only part of a sentence of ${ruleFile}, which may say something else`,
    mend: ({ ruleFile }) =>
      `the rule text is only part of a sentence of ${ruleFile}. Copy the whole sentence, or the whole list item, word for word.`,
    means: { proof: 'rule' },
  }),
  rule_does_not_govern: unproven<OfRule & OfFile>({
    text: ({ ruleFile, file }) => `${ruleFile} does not govern ${file}`,
    mend: ({ ruleFile, file }) => `${ruleFile} does not govern ${file}. Use a rule that does.`,
    means: { proof: 'rule' },
  }),
  rule_changed_in_diff: unproven<OfRule>({
    text: ({ ruleFile }) => `the rule text is in ${ruleFile} only since this change`,
    mend: ({ ruleFile }) => `${ruleFile} says so only since this change, so it is not in force yet.`,
    means: { proof: 'rule' },
  }),
  commit_not_in_history_table: unproven<OfCommit>({
    text: ({ commitRef }) => `commit ${commitRef} is not in the history table`,
    mend: ({ commitRef }) => `commit ${commitRef} is not in the history table. Cite a commit of the table.`,
    means: { proof: 'commit' },
  }),
  commit_of_other_file: unproven<OfCommit & OfFile>({
    text: ({ commitRef, file }) => `the history table has commit ${commitRef} for other files than ${file}`,
    mend: ({ commitRef, file }) =>
      `the history table has commit ${commitRef} for other files, not for ${file}. Cite a commit of that file, or quote the file that it touched in cause, also or rests_on.`,
    means: { proof: 'commit' },
  }),
  comment_not_found: unproven<OfFile>({
    text: ({ file }) => `the comment is not in ${file}`,
    mend: ({ file }) => `no comment of ${file} says that. Copy the comment word for word.`,
    means: { proof: 'comment' },
  }),
  intent_not_found: unproven({
    text: () => 'the intent it cites is not in a commit message or the pull request',
    mend: () =>
      'the intent text is not in a commit message or the pull request. Copy the words of the author, not those of the summary.',
    means: { proof: 'intent' },
  }),
  caller_not_found: notAtHead('caller', "the caller's text", "the caller's text", 'the caller'),
  caller_is_cause: unproven<OfFile>({
    text: ({ file }) => `the caller it cites is added in ${file}, where the cause is`,
    mend: ({ file }) =>
      `what you quote of ${file} as caller is added by this change, where the cause is. Name a caller that was there before.`,
    means: { proof: 'caller' },
  }),
  source_not_found: notAtHead('flow', "the text of the data's source", "the source's text"),
  sink_not_found: notAtHead('flow', "the text of the data's sink", "the sink's text"),
  existing_not_found: notAtHead('existing', 'the existing code it cites', 'the existing code'),
  existing_is_added: unproven<OfFile>({
    text: ({ file }) => `the existing code it cites in ${file} is added by this change`,
    mend: ({ file }) =>
      `what you quote of ${file} as existing code is added by this change. Quote the code that was there before.`,
    means: { proof: 'existing' },
  }),
  existing_is_own_place: unproven<OfFile>({
    text: ({ file }) => `the existing code it cites in ${file} is its own place`,
    mend: ({ file }) =>
      `what you quote of ${file} as existing code is the finding's own place. Quote the code that was there before.`,
    means: { proof: 'existing' },
  }),
  absence_not_checked: drop({
    group: 'absence not checked',
    text: () => 'claims that something is missing without having looked elsewhere',
    mend: () =>
      'it says that something is missing. Look where it could be, set checked_for_handling_elsewhere and name the places in where_checked; if nothing needs to be elsewhere, set claims_absence to false.',
    means: 'something is said to be missing and was not looked for',
  }),
  where_checked_not_opened: drop<{ readonly path: string }>({
    group: 'absence not checked',
    text: ({ path }) => `claims to have checked ${path}, which was never opened or searched`,
    mend: ({ path }) =>
      `where_checked names ${path}, which you never opened or searched. Open it, or name only what you did.`,
    means: 'something is said to be missing and was not looked for where it says',
  }),
  cause_not_in_change: drop<OfFile & { readonly whole: 'renamed' | 'deleted' }>({
    group: 'not on changed lines',
    text: ({ file, whole }) => `the change has not ${whole} ${file}, which it names as the cause`,
    mend: ({ file, whole }) =>
      `the change has not ${whole} ${file}. Name a file that it has, or quote a changed line as cause.`,
    means: 'an effect elsewhere whose cause is a file that the change has not renamed or deleted',
  }),
  rests_on_not_found: unproven<OfFile>({
    text: ({ file }) => `what it rests on is not in ${file}`,
    mend: mendRest,
    means:
      'nothing it rests on, in the tree or in an installed package, is as quoted. If something is, or is known, only what is not found is dropped, like a further place of the defect: the finding marks it *not found*',
  }),
};
export type EvidenceDrop = ReasonOf<typeof EVIDENCE_DROPS>;
