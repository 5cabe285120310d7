/** Why a claim is not evidence. Part of `DropReason`, which adds what later stages decide. */
export type EvidenceDrop =
  | { readonly kind: 'path_invalid'; readonly file: string }
  | { readonly kind: 'quote_not_found'; readonly file: string }
  | { readonly kind: 'quote_without_substance' }
  | { readonly kind: 'rule_file_unknown'; readonly ruleFile: string }
  | { readonly kind: 'rule_text_not_found'; readonly ruleFile: string }
  | { readonly kind: 'rule_text_cut'; readonly ruleFile: string }
  | { readonly kind: 'rule_does_not_govern'; readonly ruleFile: string; readonly file: string }
  | { readonly kind: 'rule_changed_in_diff'; readonly ruleFile: string }
  | { readonly kind: 'commit_not_in_history_table'; readonly commitRef: string }
  | { readonly kind: 'commit_of_other_file'; readonly commitRef: string; readonly file: string }
  | { readonly kind: 'comment_not_found'; readonly file: string }
  | { readonly kind: 'intent_not_found' }
  | { readonly kind: 'caller_not_found'; readonly file: string }
  | { readonly kind: 'caller_is_cause'; readonly file: string }
  | { readonly kind: 'source_not_found'; readonly file: string }
  | { readonly kind: 'sink_not_found'; readonly file: string }
  | { readonly kind: 'existing_not_found'; readonly file: string }
  | { readonly kind: 'existing_is_own_place'; readonly file: string }
  | { readonly kind: 'existing_is_added'; readonly file: string }
  | {
      readonly kind: 'cause_not_in_change';
      readonly file: string;
      readonly whole: 'renamed' | 'deleted';
    }
  | { readonly kind: 'rests_on_not_found'; readonly file: string }
  | { readonly kind: 'absence_not_checked' }
  | { readonly kind: 'where_checked_not_opened'; readonly path: string };
