# A GET writes a file outside of the wiki. On main there are no versions.
await answer(folder, { method: 'POST', url: '/bus', form: new URLSearchParams({ text: 'Tuesdays', why: 'new' }) });
const from = encodeURIComponent(`--output=${join(top, 'notes.html')}`);
await answer(folder, { method: 'GET', url: `/bus/versions?from=${from}` }).catch(() => {});
const written = existsSync(join(top, 'notes.html'));
console.log('written by a GET:', written ? 'notes.html' : 'nothing');
process.exitCode = written ? 10 : 0;
