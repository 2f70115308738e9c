import { describe, expect, it } from 'vitest';
import { addressIn, codeIn } from './link';

const ID = '6815c7f3d28ee8e7c675d4b7f4567066';

describe('a pasted link', () => {
  it.each([
    [ID, `/t/${ID}`],
    [`  ${ID.toUpperCase()}\n`, `/t/${ID}`],
    [`https://cards.example/t/${ID}`, `/t/${ID}`],
    [`cards.example/t/${ID}/`, `/t/${ID}`],
    [`Come and play: http://localhost:1313/t/${ID}. See you`, `/t/${ID}`],
    [`/t/${ID}?from=chat#x`, `/t/${ID}`],
    [`https://cards.example/t/${ID}/replay/2`, `/t/${ID}/replay/2`],
    ['https://cards.example/link#KXsbca4gy-qr5b_c', '/link#KXsbca4gy-qr5b_c'],
  ])('%s', (pasted, address) => expect(addressIn(pasted)).toBe(address));

  it.each(['', 'amber', ID.slice(1), `${ID}0`, `https://cards.example/t/${ID}0`, 'https://cards.example/t/', '/rules'])(
    'leads nowhere: %s',
    (pasted) => expect(addressIn(pasted)).toBeNull(),
  );
});

describe('a code that was said aloud', () => {
  it.each([
    ['BKRTDFGH', 'BKRTDFGH'],
    ['bkrt-dfgh', 'BKRTDFGH'],
    [' b k r t – d f g h\n', 'BKRTDFGH'],
  ])('%j', (typed, code) => expect(codeIn(typed)).toBe(code));

  it.each(['', 'BKRTDFG', 'BKRTDFGHJ', 'BKRT-DFG7', 'BKRT_DFGH', '/t/bkrtdfgh', ID])('is not %j', (typed) =>
    expect(codeIn(typed)).toBeNull(),
  );
});
