import { expect, test } from 'vitest';
import { understand } from './understand.ts';

test.each([
  ['Anna University mechanical engineer', ['Anna University']],
  ['java developer IIT/NIT', ['IIT/NIT']],
  ['IITian data scientist', ['IITian']],
  ['java developer from Mumbai University', ['Mumbai University']],
  ['VIT java', ['VIT']],
  ['java developer', []],
])('a college counts like a certificate, and its name is one: %s', (text, colleges) => {
  const { groups } = understand(`${text} `);
  const asked = groups.flatMap(({ lenient, spans }) =>
    lenient === 'certificate' ? spans.map(({ start, end }) => text.slice(start, end)) : [],
  );
  expect(asked).toEqual(colleges);
});
