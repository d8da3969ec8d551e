import { RESUME_REFUSAL_SENTENCES, RESUME_WARNING_SENTENCES } from '@talaash/domain/resume/words';
import { rgb } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { findPlace, NOW, pdfOf, type Put, SMALL_RESUME, typed } from '../test/pdf.ts';
import { readResume } from './read.ts';

const read = (bytes: Uint8Array) => readResume(bytes, { findPlace, now: NOW });

async function dataOf(puts: readonly Put[]) {
  const answer = await read(await pdfOf(puts));
  if (!answer.success) throw new Error(answer.error);
  return answer;
}

describe('a resume', () => {
  it('is read field by field', async () => {
    const { data, warnings, pages } = await dataOf(typed(SMALL_RESUME));
    expect(data).toMatchObject({
      name: 'Asha Kulkarni',
      jobTitle: 'Software Engineer',
      jobCategory: 'Software_Development',
      about: 'Backend engineer with 6 years of experience in payments.',
      experienceInYears: 6,
      isCurrentlyEmployed: true,
      locality: { suburb: 'Pune', state: 'Maharashtra' },
      skills: ['Java', 'Spring Boot', 'Kafka', 'PostgreSQL'],
    });
    expect(data.workExperiences).toMatchObject([
      {
        designation: 'Senior Software Engineer',
        company: 'Infosys Limited',
        locality: { suburb: 'Pune' },
        tenure: { startIsoMonth: '2021-01', isCurrent: true },
        rolesAndResponsibilities: '- Built the settlement service in Java.',
      },
      {
        designation: 'Software Engineer',
        company: 'Wipro',
        tenure: { startIsoMonth: '2018-07', endIsoMonth: '2020-12' },
      },
    ]);
    expect(data.educationList).toMatchObject([
      {
        course: 'B.Tech in Computer Science',
        university: 'Savitribai Phule Pune University',
        tenure: { startIsoMonth: '2014-07', endIsoMonth: '2018-05' },
      },
    ]);
    expect(warnings).toEqual([]);
    expect(pages).toMatchObject({ name: 1, 'workExperiences.0': 1 });
  });

  it('leaves the month empty and reports it if only the year is known', async () => {
    const lines = SMALL_RESUME.map((line) => line.replace('Jul 2018 - Dec 2020', '2018 - 2020'));
    const { data, warnings } = await dataOf(typed(lines));
    expect(data.workExperiences[1]?.tenure).toEqual({ isCurrent: false });
    expect(warnings).toContain(RESUME_WARNING_SENTENCES.yearsOnly);
  });

  it('compares the stated years of experience with the dates', async () => {
    const lines = SMALL_RESUME.map((line) => line.replace('6 years', '15 years'));
    const { data, warnings } = await dataOf(typed(lines));
    expect(data.experienceInYears).toBe(15);
    expect(warnings).toContain(RESUME_WARNING_SENTENCES.yearsDiffer);
  });

  it('ignores a date of birth', async () => {
    const lines = [...SMALL_RESUME, '# PERSONAL DETAILS', 'Date of Birth: 12/03/1994', 'Father: R. Kulkarni'];
    const { data } = await dataOf(typed(lines));
    expect(JSON.stringify(data)).not.toContain('1994');
  });
});

describe('hidden text', () => {
  const hidden: readonly (readonly [string, Partial<Put>])[] = [
    ['white on white', { color: rgb(1, 1, 1) }],
    ['nearly white', { color: rgb(0.98, 0.98, 0.98) }],
    ['tiny', { size: 1 }],
    ['off the page', { x: 900 }],
    ['transparent', { opacity: 0.01 }],
    ['without ink', { isInvisible: true }],
  ];

  it.each(hidden)('%s is left out, and said', async (_, look) => {
    const puts = [...typed(SMALL_RESUME), { text: 'Rust, Haskell, Solidity', y: 330, ...look }];
    const { data, warnings } = await dataOf(puts);
    expect(JSON.stringify(data)).not.toContain('Haskell');
    expect(warnings).toContain(RESUME_WARNING_SENTENCES.hiddenText);
  });
});

it('reads white text on a dark box', async () => {
  const white = { text: 'Languages: Rust, Haskell', y: 322, color: rgb(1, 1, 1), box: [300, 20] as const };
  const { data, warnings } = await dataOf([...typed(SMALL_RESUME), white]);
  expect(data.skills).toContain('Haskell');
  expect(warnings).toEqual([]);
});

it('reads a column to its end before the next one', async () => {
  const left = ['# SKILLS', ...'Java,Go,Kafka,Redis,Docker,Linux,Python,Perl,Ruby,Scala'.split(',')];
  const right = SMALL_RESUME.slice(3, 16);
  const column = (lines: readonly string[], x: number) =>
    typed(['', ...lines])
      .slice(1)
      .map((put) => ({ ...put, x, y: put.y + 30 }));
  const name = { text: 'Asha Kulkarni', y: 50, size: 20 };
  const { data } = await dataOf([name, ...column(left, 50), ...column(right, 220)]);
  expect(data.skills).toEqual(left.slice(1));
  expect(data.workExperiences.map(({ company }) => company)).toEqual(['Infosys Limited', 'Wipro']);
});

describe('a refusal', () => {
  const letter = [
    'To the manager',
    'Dear Sir,',
    'Please change my address. I moved last week and my new flat is near the old market of the town.',
    'Yours faithfully, Manish',
  ];

  it.each([
    ['empty', async () => new Uint8Array(), RESUME_REFUSAL_SENTENCES.empty],
    [
      'of another kind',
      async () => new TextEncoder().encode('Asha Kulkarni, engineer'),
      RESUME_REFUSAL_SENTENCES.notPdf,
    ],
    [
      'cut off',
      async () => (await pdfOf(typed(SMALL_RESUME))).slice(0, 900),
      RESUME_REFUSAL_SENTENCES.broken,
    ],
    ['without text', () => pdfOf([{ text: 'Scan 1', y: 40 }]), RESUME_REFUSAL_SENTENCES.scanned],
    ['a letter', () => pdfOf(typed(letter)), RESUME_REFUSAL_SENTENCES.notResume],
    [
      'too long',
      () => pdfOf(...Array.from({ length: 21 }, () => typed(SMALL_RESUME))),
      RESUME_REFUSAL_SENTENCES.tooLong,
    ],
  ])('of a file that is %s', async (_, make, error) => {
    expect(await read(await make())).toEqual({ success: false, error });
  });
});

it('reads tools from jobs, keeps the client in the description, and does not read a career break as a job', async () => {
  const { data } = await dataOf(
    typed([
      'Asha Kulkarni',
      'asha.kulkarni@example.in | +91 98220 11223 | Pune, Maharashtra',
      '# WHAT I HAVE DONE',
      'Software Engineer, Wipro, Chennai',
      'Jul 2018 - Dec 2020',
      'Client: Big Bank',
      '- Wrote reports.',
      'Tech stack: Go, Redis',
      'Career break - Jan 2018 - Jun 2018',
      'Software Trainee, Infosys Limited, Pune',
      'Jul 2017 - Dec 2017',
      '- Wrote tests.',
      'Environment: Java, Oracle',
      '# STUDIES',
      'B.Tech in Computer Science, Savitribai Phule Pune University, 2017',
    ]),
  );
  expect(data.workExperiences.map(({ company }) => company)).toEqual(['Wipro', 'Infosys Limited']);
  expect(data.workExperiences[0]?.rolesAndResponsibilities).toBe(
    'Client: Big Bank\n- Wrote reports.\nTech stack: Go, Redis',
  );
  expect(data.skills).toEqual(['Go', 'Redis', 'Java', 'Oracle']);
  expect(data.educationList).toHaveLength(1);
});
