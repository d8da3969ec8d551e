import { expect, test } from 'vitest';
import { summary } from '../test/summary.ts';
import { understand } from './understand.ts';

/** As recruiters type in messages, in the strings of other sites, and in lists of facts. */
test.each([
  ['android devs, min 2 max 5 yrs, kotlin must', '{2 to 5 years} android devs kotlin'],
  ['more than 3 years but less than 6 java developer', '{3 to 6 years} java developer'],
  ['above 8 yrs below 12 yrs project manager', '{8 to 12 years} project manager'],
  ['min 10 max 15 lpa java', '{₹10 to 15 LPA} java'],
  ['experience between 24 and 36 months react', '{2 to 3 years} react'],
  ['6 to 18 months of experience php', '{0.5 to 1.5 years} php'],
  ['sql developer with 3 years and 6 months experience', '{3.5 to 5.5 years} sql developer'],
  ['upto 1.2L pm react native', '{under ₹14.4 LPA} react native'],
  ['₹18,00,000 - ₹28,00,000 per annum devops', '{₹18 to 28 LPA} devops'],
  ['salary – 20,000 to 35,000 PM php', '{₹2.4 to 4.2 LPA} php'],
  ['salary 25000 php', '{under ₹3 LPA} php'],
  ['salary 45,000 tester', '{under ₹5.4 LPA} tester'],
  ['NP - Immediate to 15 days java', '{notice up to 15 days} java'],
  ['immediate or max 30 days java', '{notice up to 30 days} java'],
  ['joining within this month python', '{notice up to 30 days} python'],
  ['php developer, 10.00-19.00, indore', '{in Indore} php developer'],
  ['php 10am to 7pm', 'php'],
  ['php 9:30 am', 'php'],
  ['react 2.5-3.5', '{2.5 to 3.5 years} react'],
  ['java developer | 5 years | pune', '{5 to 7 years} {in Pune} java developer'],
  ['react | angular', 'react/angular'],
  [
    'Fwd: share profiles of electrical design engineers having ETAP, Pune. Rgds, Sunita, HR',
    '{in Pune} electrical design engineers etap',
  ],
  ['java | spring | pune | mumbai', '{in Pune or Mumbai} java/spring'],
  ['senior java developer | spring boot | kafka', '{Senior} java developer spring boot kafka'],
  ['react developer | angular developer', 'react/angular developer'],
  [
    'Role - DevOps Engineer | Exp - 4 to 7 Yrs | Loc - Hyderabad | CTC - 20 LPA',
    '{4 to 7 years} {in Hyderabad} {under ₹20 LPA} devops engineer',
  ],
  [
    'designation: data analyst, location: pune, exp: 2-4, skills: sql',
    '{in Pune} {2 to 4 years} data analyst sql',
  ],
  ['qa automation noida loc only', '{in Noida} qa automation'],
  ['("Java" OR "J2EE") AND NOT ("Fresher")', 'java/j2ee -{up to 1 year}'],
  [
    '("Bangalore" OR "Bengaluru") AND "Infosys" AND "5 years" java',
    '{in Bengaluru} {worked at Infosys} {5 to 7 years} java',
  ],
  ['"team lead" java', 'team lead java'],
  ['anyone but php', '-php'],
  [
    'developers excluding freshers and interns in kolkata',
    '{in Kolkata} developers -{up to 1 year} -{Junior}',
  ],
  ['java not mandatory, python', '~java python'],
  ['12-15 LPA not above, java', '{₹12 to 15 LPA} java'],
  [
    'candidates from Infosys, Wipro please do not apply, java',
    'java -{worked at Infosys} -{worked at Wipro}',
  ],
  ['freelance graphic designer', '~freelance graphic designer'],
  ['node developer who worked on shop websites', 'node developer ~shop ~websites'],
  ['store manager', 'store manager'],
  ['freelance', 'freelance'],
  ['mumbai to pune relocation java', '{in Mumbai or Pune} java'],
  ['frm banking domain java reqd', '[banking] java'],
  [
    'python developer from south',
    '{in Karnataka, Tamil Nadu, Kerala, Telangana, Andhra Pradesh or Puducherry} python developer',
  ],
  ['south python', '~south python'],
  ['fresher hona chahiye python aata ho', '{up to 1 year} python'],
  ['java developer blore', '{in Bengaluru} java developer'],
  ['java developer tamilnadu', '{in Tamil Nadu} java developer'],
  ['react navimumbai', '{in Navi Mumbai} react'],
  ['php developer up', '{in Uttar Pradesh} php developer'],
  ['php developer, UP', '{in Uttar Pradesh} php developer'],
  ['start up java', '~start java'],
  ['java developer in mp', '{in Madhya Pradesh} java developer'],
  ['looking for a designer for our mobile app, figma, who knows sketch', 'designer ~mobile app figma sketch'],
])('%s', (text, asked) => {
  expect(summary(understand(`${text} `))).toBe(asked);
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
