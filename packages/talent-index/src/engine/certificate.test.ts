import { isNeeded } from '@talaash/question/understanding';
import { expect, test } from 'vitest';
import { titlesFound } from '../../test/titles-found.ts';
import { understand } from '@talaash/question/understand';

/** Queries for certificates, and the text on the chip of each. */
const certificates = (text: string) => {
  const { groups } = understand(text);
  return groups.flatMap(({ anyOf, kind, spans }) =>
    anyOf.flatMap((wanted) =>
      wanted.kind === 'word' && wanted.word.terms.some(({ term }) => term.startsWith('^'))
        ? [
            `${isNeeded({ kind }) ? '' : '~'}${wanted.word.text}${spans.map((span) => `: ${text.slice(span.start, span.end)}`).join()}`,
          ]
        : [],
    ),
  );
};
const chips = (text: string) =>
  understand(text).groups.flatMap(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)));

test.each([
  ['aws certified devops engineer', ['devops: devops', 'engineer: engineer', '~aws']],
  ['salesforce certified administrator pune', ['administrator: administrator', '~salesforce']],
  ['java developer with aws certification', ['~aws']],
  ['certification in tally', ['~tally']],
  ['certified in kubernetes', ['~kubernetes']],
  [
    'certified kubernetes administrator',
    ['kubernetes: certified kubernetes', 'administrator: administrator', '~kubernetes'],
  ],
  ['pmp project manager', ['~pmp']],
  ['project manager pmp certified', ['~pmp']],
  ['CCNA network engineer', ['~ccna']],
  ['aws devops engineer', []],
  ['certified candidates only', []],
])('a certificate is asked by %s', (text, asked) => {
  expect(certificates(text)).toEqual(asked);
});

test.each([
  ['aws certified devops engineer', ['aws certified', 'devops', 'engineer']],
  ['java certification in aws', ['java certification', 'aws']],
  ['certification in aws', ['certification in aws']],
  ['pmp project manager', ['pmp', 'project manager']],
])('the words that say so are on the chip: %s', (text, expected) => {
  expect(chips(text)).toEqual(expected);
});

test('whoever has the certificate comes before whoever has only the skill, whatever the rest of its name', () => {
  const people = [
    { jobTitle: 'DevOps Engineer without it', skills: ['Docker'] },
    { jobTitle: 'DevOps Engineer with the skill', skills: ['AWS'] },
    {
      jobTitle: 'DevOps Engineer with a certificate',
      skills: ['AWS'],
      certifications: ['AWS Certified Solutions Architect, Amazon Web Services'],
    },
  ];
  for (const text of [
    'aws certified devops engineer ',
    'devops engineer with aws certification ',
    'devops engineer certified in aws ',
  ])
    expect(titlesFound(text, people)[0]).toBe('DevOps Engineer with a certificate');
});

test('who has the certificate that is named comes before who is called so', () => {
  const people = [
    { jobTitle: 'Salesforce Administrator', skills: ['Salesforce'] },
    {
      jobTitle: 'Salesforce Developer',
      skills: ['Salesforce'],
      certifications: ['Salesforce Certified Administrator, Salesforce'],
    },
  ];
  expect(titlesFound('salesforce certified administrator ', people)[0]).toBe('Salesforce Developer');
  expect(titlesFound('salesforce administrator ', people)[0]).toBe('Salesforce Administrator');
});

test('nobody is found by the mark of a certificate', () => {
  const people = [{ jobTitle: 'Person', certifications: ['Kestrel Associate'] }];
  for (const text of ['^kestrel', '^', '^k'])
    expect(titlesFound(text, people).length).toBe(text === '^' ? 0 : 1);
});

test.each([
  ['terraform associate certification', ['terraform: terraform', 'associate: associate certification']],
  [
    'aws solutions architect certified',
    ['aws: aws', 'solutions: solutions', 'architect: architect certified'],
  ],
])('the words of a certificate with a name of several words: %s', (text, asked) => {
  expect(certificates(text).filter((one) => !one.startsWith('~'))).toEqual(asked.slice(-1));
  expect(chips(text)).toEqual(asked.map((one) => one.split(': ')[1]));
});

test('whoever has any of several certificates comes first', () => {
  const people = [
    { jobTitle: 'Linux Administrator', about: 'RHCSA is planned.' },
    { jobTitle: 'Linux Administrator with it', certifications: ['RHCE, Red Hat'] },
  ];
  for (const text of ['RHCSA / RHCE linux administrator ', 'linux administrator rhce or rhcsa '])
    expect(titlesFound(text, people)[0]).toBe('Linux Administrator with it');
});

test('whoever has the certificate in a near job comes before whoever has not, in a far one after', () => {
  const people = [
    { jobTitle: 'Cloud Engineer', skills: ['Terraform'] },
    { jobTitle: 'AWS Engineer', certifications: ['Microsoft Azure Administrator AZ-104'] },
    { jobTitle: 'Dentist', certifications: ['Microsoft Azure Administrator AZ-104'] },
    { jobTitle: 'Dentist without it' },
  ];
  expect(titlesFound('AZ-104 certified cloud engineer ', people)).toEqual([
    'AWS Engineer',
    'Cloud Engineer',
    'Dentist',
  ]);
});

const AD_END = 'The team is kind and the work is varied. '.repeat(8);

test.each([
  ['Project Manager\nPMP certification is a must', ['!pmp', '~^pmp']],
  [
    'DevOps Engineer\nAWS Certified Solutions Architect required.',
    ['!^aws certified solutions architect', '~^aws certified solutions architect'],
  ],
  ['Engineer, cloud\nYou must have an AWS certification', ['!^aws', '~^aws']],
  ['Engineer, cloud\nMust have: AWS certification', ['~^aws']],
  ['Platform Engineer\nRequirements: CKA/CKAD', ['~^cka/ckad']],
  ['Network Engineer\nCertification: CCNA or CCNP is mandatory', ['!ccna/ccnp', '~^ccna/ccnp']],
  ['DevOps Engineer\nAWS certification', ['~^aws']],
  ['Tester\nISTQB certification preferred', ['?^istqb']],
  ['Tester\nISTQB is not required', []],
  ['Tester\nWe are an ISO certified company', []],
  ['Tester\nCertified candidates only', []],
  ['AWS certified DevOps Engineer\nKnow Jenkins', ['~^aws']],
])('a certificate in a job ad: %s', (said, asked) => {
  const groups = understand(`${said}\n${AD_END}`).groups.flatMap(({ anyOf, kind, lenient }) => {
    const words = anyOf.flatMap((wanted) => (wanted.kind === 'word' ? [wanted.word] : []));
    const isMarked = words.some(({ terms }) => terms.some(({ term }) => term.startsWith('^')));
    if (!isMarked && lenient !== 'certificate') return [];
    const wish = isNeeded({ kind }) ? '!' : kind === 'nice' ? '?' : '~';
    return [`${wish}${isMarked ? '^' : ''}${words.map(({ text }) => text).join('/')}`];
  });
  expect(groups).toEqual(asked);
});

test('whoever has the certificate that an ad demands comes before whoever has only the skill', () => {
  const people = [
    { jobTitle: 'Project Manager', skills: ['Scrum', 'PMP'] },
    { jobTitle: 'Project Manager with it', skills: ['Scrum'], certifications: ['PMP, PMI'] },
    { jobTitle: 'Project Manager without it', skills: ['Scrum', 'Jira'] },
  ];
  const found = titlesFound(`Project Manager\nPMP certification is a must. Scrum.\n${AD_END}`, people);
  expect(found[0]).toBe('Project Manager with it');
});
