import { describe, expect, it } from 'vitest';
import { isBodyLabel, isJobDetail, toolsIn } from './detail.ts';

describe('lines within a job', () => {
  it.each([
    ['Environment: Java 8, Oracle', 'Java 8, Oracle'],
    ['Tech stack: Go, Redis', 'Go, Redis'],
    ['Technologies used - PHP', 'PHP'],
    ['Tools & Technologies: Jira, Git', 'Jira, Git'],
    ['Front End:- HTML, CSS', 'HTML, CSS'],
    ['Key Skills : SQL', 'SQL'],
  ])('%s lists tools', (text, tools) => {
    expect(toolsIn(text)).toBe(tools);
  });

  it.each(['Technology Lead', 'Tools Engineer, Bosch', 'Platform Engineer - Postman', 'Environment'])(
    '%s lists none',
    (text) => {
      expect(toolsIn(text)).toBeUndefined();
    },
  );

  it.each([
    ['Client: Citi Bank', true],
    ['Clients: Amul, Paper Boat', true],
    ['Project: Pet insurance', true],
    ['End Client : BT', true],
    ['Team Size: 4', true],
    ['Client Partner, Wipro', false],
    ['Domain Expert - TCS', false],
  ])('%s is a detail: %s', (text, isDetail) => {
    expect(isJobDetail(text)).toBe(isDetail);
  });
});

describe('labels above a description', () => {
  it.each([
    ['Roles & Responsibilities:', true],
    ['Key Result Areas:', true],
    ['Responsibilities of the team lead', false],
  ])('%s: %s', (text, isLabel) => {
    expect(isBodyLabel(text)).toBe(isLabel);
  });
});
