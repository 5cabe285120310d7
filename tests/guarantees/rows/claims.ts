import type { Chapter } from '../guarantee.ts';
import { CITED } from './cited.ts';
import { SCORES } from './scores.ts';
import { SOURCES } from './sources.ts';
import { GRAVE } from './grave.ts';
import { WITNESSES } from './witnesses.ts';

export const CLAIMS: Chapter = {
  title: 'A claim becomes a finding',
  guarantees: [
    {
      name: 'strict-reply',
      promise:
        'A reply is one strict JSON value of its agent’s contract, or it is refused. Nothing is searched, repaired or defaulted.',
      breaks: [
        {
          of: 'replies/sole-json-value.ts#soleJsonValue',
          how: 'what stands behind the first value is passed over',
          from: "if (rest !== '') throw notOneValue(text, called, rest);",
          to: "if (rest === '') return;",
          noticedBy: [{ file: 'src/replies/sole-json-value.test.ts' }],
        },
        {
          of: 'replies/sole-json-value.ts#soleJsonValue',
          how: 'the answer is looked for in a fence anywhere in the text',
          from: '/^```json[ \\t]*\\r?\\n([\\s\\S]*?)\\r?\\n```$/.exec(whole)',
          to: '/```json[ \\t]*\\r?\\n([\\s\\S]*?)\\r?\\n```/.exec(whole)',
          noticedBy: [{ file: 'tests/golden/replies.test.ts', test: 'replies that are refused' }],
        },
        {
          of: 'replies/require-contract.ts#requireContract',
          how: 'a value that breaks its contract is taken all the same',
          from: "if (checked.kind === 'valid') return checked.value;",
          to: "if (checked.kind === 'valid' || value !== undefined) return value as ContractValue<K>;",
          noticedBy: [{ file: 'src/replies/parse-reply.test.ts' }],
        },
      ],
    },
    {
      name: 'quote-stands',
      promise: 'A quote stands in the file under review, read from git; code computes its lines.',
      breaks: [
        {
          of: 'evidence/locate-quote.ts#locateQuote',
          how: 'the line that the model named is believed',
          from: 'const changed = placeOf(bare, file.plain, hint, hint.isChanged ?? (() => false));',
          to: "const changed: Found | undefined = placeOf(bare, file.plain, hint, hint.isChanged ?? (() => false)) ?? { kind: 'found', at: { start: hint.line ?? 1, end: hint.line ?? 1 }, lines: readings[0] ?? [], occurrence: 0 };",
          noticedBy: [{ file: 'tests/golden/evidence.test.ts', test: 'paraphrase' }],
        },
        {
          of: 'evidence/find-lines.ts#findLines',
          how: 'a part of a line counts as the line',
          from: 'text.slice(start, end).trim() === needle && neighboursAgree(',
          to: 'text.slice(start, end).includes(needle) && neighboursAgree(',
          noticedBy: [
            { file: 'src/evidence/find-lines.test.ts' },
            { file: 'tests/golden/evidence.test.ts', test: 'part-of-a-line' },
          ],
        },
        {
          of: 'gather/quoted-texts.ts#readQuotedTexts',
          how: 'a file that is gone at head is read at base',
          from: 'headText: (path) => headTexts.get(path),',
          to: 'headText: (path) => headTexts.get(path) ?? baseTexts.of(path),',
          noticedBy: [{ file: 'src/gather/quoted-texts.test.ts' }],
        },
        {
          of: 'gather/texts-of-reply.ts#readTextsOfReply',
          how: 'a file that is gone at head is read at base',
          from: 'headText: (path) => headTexts.get(path),',
          to: 'headText: (path) => headTexts.get(path) ?? baseTexts.get(path),',
          noticedBy: [{ file: 'src/gather/texts-of-reply.test.ts' }],
        },
      ],
    },
    {
      name: 'changed-lines-only',
      promise:
        'A finding stands on a changed line, unless you chose a wider scope policy; an effect elsewhere needs its cause on one.',
      breaks: [
        {
          of: 'findings/placement.ts#placementOf',
          how: 'any line of a hunk counts as added',
          from: "if (overlapsAny(at, added)) return 'added';",
          to: "if (overlapsAny(at, added) || isInHunk(at, hunks, 'new')) return 'added';",
          noticedBy: [{ file: 'src/findings/placement.test.ts' }],
        },
        {
          of: 'findings/placement.ts#allowedBy',
          how: 'the strictest policy lets through what stands near a change',
          from: "added: new Set(['added', 'deletion_anchor', 'impact']),",
          to: "added: new Set(['added', 'deletion_anchor', 'impact', 'hunk_context']),",
          noticedBy: [{ file: 'src/findings/placement.test.ts' }],
        },
        {
          of: 'findings/verify-finding.ts#verifyFinding',
          how: 'nobody asks the policy',
          from: 'if (!allowedBy(policy, placement)) {',
          to: "if (!allowedBy(policy, placement) && placement === 'unlocatable') {",
          noticedBy: [{ file: 'src/findings/verify-finding.test.ts' }],
        },
      ],
    },
    {
      name: 'of-two-lines-the-changed-one',
      promise:
        'A quote that stands on a changed line and on others is placed on the changed one, whichever line or side was named; where a changed line may be meant and is another one, character by character, the claim is told and not passed over.',
      breaks: [
        {
          of: 'findings/verify-finding.ts#verifyFinding',
          how: 'only the side that was named is looked at',
          from: "if ('keep' in onOther) return onOther;",
          to: "if ('keep' in onOther && side === raised.claim.side) return onOther;",
          noticedBy: [{ file: 'src/findings/verify-finding.test.ts', test: 'of lines that stand twice' }],
        },
        {
          of: 'evidence/locate-quote.ts#locateQuote',
          how: 'the literal reading counts wherever it stands',
          from: 'found.toSorted(by(({ at }) => hint.remoteness(at)))[0];',
          to: 'found[0];',
          noticedBy: [
            { file: 'src/findings/verify-finding.test.ts', test: 'whichever way the quote was meant' },
          ],
        },
        {
          of: 'findings/line-meant.ts#changedLineMeant',
          how: 'nobody looks for lines that read alike',
          from: "if (lineReadAs(lines[at - 1] ?? '', quoted)) return { file, line: at };",
          to: "if (lineReadAs(lines[at - 1] ?? '', quoted.slice(0, 0))) return { file, line: at };",
          noticedBy: [{ file: 'src/findings/verify-finding.test.ts', test: 'reads like the quote' }],
        },
      ],
    },
    {
      name: 'impact-with-cause',
      promise:
        'What a change breaks elsewhere is shown with its cause, and is dropped without one, with one on an unchanged line, or with a file that the change neither renamed nor deleted.',
      breaks: [
        {
          of: 'findings/placement.ts#placementOf',
          how: 'a cause counts wherever it stands',
          from: "isImpact && cause !== undefined && isOfChange(cause, changed) ? 'impact' : placement",
          to: "isImpact && cause !== undefined ? 'impact' : placement",
          noticedBy: [{ file: 'src/findings/placement.test.ts' }, { file: 'src/run/phases/impact.test.ts' }],
        },
        {
          of: 'evidence/prove-cause.ts#proveCause',
          how: 'a file counts as deleted or renamed because the claim says so',
          from: "if (!found) return { drop: { kind: 'cause_not_in_change', file, whole } };",
          to: '',
          noticedBy: [{ file: 'src/evidence/prove-cause.test.ts' }],
        },
        {
          of: 'report/evidence-lines.ts#evidenceOf',
          how: 'the cause is left out of the report',
          from: '    ...causeLines(finding),\n',
          to: '',
          noticedBy: [{ file: 'src/run/phases/impact.test.ts' }],
        },
      ],
    },
    {
      name: 'proof-of-its-lens',
      promise:
        'A deep lens’s proof stands where it says: a promise in the author’s own words, a caller that the change did not add, both ends of a flow of data, code that the change did not add.',
      breaks: [
        {
          of: 'evidence/prove-lens.ts#proveLens',
          how: 'a promise is not looked up in the author’s words',
          from: "standsInRedactedProse(intentText, intent, intent) ? undefined : { kind: 'intent_not_found' };",
          to: "intentText === '' && !standsInRedactedProse(intentText, intent, intent) ? { kind: 'intent_not_found' } : undefined;",
          noticedBy: [{ file: 'src/evidence/prove-elsewhere.test.ts' }],
        },
        {
          of: 'evidence/prove-elsewhere.ts#proveCaller',
          how: 'the cause may be its own caller',
          from: 'if (caller.file === origin && isAdded(caller, texts))',
          to: "if (caller.file === origin && callerText === '')",
          noticedBy: [{ file: 'src/evidence/prove-elsewhere.test.ts' }],
        },
        {
          of: 'evidence/prove-elsewhere.ts#proveFlow',
          how: 'the end of the flow is not looked up',
          from: "if (sink === undefined) return { drop: { kind: 'sink_not_found', file: sinkFile } };\n  return { keep: [source, sink] };",
          to: 'return { keep: sink === undefined ? [source] : [source, sink] };',
          noticedBy: [{ file: 'src/evidence/prove-elsewhere.test.ts' }],
        },
        {
          of: 'evidence/prove-elsewhere.ts#proveExisting',
          how: 'code of the change counts as code that was there before',
          from: "if (overlapsAny(found.at, added)) return { drop: { kind: 'existing_is_added', file } };",
          to: '',
          noticedBy: [{ file: 'src/evidence/prove-elsewhere.test.ts' }],
        },
      ],
    },
    {
      name: 'other-places',
      promise:
        'Every further place of a defect is quoted verbatim and shown under it; one that is not there costs itself alone, and the report says so.',
      breaks: [
        {
          of: 'evidence/prove-claim.ts#proveClaim',
          how: 'a further place that is nowhere is left out in silence',
          from: 'const lost = [...also.lost, ...rests.keep.lost];',
          to: 'const lost = rests.keep.lost;',
          noticedBy: [
            { file: 'src/evidence/prove-claim.test.ts' },
            { file: 'src/findings/check-review.test.ts' },
          ],
        },
        {
          of: 'report/evidence-lines.ts#evidenceOf',
          how: 'nobody reads of it',
          from: '    ...lostLines(finding),\n',
          to: '',
          noticedBy: [{ file: 'src/report/evidence-lines.test.ts' }],
        },
      ],
    },
    ...CITED,
    ...WITNESSES,
    ...GRAVE,
    ...SOURCES,
    ...SCORES,
  ],
};
