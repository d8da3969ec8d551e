import { expect, test } from 'vitest';
import { anybody, nothing } from '../../test/searched.ts';
import { type Person, titlesFound } from '../../test/titles-found.ts';
import { SearchEngine } from './engine.ts';

test.each<[string, string, Person[]]>([
  [
    'the title before the skill, the skill before the prose',
    'react',
    [
      { jobTitle: 'React Developer' },
      { jobTitle: 'Software Engineer', skills: ['React'] },
      {
        jobTitle: 'Recruiter',
        about: 'I hire React developers. React, React and React again: nothing but React.',
      },
    ],
  ],
  [
    'Java before JavaScript, in titles and in skills',
    'java',
    [
      { jobTitle: 'Java Developer' },
      { jobTitle: 'Backend Person', skills: ['Java'] },
      { jobTitle: 'JavaScript Developer' },
      { jobTitle: 'Frontend Person', skills: ['JavaScript'] },
    ],
  ],
  [
    'Java before Java Script written apart',
    'java developer',
    [{ jobTitle: 'Java Developer' }, { jobTitle: 'Java Script Developer' }],
  ],
  [
    'React before React Native',
    'react developer',
    [{ jobTitle: 'React Developer' }, { jobTitle: 'React Native Developer' }],
  ],
  [
    'React Native, unfinished, before React',
    'react nat',
    [
      { jobTitle: 'React Native Developer' },
      { jobTitle: 'React Developer', about: 'I wrote native code once.' },
    ],
  ],
  [
    'React even for a talent who also knows React Native',
    'react',
    [{ jobTitle: 'React and React Native Developer' }, { jobTitle: 'React Native Developer' }],
  ],
  [
    'C before Objective-C and C Sharp',
    'c developer',
    [
      { jobTitle: 'C Developer' },
      { jobTitle: 'C Sharp Developer' },
      { jobTitle: 'Mobile Developer', skills: ['Objective-C'] },
    ],
  ],
  [
    'a whole word that is a skill before the beginning of a title',
    'r',
    [{ jobTitle: 'Statistician', skills: ['R'] }, { jobTitle: 'Ruby Developer' }],
  ],
  [
    'JavaScript for js, not anything that ends in .js',
    'js developer',
    [{ jobTitle: 'JavaScript Developer' }, { jobTitle: 'Vue.js Developer', skills: ['JavaScript'] }],
  ],
  [
    'a level that the title names before the years that stand for it, and those before another level',
    'lead developer',
    [
      { jobTitle: 'Lead Developer', experienceInYears: 9 },
      { jobTitle: 'Developer', experienceInYears: 9 },
      { jobTitle: 'Junior Developer', about: 'I lead, and I will lead.' },
    ],
  ],
  [
    'a talent who lives there before one who only mentions it, when the job is the same',
    'python pune',
    [
      { jobTitle: 'Python Developer', locality: 'Pune, Maharashtra', about: 'From Pune. '.repeat(3) },
      { jobTitle: 'Python Developer', about: 'I would move to Pune.' },
    ],
  ],
  [
    'the word before a misspelling of it, in a title and in skills',
    'python',
    [
      { jobTitle: 'Python Developer' },
      { jobTitle: 'Pyhton Developer' },
      { jobTitle: 'Developer', skills: ['Python'] },
      { jobTitle: 'Engineer', skills: ['Pyhton'] },
    ],
  ],
  [
    'DevOps before Azure DevOps',
    'devops',
    [
      { jobTitle: 'DevOps Engineer' },
      { jobTitle: 'Site Reliability Engineer' },
      { jobTitle: 'Clerk', skills: ['Azure DevOps'] },
    ],
  ],
  [
    'work in a field of business before a school',
    'java edtech',
    [
      { jobTitle: 'Java Developer', about: 'Software for schools.' },
      {
        jobTitle: 'Senior Java Developer',
        educationList: ['B.Tech, State University, School of Engineering'],
      },
    ],
  ],
  [
    'work in a field of business before a pastime',
    'java agritech',
    [
      { jobTitle: 'Java Developer', workExperiences: ['Java Developer\nFoobar\nSoftware for dairy farms.'] },
      { jobTitle: 'Senior Java Developer', personalProjects: ['A diary for farms'] },
    ],
  ],
  [
    'who knows all of a stack before who knows some',
    'mern developer',
    [
      { jobTitle: 'Full Stack Developer', skills: ['MongoDB', 'Express', 'React', 'Node.js'] },
      { jobTitle: 'Full Stack Developer II', skills: ['React', 'Node.js'] },
    ],
  ],
  [
    'who knows the skill of a role before who only works in the place',
    'react developer pune',
    [
      {
        jobTitle: 'React Developer',
        locality: 'Pune, Maharashtra',
        facts: { ...anybody.facts, places: ['Pune'] },
      },
      { jobTitle: 'Full Stack Developer', skills: ['React'], facts: { ...anybody.facts, places: ['Pune'] } },
      { jobTitle: 'PHP Developer', about: 'React is nice.', facts: { ...anybody.facts, places: ['Pune'] } },
    ],
  ],
  [
    'the same job elsewhere before another job in the place',
    'tester noida',
    [
      { jobTitle: 'Tester', facts: { ...anybody.facts, places: ['Noida'] } },
      { jobTitle: 'Senior Tester' },
      {
        jobTitle: 'UX Designer',
        skills: ['Usability Testing'],
        facts: { ...anybody.facts, places: ['Noida'] },
      },
    ],
  ],
  [
    'the job before the skill alone',
    'skill:react',
    [
      { jobTitle: 'React Developer', skills: ['React'] },
      { jobTitle: 'Ruby Developer', skills: ['React'] },
    ],
  ],
  [
    'who has an asked title elsewhere before who has another in the place',
    'location:pune title:"qa engineer"',
    [
      { jobTitle: 'QA Engineer', facts: { ...anybody.facts, places: ['Pune'] } },
      { jobTitle: 'Senior QA Engineer' },
      { jobTitle: 'Data Engineer', facts: { ...anybody.facts, places: ['Pune'] } },
    ],
  ],
  [
    'a tester by another name next',
    'title:tester',
    [{ jobTitle: 'Manual Tester' }, { jobTitle: 'QA Engineer' }],
  ],
  [
    'what belongs to a word after the word',
    'frontend developer',
    [{ jobTitle: 'Frontend Developer' }, { jobTitle: 'Angular Developer' }],
  ],
])('ranks %s: %s', (_, text, people) => {
  expect(titlesFound(text, people)).toEqual(people.map(({ jobTitle }) => jobTitle));
});

test.each([
  ['dba', 'Database Administrator'],
  ['ba', 'Business Analyst'],
  ['sysadmin', 'Linux Administrator'],
  ['mern', 'Full Stack Developer'],
  ['data scientist', 'Data Science Specialist'],
  ['bi', 'Power BI Developer'],
  ['abap', 'SAP ABAP Consultant'],
  ['app developer', 'Android Developer'],
  ['who can build me a mobile app', 'Flutter Developer'],
  ['website developer', 'Frontend Developer'],
  ['web designer', 'Visual Designer'],
  ['swe', 'Software Developer'],
  ['tutor', 'Physics Teacher'],
  ['hindi', 'हिंदी अनुवादक'],
])('%s finds a %s', (text, jobTitle) => {
  expect(titlesFound(text, [{ jobTitle }, { jobTitle: 'Gardener' }])).toEqual([jobTitle]);
});

test.each(['cook in koramangala', 'cook koramangala bangalore'])(
  'the suburb comes before its city, and that before all others: %s',
  (text) => {
    const livingIn = (jobTitle: string, ...places: string[]): Person => ({
      jobTitle,
      facts: { ...anybody.facts, places },
    });
    const people = [
      livingIn('Cook', 'Koramangala', 'Bengaluru', 'Karnataka'),
      livingIn('Senior Cook', 'Jayanagar', 'Bengaluru', 'Karnataka'),
      livingIn('Junior Cook', 'Mysuru', 'Karnataka'),
    ];
    expect(titlesFound(text, people)).toEqual(['Cook', 'Senior Cook', 'Junior Cook']);
  },
);

test('a sentence finds what it names, not its filler words', () => {
  const people = [
    { jobTitle: 'Java Developer' },
    { jobTitle: 'Gardener', about: 'Looking for somebody who needs work.' },
  ];
  expect(titlesFound('we are looking for somebody who knows java', people)).toEqual(['Java Developer']);
  expect(titlesFound('looking ', people)).toEqual(['Gardener']);
});

const JAVA: Person[] = ['Java Developer', 'Senior Java Developer'].map((jobTitle) => ({
  jobTitle,
  skills: ['Java'],
}));
const OTHERS: Person[] = Array.from({ length: 30 }, (_, at) => ({
  jobTitle: `PHP Developer ${at}`,
  skills: ['PHP'],
}));

test.each<[text: string, people: Person[], titles: string[]]>([
  ['java developer', [...JAVA, ...OTHERS], ['Senior Java Developer', 'Java Developer']],
  ['java developer pune', [...JAVA, ...OTHERS], ['Senior Java Developer', 'Java Developer']],
  ['java AND cobol', [...JAVA, ...OTHERS], []],
  ['java + cobol', [...JAVA, ...OTHERS], []],
  ['"spring boot" java', [...JAVA, ...OTHERS], []],
  ['java cobol', [...JAVA, ...OTHERS], ['Senior Java Developer', 'Java Developer']],
  ['company:Razorpay', [...JAVA, ...OTHERS], []],
  ['title:"tech lead"', [{ jobTitle: 'Lead Developer' }, ...JAVA], ['Lead Developer']],
  [
    'title:"tech lead"',
    [{ jobTitle: 'Lead Developer' }, { jobTitle: 'Tech Lead' }],
    ['Tech Lead', 'Lead Developer'],
  ],
])('what is left out of %s leaves nobody else than is meant', (text, people, titles) => {
  expect(titlesFound(text, people)).toEqual(titles);
});

test('only what most of those who are shown lack is said to be left out', () => {
  const engine = new SearchEngine();
  const put = (people: readonly Person[]) =>
    engine.apply({
      upserts: people.map((person, at) => ({ ...anybody, talentId: `${person.jobTitle} ${at}`, ...person })),
      removals: [],
    });
  put([...JAVA, ...OTHERS]);
  const dropped = (text: string) => engine.search({ ...nothing, text }).reading.dropped;
  expect(dropped('java developer ')).toEqual([]);
  expect(dropped('java cobol ')).toEqual(['cobol']);
  put(
    Array.from({ length: 3 }, (_, at) => ({ jobTitle: `Cobol Developer ${at}`, skills: ['Java', 'Cobol'] })),
  );
  expect(dropped('java cobol ')).toEqual([]);
});
