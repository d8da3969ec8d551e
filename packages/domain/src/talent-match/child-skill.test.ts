import { expect, test } from 'vitest';
import { matchOptions, unskilled } from '../../test/match.ts';
import { talentMatch } from './match.ts';

const naming = {
  keyOf: (name: string) => name,
  namedIn: () => new Set<string>(),
  titleWords: () => new Set<string>(),
  childrenOf: (name: string) => (name === 'SQL' ? ['MySQL', 'PostgreSQL'] : []),
};

test.each([
  ['SQL', 'notStated', 'PostgreSQL, years not stated'],
  ['Kafka', 'gap', 'Kafka not in the profile'],
])('who has a skill that nobody has without %s: %s, %s', (asked, outcome, fact) => {
  const criteria = { title: '', mustSkills: [{ names: [asked] }], niceSkills: [], conditions: {} };
  const { items } = talentMatch(
    criteria,
    { ...unskilled, skills: ['PostgreSQL'] },
    { ...matchOptions, naming },
  );
  expect(items[0]).toMatchObject({ label: asked, outcome, fact });
});
