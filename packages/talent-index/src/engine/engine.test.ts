import { expect, test } from 'vitest';
import { nothing, somebody } from '../../test/searched.ts';
import { SearchEngine } from './engine.ts';
import { NOBODY } from '../everybody.ts';
import { engineWith, found, people } from '../../test/engine-people.ts';

test.each([
  ['a word', 'figma', 'ux'],
  ['capitals', 'FIGMA', 'ux'],
  ['the beginning of the last word', 'fig', 'ux'],
  ['one letter', 'k', 'devops'],
  ['a word and a beginning', 'java dev', 'java'],
  ['swapped letters', 'fgima', 'ux'],
  ['the first two letters swapped', 'ifgma', 'ux'],
  ['a missing letter', 'pyton', 'python'],
  ['a letter too many', 'djanngo', 'python'],
  ['two slips in a long word', 'kuberntes', 'devops'],
  ['two slips in a long word, as it is typed', 'prtotypin', 'ux'],
  ['slips in both words', 'recat develper', 'react'],
  ['an unfinished, misspelt word', 'kubrnet', 'devops'],
  ['a plural', 'designers', 'ux'],
  ['a form written apart', 'node js', 'node'],
  ['a form joined', 'nodejs', 'node'],
  ['a form with a dot', 'node.js', 'node'],
  ['a form with a hyphen', 'node-js', 'node'],
  ['a form that no list knows, with a dot', 'socket.io', 'full'],
  ['a form that no list knows, joined', 'socketio', 'full'],
  ['a form that no list knows, apart', 'socket io', 'full'],
  ['C++', 'c++', 'cpp'],
  ['C++ by another name', 'cpp', 'cpp'],
  ['C#', 'C#', 'dotnet'],
  ['.NET', '.net', 'dotnet'],
  ['.NET by another name', 'dotnet', 'dotnet'],
  ['ASP.NET', 'asp.net', 'dotnet'],
  ['js', 'js', 'full'],
  ['ts', 'ts', 'react'],
  ['k8s', 'k8s', 'devops'],
  ['ror', 'ror', 'rails'],
  ['rn', 'rn', 'native'],
  ['what an abbreviation stands for', 'quality assurance', 'qa'],
  ['user experience', 'user experience', 'ux'],
  ['an abbreviation of two words', 'ml', 'ml'],
  ['ci cd', 'ci cd', 'devops'],
  ['postgres', 'postgres', 'python'],
  ['an old name of a city', 'java bangalore', 'java'],
  ['no accents', 'resume', 'jose'],
  ['accents nobody wrote', 'résumé coàch', 'jose'],
  ['sharp s', 'strasse', 'jose'],
  ['Devanagari', 'हिन्दी', 'hindi'],
  ['the beginning of a word in Devanagari', 'हिन्', 'hindi'],
  ['a full-width word', 'ｆｉｇｍａ', 'ux'],
  ['words that say nothing around one that does', 'who is the best with figma', 'ux'],
  ['a name', 'asha rao', 'react'],
])('finds by %s: %s', (_, text, first) => {
  expect(found(people, { text })[0]).toBe(first);
});

test.each([
  ['three letters are not corrected', 'cxs', 'react'],
  ['another first letter is not corrected', 'bigma', 'ux'],
  ['digits are not corrected', '2021', 'python'],
  ['a vowel sign is part of its word', 'लखत', 'hindi'],
  ['a finished word is no beginning', 'fig ', 'ux'],
])('%s', (_, text, other) => {
  expect(found(people, { text })).not.toContain(other);
});

test('a title counts more than a name, a name more than a skill, and so on down to the studies', () => {
  const engine = engineWith(
    somebody('study', { educationList: ['Kestrel, Pune University'] }),
    somebody('project', { personalProjects: ['Kestrel at home'] }),
    somebody('work', { workExperiences: ['Kestrel keeper'] }),
    somebody('certificate', { certifications: ['Kestrel Associate, Falconry'] }),
    somebody('about', { about: 'I look after kestrel nests.' }),
    somebody('place', { locality: 'Kestrel Nagar, Pune' }),
    somebody('skill', { skills: ['Kestrel', 'Git'] }),
    somebody('name', { name: 'Kestrel Das' }),
    somebody('title', { jobTitle: 'Kestrel Developer' }),
  );
  expect(found(engine, { text: 'kestrel' })).toEqual([
    'title',
    'name',
    'skill',
    'place',
    'about',
    'certificate',
    'work',
    'project',
    'study',
  ]);
});

test('equal scores are ordered by freshness, then by id', () => {
  const engine = engineWith(
    somebody('b', { updatedAtMs: 5 }),
    somebody('a', { updatedAtMs: 5 }),
    somebody('fresh', { updatedAtMs: 9 }),
  );
  expect(found(engine, { text: 'software' })).toEqual(['fresh', 'a', 'b']);
});

test('the pages contain each talent once, to the end', () => {
  const everybody = Array.from({ length: 1000 }, (_, at) =>
    somebody(`talent-${at}`, {
      updatedAtMs: (at * 7) % 100,
      jobTitle: at % 3 === 0 ? 'Lead Developer' : 'Developer',
    }),
  );
  const engine = engineWith(...everybody);
  const pages = Array.from({ length: 51 }, (_, page) => found(engine, { text: 'developer lead', page }));
  const seen = pages.flat();
  expect(seen).toHaveLength(1000);
  expect(new Set(seen).size).toBe(1000);
  const { total, nearTotal } = engine.search({ ...nothing, text: 'developer lead', page: 3 });
  expect({ total, nearTotal }).toEqual({ total: 334, nearTotal: 666 });
  expect(pages[50]).toEqual([]);
});

test('talents with all words come first, then the best partial matches, and the answer says so', () => {
  const answer = people.search({ ...nothing, text: 'react typescript kafka' });
  expect(answer).toMatchObject({ allWordsTotal: 0, isPartial: true, total: 0, nearTotal: 2 });
  expect(answer.hits[0]).toMatchObject({ talentId: 'react', match: { words: ['react', 'typescript'] } });
  const all = people.search({ ...nothing, text: 'react typescript' });
  expect(all).toMatchObject({ allWordsTotal: 1, isPartial: true, total: 1, nearTotal: 1 });
  expect(all.hits.map(({ talentId }) => talentId)).toEqual(['react', 'native']);
});

test('a hit names the fields, words and skills that matched', () => {
  const [hit] = people.search({ ...nothing, text: 'raect css rao', skills: ['typescript'] }).hits;
  expect(hit).toEqual({
    talentId: 'react',
    match: {
      fields: ['jobTitle', 'name', 'skills'],
      words: ['react', 'css', 'rao'],
      skills: ['React', 'TypeScript', 'CSS'],
      standings: [],
    },
  });
});

test('all asked skills are required, however they are written', () => {
  expect(found(people, { skills: ['REACT.JS', 'ts'] })).toEqual(['react']);
  expect(found(people, { skills: ['React', 'Kafka'] })).toEqual([]);
  expect(found(people, { skills: ['No such skill'] })).toEqual([]);
  expect(found(people, { skills: ['React'] })).toEqual(['react']);
});

test('skills are counted within the result, under the label that most talents use', () => {
  const engine = engineWith(
    somebody('1', { skills: ['ReactJS', 'Git'] }),
    somebody('2', { skills: ['React', 'Git', 'reactjs'] }),
    somebody('3', { skills: ['React'], experienceInYears: 9 }),
  );
  expect(engine.search(nothing).facets.skills).toEqual([
    { value: 'React', count: 3 },
    { value: 'Git', count: 2 },
  ]);
  expect(engine.search({ ...nothing, experienceInYears: { min: 5 } }).facets.skills).toEqual([
    { value: 'React', count: 1 },
  ]);
});

test('ranges include both ends, and the bounds are those of the result', () => {
  const engine = engineWith(
    somebody('1', { experienceInYears: 1, expectedSalaryInLpaInr: 4.5 }),
    somebody('2', { experienceInYears: 2.3, expectedSalaryInLpaInr: 8 }),
    somebody('3', { experienceInYears: 3, expectedSalaryInLpaInr: 20 }),
  );
  const answer = engine.search({ ...nothing, experienceInYears: { min: 1, max: 2.3 } });
  expect(answer.total).toBe(2);
  expect(answer.ranges).toEqual({
    experienceInYears: { min: 1, max: 2.3 },
    expectedSalaryInLpaInr: { min: 4.5, max: 8 },
  });
  expect(found(engine, { expectedSalaryInLpaInr: { max: 5 } })).toEqual(['1']);
});

test('hidden talents are left out of every count', () => {
  const answer = people.search({ ...nothing, text: 'react', hiddenTalentIds: ['react', 'react', 'nobody'] });
  expect(answer.hits.map(({ talentId }) => talentId)).toEqual(['native']);
  expect(answer.total).toBe(1);
  expect(found(people, { text: 'react' })).toEqual(['react', 'native']);
});

test('a talent who is hidden twice counts once in what the others call a skill', () => {
  const engine = engineWith(
    somebody('hidden', { skills: ['Machine Learning'] }),
    somebody('short', { skills: ['ML'] }),
  );
  const { facets } = engine.search({ ...nothing, hiddenTalentIds: ['hidden', 'hidden'] });
  expect(facets.skills).toEqual([{ value: 'ML', count: 1 }]);
});

test('a guest finds nobody by name, wherever it is written, and no hit names it as a reason', () => {
  const engine = engineWith(
    somebody('asha', {
      name: 'Asha Deshpande',
      jobTitle: 'Designer',
      about: 'Hello, I am Asha. Asha designs.',
      workExperiences: ['Designer\nDeshpande & Sons'],
      personalProjects: ['asha.dev', "Asha's garden"],
    }),
    somebody('other', { jobTitle: 'Designer', about: 'Worked with Asha once.' }),
  );
  for (const text of ['asha', 'ash', 'ahsa', 'deshpande', 'deshpnade', 'asha deshpande', 'ashas']) {
    expect(found(engine, { text, redacted: true })).not.toContain('asha');
    expect(found(engine, { text })).toContain('asha');
  }
  const answer = engine.search({ ...nothing, text: 'designer asha', redacted: true });
  expect(answer.hits.find(({ talentId }) => talentId === 'asha')?.match).toMatchObject({
    fields: ['jobTitle'],
    words: ['designer'],
  });
});

test.each([
  ['infosys', ['infosys']],
  ['react ex google', ['ex google']],
  ['react not tcs', ['not tcs']],
  ['infosys or python', ['infosys']],
  ['react pune', []],
])('what a guest may not ask is named as left out: %s', (text, withheld) => {
  const engine = engineWith(somebody('asha', { jobTitle: 'React Developer' }));
  expect(engine.search({ ...nothing, text, redacted: true }).reading.withheld).toEqual(withheld);
  expect(engine.search({ ...nothing, text }).reading.withheld).toEqual([]);
});

test('changes are visible at once, before and after they are packed', () => {
  const engine = engineWith(somebody('asha', { jobTitle: 'Designer' }), somebody('ravi', {}));
  for (const packs of [false, true, true]) {
    engine.apply({ upserts: [somebody('asha', { jobTitle: 'Kestrel Keeper' })], removals: ['ravi'] });
    if (packs) for (const _ of engine.compact()) expect(found(engine, { text: 'kestrel' })).toEqual(['asha']);
    expect(found(engine, { text: 'kestrel' })).toEqual(['asha']);
    expect(found(engine, { text: 'designer' })).toEqual([]);
    expect([engine.has('asha'), engine.has('ravi'), engine.talents]).toEqual([true, false, 1]);
    engine.apply({
      upserts: [somebody('asha', { jobTitle: 'Designer' }), somebody('ravi', {})],
      removals: [],
    });
    expect(engine.search(nothing).total).toBe(2);
  }
});

test('an index without talent answers', () => {
  const { reading, ...answer } = new SearchEngine().search({ ...nothing, text: 'react' });
  const { reading: _, ...nobody } = NOBODY;
  expect(answer).toEqual({ hits: [], ...nobody });
  expect(reading.dropped).toEqual([]);
});

test('packing when nothing changed adds no segment', () => {
  const engine = new SearchEngine();
  engine.apply({ upserts: [somebody('asha', {})], removals: [], ready: true });
  const segments = () => {
    for (const _ of engine.compact());
    const [head] = [...engine.sections()];
    return (JSON.parse(Buffer.from(head?.bytes ?? []).toString()) as { segments: number }).segments;
  };
  expect([segments(), segments(), segments()]).toEqual([1, 1, 1]);
});
