# The last boundary and what comes after it arrive in pieces that are written one after the other.
  const seen = await events([], {
    write: (parser) => {
      parser.write(file('a', 'a.txt', 'xy') + end);
      parser.write('\r\n');
      parser.end('epilogue');
    },
  });
  judge(seen, seen.includes('a has 2 bytes') && !seen.some((one) => one.startsWith('error')));
