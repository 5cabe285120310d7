import type { Beside } from './beside-list.ts';
import { isObject } from './loose-finding.ts';
import { endedBy, flagOf, numberOf, stoppedBy } from './said-words.ts';

/** What a member says about how its list was made: something went wrong, nothing did, or undefined: we cannot tell. */
export type MemberOutcome = 'bad' | 'fine' | undefined;

type Saying = {
  readonly names: RegExp;
  /** `listed`: how many findings there are. With some, a tool that says `fail` may only mean them. */
  readonly says: (member: Beside, listed: number) => MemberOutcome;
};

/**
 * Where `next`, `remaining` and `total` are about the list. Elsewhere they may be about anything, such as the requests that are
 * left.
 */
const PAGING = /^(|links|paging|pagination|pageinfo|page|cursor)$/;

/** A summary, in which the names of severities are numbers of findings. */
const SUMMARY =
  /^(|summary|counts?|stats|statistics|totals?|severit(y|ies)|byseverity|severitycounts?|vulnerabilities|metadata)$/;

const NOUNS =
  '(fatal)?(error|finding|issue|violation|problem|result|diagnostic|defect|bug|vulnerabilit(y|ie))';
const COUNTED = new RegExp(
  `^((num|number|numberof|total|found)${NOUNS}s?|${NOUNS}(s|s?(count|total|found|number)))$`,
);

/** How many files, or which, a tool has looked at. */
const LOOKED =
  /^((num|number|numberof|total)?(files?|paths)|(num|total)?targets)?(reviewed|scanned|analy[sz]ed|checked|examined|inspected)(files?|paths)?(count)?$/;

/** Checked in this order. If two of them share a name, the first one gets it. */
const SAYINGS: readonly Saying[] = [
  {
    // `gaps` is from our own report.
    names:
      /^(errors?|failures?|failed|exceptions?|fatal|crashed|cancell?ed|gaps|incomplete|truncated|timedout|aborted|iserror|err(or)?(message|msg|text|reason)|failure(message|reason)|failed(files|reviewers|agents)|traceback|stacktrace|unparsed(files)?|unreviewed(files)?|notreviewed|pars(e|ing)errors)$/,
    says: ({ value, within }, listed) => {
      if (within !== '' && typeof value === 'number') return value > listed ? 'bad' : 'fine';
      return isNonEmpty(value) ? 'bad' : 'fine';
    },
  },
  {
    names: /^(fail|blocked|errored|has(errors?|failures?|failed))$/,
    says: ({ value }, listed) => {
      if (typeof value === 'number') return value > listed ? 'bad' : 'fine';
      return isNonEmpty(value) && listed === 0 ? 'bad' : 'fine';
    },
  },
  {
    names: /^(success|successful|succeeded|ok|pass|passed|valid|clean|approved|reviewed)$/,
    says: ({ value }, listed) => {
      if (flagOf(value) === false) return listed === 0 ? 'bad' : 'fine';
      return flagOf(value) === true || typeof value === 'number' ? 'fine' : undefined;
    },
  },
  {
    names: /^(exit|exitcode|exitstatus|returncode|returnvalue|rc)$/,
    says: ({ value }, listed) => {
      const code = numberOf(value);
      if (code === undefined) return undefined;
      return code !== 0 && listed === 0 ? 'bad' : 'fine';
    },
  },
  { names: /^(statuscode|httpstatus|httpcode|code)$/, says: statusCode },
  {
    names:
      /^((overall|review|run|scan|job|final)?(status|state|verdict|result|outcome|conclusion|decision)|recommendation|subtype)$/,
    says: ended,
  },
  {
    names: /^(stop|finish)reason$/,
    says: ({ value }) => (typeof value === 'string' ? saidBy(stoppedBy(value), 0) : undefined),
  },
  {
    names: /^(is)?(complete|completed|finished|done)$/,
    says: ({ value }) => flagged(value, false),
  },
  {
    names: /^((is)?(partial|truncated)|has(more|next|nextpage|morepages)|more|morepages)$/,
    says: ({ value }) => flagged(value, true),
  },
  {
    names: /^next(page|pagetoken|cursor|token|url|link)$/,
    says: ({ value }) => (isNonEmpty(value) ? 'bad' : 'fine'),
  },
  {
    names: /^(next|remaining)$/,
    says: ({ value, within }) => {
      if (!PAGING.test(within)) return undefined;
      return isNonEmpty(value) ? 'bad' : 'fine';
    },
  },
  {
    names: /^(omitted|unlisted|notshown|notlisted|notprinted|diagnosticsnotprinted)$/,
    says: ({ value }) => (isNonEmpty(value) ? 'bad' : 'fine'),
  },
  { names: /^(pages|totalpages|pagecount|lastpage)$/, says: furtherPages },
  { names: /^(page|currentpage|pagenumber)$/, says: ({ value }) => (isCount(value) ? 'fine' : undefined) },
  {
    names: LOOKED,
    says: ({ value }) => {
      const files = Array.isArray(value) ? value.length : numberOf(value);
      return files === undefined ? undefined : files === 0 ? 'bad' : 'fine';
    },
  },
  { names: COUNTED, says: counted },
  {
    names: /^(total|count|totalcount)$/,
    // A bare `total` of a summary may count anything, and is understood as such.
    says: (member, listed) => (PAGING.test(member.within) ? counted(member, listed) : numbered(member.value)),
  },
  {
    names: /^(critical|high|medium|moderate|low|severe|blocker|major|minor)$/,
    says: (member, listed) => (SUMMARY.test(member.within) ? counted(member, listed) : undefined),
  },
];

export function outcomeOf(member: Beside, listed: number): MemberOutcome {
  return SAYINGS.find(({ names }) => names.test(member.name))?.says(member, listed);
}

export function isNonEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.keys(value).length > 0;
  if (typeof value === 'string') return !/^\s*(|0|false|no|none|null|n\/a)\s*$/i.test(value);
  return value !== undefined && value !== null && value !== false && value !== 0;
}

/** By its word, its number or a flag. In a `status` that is an object, its `code` decides. */
function ended({ value, within, name }: Beside, listed: number): MemberOutcome {
  if (typeof value === 'string') {
    const word = endedBy(value);
    if (within === '' && name === 'status') return topStatus(value) ?? saidBy(word, listed);
    // A part that was skipped or is unknown says nothing about the others.
    return saidBy(word, listed);
  }
  const code = numberOf(value);
  if (code !== undefined) return code === 0 || (code >= 200 && code < 300) || listed > 0 ? 'fine' : 'bad';
  if (value === null) return 'fine';
  return flagOf(value) === undefined ? undefined : flagOf(value) === false && listed === 0 ? 'bad' : 'fine';
}

/** Words that are not the end of a whole review. `fail` is not among them: a list uses it to say that it has findings. */
function topStatus(text: string): MemberOutcome {
  return /^(failed|failure|skipped)$/i.test(text) ? 'bad' : undefined;
}

function saidBy(word: ReturnType<typeof endedBy>, listed: number): MemberOutcome {
  if (word === 'unfinished') return 'bad';
  if (word === 'bad') return listed === 0 ? 'bad' : 'fine';
  return word === undefined ? undefined : 'fine';
}

/** HTTP status codes from 400 on; a `code` at the top or in a status. Other codes are names of rules and the like. */
function statusCode({ name, value, within }: Beside, listed: number): MemberOutcome {
  if (name === 'code' && within !== '' && !/status|state|result$/.test(within)) return undefined;
  if (typeof value === 'string') return saidBy(endedBy(value), listed);
  const code = numberOf(value);
  return code === undefined ? undefined : code >= 400 ? 'bad' : 'fine';
}

function flagged(value: unknown, bad: boolean): MemberOutcome {
  const flag = flagOf(value);
  if (flag === undefined) return numbered(value);
  return flag === bad ? 'bad' : 'fine';
}

function furtherPages({ value, siblings }: Beside): MemberOutcome {
  const at = ['page', 'currentPage', 'current_page', 'pageNumber', 'page_number'].map((key) => siblings[key]);
  const page = at.find((one) => isCount(one));
  return isCount(value) && isCount(page) && page < value ? 'bad' : numbered(value);
}

/** A number of findings, or a second list of them. */
function counted({ name, value }: Beside, listed: number): MemberOutcome {
  if (Array.isArray(value)) {
    return value.some(isObject) && !/^(result|diagnostic|problem)s$/.test(name) ? 'bad' : undefined;
  }
  return isCount(value) && value > listed ? 'bad' : numbered(value);
}

function numbered(value: unknown): MemberOutcome {
  return isCount(value) ? 'fine' : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number';
}
