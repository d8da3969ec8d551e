import type { Wish } from './grade.ts';

export type JudgedQuestion = { kind: string; text: string; wish: Wish };

const questions: JudgedQuestion[] = [];
const ask = (kind: string, text: string, wish: Wish) => questions.push({ kind, text, wish });
const role = (...roles: string[]): Wish => ({ roles });
const skill = (...skills: string[]): Wish => ({ skills });

ask('title', 'react developer', role('React Developer'));
ask('title', 'java developer', role('Java Developer'));
ask('title', 'javascript developer', role('JavaScript Developer'));
ask('title', 'go developer', role('Go Developer'));
ask('title', 'node developer', role('Node.js Developer'));
ask('title', 'data engineer', role('Data Engineer'));
ask('title', 'data entry operator', role('Data Entry Operator'));
ask('title', 'data scientist', role('Data Scientist'));
ask('title', 'business analyst', role('Business Analyst'));
ask('title', 'product designer', role('Product Designer'));
ask('title', 'embedded engineer', role('Embedded Software Engineer'));
ask('title', 'network engineer', role('Network Engineer'));
ask('title', 'engineering manager', role('Engineering Manager'));
ask('title', 'technical writer', role('Technical Writer'));
ask('title', 'recruiter', role('Technical Recruiter'));
ask('title', 'software tester', role('Manual Tester', 'QA Engineer'));
ask('title', 'system administrator', role('System Administrator'));

ask('skill', 'react', role('React Developer'));
ask('skill', 'java', role('Java Developer'));
ask('skill', 'python', role('Python Developer'));
ask('skill', 'r', skill('R'));
ask('skill', 'cobol', skill('COBOL'));
ask('skill', 'tableau', skill('Tableau'));
ask('skill', 'hadoop', skill('Hadoop'));
ask('skill', 'tally', { ...skill('Tally'), byHand: { 'Java Singh': 3 } });
ask('skill', 'swift', { ...skill('Swift'), byHand: { "Swift D'Souza": 1 } });
ask('skill', 'salesforce', role('Salesforce Developer'));

ask('several skills', 'react typescript graphql', skill('React', 'TypeScript', 'GraphQL'));
ask('several skills', 'java spring boot kafka', skill('Java', 'Spring Boot', 'Kafka'));
ask('several skills', 'python django aws', skill('Python', 'Django', 'AWS'));
ask('several skills', 'spark airflow snowflake', skill('Spark', 'Airflow', 'Snowflake'));
ask('several skills', 'kubernetes terraform azure', skill('Kubernetes', 'Terraform', 'Azure'));
ask('several skills', 'c++ qt opencv', skill('C++', 'Qt', 'OpenCV'));
ask('several skills', 'figma user research framer', skill('Figma', 'User Research', 'Framer'));
ask('several skills', 'vue laravel', skill('Vue.js', 'Laravel'));
ask('several skills', 'r statistics', skill('R', 'Statistics'));
ask('several skills', 'php woocommerce elementor', skill('PHP', 'WooCommerce', 'Elementor'));

const at = (place: string, wish: Wish): Wish => ({ ...wish, place });
ask('with a place', 'react developer bengaluru', at('Bengaluru', role('React Developer')));
ask('with a place', 'java developer pune', at('Pune', role('Java Developer')));
ask('with a place', 'devops hyderabad', at('Hyderabad', role('DevOps Engineer')));
ask('with a place', 'flutter kerala', at('Kerala', role('Flutter Developer')));
ask('with a place', 'data analyst koramangala', at('Koramangala', role('Data Analyst')));
ask('with a place', 'ui designer in mumbai', at('Mumbai', role('UI Designer', 'UI/UX Designer')));
ask('with a place', 'qa noida', at('Noida', role('QA Engineer')));
ask('with a place', 'php developer in jaipur', at('Jaipur', role('PHP Developer')));
ask('with a place', 'go chennai', at('Chennai', role('Go Developer')));
ask('with a place', 'python developer kota', at('Kota', role('Python Developer')));

ask('old name of a place', 'angular bangalore', at('Bengaluru', role('Angular Developer')));
ask('old name of a place', 'ios developer bombay', at('Mumbai', role('iOS Developer')));
ask('old name of a place', 'android madras', at('Chennai', role('Android Developer')));
ask('old name of a place', 'data scientist calcutta', at('Kolkata', role('Data Scientist')));
ask('old name of a place', 'salesforce gurgaon', at('Gurugram', role('Salesforce Developer')));
ask('old name of a place', '.net developer cochin', at('Kochi', role('.NET Developer')));
ask('old name of a place', 'full stack trivandrum', at('Thiruvananthapuram', role('Full Stack Developer')));
ask(
  'old name of a place',
  'test engineer vizag',
  at('Visakhapatnam', role('QA Engineer', 'Automation Test Engineer')),
);

ask('misspelt', 'raect developer', role('React Developer'));
ask('misspelt', 'pyhton django', { ...role('Python Developer'), skills: ['Django'] });
ask('misspelt', 'kubernets', skill('Kubernetes'));
ask('misspelt', 'angualr developr', role('Angular Developer'));
ask('misspelt', 'blokchain', role('Blockchain Developer'));
ask('misspelt', 'data scientst', role('Data Scientist'));
ask('misspelt', 'salesfroce developer', role('Salesforce Developer'));
ask('misspelt', 'recat natve', role('React Native Developer'));
ask('misspelt', 'databse administrator', role('Database Administrator'));
ask('misspelt', 'sofware tester', role('Manual Tester', 'QA Engineer'));
ask('misspelt', 'machne lerning', role('Machine Learning Engineer', 'Data Scientist'));

ask('unfinished', 'rea', role('React Developer'));
ask('unfinished', 'kub', skill('Kubernetes'));
ask('unfinished', 'senior rea', { ...role('React Developer'), level: 'senior' });
ask('unfinished', 'data sci', role('Data Scientist'));
ask('unfinished', 'java d', role('Java Developer'));
ask('unfinished', 'site rel', role('Site Reliability Engineer'));
ask('unfinished', 'react nat', role('React Native Developer'));
ask('unfinished', 'ux res', role('UX Researcher'));
ask('unfinished', 'blockc', role('Blockchain Developer'));

ask('abbreviation', 'js developer', role('JavaScript Developer'));
ask('abbreviation', 'k8s terraform', skill('Kubernetes', 'Terraform'));
ask('abbreviation', 'ror', role('Ruby on Rails Developer'));
ask('abbreviation', 'ml engineer', role('Machine Learning Engineer'));
ask('abbreviation', 'qa', role('QA Engineer'));
ask('abbreviation', 'ux', role('UX Designer', 'UI/UX Designer', 'UX Researcher'));
ask('abbreviation', 'sre', role('Site Reliability Engineer'));
ask('abbreviation', 'fe developer', role('Frontend Developer'));
ask('abbreviation', 'rn developer', role('React Native Developer'));
ask('abbreviation', 'dba', role('Database Administrator'));
ask('abbreviation', 'bi developer', role('Business Intelligence Developer'));
ask('abbreviation', 'gcp', skill('Google Cloud'));
ask('abbreviation', 'mern developer', {
  ...role('Full Stack Developer'),
  skills: ['MongoDB', 'Express', 'React', 'Node.js'],
});
ask('abbreviation', 'nlp', skill('NLP'));
ask('abbreviation', 'ba', role('Business Analyst'));

ask('written otherwise', 'nodejs', role('Node.js Developer'));
ask('written otherwise', 'node js postgres', skill('Node.js', 'PostgreSQL'));
ask('written otherwise', 'fullstack developer', role('Full Stack Developer'));
ask('written otherwise', 'front end developer vue', {
  ...role('Frontend Developer', 'Vue.js Developer'),
  skills: ['Vue.js'],
});
ask('written otherwise', 'reactnative', role('React Native Developer'));
ask('written otherwise', 'word press', role('WordPress Developer'));
ask('written otherwise', 'dotnet developer', role('.NET Developer'));
ask('written otherwise', 'c#', role('C# Developer', '.NET Developer'));
ask('written otherwise', 'c++ developer', role('C++ Developer'));
ask('written otherwise', 'c developer', role('C Developer'));
ask('written otherwise', 'golang', role('Go Developer'));
ask('written otherwise', 'power-bi', skill('Power BI'));

ask('name', 'java singh', { names: ['java', 'singh'] });
ask('name', 'vandana', { names: ['vandana'] });
ask('name', 'ruby thomas', { names: ['ruby', 'thomas'] });
ask('name', 'jose penarosa', { names: ['jose', 'penarosa'], byHand: { 'José Peñarosa': 3 } });
ask('name', 'karma bhutia', { names: ['karma', 'bhutia'] });
ask('name', 'kav', { names: ['kav…'] });
ask('name', 'ananya sengupta', { names: ['ananya', 'sengupta'] });
ask('name', 'girish acharya mysore', { names: ['girish', 'acharya'], place: 'Mysuru' });
ask('name', 'krishnamurty', { names: ['krishnamurthy'] });

ask('level', 'senior react developer', { ...role('React Developer'), level: 'senior' });
ask('level', 'junior java developer', { ...role('Java Developer'), level: 'junior' });
ask('level', 'lead data engineer', { ...role('Data Engineer'), level: 'lead' });
ask('level', 'fresher python developer', { ...role('Python Developer'), level: 'junior' });
ask('level', 'principal android developer', { ...role('Android Developer'), level: 'lead' });
ask('level', 'sr qa engineer', { ...role('QA Engineer'), level: 'senior' });
ask('level', 'python intern', { ...role('Python Developer'), level: 'junior' });

ask('plural', 'ux designers', role('UX Designer', 'UI/UX Designer'));
ask('plural', 'data analysts', role('Data Analyst'));
ask('plural', 'manual testers', role('Manual Tester'));
ask('plural', 'java developers in kolkata', at('Kolkata', role('Java Developer')));

const TESTERS = role(
  'QA Engineer',
  'Manual Tester',
  'Automation Test Engineer',
  'SDET',
  'Mobile Test Engineer',
  'Performance Test Engineer',
);
ask('category', 'software testing kolkata', at('Kolkata', TESTERS));
ask('category', 'ui/ux design kochi', at('Kochi', role('UI/UX Designer')));

ask('sentence', 'looking for a senior java developer with spring boot and kafka in pune', {
  ...at('Pune', role('Java Developer')),
  skills: ['Spring Boot', 'Kafka'],
  level: 'senior',
});
ask('sentence', 'we need a devops engineer who knows kubernetes and ansible', {
  ...role('DevOps Engineer'),
  skills: ['Kubernetes', 'Ansible'],
});
ask('sentence', 'react native developer who can also do ios', {
  ...role('React Native Developer'),
  skills: ['iOS'],
});
ask('sentence', 'freelance wordpress developer for a woocommerce shop', {
  ...role('WordPress Developer'),
  skills: ['WooCommerce'],
});
ask('sentence', 'somebody to test our app by hand, with jira and sql', {
  ...role('Manual Tester', 'QA Engineer'),
  skills: ['JIRA', 'SQL'],
});
ask('sentence', 'product designer with experience in design systems and usability testing', {
  ...role('Product Designer'),
  skills: ['Design Systems', 'Usability Testing'],
});
ask('sentence', 'data engineer, spark and kafka, hyderabad', {
  ...at('Hyderabad', role('Data Engineer')),
  skills: ['Spark', 'Kafka'],
});

ask('devanagari', 'हिन्दी', { language: 'Hindi' });
ask('devanagari', 'मराठी', { language: 'Marathi' });
ask('devanagari', 'अनुराग', { names: ['अनुराग'] });

export const QUESTIONS: readonly JudgedQuestion[] = questions;
