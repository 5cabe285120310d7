# Nothing but an id gets to git show.
const ids = ['--output=x', 'HEAD', '1a2b3c4%20--output=x', '..', '1a2b3c4:x'];
const all = await Promise.all(ids.map((id) => answer('/nowhere', { method: 'GET', url: `/bus/versions/${id}` })));
process.exitCode = all.every(({ status }) => status === 404) ? 0 : 10;
