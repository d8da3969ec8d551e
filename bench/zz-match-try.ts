import { readFileSync } from 'node:fs';
import { understand } from '@talaash/talent-index/question/understand';
import { describeJobPost } from '../apps/server/src/seed/demo-company.ts';
const companies = JSON.parse(readFileSync('apps/server/src/seed/content/companies.json', 'utf8'));
const show = (title: string, d: string) => {
  const text = `${title}\n${d}`;
  const u = understand(text);
  console.log(
    '##',
    title,
    '\n  facts',
    JSON.stringify(u.facts.map((f) => f.condition)),
    '\n  words',
    u.groups
      .map((g) => `${text.slice(g.spans[0]?.start, g.spans[0]?.end)}${g.isNeeded ? '*' : ''}`)
      .join(' | '),
    u.exclusions.length ? JSON.stringify(u.exclusions) : '',
  );
};
for (const c of Object.values(companies) as any[])
  for (const p of c.jobPosts) show(p.title, describeJobPost(p, c));
show(
  'Senior React Developer',
  `We are looking for a Senior React Developer with 5-8 years of experience.\n\n### Requirements\n- Strong React and TypeScript\n- Redux\n- Budget up to 18 LPA, notice period 30 days or less\n- Location: Bengaluru or remote\n\n### Nice to have\n- Next.js\n- Storybook\n\nWe offer health insurance.`,
);
for (const q of [
  'Senior React Developer, TypeScript, 5 to 8 years, up to 18 LPA, notice 30 days, in Bengaluru, remote',
  'React Developer, 3 or more years, immediate joiner, in Pune or Mumbai',
  'Developer, up to 3 years',
  'Backend Developer (Node.js), PostgreSQL, 4 years',
])
  show('', q);
