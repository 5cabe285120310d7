import { decideMove } from '../../src/audit/moves/decide-move.ts';
import { foldJournal } from '../../src/audit/fold/fold-journal.ts';
import {
  lastAttempt,
  type AuditState,
  type RoundState,
  type WorkItem,
} from '../../src/audit/fold/audit-state.ts';
import type { Move } from '../../src/audit/moves/move.ts';
import { pointKey, runsAt, type TestPoint } from '../../src/audit/tests/test-runs.ts';
import { auditFile, auditFinding, START } from './audit-example.ts';
import { did, journalOf, type Untimed } from './audit-journal.ts';
import { condemned, failingIn } from './played-faults.ts';
import { reviewedIn } from './played-review.ts';
import type { Fix, World } from './played-world.ts';

type Commit = { readonly sha: string; readonly subject: string };

/** One round of an audit in such a world, from its journal alone, until it is closed. */
export class PlayedRound {
  readonly events: Untimed[] = [];
  readonly all: Commit[] = [];
  readonly reviews: string[] = [];
  readonly tested: string[] = [];
  private count = 0;
  private readonly ids: readonly string[];
  readonly world: World;

  constructor(world: World) {
    this.world = world;
    this.ids = world.fixes.map((_, n) => `QA-R1-00${n + 1}`);
    const findings = world.fixes.map(({ severity, file }, n) =>
      auditFinding({
        id: this.ids[n] ?? '',
        severity,
        fingerprint: `${n}`.repeat(64),
        location: { file, lines: world.apart ? [10 * n + 1, 10 * n + 1] : [1, 1] },
      }),
    );
    this.events.push({ kind: 'prepared' }, { kind: 'round', round: 1, head: START });
    this.events.push(...did.hunted(findings), ...did.kept(...this.ids), did.decided('fix', ...this.ids));
  }

  get state(): AuditState {
    return foldJournal(START, journalOf(this.events));
  }

  get round(): RoundState {
    return this.state.rounds[0] as RoundState;
  }

  play(): void {
    for (let step = 0; !this.round.closed; step += 1) {
      if (step > 1500) throw new Error(`no end: ${JSON.stringify(this.events.slice(-12))}`);
      const { state } = this;
      this.events.push(...this.answer(decideMove(auditFile(), state), state));
    }
  }

  /** Tests that fail for good where these commits are. */
  failing(present: readonly Commit[]): string[] {
    const subjects = present.map(({ subject }) => subject);
    return failingIn(this.world, this.ids, subjects);
  }

  private readonly fresh = (): string => (this.count += 1).toString(16).padStart(6, '0').padEnd(40, 'c');

  /** The commits that stand at a point: those made up to it, in the round's line, and not taken back by then. */
  private present(state: AuditState, { head, without = [] }: TestPoint): Commit[] {
    const round = state.rounds[0] as RoundState;
    if (head === state.head) return round.commits.filter((commit) => !without.includes(commit.sha));
    const upTo = round.line.slice(0, round.line.indexOf(head) + 1);
    return this.all.filter((commit) => upTo.includes(commit.sha));
  }

  private test(state: AuditState, point: TestPoint): Untimed[] {
    const key = pointKey(point);
    this.tested.push(key);
    const nth = runsAt(state, point).length;
    const flaky = Array.from({ length: this.world.flaky }, (_, n) => `flaky ${n}`);
    const odd = Buffer.from(key).reduce((sum, byte) => sum + byte, 0);
    const shaken = flaky.filter((_, n) => (nth + odd + n) % 2 === 0);
    const failures = [...this.failing(this.present(state, point)), ...shaken];
    const where = { head: point.head, ...(point.without ? { without: [...point.without] } : {}) };
    const milliseconds = this.world.quick ? 5 : 60_000;
    const what = { parser: 'tap', status: failures.length, failures, unusable: null, milliseconds };
    return [{ kind: 'tested', ...where, ...what }];
  }

  private answer(move: Move, state: AuditState): Untimed[] {
    const round = 1;
    switch (move.kind) {
      case 'test':
        return this.test(state, move);
      case 'pin':
        return [did.pinned()];
      case 'fix': {
        const { item, others } = move;
        if (others !== undefined) return this.triedTogether([item, ...others]);
        return did.tried(item.subject, `fix${this.fresh().slice(0, 6)}`, this.succeeds(item.subject));
      }
      case 'judge':
        return this.judged(move.item, state);
      case 'commit': {
        const commit = { sha: this.fresh(), subject: move.item.subject };
        this.all.push(commit);
        const file = state.findings.get(commit.subject)?.location.file ?? 'src/price.js';
        return [did.committed(commit.subject, commit.sha, state.head, [file])];
      }
      case 'check-gone':
        return this.checkedGone(move, state);
      case 'break': {
        const { subject, failures, of } = move;
        return [{ kind: 'broken', round, subject, head: state.head, failures: [...failures], of }];
      }
      case 'condemn':
        return [condemned(move, state)];
      case 'give-up':
      case 'leave-open': {
        const kind = move.kind === 'give-up' ? 'given-up' : 'left-open';
        return [{ kind, round, subject: move.subject, why: move.why }];
      }
      case 'revert': {
        const { subject, why } = move;
        return [{ kind: 'reverted', round, subject, sha: move.sha, by: this.fresh(), why }];
      }
      case 'verify': {
        const { ids, reviews } = this;
        return reviewedIn(this.world, { state, ids, reviews, run: this.fresh().slice(0, 6) });
      }
      case 'close':
        return [{ kind: 'closed', round, kept: move.kept, fixed: move.fixed }];
      case 'prepare':
      case 'start-round':
      case 'hunt':
      case 'triage':
      case 'try':
      case 'prove':
      case 'bring':
      case 'run':
      case 'ask':
      case 'record':
      case 'abort':
      case 'end':
      case 'aborted':
      case 'done':
        throw new Error(`nobody expected ${move.kind}: ${JSON.stringify(move)}`);
    }
  }

  /** One call for several; what comes of each of them is the world's. */
  private triedTogether(items: readonly WorkItem[]): Untimed[] {
    const run = `fix${this.fresh().slice(0, 6)}`;
    const subjects = items.map(({ subject }) => subject);
    const [subject = ''] = subjects;
    return [
      { kind: 'planned', round: 1, stage: 'fix', run, subject, subjects },
      ...subjects.flatMap((id) => {
        const fate = this.fateOf(id);
        const made = did.tried(id, run, fate === 'kept' || fate === 'rejected').slice(1);
        if (fate !== 'gone' || id === subject) return made;
        return made.map((event) => (event.kind === 'attempted' ? { ...event, gone: subject } : event));
      }),
    ];
  }

  private judged(item: WorkItem, state: AuditState): Untimed[] {
    const run = `jud${this.fresh().slice(0, 6)}`;
    const attempt = lastAttempt(item);
    if (attempt?.isShared !== true) return did.judged(item.subject, run);
    const waiting = (state.rounds[0] as RoundState).items.filter((one) => {
      const last = lastAttempt(one);
      return last?.run === attempt.run && last.checked?.accepted === true && last.judged === undefined;
    });
    const subjects = waiting.map(({ subject }) => subject);
    const shared = subjects.length > 1 ? { subjects } : {};
    return [
      { kind: 'planned', round: 1, stage: 'judge', run, subject: item.subject, ...shared },
      ...subjects.flatMap((id) => did.judged(id, run, this.fateOf(id) !== 'rejected').slice(1)),
    ];
  }

  /** The fix that it names has mended it, too, as long as that fix stands. */
  private checkedGone({ item, by }: Extract<Move, { kind: 'check-gone' }>, state: AuditState): Untimed[] {
    const made = (state.rounds[0] as RoundState).commits.find((commit) => commit.subject === by);
    const { subject } = item;
    if (made !== undefined) return [{ kind: 'gone', round: 1, subject, by, sha: made.sha }];
    return did.judged(subject, lastAttempt(item)?.run ?? '', false).slice(1);
  }

  private fateOf(subject: string): Fix['together'] {
    return this.world.fixes[this.ids.indexOf(subject)]?.together ?? 'kept';
  }

  /** Repairs are always made, and mend what can be mended; fixes of faults as the world says. */
  private succeeds(subject: string): boolean {
    const at = this.reviews.indexOf(subject);
    return at === -1 || this.world.faults[at]?.mendable === true;
  }
}
