# Three bikes of a day, with one card in three spellings.
const hires = ['04a219ff', '04A2 19FF', '04:a2:19:ff'].flatMap((card) => [start('Lotte', card), stop('Lotte')]);
const { leftOut } = await sync.accept(batch(1, ...hires));
console.log('left out of three:', leftOut.length);
process.exitCode = leftOut.length > 0 ? 0 : 10;
