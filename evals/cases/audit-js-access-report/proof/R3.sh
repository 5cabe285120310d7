# A percentage has lost its decimal, against the rule of figures.
import { render } from './src/render.js';
const text = render({ visitors: [], counts: {}, perCountry: new Map([['DE', 1]]), busiest: { day: 0, hour: 0, count: 0 }, skipped: 0 });
console.log(text.trim().split('\n').at(-1));
process.exitCode = text.includes('100.0 %') ? 0 : 1;
