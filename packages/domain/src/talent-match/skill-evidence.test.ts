import { describe, expect, test } from 'vitest';
import { skillEvidence, type WorkedJob } from './skill-evidence.ts';

const namedIn = (text: string) => new Set(text.toLowerCase().split(' '));

const jobOf = (company: string, from: string, until: string | undefined, text: string): WorkedJob => ({
  company,
  designation: 'Engineer',
  rolesAndResponsibilities: text,
  tenure: { startIsoMonth: from, endIsoMonth: until, isCurrent: until === undefined },
});

describe('evidence of skills', () => {
  test('counts the months of two jobs at once only once, and the latest employer first', () => {
    const jobs = [
      jobOf('First', '2020-01', '2020-12', 'React'),
      jobOf('Second', '2020-07', '2021-06', 'react'),
      jobOf('Second', '2022-01', '2022-01', 'React'),
    ];
    expect(skillEvidence(jobs, { namedIn }, '2026-11').get('react')).toEqual({
      months: 19,
      employers: ['Second', 'First'],
      isCurrent: false,
    });
  });

  test('an employer’s name is none', () => {
    expect(
      skillEvidence([jobOf('React', '2020-01', undefined, 'Java')], { namedIn }, '2026-11').has('react'),
    ).toBe(false);
  });
});
