const LINE = 60;

/** A letter to a reader whose book is overdue. */
export function reminder({ name, book, due }) {
  return [`Dear ${name},`, '', ...wrap(`the book bus misses "${book}", which was due on ${due}.`), ''].join('\n');
}

/** Lines of at most sixty characters; a longer word stays whole. */
export function wrap(text) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== '' && last.length + 1 + word.length > LINE) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
