import { expect, test } from 'vitest';
import { criteriaText, clausesOf } from './post-clause.ts';

const read = (...lines: string[]) =>
  clausesOf(lines.join('\n')).map(({ part, text }) => `${part}: ${text.trim()}`);

test.each<[string, string[], string[]]>([
  ['prose', ['You know Java. You like tests.'], ['rest: You know Java.', 'rest: You like tests.']],
  ['a marked heading', ['### What you bring', '- Java'], ['needed: Java']],
  [
    'a heading in capitals',
    ['MUST HAVES', '- Java', 'BONUS', '- Kotlin'],
    ['needed: Java', 'preferred: Kotlin'],
  ],
  [
    'a plain heading',
    ['Requirements', 'Java', 'Responsibilities', 'Write Go'],
    ['needed: Java', 'rest: Write Go'],
  ],
  ['“you” and “us”', ['You:', '✓ Swift', 'Us:', '✓ Kotlin next door'], ['needed: Swift']],
  [
    'names before a colon',
    ['Mandatory Skills: Java', 'Good to have: JMeter', 'Secondary skills: Azure'],
    ['needed: Java', 'preferred: JMeter', 'preferred: Azure'],
  ],
  [
    'a table',
    ['| Must have | SQL, Python |', '| Nice to have | dbt |', '| Notice | 45 days |'],
    ['needed: SQL, Python', 'preferred: dbt', 'rest: Notice: 45 days'],
  ],
  ['what a candidate desired by Naukri has', ['Desired Candidate Profile', '- C++'], ['needed: C++']],
  [
    'alternatives in a list',
    ['Requirements', 'At least one of the following:', '- Java', '- Python', '', '- SQL'],
    ['needed: At least one of the following: Java, Python', 'needed: SQL'],
  ],
  ['benefits', ['Java', 'Benefits', '- AWS certification', '- yoga'], ['rest: Java']],
  ['the company', ['About Acme Pay', 'A React shop.', 'About you', 'Java'], ['needed: Java']],
  ['the company and how it hires', ['Company Profile', 'Go', 'Our interview process', 'Node.js task'], []],
  ['the law', ['LEGAL', 'We screen with Python.'], []],
  ['a sentence about the company', ['You know Java. We offer a Python book club.'], ['rest: You know Java.']],
  [
    'what nobody has to know',
    ['Java. You do not need to know Scala. No Rust experience required.'],
    ['rest: Java.'],
  ],
  ['what is left behind', ['We are moving away from Puppet. Ansible.'], ['rest: Ansible.']],
  [
    'a sentence that is preferred',
    ['Docker and Kubernetes are a plus.'],
    ['preferred: Docker and Kubernetes are a plus.'],
  ],
  ['the last of a list', ['Strong Java, Kotlin a plus'], ['rest: Strong Java', 'preferred: , Kotlin a plus']],
  ['an aside', ['AWS (Azure is a bonus)'], ['rest: AWS', 'preferred: Azure is a bonus']],
  ['from a word on', ['React, ideally with Redux'], ['rest: React,', 'preferred: ideally with Redux']],
  ['“preferred”', ['Jetpack Compose preferred'], ['preferred: Jetpack Compose preferred']],
  [
    'a short line that is no heading',
    ['Strong Java skills', 'Must know React'],
    ['rest: Strong Java skills', 'rest: Must know React'],
  ],
  ['an abbreviation ends no sentence', ['Tools, e.g. Jest'], ['rest: Tools, e.g. Jest']],
])('reads %s', (_, lines, clauses) => {
  expect(read(...lines)).toEqual(clauses);
});

test('of what asks nothing, pay and remote work are read', () => {
  const text = criteriaText(
    'Java\nBenefits\n- ₹18-24 LPA\n- Remote work\n- Offices in Pune\nAbout us\nFounded 12 years ago',
  );
  expect(text).toBe('Java\n₹18-24 LPA\nRemote work');
});
