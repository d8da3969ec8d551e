import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { nothing, somebody } from '../../../packages/talent-index/test/searched.ts';
import { typesenseServer } from './typesense-server.ts';
import { type TalentIndex, type TalentQuestion } from '@talaash/talent-index/port';
import { TypesenseTalentIndex } from '../src/adapters/talent-index/typesense.ts';

type SearchServer = Awaited<ReturnType<typeof typesenseServer>>;

export const asGuest = { redacted: true };
export const ask = (index: TalentIndex, asked: Partial<TalentQuestion>) =>
  index.search({ ...nothing, ...asked });
export const found = async (index: TalentIndex, asked: Partial<TalentQuestion>) =>
  (await ask(index, asked)).hits.map(({ talentId }) => talentId);

export const cursor = { xid: '7000000001', id: 12 };
export const later = { xid: '7000000009', id: 31 };

export async function searchServer() {
  const server = await typesenseServer();
  onTestFinished(server.stop);
  return server;
}

/** A log that keeps its lines as text. */
export function keptLog() {
  const lines: string[] = [];
  return { lines, log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }) };
}

export function node(server: Pick<SearchServer, 'url' | 'apiKey'>, onReturn: () => void = () => undefined) {
  const { lines, log } = keptLog();
  const index = new TypesenseTalentIndex({ urls: [server.url], apiKey: server.apiKey, log, onReturn });
  onTestFinished(() => index.close());
  return Object.assign(index, { lines });
}

export const people = [
  somebody('react', {
    name: 'Asha Rao',
    jobTitle: 'React Developer',
    skills: ['React', 'TypeScript', 'CSS'],
    about: "I am Asha and people call me Ashaben. Asha's pages are quick.",
    experienceInYears: 4.5,
    expectedSalaryInLpaInr: 12.3,
    updatedAtMs: 5,
  }),
  somebody('reactjs', {
    name: 'Dev Anand',
    jobTitle: 'Frontend Engineer',
    skills: ['ReactJS', 'Redux', 'CSS'],
    experienceInYears: 7,
    expectedSalaryInLpaInr: 30,
    updatedAtMs: 6,
  }),
  somebody('node', { jobTitle: 'Backend Developer', skills: ['Node.js', 'MongoDB', 'AWS'], updatedAtMs: 4 }),
  somebody('cpp', { jobTitle: 'Embedded Engineer', skills: ['C++', 'RTOS', 'React'], updatedAtMs: 3 }),
  somebody('c', { jobTitle: 'Kernel Engineer', skills: ['C', 'Linux', 'Bash'], updatedAtMs: 2 }),
  somebody('dotnet', { jobTitle: 'ASP.NET Developer', skills: ['C#', '.NET', 'SQL Server'], updatedAtMs: 1 }),
  somebody('cloud', { jobTitle: 'Platform Lead', skills: ['Infrastructure as Code', 'Terraform', 'Bash'] }),
  somebody('iac', { jobTitle: 'Platform Lead', skills: ['IaC', 'Terraform', 'Bash'], updatedAtMs: -1 }),
  somebody('ml', { jobTitle: 'Machine Learning Engineer', skills: ['PyTorch', 'NLP', 'Python'] }),
];

export async function loaded(documents = people) {
  const server = await searchServer();
  const index = node(server);
  await index.apply({ upserts: documents, removals: [] });
  await index.apply({ upserts: [], removals: [], cursor, ready: true });
  return { server, index };
}
