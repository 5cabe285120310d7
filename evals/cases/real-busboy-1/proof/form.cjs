// Feeds a form to the package at the top of the sample and tells what came out of it.
const { join } = require('node:path');
const { execFileSync } = require('node:child_process');

const dash = 'XyZ';
let busboy;
try {
  busboy = require(join(process.cwd(), 'lib/index.js'));
  busboy({ headers: { 'content-type': `multipart/form-data; boundary=${dash}` } });
} catch {
  // The older version is a class and rests on another parser: it has not what is asked here.
  process.exit(2);
}

exports.dash = dash;
exports.file = (name, filename, text) =>
  `--${dash}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${text}\r\n`;
exports.end = `--${dash}--`;

/** Resolves to events once the parser closed, or after four seconds to what there was, with "hangs". */
exports.events = (chunks, { options = {}, slow = false, write } = {}) =>
  new Promise((resolve) => {
    const seen = [];
    const parser = busboy({ headers: { 'content-type': `multipart/form-data; boundary=${dash}` }, ...options });
    const timer = setTimeout(() => resolve([...seen, 'hangs']), 4000);
    parser.on('file', (name, stream) => {
      let text = '';
      seen.push(`file ${name}`);
      stream.on('error', (error) => seen.push(`file error ${error.message}`));
      stream.on('end', () => seen.push(`${name} has ${text.length} bytes`));
      if (slow) stream.on('readable', () => setTimeout(() => (text += stream.read() ?? ''), 20));
      else stream.on('data', (data) => (text += data));
    });
    parser.on('field', (name, value) => seen.push(`field ${name}=${value}`));
    parser.on('error', (error) => seen.push(`error ${error.message}`));
    parser.on('close', () => {
      seen.push('close');
      setTimeout(() => {
        clearTimeout(timer);
        resolve(seen);
      }, 50);
    });
    if (write) return write(parser, seen);
    (function next(i) {
      if (i === chunks.length) return parser.end();
      parser.write(Buffer.from(chunks[i], 'latin1'), () => setImmediate(next, i + 1));
    })(0);
  });

exports.judge = (seen, right) => {
  console.log(seen.join('; ').slice(0, 500));
  process.exit(right ? 0 : 1);
};
