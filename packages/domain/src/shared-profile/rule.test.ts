import { expect, test } from 'vitest';
import { sharedProfilePath, sharedTalentIdOf } from './rule.ts';
import { sharedProfileDescription, sharedProfileTitle } from './words.ts';

test('an id is found again in its address', () => {
  for (const id of ['01jq5m0w', 'a b', 'ä/ö', '%', '?x=1#y'])
    expect(sharedTalentIdOf(sharedProfilePath(id)), id).toBe(id);
  expect(sharedTalentIdOf('/Profile/Abc/')).toBe('Abc');
});

test.each([
  '/profile',
  '/profile/',
  '/profile/a/b',
  '/profiles/a',
  '/profile/%',
  `/profile/${'a'.repeat(101)}`,
])('%s shares nobody', (path) => {
  expect(sharedTalentIdOf(path)).toBeUndefined();
});

const facts = {
  jobTitle: 'Senior React Developer',
  experienceInYears: 6.5,
  locality: { suburb: 'Bengaluru', state: 'Karnataka' },
  skills: ['React', 'TypeScript', 'CSS', 'Next.js'],
};

test('the title says what somebody does and where', () => {
  expect(sharedProfileTitle(facts)).toBe('Senior React Developer in Bengaluru');
  expect(sharedProfileTitle({ ...facts, locality: { state: 'Kerala' } })).toBe(
    'Senior React Developer in Kerala',
  );
  expect(sharedProfileTitle({ ...facts, locality: { suburb: 'Patia, Bhubaneswar', state: 'Odisha' } })).toBe(
    'Senior React Developer in Bhubaneswar',
  );
  expect(sharedProfileTitle({ ...facts, jobTitle: '[Redacted]' })).toBe('A profile in Bengaluru');
  expect(sharedProfileTitle({ ...facts, locality: { suburb: '[Redacted]', state: 'Kerala' } })).toBe(
    'Senior React Developer in Kerala',
  );
});

test('the description says what a preview has room for', () => {
  expect(sharedProfileDescription(facts)).toBe(
    'Senior React Developer in Bengaluru, 6.5 years of experience: React, TypeScript, CSS. Reviewed by Talaash and shown without a name.',
  );
  expect(sharedProfileDescription({ ...facts, experienceInYears: 1, skills: [] })).toBe(
    'Senior React Developer in Bengaluru, 1 year of experience. Reviewed by Talaash and shown without a name.',
  );
});
