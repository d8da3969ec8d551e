import { nothing, somebody } from './searched.ts';
import { SearchEngine } from '../src/engine/engine.ts';
import type { TalentDocument, TalentQuestion } from '../src/port.ts';

export function engineWith(...documents: TalentDocument[]): SearchEngine {
  const engine = new SearchEngine();
  engine.apply({ upserts: documents, removals: [] });
  return engine;
}

export const found = (engine: SearchEngine, query: Partial<TalentQuestion>): string[] =>
  engine.search({ ...nothing, ...query }).hits.map(({ talentId }) => talentId);

export const people = engineWith(
  somebody('react', {
    jobTitle: 'React Developer',
    skills: ['React', 'TypeScript', 'CSS'],
    name: 'Asha Rao',
  }),
  somebody('native', { jobTitle: 'Mobile Developer', skills: ['React Native', 'Expo', 'Swift'] }),
  somebody('node', { jobTitle: 'Backend Developer', skills: ['Node.js', 'MongoDB', 'AWS'] }),
  somebody('python', {
    jobTitle: 'Python Engineer',
    skills: ['Python', 'Django', 'PostgreSQL'],
    about: 'I use java at times.',
  }),
  somebody('java', {
    jobTitle: 'Java Developer',
    skills: ['Java', 'Spring Boot', 'Kafka'],
    locality: 'Bengaluru, Karnataka',
  }),
  somebody('dotnet', { jobTitle: 'ASP.NET Developer', skills: ['C#', '.NET Core', 'SQL Server'] }),
  somebody('cpp', { jobTitle: 'Embedded Engineer', skills: ['C++', 'RTOS', 'C'] }),
  somebody('ml', { jobTitle: 'Machine Learning Engineer', skills: ['Machine Learning', 'PyTorch', 'NLP'] }),
  somebody('qa', {
    jobTitle: 'QA Engineer',
    skills: ['Selenium', 'Test Automation', 'JIRA'],
    jobCategory: 'Software Testing',
  }),
  somebody('ux', {
    jobTitle: 'UX Designer',
    skills: ['Figma', 'Prototyping', 'Wireframes'],
    jobCategory: 'UI/UX Design',
  }),
  somebody('devops', { jobTitle: 'DevOps Engineer', skills: ['Kubernetes', 'Terraform', 'CI/CD'] }),
  somebody('rails', { jobTitle: 'Ruby on Rails Developer', skills: ['Ruby on Rails', 'Ruby', 'Redis'] }),
  somebody('full', { jobTitle: 'Full Stack Developer', skills: ['JavaScript', 'socket.io', 'Vue.js'] }),
  somebody('hindi', {
    jobTitle: 'Technical Writer',
    about: 'मैं हिन्दी में लिखती हूँ।',
    skills: ['हिन्दी', 'Markdown', 'Git'],
  }),
  somebody('jose', {
    jobTitle: 'Résumé Coach',
    name: 'José Straße',
    skills: ['Coaching', 'Writing', 'Talks'],
  }),
);
