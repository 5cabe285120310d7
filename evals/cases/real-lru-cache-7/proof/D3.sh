# Items of several sizes are added, each once and none is read: the newest that fit are there, as a plain list says.
  const [max, maxSize] = [6, 12];
  let seed = 7;
  const random = (most) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return (seed >>> 8) % most;
  };
  const wrong = [];
  for (let nth = 0; nth < 200; nth += 1) {
    const cache = made({ max, maxSize, sizeOf: (value) => value.size });
    let plain = [];
    for (let i = 0; i < 30; i += 1) {
      const value = { size: 1 + random(5) };
      cache.set(i, value);
      plain.push({ key: i, value });
      while (plain.length > max || plain.reduce((sum, one) => sum + one.value.size, 0) > maxSize) plain = plain.slice(1);
    }
    if (plain.some(({ key, value }) => cache.peek(key) !== value)) wrong.push(nth);
  }
  judge({ wrong: wrong.length }, wrong.length === 0);
