import { describe, expect, it } from 'vitest';
import { withLead } from './rule-lead.ts';

const RULES = `# Rules

Never:

- Log passwords anywhere in the code.
- Call eval on input that
  somebody sent.

## Don't

1. Ship on Fridays.

## Money

- Rates are fractions.

Money is whole cents.

- Await promises of charge.

**Avoid the following:**
* Globals of a module.
  - Also those of tests.
`;

describe('withLead', () => {
  it.each([
    ['- Log passwords anywhere in the code.', 'Never:\n- Log passwords anywhere in the code.'],
    ['Log passwords anywhere in the code.', 'Never:\nLog passwords anywhere in the code.'],
    ['Call eval on input that somebody sent.', 'Never:\n…\nCall eval on input that somebody sent.'],
    [
      '- Log passwords anywhere in the code.\n- Call eval on input that somebody sent.',
      'Never:\n- Log passwords anywhere in the code.\n- Call eval on input that somebody sent.',
    ],
    ['Ship on Fridays.', "## Don't\nShip on Fridays."],
    ['Globals of a module.', '**Avoid the following:**\nGlobals of a module.'],
    ['Also those of tests.', '**Avoid the following:**\n…\nAlso those of tests.'],
  ])('puts what leads into a list above %j', (quote, said) => {
    expect(withLead(quote, RULES)).toBe(said);
  });

  it.each([
    'Money is whole cents.',
    'Await promises of charge.',
    'Never:\n\n- Log passwords anywhere in the code.',
  ])('leaves %j as it is: nothing leads into it, or it is there', (quote) => {
    expect(withLead(quote, RULES)).toBe(quote);
  });
});
