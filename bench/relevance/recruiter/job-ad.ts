import type { RecruiterWish } from './grade.ts';

const ad = (title: string, lines: readonly string[]): string => [title, '', ...lines].join('\n');

const COMPANY =
  'About us: we are a growing product company with customers in Europe and the United States. We care about people who take ownership, communicate openly and enjoy learning. Our teams are small, our releases frequent, and our office dogs friendly.';
const PROCESS =
  'What happens next: a short call with our recruiter, a technical conversation with two engineers, a small exercise that takes no more than two hours, and a final talk with the founder. We answer every application within a week. We offer health insurance for you and your parents, a learning budget, flexible hours and paid leave.';

/** Job ads as they are pasted, with everything that nobody searches for. */
export const PASTED_JOBS: Readonly<Record<string, RecruiterWish>> = {
  [ad('Senior Java Developer (Spring Boot, Kafka)', [
    COMPANY,
    'Your work: you design and build services for our order platform, review code, and mentor younger colleagues.',
    'Requirements: 5 to 9 years of professional experience with Java, Spring Boot, Kafka and SQL. Sound knowledge of Microservices and Docker.',
    'Location: Pune, India. Salary: up to 28 LPA. Notice period of at most 30 days.',
    PROCESS,
  ])]: {
    roles: ['Java Developer'],
    skills: ['Spring Boot', 'Kafka', 'SQL'],
    years: [5, 9],
    places: ['Pune'],
    salaryInLpa: [0, 28],
    noticeInWeeksMax: 4,
  },
  [ad('React Developer', [
    COMPANY,
    'What you will do: build accessible pages with React and TypeScript together with two designers; keep our storybook tidy; measure what you ship.',
    'What we expect: 2-5 years with React, TypeScript, Redux and Jest; good written English; you may work remotely from anywhere in India.',
    PROCESS,
  ])]: {
    roles: ['React Developer'],
    skills: ['TypeScript', 'Redux', 'Jest'],
    years: [2, 5],
    isRemote: true,
  },
  [ad('We are hiring: DevOps Engineer - Bengaluru', [
    COMPANY,
    'Key skills: Kubernetes, Terraform, AWS, CI/CD, Linux. Experience: 4+ years. CTC: 18-26 LPA. Immediate joiners preferred.',
    PROCESS,
  ])]: {
    roles: ['DevOps Engineer'],
    skills: ['Kubernetes', 'Terraform', 'AWS', 'CI/CD'],
    years: [4, 50],
    places: ['Bengaluru'],
    salaryInLpa: [0, 26],
    noticeInWeeksMax: 2,
  },
  [ad('QA Automation Engineer', [
    COMPANY,
    'You write and maintain automated tests with Selenium and Java, run them in Jenkins, and talk to developers before they have finished.',
    'You have 3 to 6 years of experience in test automation. Office: Hyderabad.',
    PROCESS,
  ])]: {
    roles: ['Automation Test Engineer', 'SDET', 'QA Engineer'],
    skills: ['Selenium', 'Java', 'Jenkins'],
    years: [3, 6],
    places: ['Hyderabad'],
  },
  [ad('Data Engineer for a payments company', [
    COMPANY,
    'Build pipelines with Spark, Airflow and Kafka that settle millions of UPI payments a day. Python and SQL daily. Previous work with banks, lending or payments is a strong plus.',
    'Experience: minimum 4 years.',
    PROCESS,
  ])]: {
    roles: ['Data Engineer'],
    skills: ['Spark', 'Airflow', 'Kafka', 'Python', 'SQL'],
    years: [4, 50],
    domain: 'fintech',
  },
  [ad('Junior PHP Developer - freshers welcome', [
    COMPANY,
    'Laravel, MySQL, a bit of JavaScript. 0-2 years. Ahmedabad or Jaipur or work from home.',
    PROCESS,
  ])]: { roles: ['PHP Developer'], skills: ['Laravel', 'MySQL'], years: [0, 2] },
  [ad('UI/UX Designer', [
    COMPANY,
    'Figma every day, user research every month, design systems all the time. 3+ years. Mumbai. Budget 15 lakhs.',
    PROCESS,
  ])]: {
    roles: ['UI/UX Designer', 'Product Designer'],
    skills: ['Figma', 'User Research', 'Design Systems'],
    years: [3, 50],
    places: ['Mumbai'],
    salaryInLpa: [0, 15],
  },
  [ad('Flutter Developer (Contract to hire)', [
    COMPANY,
    'Two apps, one code base: Flutter, Dart and Firebase; REST APIs; releases to both stores. 2 to 4 years. Anywhere in Karnataka or Kerala.',
    PROCESS,
  ])]: {
    roles: ['Flutter Developer'],
    skills: ['Dart', 'Firebase'],
    years: [2, 4],
    places: ['Karnataka', 'Kerala'],
  },
};
