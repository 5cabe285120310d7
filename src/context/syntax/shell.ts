import { lineEnd } from './closers.ts';
import type { Region, RegionKind } from './region.ts';

/**
 * What the scanner stands in, innermost last. Only `code`, `parens`, `case` and `ticks` hold commands, and only these hold
 * comments and here-documents. `pattern` is the other side of `=~` or an extended glob; `shown` is a parameter within a
 * string, where an apostrophe is a character.
 */
type Frame =
  | 'code'
  | 'parens'
  | 'case'
  | 'ticks'
  | 'double'
  | 'parameter'
  | 'shown'
  | 'arithmetic'
  | 'regex'
  | 'pattern';

const COMMANDS: ReadonlySet<Frame> = new Set(['code', 'parens', 'case', 'ticks']);
/** After these words a command may begin, and with it a `case` whose patterns end with brackets that nobody opened. */
const BEFORE_COMMAND = new Set(['then', 'do', 'else', 'elif', 'if', 'while', 'until', '!', '{', 'time']);
const WORD = /[\w!{]+(?=[\s;&|)]|$)/y;
const PARAMETER = /\$\{[!#]?(?:\w+|[@*#?$!-])(?:\[[^\]\n]{0,200}\])?[#%/^,]/y;
const HERE = /<<-?[ \t]*(?:'([^'\n]+)'|"([^"\n]+)"|\\?([^\s;|&<>()'"`\\]+))/y;

/** What means nothing within a string; within a word that has begun. */
const TEXT = /[^\\$`"]+/y;
const REST = /[^\\$`"'();|&<>\s]+/y;

type HereDocument = { readonly close: string; readonly tabs: boolean };

/** Comments, strings and here-documents of a shell script, with whatever nests in its substitutions. */
export function shellRegions(text: string): Region[] {
  const shell = new Shell(text);
  return shell.scan();
}

class Shell {
  private at = 0;
  private readonly regions: Region[] = [];
  private readonly frames: Frame[] = ['code'];
  private readonly pending: HereDocument[] = [];
  /** A word may begin here; a command may begin here. */
  private word = true;
  private command = true;
  /** Where the outermost string began, and how deep; what nests in it belongs to it, but for comments. */
  private outer = -1;
  private outerDepth = 0;
  /** Back-ticks do not nest: how deep the open one stands, or -1. */
  private ticks = -1;

  constructor(private readonly text: string) {}

  scan(): Region[] {
    while (this.at < this.text.length) this.step();
    if (this.outer !== -1) this.regions.push({ kind: 'text', start: this.outer, end: this.text.length });
    return this.regions;
  }

  private step(): void {
    const { text, at } = this;
    const frame = this.frames.at(-1) ?? 'code';
    const char = text.charAt(at);
    if (char === '\\') this.escaped();
    else if (char === '$') this.dollar(frame);
    else if (char === '`') this.tick();
    else if (char === '"') this.double(frame);
    else if (char === "'" && frame !== 'double' && frame !== 'shown') this.single();
    else if (COMMANDS.has(frame)) this.code(char);
    else if (frame === 'double') this.skip(TEXT);
    else this.nested(frame, char);
  }

  private code(char: string): void {
    if (char === '#' && this.word) this.comment();
    else if (char === '\n') this.newline();
    else if (char === ' ' || char === '\t' || char === '\r') this.next(1, { word: true });
    else if (char === '(') this.open();
    else if (char === ')') {
      if (this.frames.at(-1) === 'parens') this.pop();
      this.next(1, { word: true, command: true });
    } else if (char === '<' && this.text[this.at + 1] === '<') this.redirection();
    else if (';|&'.includes(char)) this.next(1, { word: true, command: true });
    else if (char === '<' || char === '>') this.next(1, { word: true });
    else if (this.word && this.text.startsWith('=~', this.at)) {
      this.frames.push('regex');
      this.at = skipBlanks(this.text, this.at + 2);
    } else if (this.word) this.bareWord();
    else this.skip(REST);
  }

  private skip(plain: RegExp): void {
    plain.lastIndex = this.at;
    this.at += plain.exec(this.text)?.[0].length ?? 1;
  }

  /** Inside `${…}`, `((…))` and patterns. */
  private nested(frame: Frame, char: string): void {
    this.at += 1;
    this.word = false;
    const inParameter = frame === 'parameter' || frame === 'shown';
    if (inParameter) {
      if (char === '}') this.pop();
    } else if (frame === 'regex') {
      if (char === '(') this.frames.push('pattern');
      else if (/\s/.test(char)) this.endPattern();
    } else if (char === '(') this.frames.push(frame);
    else if (char === ')') this.pop();
    else if (char === '\n' && frame === 'pattern') this.endPattern();
  }

  /** No pattern goes on on the next line, whatever bracket is open. */
  private endPattern(): void {
    this.at -= 1;
    while (this.frames.at(-1) === 'pattern' || this.frames.at(-1) === 'regex') this.pop();
  }

  private escaped(): void {
    if (this.text[this.at + 1] === '\n') {
      this.at += 2;
      return;
    }
    this.emit('text', this.at, Math.min(this.at + 2, this.text.length));
    this.next(2, {});
  }

  private dollar(frame: Frame): void {
    const { text, at } = this;
    const after = text.charAt(at + 1);
    if (after === '(') {
      const arithmetic = text[at + 2] === '(';
      this.frames.push(...(arithmetic ? (['arithmetic', 'arithmetic'] as const) : (['parens'] as const)));
      this.next(arithmetic ? 3 : 2, { word: true, command: true });
    } else if (after === '{') {
      PARAMETER.lastIndex = at;
      const inString = frame === 'double' || frame === 'shown';
      this.frames.push(inString && !PARAMETER.test(text) ? 'shown' : 'parameter');
      this.next(2, {});
    } else if (after === "'" && frame !== 'double' && frame !== 'shown') {
      let end = at + 2;
      while (end < text.length && text[end] !== "'") end += text[end] === '\\' ? 2 : 1;
      this.emit('text', at + 1, Math.min(end + 1, text.length));
      this.next(end + 1 - at, {});
    } else this.next(/[#$!?*@\w-]/.test(after) ? 2 : 1, {});
  }

  private tick(): void {
    if (this.ticks === -1) {
      this.ticks = this.frames.length;
      this.frames.push('ticks');
      this.next(1, { word: true, command: true });
      return;
    }
    this.next(1, {});
    while (this.frames.length > this.ticks) this.pop();
    this.ticks = -1;
  }

  private double(frame: Frame): void {
    if (frame === 'double') {
      this.next(1, {});
      this.pop();
      return;
    }
    if (this.outer === -1) {
      this.outer = this.at;
      this.outerDepth = this.frames.length;
    }
    this.frames.push('double');
    this.next(1, {});
  }

  private single(): void {
    const close = this.text.indexOf("'", this.at + 1);
    const end = close === -1 ? this.text.length : close + 1;
    this.emit('text', this.at, end);
    this.next(end - this.at, {});
  }

  private comment(): void {
    const { text, at, outer } = this;
    const tick = this.ticks === -1 ? -1 : text.indexOf('`', at);
    const end = lineEnd(text, at, at);
    const ends = tick === -1 ? end : Math.min(end, tick);
    if (outer !== -1) this.regions.push({ kind: 'text', start: outer, end: at });
    this.regions.push({ kind: 'line-comment', start: at, end: ends });
    if (outer !== -1) this.outer = ends;
    this.at = ends;
  }

  private open(): void {
    const before = this.text.charAt(this.at - 1);
    const command = this.command && this.word;
    if (command && this.text[this.at + 1] === '(') {
      this.frames.push('arithmetic', 'arithmetic');
      this.next(2, {});
    } else {
      this.frames.push(/[?*+@!]/.test(before) && !this.word ? 'pattern' : 'parens');
      this.next(1, { word: true, command: before !== '=' });
    }
  }

  private redirection(): void {
    HERE.lastIndex = this.at;
    const found = this.text.startsWith('<<<', this.at) ? null : HERE.exec(this.text);
    if (found !== null) {
      const close = found[1] ?? found[2] ?? found[3] ?? '';
      this.pending.push({ close, tabs: found[0].startsWith('<<-') });
    }
    this.next(found?.[0].length ?? (this.text[this.at + 2] === '<' ? 3 : 2), { word: found === null });
  }

  /** Here-documents begin on the line after the one that names them, and one after the other. */
  private newline(): void {
    const start = this.at + 1;
    let end = this.at;
    for (const document of this.pending.splice(0)) end = hereDocumentEnd(this.text, end + 1, document);
    if (end >= start) this.emit('opaque', start, end);
    this.at = end > this.at ? end : start;
    [this.word, this.command] = [true, true];
  }

  private bareWord(): void {
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.text)?.[0] ?? '';
    const begins = this.command;
    this.next(Math.max(1, word.length), { command: begins && BEFORE_COMMAND.has(word) });
    if (!begins) return;
    if (word === 'case') this.frames.push('case');
    else if (word === 'esac' && this.frames.at(-1) === 'case') this.pop();
  }

  private next(length: number, { word = false, command = false }): void {
    this.at += length;
    this.command = command || (word && this.command);
    this.word = word;
  }

  private pop(): void {
    if (this.frames.length > 1) this.frames.pop();
    if (this.outer === -1 || this.frames.length > this.outerDepth) return;
    this.regions.push({ kind: 'text', start: this.outer, end: this.at });
    this.outer = -1;
  }

  private emit(kind: RegionKind, start: number, end: number): void {
    if (this.outer === -1 && end > start) this.regions.push({ kind, start, end });
  }
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return at;
}

/** The end of the line that closes it; of the text where there is none, as in a shell. */
function hereDocumentEnd(text: string, from: number, { close, tabs }: HereDocument): number {
  for (let start = from; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(start, end).replace(/\r$/, '');
    if ((tabs ? line.replace(/^\t+/, '') : line) === close) return end;
    start = end + 1;
  }
  return text.length;
}
