# No name gets out of the folder of pages.
const names = ['..', '..%2f..%2fetc%2fpasswd', '.git', 'a.b', 'A'];
const all = await Promise.all(names.map((name) => answer('/nowhere', { method: 'GET', url: `/${name}` })));
process.exitCode = all.every(({ status }) => status === 404) ? 0 : 10;
