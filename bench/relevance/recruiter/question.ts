import type { RecruiterWish } from './grade.ts';
import { PASTED_JOBS } from './job-ad.ts';

export type RecruiterQuestion = { kind: string; text: string; wish: RecruiterWish };

const questions: RecruiterQuestion[] = [];

/** Asks several questions of a kind. */
const ask = (kind: string, asked: Readonly<Record<string, RecruiterWish>>) => {
  for (const [text, wish] of Object.entries(asked)) questions.push({ kind, text, wish });
};

const role = (...roles: string[]): RecruiterWish => ({ roles });
const REACT = role('React Developer');
const JAVA = role('Java Developer');
const PYTHON = role('Python Developer');
const QA = role('QA Engineer');
const DEVOPS = role('DevOps Engineer');
const DATA = role('Data Engineer');
const ANDROID = role('Android Developer');
const FULL = role('Full Stack Developer');
const UX = role('UI/UX Designer');
const PHP = role('PHP Developer');
const DOTNET = role('.NET Developer');
const FRONT = role('Frontend Developer');
const BACK = role('Backend Developer');
const ANALYST = role('Data Analyst');
const SCIENTIST = role('Data Scientist');
const FLUTTER = role('Flutter Developer');
const ANGULAR = role('Angular Developer');
const AUTOMATION = role('Automation Test Engineer', 'SDET');
const NCR = ['Delhi', 'Gurugram', 'Noida', 'Ghaziabad', 'Faridabad', 'Greater Noida'];

ask('seniority', {
  'senior react developer': { ...REACT, level: 'senior' },
  'sr. java developer': { ...JAVA, level: 'senior' },
  'junior python developer': { ...PYTHON, level: 'junior' },
  'freshers java': { ...JAVA, years: [0, 1] },
  'fresher data analyst': { ...ANALYST, years: [0, 1] },
  'react developer 5+ years': { ...REACT, years: [5, 50] },
  '3-6 yrs java developer': { ...JAVA, years: [3, 6] },
  'python developer with 2 to 4 years of experience': { ...PYTHON, years: [2, 4] },
  'experienced devops engineer 8+ yrs': { ...DEVOPS, years: [8, 50] },
  'lead qa engineer': { ...QA, level: 'lead' },
  'entry level frontend developer': { ...FRONT, years: [0, 1] },
  'mid level full stack developer': { ...FULL, years: [2, 5] },
  'data scientist min 4 years': { ...SCIENTIST, years: [4, 50] },
  'android developer less than 3 years': { ...ANDROID, years: [0, 3] },
  'data engineer at least 6 years': { ...DATA, years: [6, 50] },
  'tech lead react': { ...REACT, level: 'lead' },
  '10 years exp .net developer': { ...DOTNET, years: [9, 12] },
});

ask('salary', {
  'react developer under 15 lakhs': { ...REACT, salaryInLpa: [0, 15] },
  'java developer 10 lpa': { ...JAVA, salaryInLpa: [0, 10] },
  'python developer 15-20 lakhs': { ...PYTHON, salaryInLpa: [15, 20] },
  'full stack developer budget 18': { ...FULL, salaryInLpa: [0, 18] },
  'qa engineer below 8 lpa': { ...QA, salaryInLpa: [0, 8] },
  'devops engineer upto 25 lpa': { ...DEVOPS, salaryInLpa: [0, 25] },
  'ui/ux designer max 12 lakh': { ...UX, salaryInLpa: [0, 12] },
  'data scientist 20 to 30 lpa': { ...SCIENTIST, salaryInLpa: [20, 30] },
  'php developer less than 6 lakhs per annum': { ...PHP, salaryInLpa: [0, 6] },
  'data engineer ctc 22 lpa': { ...DATA, salaryInLpa: [0, 22] },
  'android developer within 14L': { ...ANDROID, salaryInLpa: [0, 14] },
  'react developer ₹12,00,000': { ...REACT, salaryInLpa: [0, 12] },
});

ask('notice', {
  'java developer immediate joiner': { ...JAVA, noticeInWeeksMax: 1 },
  'react developer notice period 2 weeks': { ...REACT, noticeInWeeksMax: 2 },
  'python developer 30 days notice': { ...PYTHON, noticeInWeeksMax: 4 },
  'immediate joiners devops': { ...DEVOPS, noticeInWeeksMax: 1 },
  'qa engineer can join in 15 days': { ...QA, noticeInWeeksMax: 2 },
  'data analyst notice less than 1 month': { ...ANALYST, noticeInWeeksMax: 4 },
  'full stack developer available immediately': { ...FULL, noticeInWeeksMax: 1 },
  'data engineer np 30 days': { ...DATA, noticeInWeeksMax: 4 },
  'angular developer max 60 days notice period': { ...ANGULAR, noticeInWeeksMax: 9 },
  'ui ux designer serving notice': { ...UX, noticeInWeeksMax: 4 },
  'frontend developer not working currently': { ...FRONT, isEmployed: false },
  'java developer joining within two weeks': { ...JAVA, noticeInWeeksMax: 2 },
});

ask('work mode', {
  'remote react developer': { ...REACT, isRemote: true },
  'python developer work from home': { ...PYTHON, isRemote: true },
  'wfh data analyst': { ...ANALYST, isRemote: true },
  'java developer with fluent english': { ...JAVA, english: 'Advanced' },
  'qa engineer native english': { ...QA, english: 'Native' },
  'devops engineer active this week': { ...DEVOPS, activeWithinDays: 7 },
  'react developer active in last 30 days': { ...REACT, activeWithinDays: 30 },
  'full stack developer advanced english remote': { ...FULL, english: 'Advanced', isRemote: true },
});

ask('place', {
  'react developer in koramangala': { ...REACT, places: ['Koramangala'] },
  'java developer delhi ncr': { ...JAVA, places: NCR },
  'python developer ncr': { ...PYTHON, places: NCR },
  'devops bangalore or hyderabad': { ...DEVOPS, places: ['Bengaluru', 'Hyderabad'] },
  'data analyst near gurgaon': { ...ANALYST, places: ['Gurugram'] },
  'qa engineer whitefield bengaluru': { ...QA, places: ['Bengaluru'] },
  'full stack developer from kerala': { ...FULL, places: ['Kerala'] },
  'data engineer hitec city': { ...DATA, places: ['HITEC City', 'Hyderabad'] },
  'android developer based in pune': { ...ANDROID, places: ['Pune'] },
  'java developer tamilnadu': { ...JAVA, places: ['Tamil Nadu'] },
  'ui ux designer mumbai or navi mumbai': { ...UX, places: ['Mumbai', 'Navi Mumbai'] },
  'php developer up': { ...PHP, places: ['Uttar Pradesh'] },
  'react developer blr': { ...REACT, places: ['Bengaluru'] },
  'python hyd': { ...PYTHON, places: ['Hyderabad'] },
  '.net developer madras': { ...DOTNET, places: ['Chennai'] },
});

ask('employer', {
  'java developer ex infosys': { ...JAVA, pastEmployer: 'Infosys' },
  'react developer at flipkart': { ...REACT, currentEmployer: 'Flipkart' },
  'python developer from razorpay': { ...PYTHON, employers: ['Razorpay'] },
  'devops engineer tcs': { ...DEVOPS, employers: ['Tata Consultancy Services'] },
  'currently working at wipro java': { ...JAVA, currentEmployer: 'Wipro' },
  'qa engineer who worked at cognizant': { ...QA, employers: ['Cognizant'] },
  'full stack developer zoho': { ...FULL, employers: ['Zoho'] },
  'company:paytm backend developer': { ...BACK, currentEmployer: 'Paytm' },
  'past:infosys data engineer': { ...DATA, pastEmployer: 'Infosys' },
  'data analyst phonepe or paytm': { ...ANALYST, employers: ['PhonePe', 'Paytm'] },
  'ex-flipkart data scientist': { ...SCIENTIST, pastEmployer: 'Flipkart' },
  'people from hcl java': { ...JAVA, employers: ['HCLTech'] },
  'freshworks frontend developer': { ...FRONT, employers: ['Freshworks'] },
  infosys: { employers: ['Infosys'] },
});

ask('domain', {
  'fintech java developer': { ...JAVA, domain: 'fintech' },
  'react developer with healthcare experience': { ...REACT, domain: 'healthcare' },
  'python developer ecommerce domain': { ...PYTHON, domain: 'e-commerce' },
  'qa engineer banking': { ...QA, domain: 'fintech' },
  'data analyst edtech': { ...ANALYST, domain: 'edtech' },
  'full stack developer logistics': { ...FULL, domain: 'logistics' },
  'data engineer payments upi': { ...DATA, domain: 'fintech' },
  'android developer travel domain': { ...ANDROID, domain: 'travel' },
  'backend developer insurance': { ...BACK, domain: 'fintech' },
  'data scientist healthtech': { ...SCIENTIST, domain: 'healthcare' },
  'ui ux designer agritech': { ...UX, domain: 'agritech' },
  'devops engineer supply chain': { ...DEVOPS, domain: 'logistics' },
});

ask('sentence', {
  'we are looking for a senior react developer with typescript in bengaluru who can join immediately': {
    ...REACT,
    skills: ['TypeScript'],
    level: 'senior',
    places: ['Bengaluru'],
    noticeInWeeksMax: 2,
  },
  'need a java developer with spring boot and microservices, 4 to 7 years, pune, budget 20 lpa': {
    ...JAVA,
    skills: ['Spring Boot', 'Microservices'],
    years: [4, 7],
    places: ['Pune'],
    salaryInLpa: [0, 20],
  },
  'can you find me a python developer who knows django and aws and lives in hyderabad': {
    ...PYTHON,
    skills: ['Django', 'AWS'],
    places: ['Hyderabad'],
  },
  'i want to hire two qa engineers with selenium and some api testing for our office in chennai': {
    ...QA,
    skills: ['Selenium'],
    places: ['Chennai'],
  },
  'somebody who can build dashboards in power bi for a bank, 3+ years': {
    roles: ['Data Analyst', 'Business Intelligence Developer'],
    skills: ['Power BI'],
    years: [3, 50],
    domain: 'fintech',
  },
  'a devops person for kubernetes and terraform, remote is fine, under 30 lakhs': {
    ...DEVOPS,
    skills: ['Kubernetes', 'Terraform'],
    isRemote: true,
    salaryInLpa: [0, 30],
  },
  'urgent requirement: android developer with kotlin, 2-5 years, immediate joiner preferred': {
    ...ANDROID,
    skills: ['Kotlin'],
    years: [2, 5],
    noticeInWeeksMax: 2,
  },
  'full stack engineer comfortable with react and node.js who has worked in e-commerce': {
    ...FULL,
    skills: ['React', 'Node.js'],
    domain: 'e-commerce',
  },
  'please share profiles of data engineers with spark and airflow having good english': {
    ...DATA,
    skills: ['Spark', 'Airflow'],
    english: 'Advanced',
  },
  'designer for our mobile app, figma, 3 to 5 years, anywhere in maharashtra': {
    ...UX,
    skills: ['Figma'],
    years: [3, 5],
    places: ['Maharashtra'],
  },
});

ask('job ad', PASTED_JOBS);

ask('misspelt', {
  'banglore react developer': { ...REACT, places: ['Bengaluru'] },
  'gurgoan java developer': { ...JAVA, places: ['Gurugram'] },
  'pyton devloper': PYTHON,
  'devlops enginer': DEVOPS,
  'angluar developer': ANGULAR,
  'data anlyst hydrabad': { ...ANALYST, places: ['Hyderabad'] },
  kubernates: { skills: ['Kubernetes'] },
  'jave sprng boot': { ...JAVA, skills: ['Spring Boot'] },
  'automation tesing selenuim': { ...AUTOMATION, skills: ['Selenium'] },
  'fultter developer': FLUTTER,
  'postgress python': { ...PYTHON, skills: ['PostgreSQL'] },
  'senoir java developer': { ...JAVA, level: 'senior' },
  'reactjs develper chenai': { ...REACT, places: ['Chennai'] },
  'figma desinger': { roles: ['UI/UX Designer', 'Product Designer'], skills: ['Figma'] },
  'infosis java': { ...JAVA, employers: ['Infosys'] },
});

ask('hindi', {
  'जावा डेवलपर': JAVA,
  'पायथन डेवलपर बेंगलुरु': { ...PYTHON, places: ['Bengaluru'] },
  'रिएक्ट डेवलपर': REACT,
  'मुंबई में टेस्टर': { roles: ['QA Engineer', 'Manual Tester'], places: ['Mumbai'] },
  'डेटा एनालिस्ट': ANALYST,
  'एंड्रॉइड डेवलपर पुणे': { ...ANDROID, places: ['Pune'] },
  'सीनियर जावा डेवलपर': { ...JAVA, level: 'senior' },
  'फ्रेशर पायथन': { ...PYTHON, years: [0, 1] },
});

ask('exclusion', {
  'frontend -angular': { ...FRONT, without: { skills: ['Angular'] } },
  'java developer not spring boot': { ...JAVA, without: { skills: ['Spring Boot'] } },
  'react developer -bengaluru': { ...REACT, without: { places: ['Bengaluru'] } },
  'python NOT django': { ...PYTHON, without: { skills: ['Django'] } },
  'developer with typescript without react': { skills: ['TypeScript'], without: { skills: ['React'] } },
  'java developer not from infosys': { ...JAVA, without: { employers: ['Infosys'] } },
  'data engineer -company:tcs': { ...DATA, without: { employers: ['Tata Consultancy Services'] } },
  'devops -aws': { ...DEVOPS, without: { skills: ['AWS'] } },
  'full stack developer excluding php': { ...FULL, without: { skills: ['PHP'] } },
  'qa engineer except selenium': { ...QA, without: { skills: ['Selenium'] } },
  'react -"react native"': {
    ...REACT,
    without: { skills: ['React Native'], roles: ['React Native Developer'] },
  },
  'backend developer -java -php': { ...BACK, without: { skills: ['Java', 'PHP'] } },
  'ui designer not figma': {
    roles: ['UI/UX Designer', 'Product Designer', 'Visual Designer'],
    without: { skills: ['Figma'] },
  },
  'data scientist outside bengaluru': { ...SCIENTIST, without: { places: ['Bengaluru'] } },
});

ask('operators', {
  'react OR angular': { any: [REACT, ANGULAR] },
  '(java OR kotlin) android': { ...ANDROID, any: [{ skills: ['Java'] }, { skills: ['Kotlin'] }] },
  'python AND (django OR flask)': { ...PYTHON, any: [{ skills: ['Django'] }, { skills: ['Flask'] }] },
  '"data engineer" spark': { ...DATA, skills: ['Spark'] },
  'title:"full stack developer" mongodb': { ...FULL, skills: ['MongoDB'] },
  'skill:kubernetes skill:terraform': { skills: ['Kubernetes', 'Terraform'] },
  'react/vue developer': { any: [REACT, role('Vue.js Developer')] },
  'title:tester AND selenium': { roles: ['Manual Tester', 'QA Engineer'], skills: ['Selenium'] },
  '(selenium OR cypress) AND (jenkins OR "github actions")': {
    any: [
      { skills: ['Selenium', 'Jenkins'] },
      { skills: ['Cypress', 'Jenkins'] },
      { skills: ['Selenium', 'GitHub Actions'] },
      { skills: ['Cypress', 'GitHub Actions'] },
    ],
  },
  'java AND aws AND NOT angular': { skills: ['Java', 'AWS'], without: { skills: ['Angular'] } },
  'flutter OR "react native" pune': { any: [FLUTTER, role('React Native Developer')], places: ['Pune'] },
  '"machine learning engineer" OR "data scientist"': { any: [role('Machine Learning Engineer'), SCIENTIST] },
});

ask('evidence', {
  'react 5+ years redux next.js': { ...REACT, skills: ['Redux', 'Next.js'], years: [5, 50] },
  'must have kafka, nice to have spark': { skills: ['Kafka'] },
  'java kafka spring boot 6 years': { ...JAVA, skills: ['Kafka', 'Spring Boot'], years: [6, 50] },
  'aws certified devops engineer': { ...DEVOPS, skills: ['AWS'] },
  'selenium with java automation': { ...AUTOMATION, skills: ['Selenium', 'Java'] },
  'mern stack developer': { ...FULL, skills: ['MongoDB', 'Express', 'React', 'Node.js'] },
  'react typescript graphql next.js jest': { skills: ['React', 'TypeScript', 'GraphQL', 'Next.js', 'Jest'] },
  'python pandas sql tableau': { skills: ['Python', 'Pandas', 'SQL', 'Tableau'] },
  'docker kubernetes ci/cd': { skills: ['Docker', 'Kubernetes', 'CI/CD'] },
  'figma user research': { skills: ['Figma', 'User Research'] },
});

ask('role', {
  'react developer': REACT,
  'java developer': JAVA,
  'site reliability engineer': role('Site Reliability Engineer'),
  'wordpress developer': role('WordPress Developer'),
  'salesforce developer': role('Salesforce Developer'),
  'blockchain developer': role('Blockchain Developer'),
  'game developer': role('Game Developer'),
  'manual tester': role('Manual Tester'),
  'product designer': role('Product Designer'),
  'ux researcher': role('UX Researcher'),
  'c++ developer': role('C++ Developer'),
  'ruby on rails developer': role('Ruby on Rails Developer'),
  'embedded engineer': role('Embedded Software Engineer'),
  'database administrator': role('Database Administrator'),
  'security engineer': role('Security Engineer'),
});

ask('seniority', {
  'intern python': { ...PYTHON, level: 'junior' },
  'principal engineer java 12 years': { ...JAVA, years: [11, 50] },
});

ask('salary', {
  'flutter developer 8-12 lpa': { ...FLUTTER, salaryInLpa: [8, 12] },
  'sdet 15 lpa budget': { ...AUTOMATION, salaryInLpa: [0, 15] },
});

ask('hindi', {
  'नोएडा में रिएक्ट डेवलपर': { ...REACT, places: ['Noida'] },
  'डेटा साइंटिस्ट': SCIENTIST,
});

ask('domain', {
  'pharma data analyst': { ...ANALYST, domain: 'healthcare' },
  'retail java developer': { ...JAVA, domain: 'e-commerce' },
});

ask('place', {
  'salesforce developer pune or mumbai': { ...role('Salesforce Developer'), places: ['Pune', 'Mumbai'] },
  'cloud engineer south india': {
    ...role('Cloud Engineer'),
    places: ['Karnataka', 'Tamil Nadu', 'Kerala', 'Telangana', 'Andhra Pradesh'],
  },
});

ask('operators', {
  'python OR django OR flask': { any: [PYTHON, { skills: ['Django'] }, { skills: ['Flask'] }] },
  '(react AND node.js) OR mern': { any: [{ ...FULL, skills: ['React', 'Node.js'] }] },
});

ask('notice', {
  'php developer urgent joining': { ...PHP, noticeInWeeksMax: 1 },
  'react native developer 0-15 days notice': { ...role('React Native Developer'), noticeInWeeksMax: 2 },
});

ask('misspelt', {
  'salesforse developer mumbay': { ...role('Salesforce Developer'), places: ['Mumbai'] },
  'machine lerning enginer': role('Machine Learning Engineer'),
});

ask('sentence', {
  'who has done payment integrations in node and can work from home': {
    skills: ['Node.js'],
    domain: 'fintech',
    isRemote: true,
  },
  'ios developer with swift for a hospital app, not a fresher': {
    ...role('iOS Developer'),
    skills: ['Swift'],
    years: [2, 50],
    domain: 'healthcare',
  },
});

/** All questions, in their order. */
export const RECRUITER_QUESTIONS: readonly RecruiterQuestion[] = questions;

/** Every second question of a kind is set aside: rules are made by the others alone. */
export const isSetAside = ({ kind }: RecruiterQuestion, at: number): boolean =>
  questions.slice(0, at).filter((other) => other.kind === kind).length % 2 === 1;
