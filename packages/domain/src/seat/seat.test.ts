import { expect, test } from 'vitest';
import { paidSeats, premiumPriceInDollars } from './rule.ts';
import { nextSeatSentence, premiumPriceWords, seatSentence } from './words.ts';

test.each([
  [1, null, 0, '1 seat taken.'],
  [9, null, 0, '9 seats taken.'],
  [1, 10, 0, '1 of 3 included seats taken.'],
  [3, 10, 0, '3 of 3 included seats taken.'],
  [4, 10, 1, '4 seats taken: 3 included, and 1 for $10 per month with premium.'],
  [50, 7, 47, '50 seats taken: 3 included, and 47 for $329 per month with premium.'],
])('%d seats at a price of %o', (taken, priceInDollars, paid, sentence) => {
  const seats = { taken, priceInDollars };
  expect(paidSeats(seats)).toBe(paid);
  expect(seatSentence(seats)).toBe(sentence);
});

test.each([
  [50, null, 5, undefined],
  [1, 10, 0, 'The next seat is included.'],
  [2, 10, 0, 'The next seat is included.'],
  [
    2,
    10,
    1,
    'If everybody who is invited joins, the next seat costs $10 per month with premium, from when the person joins.',
  ],
  [3, 10, 0, 'The next seat costs $10 per month with premium, from when the person joins.'],
  [3, 10, 4, 'The next seat costs $10 per month with premium, from when the person joins.'],
])('the seat after %d at a price of %o, with %d invited', (taken, priceInDollars, waiting, sentence) => {
  expect(nextSeatSentence({ taken, priceInDollars }, waiting)).toBe(sentence);
});

test.each([
  [9, null, 25, '$25 per month'],
  [3, 10, 25, '$25 per month'],
  [4, 10, 35, '$35 per month: $25 for the plan, and $10 for 1 seat'],
  [50, 7, 354, '$354 per month: $25 for the plan, and $329 for 47 seats'],
])('premium with %d seats at a price of %o', (taken, priceInDollars, price, words) => {
  expect(premiumPriceInDollars({ taken, priceInDollars })).toBe(price);
  expect(premiumPriceWords({ taken, priceInDollars })).toBe(words);
});
