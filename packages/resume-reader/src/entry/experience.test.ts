import { describe, expect, it } from 'vitest';
import { paragraphOf } from '../../test/lines.ts';
import { findPlace, NOW } from '../../test/pdf.ts';
import { experiencesOf } from './experience.ts';

const jobsOf = (lines: readonly string[]) =>
  experiencesOf(
    lines.map((line) => paragraphOf(line)),
    { findPlace, now: NOW, doubts: new Set() },
    false,
  ).map(({ entry }) => entry);

describe('jobs', () => {
  it('may each be one item of a list', () => {
    expect(
      jobsOf([
        '- Wipro Technologies, Hyderabad as Project Engineer – Oct 2021 to Present',
        '- Kellton Solutions, Hyderabad as Software Developer – Jan 2019 to Sep 2021',
      ]),
    ).toMatchObject([
      { designation: 'Project Engineer', company: 'Wipro Technologies', tenure: { isCurrent: true } },
      { designation: 'Software Developer', company: 'Kellton Solutions' },
    ]);
  });

  it('may have the work after the dates', () => {
    expect(
      jobsOf(['Visual Designer, Urban Company, Mumbai', '. Nov 2017 – Mar 2020. Drew the icons of the app.']),
    ).toMatchObject([
      {
        designation: 'Visual Designer',
        tenure: { startIsoMonth: '2017-11', endIsoMonth: '2020-03' },
        rolesAndResponsibilities: 'Drew the icons of the app.',
      },
    ]);
  });

  it('of an export follow their company and its total time', () => {
    expect(
      jobsOf([
        'Meesho',
        '3 years 2 months',
        'Senior Data Engineer',
        'April 2023 - Present (1 year 10 months)',
        '. Owns the pipelines.',
        'Data Engineer II',
        'December 2021 - March 2023 (1 year 4 months)',
      ]),
    ).toMatchObject([
      { designation: 'Senior Data Engineer', company: 'Meesho' },
      { designation: 'Data Engineer II', company: 'Meesho' },
    ]);
  });

  it('of a table keep their own duties', () => {
    expect(
      jobsOf([
        'S.No. ¦ Organisation ¦ Post held ¦ From ¦ To ¦ Nature of duties',
        '1 ¦ Jal Sansthan, Pune ¦ Programmer ¦ 08/2011 ¦ 02/2016 ¦ Billing of water',
      ]),
    ).toMatchObject([
      {
        designation: 'Programmer',
        company: 'Jal Sansthan',
        tenure: { startIsoMonth: '2011-08', endIsoMonth: '2016-02' },
        rolesAndResponsibilities: 'Billing of water',
      },
    ]);
  });
});
