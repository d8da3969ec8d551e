import { expect, test } from 'vitest';
import { summary } from '../test/summary.ts';
import { understand } from './understand.ts';

test.each([
  ['iti pass electrician', '{ITI or Industrial Training Institute degree} electrician'],
  ['b.pharm medical representative', '{B.Pharm or B.Pharma degree} medical representative'],
  ['m.com accountant', '{M.Com degree} accountant'],
  ['mbbs doctor', '{MBBS degree} doctor'],
  ['polytechnic mechanical', '{Diploma degree} mechanical'],
])('a degree is asked by %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});

test.each([
  ['java notice 15', '{notice up to 15 days} java'],
  ['java np 15-30', '{notice up to 30 days} java'],
  ['java np<30', '{notice up to 30 days} java'],
  ['java n.p. 30 days', '{notice up to 30 days} java'],
  ['java max notice 45', '{notice up to 45 days} java'],
  ['java np 30 5 years 12 lpa', '{notice up to 30 days} {5 to 7 years} {under ₹12 LPA} java'],
  ['java 30 days or less', '{notice up to 30 days} java'],
  ['java 60 days max', '{notice up to 60 days} java'],
  ['java within a month', '{notice up to 30 days} java'],
  ['java serving notice period max 15 days', '{notice up to 15 days} java'],
  ['java blr 30d', '{in Bengaluru} {notice up to 30 days} java'],
  ['java imm joiner', '{notice up to 1 week} java'],
  ['java join at the earliest', '{notice up to 1 week} java'],
  ['java 17 developer', 'java ~17 developer'],
])('a notice is asked by %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});

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

test.each([
  ['nit passout java', 'nit java'],
  ['IIT graduate java', 'iit java'],
  ['2024 passout java', '{up to 1 year} java'],
])('who passed out of a college is no fresher for that: %s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
});
