import { expect, test } from 'vitest';
import type { TalentDocument, TalentQuestion } from '../port.ts';
import { engineWith } from '../../test/engine-people.ts';
import { plainSearch } from '../../test/plain-search.ts';
import { nothing, somebody } from '../../test/searched.ts';

const COOLING = ['Brazing', 'Gas Charging', 'Chillers', 'Ducting', 'Compressors'];

const made = (
  name: string,
  jobTitle: string,
  skills: string[],
  count = 1,
  rest: Partial<TalentDocument> = {},
): TalentDocument[] =>
  Array.from({ length: count }, (_, at) =>
    somebody(`${name}${at}`, {
      jobTitle,
      skills,
      updatedAtMs: at,
      ...rest,
      facts: { ...somebody('').facts, ...rest.facts, skillMonths: skills.map(() => 0) },
    }),
  );

const documents = [
  ...made('aircon', 'Aircon Mechanic', COOLING, 2),
  ...made('hvac', 'HVAC Technician', COOLING.slice(1), 3),
  ...made('welder', 'Welder', ['Brazing', 'MIG', 'TIG'], 2),
  ...made('office', 'Aircon Mechanic', COOLING, 1, {
    facts: { ...somebody('').facts, canWorkFromHome: false },
  }),
  ...made('named', 'Accountant', COOLING, 1, { name: 'Meera Zaveri' }),
  ...made('head', 'Plant Director', ['Budgets', 'Tenders', 'Audits'], 2),
  ...made('under', 'Office Clerk', ['Budgets', 'Tenders', 'Audits']),
  ...made('other', 'Accountant', ['Tally', 'GST'], 60),
];
const engine = engineWith(...documents);
const packed = engineWith(...documents);
for (const _ of packed.compact()) continue;

const ask = (text: string, rest: Partial<TalentQuestion> = {}): TalentQuestion => ({
  ...nothing,
  text,
  ...rest,
});
const idsOf = (question: TalentQuestion) => engine.search(question).hits.map(({ talentId }) => talentId);

test.each([
  ['the words as typed', ask('aircon ', { asTyped: true }), 'hvac0'],
  ['a quoted phrase', ask('"aircon mechanic" '), 'hvac0'],
  ['an explicit AND', ask('aircon AND mechanic '), 'hvac0'],
  ['a name', ask('zaveri ', { redacted: false }), 'aircon0'],
  ['a job that leads others', ask('plant director '), 'under0'],
  ['an exclusion', ask('aircon -hvac '), 'hvac0'],
  ['a filter', ask('aircon ', { conditions: [{ kind: 'workMode', isRemote: false }] }), 'hvac0'],
])('similar people do not follow against %s', (_, question, id) => {
  const ids = idsOf(question);
  expect(ids).not.toEqual([]);
  expect(ids).not.toContain(id);
});

test('people with the skills of the few who have the word follow, those with more of them first', () => {
  const answer = engine.search(ask('aircon '));
  const ids = answer.hits.map(({ talentId }) => talentId);
  expect(ids.slice(0, 3).toSorted()).toEqual(['aircon0', 'aircon1', 'office0']);
  expect(ids.indexOf('hvac0')).toBeLessThan(ids.indexOf('welder0'));
  expect(ids).not.toContain('other0');
  expect(answer).toMatchObject({ total: 3, allWordsTotal: 3, isPartial: true });
  expect(answer.nearTotal).toBe(ids.length - 3);
  expect(answer.reading).toMatchObject({ hasSimilar: true, dropped: [] });
});

test('why a similar person follows are the skills, and no word', () => {
  const hit = engine.search(ask('aircon ')).hits.find(({ talentId }) => talentId === 'hvac0');
  expect(hit?.match).toMatchObject({ words: [], fields: ['skills'], skills: COOLING.slice(1) });
});

test.each(['aircon ', 'aircon mechanic ', 'aircon wfh ', 'welder or aircon ', 'zaveri ', 'plant director '])(
  'a plain search finds the same people for "%s"',
  (text) => {
    const { talentIds, total, nearTotal, reading } = plainSearch(documents, ask(text));
    for (const asked of [engine, packed]) {
      const answer = asked.search(ask(text));
      expect(answer.hits.map(({ talentId }) => talentId)).toEqual(talentIds);
      expect(answer).toMatchObject({ total, nearTotal, reading });
    }
  },
);
