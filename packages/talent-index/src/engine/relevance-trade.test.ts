import { expect, test } from 'vitest';
import type { TalentDocument, TalentQuestion } from '../port.ts';
import { engineWith } from '../../test/engine-people.ts';
import { plainSearch } from '../../test/plain-search.ts';
import { nothing, somebody } from '../../test/searched.ts';

const DIET = ['Diet Planning', 'Nutrition Counselling', 'Clinical Nutrition', 'Renal Diet'];
const CLAIMS = ['Case Processing', 'MedDRA', 'Argus', 'Signal Detection'];

const made = (name: string, jobTitle: string, skills: string[], count = 1): TalentDocument[] =>
  Array.from({ length: count }, (_, at) =>
    somebody(`${name}${at}`, {
      jobTitle,
      skills,
      updatedAtMs: at,
      facts: { ...somebody('').facts, skillMonths: skills.map(() => 0) },
    }),
  );

/** Few of many people are of a trade. */
const documents = [
  ...made('dietitian', 'Dietitian', DIET, 4),
  ...made('nutritionist', 'Wellness Guide', DIET.slice(1)),
  ...made('safety', 'Drug Safety Associate', CLAIMS, 3),
  ...made('vigilance', 'Pharmacovigilance Scientist', CLAIMS),
  ...made('guard', 'Safety Associate', ['Toolbox Talk', 'Fire Drills']),
  ...made('head', 'Sales Manager', ['Key Accounts', 'Forecasting', 'Tenders'], 3),
  ...made('seller', 'Counter Person', ['Key Accounts', 'Forecasting', 'Tenders']),
  ...made('other', 'Software Person', ['Git', 'Linux'], 60),
];
const engine = engineWith(...documents);
const packed = engineWith(...documents);
for (const _ of packed.compact()) continue;

const ask = (text: string): TalentQuestion => ({ ...nothing, text });
const idsOf = (text: string, asked = engine) => asked.search(ask(text)).hits.map(({ talentId }) => talentId);

test('who has the skills of the asked trade is found under another title, behind those who are called so', () => {
  const ids = idsOf('dietitian ');
  expect(ids).toHaveLength(5);
  expect(ids.at(-1)).toBe('nutritionist0');
});

test('the skills of the trade come before another trade with the same noun', () => {
  const ids = idsOf('drug safety associate ');
  expect(ids.slice(0, 3).every((id) => id.startsWith('safety'))).toBe(true);
  expect(ids[3]).toBe('vigilance0');
});

test('whoever has the skills of those who lead does not lead', () => {
  expect(idsOf('sales manager ')).not.toContain('seller0');
});

test('words as typed are not met by skills', () => {
  const hits = engine.search({ ...ask('dietitian '), asTyped: true }).hits;
  expect(hits.map(({ talentId }) => talentId)).not.toContain('nutritionist0');
});

test.each(['dietitian ', 'drug safety associate ', 'dietitian in nagpur', 'safety associate with argus'])(
  'the trade of "%s" is learned as a plain search learns it',
  (text) => {
    const { talentIds, total } = plainSearch(documents, ask(text));
    for (const asked of [engine, packed]) {
      expect(idsOf(text, asked)).toEqual(talentIds);
      expect(asked.search(ask(text)).total).toBe(total);
    }
  },
);

test('why somebody is found names no word that only skills stand for', () => {
  const hit = engine.search(ask('dietitian ')).hits.find(({ talentId }) => talentId === 'nutritionist0');
  expect(hit?.match.words).toEqual([]);
});
