import { expect, test } from 'vitest';
import { anybody } from '../../test/searched.ts';
import { type Person, titlesFound } from '../../test/titles-found.ts';

const person = (jobTitle: string, openToWorkStatus: 'ActivelySeeking' | 'OpenToOpportunities'): Person => ({
  jobTitle,
  facts: { ...anybody.facts, openToWorkStatus, noticePeriodInWeeks: 0 },
});
const PEOPLE = [
  person('Tester who looks', 'ActivelySeeking'),
  person('Senior Tester who looks', 'ActivelySeeking'),
  person('Tester who listens', 'OpenToOpportunities'),
];

test.each(['open to work', 'tester open to work', 'immediate joiner open to work', 'open to opportunities'])(
  'whoever looks for work comes before whoever listens, and both are found: %s',
  (text) => {
    const found = titlesFound(text, PEOPLE);
    expect(found).toHaveLength(PEOPLE.length);
    expect(found.at(-1)).toBe('Tester who listens');
  },
);

test('whoever listens does the asked job before whoever looks for another one', () => {
  const others = [
    person('Tester', 'OpenToOpportunities'),
    { ...person('Dentist', 'ActivelySeeking'), about: 'Tester of teeth.' },
  ];
  expect(titlesFound('tester open to work', others)).toEqual(['Tester', 'Dentist']);
});
