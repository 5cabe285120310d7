import { asked, askedWith, type Question } from './question.ts';
import { SCRIPT_QUESTIONS } from './script-questions.ts';

const JVM = ['Java', 'Kotlin', 'Scala', 'Groovy'];

/** Every question we know, in the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  ...SCRIPT_QUESTIONS,
  ...asked(
    ['Python'],
    'Is a list, dict or set used as a default argument?',
    'Does a bare or broad except swallow an error that the caller needs?',
    'Is `is` used to compare values, or truthiness used where 0, empty and None differ?',
    'Are files, locks and connections opened without `with`?',
    'Does a closure or lambda in a loop capture the loop variable itself?',
    'Is a coroutine called without await, or blocking code run in an async function?',
  ),
  ...askedWith(
    ['Python'],
    ['django'],
    'Does a queryset run once per item of a loop, and is user input put into raw() or extra()?',
  ),
  ...askedWith(
    ['Python'],
    ['sqlalchemy', 'psycopg2', 'psycopg', 'asyncpg'],
    'Is SQL text put together with f-strings or %, and is every session closed or rolled back on error?',
  ),
  ...askedWith(
    ['Python'],
    ['pandas', 'numpy'],
    'Does chained assignment change a copy, or does NaN pass a comparison unnoticed?',
  ),
  ...asked(
    ['Go'],
    'Is err shadowed by := in an inner scope, overwritten, or never checked?',
    'Is a response body, file or row set left unclosed on some path, or deferred inside a loop?',
    'Can a goroutine outlive its caller, block on a channel for ever, or write shared data without a lock?',
    'Is a nil map written to, a nil pointer in an interface compared with nil, or a slice appended to that shares memory?',
    'Is a context dropped, or its cancel function never called?',
  ),
  ...asked(
    ['Rust'],
    'Does unwrap, expect, indexing or slicing meet a value that can fail at run time?',
    'Can arithmetic or an `as` cast overflow or cut off?',
    'Is a lock guard or RefCell borrow held across an await or a call that takes it again?',
    'Does `unsafe` rest on a condition that the change no longer keeps?',
  ),
  ...asked(
    JVM,
    'Is a stream, connection or lock left open when an exception is thrown?',
    'Is == used on boxed values or strings where equals is meant, or equals changed without hashCode?',
    'Is shared state changed from several threads without synchronisation?',
    'Can a null reach a dereference, an unboxing or an Optional.get?',
  ),
  ...asked(
    ['Kotlin'],
    'Does `!!` or a platform type let a null through, or is a coroutine launched in a scope nobody cancels?',
  ),
  ...asked(
    ['C', 'C++'],
    'Is memory read or written past its end, after it was freed, or before it was set?',
    'Can a size or index computation overflow or turn negative?',
    'Is every allocation, handle and lock released on each error path?',
  ),
  ...asked(['C++'], 'Does a reference, iterator, view or lambda capture outlive what it points to?'),
  ...asked(
    ['C#'],
    'Is an IDisposable left undisposed, a task not awaited, or .Result blocking on asynchronous code?',
    'Is a LINQ query enumerated several times or after its source changed?',
  ),
  ...asked(
    ['Ruby'],
    'Can nil reach a method call, or does a rescue without a class swallow everything?',
    'Is a shared constant, default or memoised object changed in place?',
  ),
  ...askedWith(
    ['Ruby'],
    ['rails'],
    'Is a query run once per record (N+1), built from interpolated input, or a mass assignment left unpermitted?',
  ),
  ...asked(
    ['PHP'],
    'Is == used where === is meant, or an undefined index or null read?',
    'Is request input put into SQL, HTML, a path or a command without escaping?',
  ),
  ...asked(
    ['Swift'],
    'Does `!` or try! meet a value that can be nil or fail, or a closure keep self alive in a cycle?',
  ),
  ...asked(
    ['Dart'],
    'Is a BuildContext or setState used after an await without a mounted check, or a controller never disposed?',
  ),
  ...asked(
    ['Shell', 'Dockerfile', 'Makefile'],
    'Is every expansion quoted that may hold blanks, globs or nothing at all?',
  ),
  ...asked(
    ['Shell'],
    'Does a failing command in a pipe, a substitution or a condition go unnoticed (set -e does not see it)?',
    'Can rm, mv or cd run with an empty or unexpected variable?',
    'Are temporary files predictable in name or left behind on failure?',
  ),
  ...asked(
    ['SQL'],
    'Does a comparison with NULL, a NOT IN over NULLs or a join drop or double rows?',
    'Is a migration safe to run on a large table in use, and does UPDATE or DELETE have its WHERE?',
  ),
  ...askedWith(
    ['TypeScript', 'JavaScript', 'Python', 'Go', 'PHP', 'Ruby', ...JVM],
    [
      'pg',
      'mysql2',
      'sqlite3',
      'better-sqlite3',
      'psycopg2',
      'database/sql',
      'github.com/jackc/pgx',
      'github.com/lib/pq',
    ],
    'Is SQL built by joining or interpolating strings instead of passing parameters?',
  ),
  ...asked(
    ['CSS'],
    'Does a selector reach further than the component it is for, or lose to one of higher weight?',
  ),
  ...asked(
    ['YAML'],
    'Is a value read as another type than meant (no, on, 1.10, 08), or a key put at the wrong depth?',
  ),
  ...asked(
    ['Terraform'],
    'Does a changed argument replace a resource that holds data, or open access wider than meant?',
  ),
];

/** Dependencies that bring a question of their own: they are told even where nothing imports them by name. */
export const dependenciesAskedAbout: ReadonlySet<string> = new Set(
  QUESTIONS.flatMap((question) => question.dependencies ?? []),
);
