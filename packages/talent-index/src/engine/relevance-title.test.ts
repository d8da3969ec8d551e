import { expect, test } from 'vitest';
import { anybody } from '../../test/searched.ts';
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
  [
    'who was in the field before a finer title',
    'sales executive real estate',
    [
      {
        jobTitle: 'Business Development Executive',
        skills: ['Sales'],
        about: 'For a real estate developer.',
      },
      { jobTitle: 'Sales Executive' },
    ],
  ],
  [
    'no other job of the field before the job',
    'accountant manufacturing',
    [
      { jobTitle: 'Senior Accountant' },
      {
        jobTitle: 'SAP FICO Consultant',
        skills: ['SAP FICO', 'Accounts Payable'],
        about: 'At a manufacturing plant.',
      },
    ],
  ],
  [
    'the field before one that is near',
    'designer fintech',
    [
      { jobTitle: 'Graphic Designer', about: 'Payments by UPI.' },
      { jobTitle: 'Senior Designer', about: 'An insurance company.' },
    ],
  ],
  [
    'a field by the name of an employer',
    'recruiter real estate',
    [
      {
        jobTitle: 'Recruiter',
        facts: { ...anybody.facts, employers: [{ name: 'Om Sai Builders', isCurrent: true }] },
      },
      { jobTitle: 'Senior Recruiter', about: 'A team of builders.' },
    ],
  ],
  [
    'no bank in reconciling its statements',
    'accountant banking',
    [
      { jobTitle: 'Accountant', about: 'In the branch of a bank.' },
      { jobTitle: 'Senior Accountant', skills: ['Bank Reconciliation'] },
    ],
  ],
  [
    'a job under its other name before who leads it',
    'purchase executive',
    [{ jobTitle: 'Procurement Engineer' }, { jobTitle: 'Manager - Procurement' }],
  ],
  [
    'who leads a trade before who does it',
    'warehouse manager',
    [{ jobTitle: 'Logistics Head' }, { jobTitle: 'Warehouse Executive' }],
  ],
  [
    'no administrator of systems in an office',
    'office administrator',
    [{ jobTitle: 'Admin Executive' }, { jobTitle: 'System Administrator' }],
  ],
  [
    'no functional analyst of SAP for a business analyst',
    'business analyst',
    [
      { jobTitle: 'Data Person', skills: ['Business Analyst'] },
      { jobTitle: 'SAP MM Functional Analyst', skills: ['SAP MM'] },
    ],
  ],
  [
    'who makes apps of the asked kind, however the title calls it',
    'ios app developer',
    [
      { jobTitle: 'iOS Engineer', skills: ['Swift'] },
      { jobTitle: 'Flutter App Developer', skills: ['Flutter', 'iOS'] },
    ],
  ],
  [
    'who does the job today before who leads others',
    'accountant',
    [
      { jobTitle: 'Accountant', experienceInYears: 4 },
      { jobTitle: 'Accountant and Team Lead', experienceInYears: 9 },
    ],
  ],
  [
    'who has worked before who begins',
    'java developer',
    [
      { jobTitle: 'Java Developer', experienceInYears: 4 },
      { jobTitle: 'Java Developer Fresher', experienceInYears: 0 },
    ],
  ],
  [
    'what a dash in a title joins',
    'purchase manager',
    [{ jobTitle: 'Manager - Purchase' }, { jobTitle: 'Manager', skills: ['Purchase'] }],
  ],
])('finds %s: %s', (_, text, people) => {
  expect(titlesFound(text, people)[0]).toEqual(people[0]?.jobTitle);
});
