import { FACT_QUESTIONS } from './fact-question.ts';
import { PASTED_JOBS } from './job-ad.ts';
import {
  asked,
  type RecruiterQuestion,
  role,
  REACT,
  JAVA,
  PYTHON,
  QA,
  DEVOPS,
  DATA,
  ANDROID,
  FULL,
  UX,
  PHP,
  FRONT,
  BACK,
  ANALYST,
  SCIENTIST,
  FLUTTER,
  ANGULAR,
  AUTOMATION,
} from './wish.ts';

/** All questions, in their order. */
export const RECRUITER_QUESTIONS: readonly RecruiterQuestion[] = [
  ...FACT_QUESTIONS,
  ...asked('sentence', {
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
  }),

  ...asked('job ad', PASTED_JOBS),

  ...asked('misspelt', {
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
  }),

  ...asked('hindi', {
    'जावा डेवलपर': JAVA,
    'पायथन डेवलपर बेंगलुरु': { ...PYTHON, places: ['Bengaluru'] },
    'रिएक्ट डेवलपर': REACT,
    'मुंबई में टेस्टर': { roles: ['QA Engineer', 'Manual Tester'], places: ['Mumbai'] },
    'डेटा एनालिस्ट': ANALYST,
    'एंड्रॉइड डेवलपर पुणे': { ...ANDROID, places: ['Pune'] },
    'सीनियर जावा डेवलपर': { ...JAVA, level: 'senior' },
    'फ्रेशर पायथन': { ...PYTHON, years: [0, 1] },
  }),

  ...asked('exclusion', {
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
  }),

  ...asked('operators', {
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
    '"machine learning engineer" OR "data scientist"': {
      any: [role('Machine Learning Engineer'), SCIENTIST],
    },
  }),

  ...asked('evidence', {
    'react 5+ years redux next.js': { ...REACT, skills: ['Redux', 'Next.js'], years: [5, 50] },
    'must have kafka, nice to have spark': { skills: ['Kafka'] },
    'java kafka spring boot 6 years': { ...JAVA, skills: ['Kafka', 'Spring Boot'], years: [6, 50] },
    'aws certified devops engineer': { ...DEVOPS, skills: ['AWS'] },
    'selenium with java automation': { ...AUTOMATION, skills: ['Selenium', 'Java'] },
    'mern stack developer': { ...FULL, skills: ['MongoDB', 'Express', 'React', 'Node.js'] },
    'react typescript graphql next.js jest': {
      skills: ['React', 'TypeScript', 'GraphQL', 'Next.js', 'Jest'],
    },
    'python pandas sql tableau': { skills: ['Python', 'Pandas', 'SQL', 'Tableau'] },
    'docker kubernetes ci/cd': { skills: ['Docker', 'Kubernetes', 'CI/CD'] },
    'figma user research': { skills: ['Figma', 'User Research'] },
  }),

  ...asked('role', {
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
  }),

  ...asked('seniority', {
    'intern python': { ...PYTHON, level: 'junior' },
    'principal engineer java 12 years': { ...JAVA, years: [11, 50] },
  }),

  ...asked('salary', {
    'flutter developer 8-12 lpa': { ...FLUTTER, salaryInLpa: [8, 12] },
    'sdet 15 lpa budget': { ...AUTOMATION, salaryInLpa: [0, 15] },
  }),

  ...asked('hindi', {
    'नोएडा में रिएक्ट डेवलपर': { ...REACT, places: ['Noida'] },
    'डेटा साइंटिस्ट': SCIENTIST,
  }),

  ...asked('domain', {
    'pharma data analyst': { ...ANALYST, domain: 'healthcare' },
    'retail java developer': { ...JAVA, domain: 'e-commerce' },
  }),

  ...asked('place', {
    'salesforce developer pune or mumbai': { ...role('Salesforce Developer'), places: ['Pune', 'Mumbai'] },
    'cloud engineer south india': {
      ...role('Cloud Engineer'),
      places: ['Karnataka', 'Tamil Nadu', 'Kerala', 'Telangana', 'Andhra Pradesh'],
    },
  }),

  ...asked('operators', {
    'python OR django OR flask': { any: [PYTHON, { skills: ['Django'] }, { skills: ['Flask'] }] },
    '(react AND node.js) OR mern': { any: [{ ...FULL, skills: ['React', 'Node.js'] }] },
  }),

  ...asked('notice', {
    'php developer urgent joining': { ...PHP, noticeInWeeksMax: 1 },
    'react native developer 0-15 days notice': { ...role('React Native Developer'), noticeInWeeksMax: 2 },
  }),

  ...asked('misspelt', {
    'salesforse developer mumbay': { ...role('Salesforce Developer'), places: ['Mumbai'] },
    'machine lerning enginer': role('Machine Learning Engineer'),
  }),

  ...asked('sentence', {
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
  }),
];

/** Every second question of a kind is set aside: rules are made by the others alone. */
export const isSetAside = ({ kind }: RecruiterQuestion, at: number): boolean =>
  RECRUITER_QUESTIONS.slice(0, at).filter((other) => other.kind === kind).length % 2 === 1;
