import { expect, test } from 'vitest';
import { engineWith } from '../../test/engine-people.ts';
import { anybody, somebody } from '../../test/searched.ts';

const at = (city: string, employers: { name: string; isCurrent: boolean }[] = []) => ({
  ...anybody.facts,
  places: [city, 'Karnataka'],
  employers,
});

const engine = engineWith(
  somebody('1', { jobTitle: 'React Developer', skills: ['React', 'Redux'], facts: at('Bengaluru') }),
  somebody('2', { jobTitle: 'React Developer', skills: ['ReactJS', 'Java'], facts: at('Bangalore') }),
  somebody('3', {
    jobTitle: 'Lead React Developer',
    skills: ['React'],
    facts: at('Bengaluru', [
      { name: 'Redbus', isCurrent: true },
      { name: 'Redbus', isCurrent: false },
    ]),
  }),
  somebody('4', {
    jobTitle: 'Reader',
    skills: ['Git'],
    facts: at('Mysuru', [{ name: 'Big Red', isCurrent: false }]),
  }),
);
const asked = { redacted: false, limit: 5 };

test('names are completed at their start and after a blank, the commonest first', () => {
  expect(engine.complete({ ...asked, typed: 'Re' })).toEqual([
    { kind: 'title', text: 'React Developer', count: 2 },
    { kind: 'title', text: 'Lead React Developer', count: 1 },
    { kind: 'title', text: 'Reader', count: 1 },
    { kind: 'skill', text: 'React', count: 3 },
    { kind: 'skill', text: 'Redux', count: 1 },
    { kind: 'employer', text: 'Big Red', count: 1 },
    { kind: 'employer', text: 'Redbus', count: 1 },
  ]);
  expect(engine.complete({ ...asked, typed: 'react dev', limit: 1 })).toEqual([
    { kind: 'title', text: 'React Developer', count: 2 },
  ]);
  expect(engine.complete({ ...asked, typed: 'beng' })).toEqual([
    { kind: 'place', text: 'Bengaluru', count: 3 },
  ]);
  for (const typed of ['', '  ', 'zzz']) expect(engine.complete({ ...asked, typed })).toEqual([]);
});

test('each typed word may be unfinished, in the order of the name', () => {
  expect(engine.complete({ ...asked, typed: 'lea r' })).toEqual([
    { kind: 'title', text: 'Lead React Developer', count: 1 },
  ]);
  expect(engine.complete({ ...asked, typed: 're d' })).toEqual([
    { kind: 'title', text: 'React Developer', count: 2 },
    { kind: 'title', text: 'Lead React Developer', count: 1 },
  ]);
  for (const typed of ['r lea x', 'ead r', 'lea ( r', 'rea  zzz'])
    expect(engine.complete({ ...asked, typed }), typed).toEqual([]);
});

test('a kind of name that nothing typed begins is completed from the last words', () => {
  expect(engine.complete({ ...asked, typed: 'lead rea' })).toEqual([
    { kind: 'title', text: 'Lead React Developer', count: 1 },
  ]);
  expect(engine.complete({ ...asked, typed: 'java rea' })).toEqual([
    { kind: 'title', text: 'React Developer', count: 2 },
    { kind: 'title', text: 'Lead React Developer', count: 1 },
    { kind: 'title', text: 'Reader', count: 1 },
    { kind: 'skill', text: 'React', count: 3 },
  ]);
  expect(engine.complete({ ...asked, typed: 'five years of java in beng' })).toEqual([
    { kind: 'place', text: 'Bengaluru', count: 3 },
  ]);
  expect(engine.complete({ ...asked, typed: 'java b' })).toEqual([]);
});

test('after a job and "in" a place is completed, also by one letter, and nothing else', () => {
  const places = [{ kind: 'place', text: 'Bengaluru', count: 3 }];
  expect(engine.complete({ ...asked, typed: 'react developer in b' })).toEqual(places);
  expect(engine.complete({ ...asked, typed: 'react developer in re' })).toEqual([]);
});

test('signs part the words of a name, and two that are written as one are two', () => {
  const designers = engineWith(
    somebody('1', { jobTitle: 'UI/UX Designer' }),
    somebody('2', { jobTitle: 'Designer' }),
  );
  for (const typed of ['ui ux de', 'ui/ux de', 'uiux', 'uiux des'])
    expect(designers.complete({ ...asked, typed }), typed).toEqual([
      { kind: 'title', text: 'UI/UX Designer', count: 1 },
    ]);
});

test('a city is found by another name of it too', () => {
  for (const typed of ['bang', 'Bangalore', 'blr'])
    expect(engine.complete({ ...asked, typed })).toEqual([{ kind: 'place', text: 'Bengaluru', count: 3 }]);
  expect(engine.complete({ ...asked, typed: 'ba' })).toEqual([]);
});

test('a guest gets no employer, and nothing that fewer than three people have', () => {
  expect(engine.complete({ ...asked, typed: 're', redacted: true })).toEqual([
    { kind: 'skill', text: 'React', count: 3 },
  ]);
});

test('whoever leaves is not counted any more, before and after packing', () => {
  const leaving = engineWith(
    somebody('1', { jobTitle: 'Kestrel Keeper' }),
    somebody('2', { jobTitle: 'Kestrel Keeper' }),
  );
  leaving.apply({ upserts: [], removals: ['1'] });
  expect(leaving.complete({ ...asked, typed: 'kes' })).toMatchObject([{ count: 1 }]);
  leaving.apply({ upserts: [], removals: [], erasures: ['2'] });
  for (const _ of leaving.compact()) expect(leaving.complete({ ...asked, typed: 'kes' })).toEqual([]);
  expect(leaving.complete({ ...asked, typed: 'kes' })).toEqual([]);
});
