# The cache is emptied, and items are to be disposed of.
  const gone = [];
  const cache = made({ max: 5, dispose: (one, other) => gone.push(old ? one : other) });
  cache.set('a', 1);
  cache.set('b', 2);
  emptied(cache);
  judge(gone, gone.sort().join('') === 'ab');
