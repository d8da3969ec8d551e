import { isNeeded } from './understanding.ts';
import { expect, test } from 'vitest';
import { summary } from '../test/summary.ts';
import { understand } from './understand.ts';

const WITH_LABELS = `Job Title: Lead Backend Engineer (Go)
Company: Foobar Technologies Pvt Ltd
Location: Hyderabad / Remote
Experience: 7-10 years

About the Company
Foobar is a Series B fintech startup backed by marquee investors. We have offices in Mumbai and Singapore.

Responsibilities
- Own the design of high throughput services in Go and gRPC
- Mentor junior engineers and work with product managers
- Improve reliability with Kubernetes, Prometheus and Terraform

Requirements
• 7+ years of backend experience, 3+ years with Golang
• Strong knowledge of PostgreSQL, Redis and Kafka
• Good to have: Rust, Temporal
• B.Tech/M.Tech in Computer Science or equivalent

Compensation: 40 - 55 LPA
Notice: 30 days or less

Benefits: health insurance, free lunch, ESOPs.
Interview process: 1 phone call, 2 technical rounds.`;

const AS_A_MESSAGE =
  'Hi, we have an urgent requirement for a Manual Tester for our client in Chennai. The candidate should have 2-4 years of ' +
  'experience in functional testing, regression testing, JIRA and SQL. Knowledge of Selenium is a plus. Budget is 6 LPA max. ' +
  'Immediate joiners only. Freshers please do not apply. Interested candidates can share their CV at hr@foo.in or call ' +
  '9999999999. Work from office, 5 days a week. Please mention current CTC, expected CTC and notice period.';

const IN_PROSE = `Frontend Developer

We're a healthcare company building software for hospitals. You will build interfaces with React or Vue, write tests with Jest and Cypress, and care about accessibility. You know HTML, CSS and TypeScript very well. Salary 12 to 18 lakhs. Bengaluru or work from home. At least 3 years.`;

const WITH_SKILL_LIST = `We are looking for an iOS Developer who is passionate about mobile. Skills: Swift, SwiftUI, Combine, XCTest, CI/CD. 3-5 yrs. Location - Gurgaon. Hybrid.
What we offer: flexible hours, MacBook, medical insurance.
We never discriminate. Equal opportunity employer. Apply with your resume.`;

test.each([
  [
    'with labels',
    WITH_LABELS,
    '{Lead} {7 to 10 years} {under ₹55 LPA} {notice up to 30 days} backend engineer go ~{in Hyderabad}/{can work from home} ~grpc ~kubernetes ~prometheus ~terraform ~postgresql ~redis ~kafka ~rust ~temporal',
  ],
  [
    'as a message',
    AS_A_MESSAGE,
    '{in Chennai} {2 to 4 years} {under ₹6 LPA} {notice up to 1 week} manual tester ~"functional testing" ~"regression testing" ~jira ~sql ~selenium -{up to 1 year}',
  ],
  [
    'in prose',
    IN_PROSE,
    '{under ₹18 LPA} {3+ years} frontend developer ~react/vue ~jest ~cypress ~accessibility ~html ~css ~typescript ~{in Bengaluru}/{can work from home}',
  ],
  [
    'with a list of skills',
    WITH_SKILL_LIST,
    '{3 to 5 years} {in Gurugram} ios developer ~swift ~swiftui ~combine ~xctest ~ci cd',
  ],
])('a job ad %s', (_, ad, asked) => {
  expect(summary(understand(ad))).toBe(asked);
});

test.each([
  ['Java Developer (Spring Boot, Kafka)', 'java developer ~spring boot ~kafka ~terraform ~redis'],
  ['Java Developer (Kafka)', 'java developer kafka ~terraform ~redis'],
  ['Software Engineer', 'software engineer terraform redis'],
  ['Data Engineer for a payments company', 'data engineer ~[fintech] ~terraform ~redis'],
])('an ad needs its title, and skills where that tells no job: %s', (title, asked) => {
  const ad = `${title}\n\nRequirements:\n- Terraform\n- Redis\n\nAbout us: we are a company that ${'grows and '.repeat(20)} cares.`;
  expect(summary(understand(ad))).toBe(asked);
});

test('a long ad needs few things', () => {
  const skills =
    'Java, Kotlin, Scala, Spring Boot, Kafka, Redis, Docker, Kubernetes, Terraform, AWS, Jenkins, Maven, Gradle';
  const understood = understand(
    `Java Developer\n\nRequirements: ${skills}. ${'We build good software. '.repeat(100)}`,
  );
  expect(understood.groups.filter(isNeeded).length).toBeLessThanOrEqual(4);
  expect(understood.groups.length).toBeGreaterThan(8);
});

test('an office in a suburb asks for people of the city, and a range of pay is read where it stands', () => {
  const asked = summary(
    understand(`DevOps Engineer

${'We run the platform of two hundred labs. '.repeat(8)}
What we offer: 16-24 LPA and flexible hours.
Location: Hyderabad (HITEC City), hybrid.`),
  );
  expect(asked).toContain('{in Hyderabad}');
  expect(asked).toContain('{under ₹24 LPA}');
  expect(asked).not.toContain('HITEC');
});

const WITH_HEADINGS = `About Nimbus
Nimbus was founded 12 years ago. Our 150 engineers in Mumbai and Singapore use Scala and Kotlin.

About the role
Position: Senior Backend Engineer (Node.js)
Job location: Bengaluru (hybrid, 3 days from office)
CTC range: 25 - 38 LPA

Responsibilities
- Work with the iOS team
- Review code

Must have
- 5+ years of experience with Node.js and TypeScript
- Strong in PostgreSQL and Redis, Docker

Nice to have
- Kafka, GraphQL

Perks
Medical cover of 10 lakhs, and Rs 50,000 a year to learn.
Not a remote job.`;

test('an ad with headings asks what stands below the requirements', () => {
  const understood = understand(WITH_HEADINGS);
  expect(summary(understood)).toBe(
    '{Senior} {in Bengaluru} {under ₹38 LPA} {5+ years} backend engineer node js ~ios ~typescript ~postgresql ~redis ~docker ~kafka ~graphql',
  );
  const nice = understood.groups.filter(({ kind }) => kind === 'nice');
  expect(summary({ ...understood, facts: [], groups: nice, exclusions: [] })).toBe('~ios ~kafka ~graphql');
});

const FILLED = 'The team is kind and the work is varied. '.repeat(8);

test.each([
  ['Selenium is a plus', '~selenium'],
  ['Preferably Selenium', '~selenium'],
  ['Selenium (added advantage)', '~selenium'],
])('what an ad calls an advantage is nice to have: %s', (said, nice) => {
  const understood = understand(`Tester\nYou know JIRA.\n${said}.\n${FILLED}`);
  const groups = understood.groups.filter(({ kind }) => kind === 'nice');
  expect(summary({ ...understood, facts: [], groups, exclusions: [] })).toBe(nice);
});

test('an ad excludes whom it says that it will not consider', () => {
  const { groups, exclusions } = understand(
    `Relationship Manager\nLocation: Lucknow\nExperience: 2 to 6 years\nSourcing of new CASA accounts and cross selling of mutual funds to customers of the branch.\n` +
      'Good communication is needed. Candidates from insurance companies and DSA background will not be considered. Graduation with 50 % throughout.',
  );
  const wantedOf = (some: readonly { wanted: { kind: string; name?: string } }[]) =>
    some.map(({ wanted }) => wanted.name ?? wanted.kind);
  expect(wantedOf(exclusions)).toContain('insurance');
  expect(groups.flatMap(({ anyOf }) => anyOf.map((one) => ('name' in one ? one.name : '')))).not.toContain(
    'insurance',
  );
});
