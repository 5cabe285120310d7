import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SCHEMA = readFileSync(new URL('../sql/schema.sql', import.meta.url), 'utf8');

/** A database of SQLite, by way of its own command. */
export class Db {
  constructor(file) {
    this.file = file;
    this.run(SCHEMA);
  }

  /** What a query answers, one object a row. */
  rows(query) {
    const answer = execFileSync('sqlite3', ['-bail', '-json', this.file], { input: query, encoding: 'utf8' });
    return answer.trim() === '' ? [] : JSON.parse(answer);
  }

  run(statements) {
    execFileSync('sqlite3', ['-bail', this.file], { input: statements, encoding: 'utf8' });
  }
}

/** A statement; strings are quoted. */
export function sql(parts, ...values) {
  return parts.map((part, index) => part + (index < values.length ? literal(values[index]) : '')).join('') + ';\n';
}

function literal(value) {
  if (Number.isInteger(value)) return String(value);
  return `'${String(value).replaceAll("'", "''")}'`;
}
