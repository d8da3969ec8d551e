import { expect, test } from 'vitest';
import { type Person, titlesFound } from '../../test/titles-found.ts';

test.each<[string, string, Person[]]>([
  [
    'what somebody does before what the title only lists',
    'java developer',
    [
      { jobTitle: 'Java Developer at Harbour Glass' },
      { jobTitle: 'Android Developer | Kotlin | Java', skills: ['Kotlin'] },
    ],
  ],
  [
    'the designation where the title says nothing',
    'java developer',
    [
      { jobTitle: 'Open to work', designation: 'Java Developer', skills: ['Java'] },
      { jobTitle: 'Available Person', skills: ['Java'], about: 'I was a developer.' },
    ],
  ],
  [
    'data engineers before engineers of data science',
    'data engineer',
    [{ jobTitle: 'Data Engineer' }, { jobTitle: 'Data Science Engineer' }],
  ],
  [
    'the full name before the trade',
    'vikram singh devops',
    [{ jobTitle: 'Night Watch', name: 'Vikram Singh' }],
  ],
  [
    'no quick learner for a field of business',
    'tester edtech',
    [
      { jobTitle: 'Tester', about: 'Exams for schools.' },
      { jobTitle: 'Senior Tester', about: 'A quick learner.' },
    ],
  ],
])('finds %s: %s', (_, text, people) => {
  expect(titlesFound(text, people)[0]).toEqual(people[0]?.jobTitle);
});
