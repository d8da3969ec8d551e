import { expect, test } from 'vitest';
import { summary } from '../test/summary.ts';
import { understand } from './understand.ts';

const FILLED = 'The team is kind and the work is varied. '.repeat(8);
const asked = (said: string): string => summary(understand(`${said}\n${FILLED}`));

test.each([
  ['Joining: max 30 days', '{notice up to 30 days}'],
  ['Start: ASAP, two weeks maximum', '{notice up to 2 weeks}'],
  ['You begin within a month', '{notice up to 30 days}'],
  ['Starting date: as soon as possible, at the latest in three months.', '{notice up to 90 days}'],
  ['Immediate or serving notice (15 days max)', '{notice up to 15 days}'],
  ['Immediate joiners', '{notice up to 1 week}'],
  ['Please share profiles ASAP', ''],
  ['Who registered in our portal in the last 90 days need not join.', ''],
  ['Refer a friend and earn 5,000 after 3 months of joining.', ''],
  ['Rate: $16/hr max on C2C', ''],
  ['Bill rate: 2.1 lakh per month', ''],
  ['CTC: 30% hike on current CTC, max 24 LPA', '{under ₹24 LPA}'],
  ['Min exp 3 max 7 yrs', '{3 to 7 years}'],
  ['Budget: 6 LPA + GST', '{under ₹6 LPA}'],
  ['Rate: up to 16 LPA', '{under ₹16 LPA}'],
  ['Duration: 12+ months', ''],
  ['exp min 2 yr to 7 yr', '{2 to 7 years}'],
  ['Experience: Total 7+ / Relevant 5+ in JIRA', '{7+ years}'],
  ['Your English, spoken and written, must be excellent.', '{Advanced English or better}'],
  ['Clear written English', '{Advanced English or better}'],
  ['English need not be fluent', '{Intermediate English or better}'],
  ['Fluent Hindi and average English', '{Intermediate English or better}'],
  ['Exp: 1 to 4 years\nFreshers please do not apply', '{1 to 4 years}'],
])('an ad says the facts: %s', (said, facts) => {
  const understood = understand(`Tester\n${said}\n${FILLED}`);
  expect(summary({ ...understood, groups: [] })).toBe(facts);
});

test.each([
  ['Banking domain is a MUST', '[banking]'],
  ['Domain insurance mandatory', '[insurance]'],
  ['Only candidates from logistics companies', '[logistics]'],
  ['3 years in a bank', '~[banking]'],
  ['Insurance domain experience is a plus', '~[insurance]'],
  ['Automotive background is fine', '~[automotive]'],
])('a field of business is needed where an ad says that it must be: %s', (said, wanted) => {
  expect(asked(`Tester\nRequirements:\n- ${said}`)).toContain(` ${wanted}`);
});

test('of several numbered jobs the first is asked', () => {
  const ad = `We have several openings in Gurgaon:

1. Business Analyst
Exp: 4-6 yrs
CTC: upto 16 LPA

2. Scrum Master
Exp: 8-10 yrs
CTC: upto 28 LPA

Notice period: max 30 days. ${FILLED}`;
  expect(summary(understand(ad))).toBe(
    '{in Gurugram} {4 to 6 years} {under ₹16 LPA} {notice up to 30 days} business analyst',
  );
});

test('who comes from companies of a field is excluded by employers, and who knows of it is not', () => {
  const { exclusions } = understand(
    `Relationship Manager\nCandidates from insurance companies will not be considered.\n${FILLED}`,
  );
  const domain = exclusions.find(({ wanted }) => wanted.kind === 'domain')?.wanted;
  expect(domain).toMatchObject({ name: 'insurance', words: [] });
});

test('an ad excludes whom it asks not to apply', () => {
  const ad = `Hi All,

We have an opening for .NET Developer for our Chennai office.
Skills: C#, Angular, Azure
• Own the design of services
Education: B.Tech
Timing: 10.00-19.00
Candidates from Infosys, Wipro please do not apply. Freshers please excuse.`;
  expect(summary(understand(ad))).toBe(
    '{in Chennai} dotnet developer ~c# ~angular ~azure -{worked at Infosys} -{worked at Wipro} -{up to 1 year}',
  );
});
