# What a writer says of a change becomes markup for all readers. On main there are no versions.
const why = '<img src=x onerror=alert(1)>';
await answer(folder, { method: 'POST', url: '/bus', form: new URLSearchParams({ text: 'Tuesdays', why }) });
const { body } = await answer(folder, { method: 'GET', url: '/bus/versions' });
console.log('in the list:', body.includes(why) ? why : 'no markup of the writer');
process.exitCode = body.includes(why) ? 10 : 0;
